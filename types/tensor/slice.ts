// Which arguments does `slice` take, and what does it leave of a tensor? One argument a leaf, so a nested tensor loses its nesting.
import type { Layout } from "../layout/layout.js";
import type { AsArray, LeavesOf } from "./size.js";
import type { SliceArguments } from "./slice-argument.js";
import type { ArgumentsWanted } from "./slice-fits.js";
import type { Found, LayoutLeft, SlicedModes, VerdictOn } from "./sliced.js";
import type { AnyTensor, ShapeIn, View } from "./tensor.js";

/**
 * What `t.slice(...arguments)` gives: an index drops its axis, a range keeps its extent static where both bounds are.
 * @example
 * type T = SliceType<TileTensor<"float32", Layout<[8, 4], [4, 1]>>, ["0:2", 3]>; // TileTensor<"float32", Layout<[2], [4]>>
 */
export type SliceType<Tensor extends AnyTensor, Arguments extends SliceArguments> = View<
  Tensor,
  LayoutLeft<Sliced<Tensor["layout"], Arguments>>
>;

/** `Arguments` where the layout takes them, else with a sentence in place of the wrong one. */
export type CheckedSlice<Parent, Arguments extends SliceArguments> = [Arguments] extends [never]
  ? Arguments
  : {
      ok: Arguments;
      bad: AsArray<ArgumentsWanted<"slice", LeavesOf<ShapeIn<Parent>>, Arguments>>;
    }[VerdictOn<Sliced<Parent, Arguments>>];

type Sliced<Parent, Arguments> =
  Parent extends Layout<infer Shape, infer Stride>
    ? SlicedModes<"slice", LeavesOf<Shape>, LeavesOf<Stride>, Arguments>
    : Found<"ok", Layout<number[], number[]>>;
