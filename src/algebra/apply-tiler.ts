// What does an operation of two layouts do mode by mode? The twin of `types/algebra/apply-tiler.ts`.
import type { Accepted } from "../../types/algebra/accepted.js";
import type { ApplyTiler, TilerOperations } from "../../types/algebra/apply-tiler.js";
import type { Read } from "../../types/algebra/door.js";
import type { TilerArg } from "../../types/algebra/tiler.js";
import type { NotAny } from "../../types/coord/checked.js";
import type { AnyLayout } from "../../types/layout/layout.js";
import { describe } from "../coord/check.js";
import { fail } from "../message/index.js";
import { composeTree } from "./compose.js";
import { divide } from "./divide.js";
import { layoutOf, treeOf } from "./door.js";
import type { LayoutTree } from "./layout-tree.js";
import { multiply } from "./multiply.js";
import { type ByTile, byMode, tilingOf } from "./tiling.js";

const actions: Readonly<Record<keyof TilerOperations, ByTile<LayoutTree>>> = {
  composition: composeTree,
  logicalDivide: divide,
  logicalProduct: multiply,
};

/**
 * The operation of that name on each mode of `self` by the tile that meets it: what `composition`, `logicalDivide` and `logicalProduct` do
 * with a tiler.
 * A size n is the tile `n:1`, `null` leaves the mode, modes past the tiler stay as they are. Throws for another operation, when the tiler
 * has more modes than the layout, and where the operation does. Source: CuTe's `transform_layout`, Mojo's `apply_tiler`.
 * @example
 * applyTiler("logicalDivide", layout([8, 24], [24, 1]), [4, null]); // ((4,2),24):((24,96),1)
 */
export function applyTiler<
  Operation extends keyof TilerOperations,
  Self extends AnyLayout,
  const Tiler extends TilerArg,
>(
  this: NotAny<Operation, "applyTiler"> & NotAny<Self, "applyTiler"> & NotAny<Tiler, "applyTiler">,
  operation: Operation,
  self: Accepted<Self, Read<Operation, Self>>,
  tiler: Accepted<Tiler, ApplyTiler<Operation, Self, Tiler>>,
): ApplyTiler<Operation, Self, Tiler> {
  if (!Object.hasOwn(actions, operation)) {
    fail("applyTiler.operation", { value: describe(operation) });
  }
  const tiling = tilingOf(operation, tiler);
  const tree = byMode(operation, treeOf(operation, self), tiling, actions[operation]);
  const result: unknown = layoutOf(operation, tree, self);
  return result as ApplyTiler<Operation, Self, Tiler>;
}
