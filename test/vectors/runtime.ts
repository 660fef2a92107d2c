// Which function answers which operation of the vectors? An operation is covered at run time as soon as it has a line here.
//
// A function gives a number, an int-tuple, a boolean or a layout; `{ layout, offset }` where the vectors ask for an offset too; and for what
// the vectors know only by its map anything with `size()`, `rank()` and `index(i)`.
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
};
