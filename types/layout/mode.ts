// What is one mode of a layout?
import type { AnyLayout, Layout } from "./layout.js";

/**
 * Mode `Index` as a layout of its own; an integer layout is its own mode 0.
 * @example
 * type M = Mode<Layout<[4, [3, 2]], [6, [2, 1]]>, 1>; // Layout<[3, 2], [2, 1]>
 */
export type Mode<L extends AnyLayout, Index extends number> = Layout<
  ModeOf<L["shape"], Index>,
  ModeOf<L["stride"], Index>
>;

type ModeOf<Tuple, Index extends number> = Tuple extends readonly unknown[]
  ? Tuple[Index]
  : Index extends 0
    ? Tuple
    : never;
