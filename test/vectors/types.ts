// Which type answers which operation of the vectors? An operation is covered by the compilers as soon as it has a line
// here.
//
// A line gives the text of a type that computes a number, an int-tuple, a boolean, a `Layout` or, where the operation
// refuses, a `Refused`; `{ layout; offset }` where the vectors ask for an offset too.
import type { Args } from "./runtime.js";

export interface TypeTable {
  readonly [operation: string]: (args: Args) => string;
}

/** What the lines mention. */
export const imports = `
import type * as algebra from "../../types/algebra/index.js";
import type * as coord from "../../types/coord/index.js";
import type { Layout, LayoutEqual } from "../../types/layout/index.js";
import type { EachSwizzled, Plain } from "../../test/vectors/verdicts.js";
`.trim();

export const types: TypeTable = {
  layout: ({ layout }) => layoutType(layout),
  layout_equal: ({ a, b }) => `LayoutEqual<${layoutType(a)}, ${layoutType(b)}>`,
  crd2idx: (args) => apply("coord.Crd2Idx", args.coord, args.shape, args.stride),
  idx2crd: ({ index, shape, stride }) => apply("coord.Idx2Crd", index, shape, stride),
  crd2crd: (args) => apply("coord.Crd2Crd", args.coord, args.dst, args.src),
  product: ({ tuple }) => apply("coord.Product", tuple),
  flatten: ({ tuple }) => apply("coord.Flatten", tuple),
  prefix_product: ({ tuple, init }) => apply("coord.PrefixProduct", tuple, init),
  suffix_product: ({ tuple, init }) => apply("coord.SuffixProduct", tuple, init),
  inner_product: ({ a, b }) => apply("coord.InnerProduct", a, b),
  coalesce: ({ layout, profile }) => algebra("Coalesce", layoutType(layout), profile),
  filter: ({ layout, profile }) => algebra("Filter", layoutType(layout), profile),
  complement: ({ layout, cotarget }) => algebra("Complement", layoutType(layout), cotarget),
  composition: ({ a, b }) => algebra("Composition", layoutType(a), tilerType(b)),
  logical_divide: ({ a, b }) => algebra("LogicalDivide", layoutType(a), tilerType(b)),
  zipped_divide: ({ a, b }) => algebra("ZippedDivide", layoutType(a), tilerType(b)),
  tiled_divide: ({ a, b }) => algebra("TiledDivide", layoutType(a), tilerType(b)),
  flat_divide: ({ a, b }) => algebra("FlatDivide", layoutType(a), tilerType(b)),
  logical_product: ({ a, b }) => algebra("LogicalProduct", layoutType(a), tilerType(b)),
  zipped_product: ({ a, b }) => algebra("ZippedProduct", layoutType(a), tilerType(b)),
  tiled_product: ({ a, b }) => algebra("TiledProduct", layoutType(a), tilerType(b)),
  flat_product: ({ a, b }) => algebra("FlatProduct", layoutType(a), tilerType(b)),
  blocked_product: ({ a, b }) => algebra("BlockedProduct", layoutType(a), layoutType(b)),
  raked_product: ({ a, b }) => algebra("RakedProduct", layoutType(a), layoutType(b)),
  right_inverse: ({ layout }) => algebra("RightInverse", layoutType(layout)),
  left_inverse: ({ layout }) => algebra("LeftInverse", layoutType(layout)),
  slice: ({ coord, layout }) => `Plain<${algebra("SliceAndOffset", coord, layoutType(layout))}>`,
  dice: ({ coord, layout }) => algebra("Dice", coord, layoutType(layout)),
  slice_tuple: ({ coord, tuple }) => algebra("Slice", coord, tuple),
  dice_tuple: ({ coord, tuple }) => algebra("Dice", coord, tuple),
  elem_scale: ({ a, b }) => algebra("ElemScale", a, b),
  shape_div: ({ a, b }) => algebra("ShapeDiv", a, b),
  swizzle: (args) => apply("EachSwizzled", swizzleType(args), args.offsets),
  swizzle_layout: (args) => algebra("ComposedLayout", swizzleType(args), args.offset, layoutType(args.layout)),
};

/** A type applied to what the file gives; arguments that it leaves out are left out. */
export function apply(type: string, ...args: readonly unknown[]): string {
  return `${type}<${args
    .filter((arg) => arg !== undefined)
    .map(textOf)
    .join(", ")}>`;
}

/** A type of the algebra room. */
function algebra(type: string, ...args: readonly unknown[]): string {
  return apply(`algebra.${type}`, ...args);
}

/** A tiler of the file: layouts, sizes and `null`, nested. */
function tilerType(given: unknown): string {
  if (Array.isArray(given)) {
    return `[${given.map(tilerType).join(", ")}]`;
  }
  return typeof given === "object" && given !== null ? layoutType(given) : String(given);
}

function swizzleType({ bits, base, shift }: Args): string {
  return algebra("Swizzle", bits, base, shift);
}

/** A layout of the file. */
export function layoutType(given: unknown): string {
  const { shape, stride } = given as Args;
  return `Layout<${textOf(shape)}, ${textOf(stride)}>`;
}

/** A number, a tuple, a boolean or `null` as a type. */
export function textOf(value: unknown): string {
  return Array.isArray(value) ? `[${value.map(textOf).join(", ")}]` : String(value);
}
