// Which part of a layout or of an int-tuple does a coordinate with gaps point at? The twin of `types/algebra/dice.ts`.
import type { Accepted } from "../../types/algebra/accepted.js";
import type { Dice } from "../../types/algebra/dice.js";
import type { DiceTarget, GapCrdArg, TargetOf } from "../../types/algebra/slice.js";
import type { NotAny } from "../../types/coord/checked.js";
import type { Mut } from "../../types/coord/int-tuple.js";
import { isIndex, keepModes } from "./kept-modes.js";

/**
 * The modes paired with an index, in one tuple; what a nested part of the coordinate points at is spliced in.
 * Throws where a nested part of the coordinate does not face a tuple of its rank, and for an index that is not a whole number from 0.
 * Source: CuTe's `dice`.
 * @example
 * dice([2, null], layout([3, [2, 2]], [4, [2, 1]])); // (3):(4)
 * dice([0, [0, null]], [3, [4, 5]]); // [3, 4]
 */
export function dice<const Crd extends GapCrdArg, const Target extends DiceTarget>(
  this: NotAny<Crd, "dice"> & NotAny<Target, "dice">,
  crd: Accepted<Crd, Dice<Mut<Crd>, TargetOf<Target>>>,
  target: Target,
): Dice<Mut<Crd>, TargetOf<Target>> {
  const result: unknown = keepModes("dice", isIndex, crd, target);
  return result as Dice<Mut<Crd>, TargetOf<Target>>;
}
