// Which shape do two layouts have in common, when integer modes may be split? The twin of `types/algebra/expand-modes-alike.ts`.
import type { Accepted } from "../../types/algebra/accepted.js";
import type { ExpandModesAlike, ExpandModesAlikeParts } from "../../types/algebra/expand-modes-alike.js";
import type { WithinReach } from "../../types/algebra/within-reach.js";
import type { NotAny } from "../../types/coord/checked.js";
import type { AnyLayout } from "../../types/layout/layout.js";
import { textOf } from "../coord/show.js";
import { fail } from "../message/index.js";
import { layoutOf, treeOf } from "./door.js";
import { type LayoutTree, type Leaf, shapeOf, sizeOf } from "./layout-tree.js";

/**
 * Both layouts over one shape, each the same function as before: an integer mode that faces a tuple is split as the tuple is.
 * Throws where an integer mode faces a tuple or an integer of another size, and a tuple one of another rank.
 * Source: the reference's `expand_modes_alike`.
 * @example
 * expandModesAlike(layout([3, 4], [2, 6]), layout(12, 1)); // [(3,4):(2,6), (3,4):(1,3)]
 */
export function expandModesAlike<Left extends AnyLayout, Right extends AnyLayout>(
  this: NotAny<Left, "expandModesAlike"> &
    NotAny<Right, "expandModesAlike"> &
    WithinReach<[Left, Right], ExpandModesAlike<Left, Right>>,
  left: Left,
  right: Accepted<Right, ExpandModesAlikeParts<Left, Right>>,
): ExpandModesAlike<Left, Right> {
  const [first, second] = alike(treeOf("expandModesAlike", left), treeOf("expandModesAlike", right));
  const pair = [layoutOf("expandModesAlike", first, left), layoutOf("expandModesAlike", second, right)] as const;
  const result: unknown = Object.freeze(pair);
  return result as ExpandModesAlike<Left, Right>;
}

function alike(left: LayoutTree, right: LayoutTree): readonly [LayoutTree, LayoutTree] {
  if ("extent" in left) {
    return [splitLike(left, right), right];
  }
  if ("extent" in right) {
    return [left, splitLike(right, left)];
  }
  if (left.length !== right.length) {
    fail("expandModesAlike.rank", { left: textOf(shapeOf(left)), right: textOf(shapeOf(right)) });
  }
  const pairs = left.map((mode, at) => alike(mode, right[at] as LayoutTree));
  return [pairs.map(([first]) => first), pairs.map(([, second]) => second)];
}

/** The leaf in the shape of `model`, its first part moving by its stride. */
function splitLike(leaf: Leaf, model: LayoutTree): LayoutTree {
  if (leaf.extent !== sizeOf(model)) {
    fail("expandModesAlike.size", { extent: leaf.extent, shape: textOf(shapeOf(model)) });
  }
  let stride = leaf.stride;
  const split = (part: LayoutTree): LayoutTree => {
    if (!("extent" in part)) {
      return part.map(split);
    }
    const { extent } = part;
    const piece = { extent, stride };
    stride *= extent;
    return piece;
  };
  return split(model);
}
