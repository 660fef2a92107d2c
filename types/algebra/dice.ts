// Which part of a layout or of an int-tuple does a coordinate with gaps point at?
import type { KeepModes } from "./kept-modes.js";

/**
 * The modes paired with an index, in one tuple; what a nested part of the coordinate points at is spliced in.
 * Source: CuTe's `dice`.
 * @example
 * type D = Dice<[2, null], Layout<[3, [2, 2]], [4, [2, 1]]>>; // Layout<[3], [4]>
 * type T = Dice<[0, [0, null]], [3, [4, 5]]>; // [3, 4]
 */
export type Dice<Crd, Target> = KeepModes<"dice", "index", Crd, Target>;
