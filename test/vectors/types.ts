// Which type answers which operation of the vectors? An operation is covered by the compilers as soon as it has a line here.
//
// A line gives the text of a type that computes a number, an int-tuple, a boolean, a `Layout` or, where the operation refuses, a `Refused`;
// `{ layout; offset }` where the vectors ask for an offset too.
import type { Args } from "./runtime.js";

export interface TypeTable {
  readonly [operation: string]: (args: Args) => string;
}

/** What the lines mention. */
export const imports = `
import type * as coord from "../../types/coord/index.js";
import type { Layout, LayoutEqual } from "../../types/layout/index.js";
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
};

/** A type applied to what the file gives; arguments that it leaves out are left out. */
export function apply(type: string, ...args: readonly unknown[]): string {
  return `${type}<${args
    .filter((arg) => arg !== undefined)
    .map(textOf)
    .join(", ")}>`;
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
