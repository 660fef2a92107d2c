// What does an operation of two layouts do mode by mode?
import type { LayoutOf, Read } from "./door.js";
import type { Grown } from "./grown.js";
import type { Action, ByMode } from "./tiling.js";

/** The operations that take a tiler, and what each does to a mode. */
export interface TilerOperations {
  readonly composition: "compose";
  readonly logicalDivide: "divide";
  readonly logicalProduct: "multiply";
}

/**
 * The operation of that name on each mode of `Self` by the tile that meets it: what `Composition`, `LogicalDivide` and `LogicalProduct` do
 * with a tiler.
 * A size n is the tile `n:1`, `null` leaves the mode, modes past the tiler stay as they are. Source: CuTe's `transform_layout`, Mojo's
 * `apply_tiler`.
 * @example
 * type D = ApplyTiler<"logicalDivide", Layout<[8, 24], [24, 1]>, [4, null]>; // Layout<[[4, 2], 24], [[24, 96], 1]>
 */
export type ApplyTiler<Operation extends keyof TilerOperations, Self, Tiler> = LayoutOf<
  Grown<Operation, Self, Tiler, ByMode<TilerOperations[Operation] & Action, Operation, Read<Operation, Self>, Tiler>>
>;
