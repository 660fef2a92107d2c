// Which layout has some modes of another? The twin of `types/algebra/sublayout.ts`.

import type { Tileable } from "../../types/algebra/inner.js";
import type { CheckedModes, Sublayout } from "../../types/algebra/sublayout.js";
import type { WithinReach } from "../../types/algebra/within-reach.js";
import type { NotAny, NotAnyIn } from "../../types/coord/checked.js";
import { checkPlace } from "../coord/rank.js";
import { innerTreeOf, layoutLike } from "./inner.js";
import { type LayoutTree, modesOf, shapeOf } from "./layout-tree.js";

/**
 * The layout of the named modes, in the order in which they are named, always as a tuple.
 * Of a composed layout the modes are those of its inner layout. Throws for a mode that the layout does not have. Source: the reference's `sublayout`, CuTe's `select`.
 * @example
 * sublayout(layout([2, 3, 4], [12, 4, 1]), 0, 2); // (2,4):(12,1)
 */
export function sublayout<Self extends Tileable, const Modes extends readonly number[]>(
  this: NotAny<Self, "sublayout"> &
    NotAny<Modes, "sublayout"> &
    NotAnyIn<Modes, "sublayout"> &
    WithinReach<[Self, Modes], Sublayout<Self, Modes>>,
  layout: Self,
  ...modes: CheckedModes<Self, Modes>
): Sublayout<Self, Modes> {
  const tree = innerTreeOf("sublayout", layout);
  const all = modesOf(tree);
  const shape = shapeOf(tree);
  const chosen = modes.map((mode: unknown) => {
    checkPlace("sublayout", shape, mode);
    return all[mode] as LayoutTree;
  });
  const result: unknown = layoutLike("sublayout", chosen, layout);
  return result as Sublayout<Self, Modes>;
}
