// Is a value a composed layout, and how is another layout put inside of it? Asked of the value itself, so that operations on layouts do not
// bring composed layouts along where a program has none.
import type { ComposedLayout } from "../../types/algebra/composed-layout.js";
import type { AnySwizzle } from "../../types/algebra/swizzle.js";
import type { RuntimeLayout } from "../layout/remake.js";

/** A composed layout of which nothing is known before the program runs. */
export type RuntimeComposedLayout = ComposedLayout<AnySwizzle | RuntimeLayout, number, RuntimeLayout>;

/** Under this symbol a composed layout makes another one; registered, since there may be several copies of the package. */
export const composing: unique symbol = Symbol.for("tilewright.composed-layout");

/** Is this value a composed layout, of this or another copy of the package? */
export function isComposedLayout(value: unknown): value is RuntimeComposedLayout {
  return typeof value === "object" && value !== null && composing in value;
}

/** Another layout, of other parts; throws as `composedLayout` does. */
export function recompose(
  self: RuntimeComposedLayout,
  outer: RuntimeComposedLayout["outer"],
  offset: number,
  inner: RuntimeLayout,
): RuntimeComposedLayout {
  // The interface that users see does not show the member under the symbol.
  const composer = self as unknown as { [composing](...parts: readonly unknown[]): RuntimeComposedLayout };
  return composer[composing](outer, offset, inner);
}
