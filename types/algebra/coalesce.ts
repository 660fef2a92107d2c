// Which layout with the fewest modes is the same function?
import type { LayoutOf, Read } from "./door.js";
import type { ByProfile } from "./profile.js";
import type { Coalesced, PlacesWithin } from "./radix.js";

/**
 * The layout with the fewest modes that is the same function of an index: L'(i) = L(i) for 0 <= i < size(L). Flat; no extent of 1 (`1:0`
 * if nothing is left), no s:d before t:(s*d), `0:1` if an extent is 0. It merges in column-major sense, first mode fastest; a tensor's
 * `coalesce()` needs row-major order. A tuple as `Profile` works mode by mode and leaves modes past its end; its integers only mark modes.
 * With an extent known only when run their number is open, unless all merge into one: then it is any layout. Source: CuTe's `coalesce`.
 * @example
 * type C = Coalesce<Layout<[2, [1, 6]], [1, [6, 2]]>>; // Layout<12, 1>
 */
export type Coalesce<Self, Profile = 0> = LayoutOf<ByProfile<"coalesce", Read<"coalesce", Self>, Profile>>;

/** [shape, stride] of the coalesced layout. */
export type CoalesceParts<Shape, Stride> = OrNone<PlacesWithin<Shape, Stride>>;

/** `0:1` where there is no coordinate. */
export type OrNone<Places> = Places extends "empty" ? [0, 1] : Coalesced<Places, "any">;
