// Which layout pairs the modes of two? The twin of `types/algebra/zip-modes.ts`.
import type { Accepted } from "../../types/algebra/accepted.js";
import type { WithinReach } from "../../types/algebra/within-reach.js";
import type { ZipModes, ZipModesParts } from "../../types/algebra/zip-modes.js";
import type { NotAny } from "../../types/coord/checked.js";
import type { AnyLayout } from "../../types/layout/layout.js";
import { fail } from "../message/index.js";
import { layoutOf, treeOf } from "./door.js";
import { type LayoutTree, modesOf } from "./layout-tree.js";

/**
 * The layout whose mode i is (mode i of `left`, mode i of `right`).
 * Two integer layouts give their one pair. Throws for layouts of different rank. Source: the reference's `zip_modes`.
 * @example
 * zipModes(layout([2, 5], [5, 1]), layout([3, 4], [10, 30])); // ((2,3),(5,4)):((5,10),(1,30))
 */
export function zipModes<Left extends AnyLayout, Right extends AnyLayout>(
  this: NotAny<Left, "zipModes"> & NotAny<Right, "zipModes"> & WithinReach<[Left, Right], ZipModes<Left, Right>>,
  left: Left,
  right: Accepted<Right, ZipModesParts<Left, Right>>,
): ZipModes<Left, Right> {
  const tree = zipTrees(treeOf("zipModes", left), treeOf("zipModes", right));
  const result: unknown = layoutOf("zipModes", tree, left);
  return result as ZipModes<Left, Right>;
}

function zipTrees(left: LayoutTree, right: LayoutTree): LayoutTree {
  if ("extent" in left && "extent" in right) {
    return [left, right];
  }
  const firsts = modesOf(left);
  const seconds = modesOf(right);
  if (firsts.length !== seconds.length) {
    fail("zipModes.rank", { left: firsts.length, right: seconds.length });
  }
  return firsts.map((first, mode) => [first, seconds[mode] as LayoutTree]);
}
