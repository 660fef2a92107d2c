// Which coordinates does a layout send to 0? The twin of `types/algebra/nullspace.ts`.
import type { Accepted } from "../../types/algebra/accepted.js";
import type { Nullspace } from "../../types/algebra/nullspace.js";
import type { NotAny } from "../../types/coord/checked.js";
import type { AnyLayout } from "../../types/layout/layout.js";
import { layoutOf, treeOf } from "./door.js";
import { bare, type LayoutTree, type Leaf, leavesOf, refuseEmpty } from "./layout-tree.js";

/**
 * The layout of the indices that `layout` sends to 0: L(N(i)) = 0 for all i < size(N), each such index once.
 * One mode for each leaf of stride 0; `1:0` where there is none. Throws for a layout of size 0. Source: CuTe's `nullspace`.
 * @example
 * nullspace(layout([4, 2, 3], [1, 0, 4])); // 2:4
 */
export function nullspace<Self extends AnyLayout>(
  this: NotAny<Self, "nullspace">,
  layout: Accepted<Self, Nullspace<Self>>,
): Nullspace<Self> {
  const tree = treeOf("nullspace", layout);
  refuseEmpty("nullspace", tree);
  const result: unknown = layoutOf("nullspace", kernelOf(leavesOf(tree)), layout);
  return result as Nullspace<Self>;
}

function kernelOf(leaves: readonly Leaf[]): LayoutTree {
  const kernel: Leaf[] = [];
  let indices = 1;
  for (const { extent, stride } of leaves) {
    if (stride === 0) {
      kernel.push({ extent, stride: indices });
    }
    indices *= extent;
  }
  return bare(kernel);
}
