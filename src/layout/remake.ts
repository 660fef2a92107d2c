// Is a value a layout, and how is another one made from it? Asked of the value itself, so that operations on layouts bring none of what
// layouts can do: who calls them has a layout, and with it all of that.
import type { IntTuple } from "../../types/coord/int-tuple.js";
import type { Layout } from "../../types/layout/layout.js";
import { describe } from "../coord/check.js";
import { fail } from "../message/index.js";

/** A layout of which nothing is known before the program runs: what the runtime algebra computes with. */
export type RuntimeLayout = Layout<IntTuple, IntTuple>;

/**
 * Makes a layout of congruent int-tuples that have been checked. Throws if its extents multiply past 2^53-1 or its offsets
 * pass that. `operation` is who asks, and `from` the layout that it made this one of, which the sentence then shows.
 */
export type MakesLayout = (operation: string, shape: IntTuple, stride: IntTuple, from?: RuntimeLayout) => RuntimeLayout;

/** Under this symbol a layout has what made it; registered, since there may be several copies of the package. */
export const making: unique symbol = Symbol.for("tilewright.layout");

/** Is this value a layout, of this or another copy of the package? */
export function isLayout(value: unknown): value is RuntimeLayout {
  return typeof value === "object" && value !== null && making in value;
}

export function checkLayout(operation: string, value: unknown): asserts value is RuntimeLayout {
  if (!isLayout(value)) fail("layout.not-a-layout", { operation, value: describe(value) });
}

/** What makes layouts such as this one. */
export function makerOf(layout: RuntimeLayout): MakesLayout {
  // The interface that users see does not show the member under the symbol.
  return (layout as unknown as { readonly [making]: MakesLayout })[making];
}
