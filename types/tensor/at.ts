// Which arguments does `at` take, and what does it leave of a tensor? One argument a mode; a negative bound counts from the end.
import type { Layout } from "../layout/layout.js";
import type { AsArray } from "./size.js";
import type { SliceArguments } from "./slice-argument.js";
import type { ArgumentsWanted } from "./slice-fits.js";
import type { Found, LayoutLeft, SlicedModes, VerdictOn } from "./sliced.js";
import type { AnyTensor, ShapeIn, View } from "./tensor.js";

/**
 * What `t.at(...arguments)` gives: an index drops its mode, a range keeps its extent static where both bounds are.
 * @example
 * type T = AtType<TileTensor<"float32", Layout<[8, 4], [4, 1]>>, ["-2:", 3]>; // TileTensor<"float32", Layout<[2], [4]>>
 */
export type AtType<Tensor extends AnyTensor, Arguments extends SliceArguments> = View<
  Tensor,
  LayoutLeft<Sliced<Tensor["layout"], Arguments>>
>;

/** `Arguments` where the modes take them, else with a sentence in place of the wrong one. */
export type CheckedAt<Parent, Arguments extends SliceArguments> = [Arguments] extends [never]
  ? Arguments
  : {
      ok: Arguments;
      bad: AsArray<ArgumentsWanted<"at", ShapeIn<Parent>, Arguments>>;
    }[VerdictOn<Sliced<Parent, Arguments>>];

type Sliced<Parent, Arguments> =
  Parent extends Layout<infer Shape, infer Stride>
    ? SlicedModes<"at", Shape, Stride, Arguments>
    : Found<"ok", Layout<number[], number[]>>;
