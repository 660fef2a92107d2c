// Which function answers which operation of the vectors? An operation is covered at run time as soon as it has a line
// here.
//
// A function gives a number, an int-tuple, a boolean or a layout; `{ layout, offset }` where the vectors ask for an
// offset too; and for what the vectors know only by its map anything with `size()`, `rank()` and `index(i)`.
import * as algebra from "../../src/algebra/index.js";
import * as coord from "../../src/coord/index.js";
import { layout } from "../../src/layout/index.js";

export type Args = Readonly<Record<string, unknown>>;

/** As JavaScript calls them: what is wrong with the arguments of a vector must be found when the program runs. */
// biome-ignore lint/suspicious/noExplicitAny: the arguments come from a file
type Untyped = (...args: any[]) => any;
const call = (operation: unknown, ...args: readonly unknown[]): unknown => (operation as Untyped)(...args);

/** A layout of the file. */
export function layoutOf(given: unknown): unknown {
  const { shape, stride } = given as Args;
  return call(layout, shape, stride);
}

/** A tiler of the file: layouts, sizes and `null`, nested. */
export function tilerOf(given: unknown): unknown {
  if (Array.isArray(given)) {
    return given.map(tilerOf);
  }
  return typeof given === "object" && given !== null ? layoutOf(given) : given;
}

export const runtime: Readonly<Record<string, (args: Args) => unknown>> = {
  layout: (args) => layoutOf(args.layout),
  layout_equal: ({ a, b }) =>
    call((left: { equals: Untyped }, right: unknown) => left.equals(right), layoutOf(a), layoutOf(b)),
  crd2idx: (args) => call(coord.crd2idx, args.coord, args.shape, args.stride),
  idx2crd: ({ index, shape, stride }) => call(coord.idx2crd, index, shape, stride),
  crd2crd: (args) => call(coord.crd2crd, args.coord, args.dst, args.src),
  product: ({ tuple }) => call(coord.product, tuple),
  flatten: ({ tuple }) => call(coord.flatten, tuple),
  prefix_product: ({ tuple, init }) => call(coord.prefixProduct, tuple, init),
  suffix_product: ({ tuple, init }) => call(coord.suffixProduct, tuple, init),
  inner_product: ({ a, b }) => call(coord.innerProduct, a, b),
  coalesce: ({ layout: self, profile }) => call(algebra.coalesce, layoutOf(self), profile),
  filter: ({ layout: self, profile }) => call(algebra.filter, layoutOf(self), profile),
  complement: ({ layout: self, cotarget }) => call(algebra.complement, layoutOf(self), cotarget),
  composition: ({ a, b }) => call(algebra.composition, layoutOf(a), tilerOf(b)),
  logical_divide: ({ a, b }) => call(algebra.logicalDivide, layoutOf(a), tilerOf(b)),
  zipped_divide: ({ a, b }) => call(algebra.zippedDivide, layoutOf(a), tilerOf(b)),
  tiled_divide: ({ a, b }) => call(algebra.tiledDivide, layoutOf(a), tilerOf(b)),
  flat_divide: ({ a, b }) => call(algebra.flatDivide, layoutOf(a), tilerOf(b)),
  logical_product: ({ a, b }) => call(algebra.logicalProduct, layoutOf(a), tilerOf(b)),
  zipped_product: ({ a, b }) => call(algebra.zippedProduct, layoutOf(a), tilerOf(b)),
  tiled_product: ({ a, b }) => call(algebra.tiledProduct, layoutOf(a), tilerOf(b)),
  flat_product: ({ a, b }) => call(algebra.flatProduct, layoutOf(a), tilerOf(b)),
  blocked_product: ({ a, b }) => call(algebra.blockedProduct, layoutOf(a), layoutOf(b)),
  raked_product: ({ a, b }) => call(algebra.rakedProduct, layoutOf(a), layoutOf(b)),
  right_inverse: (args) => call(algebra.rightInverse, layoutOf(args.layout)),
  left_inverse: (args) => call(algebra.leftInverse, layoutOf(args.layout)),
  slice: (args) => call(algebra.sliceAndOffset, args.coord, layoutOf(args.layout)),
  dice: (args) => call(algebra.dice, args.coord, layoutOf(args.layout)),
  slice_tuple: (args) => call(algebra.slice, args.coord, args.tuple),
  dice_tuple: (args) => call(algebra.dice, args.coord, args.tuple),
  elem_scale: ({ a, b }) => call(algebra.elemScale, a, b),
  shape_div: ({ a, b }) => call(algebra.shapeDiv, a, b),
  swizzle: ({ bits, base, shift, offsets }) => {
    const self = call(algebra.swizzle, bits, base, shift);
    return (offsets as readonly number[]).map((offset) => call(algebra.applySwizzle, self, offset));
  },
  swizzle_layout: ({ bits, base, shift, offset, layout: self }) =>
    call(algebra.composedLayout, call(algebra.swizzle, bits, base, shift), offset, layoutOf(self)),
};
