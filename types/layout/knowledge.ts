// What does the checker know of a layout? These questions are about types only: when the program runs, every number is
// known.
import type { Flatten } from "../coord/flatten.js";
import type { IsStatic } from "../int/index.js";
import type { AnyLayout } from "./layout.js";

/**
 * Is every extent a literal?
 * @example
 * type K = ShapeKnown<Layout<[number, 4], [4, 1]>>; // false
 */
export type ShapeKnown<L extends AnyLayout> = AllStatic<Flatten<L["shape"]>>;

/**
 * Is every stride a literal?
 * @example
 * type K = StrideKnown<Layout<[number, 4], [4, 1]>>; // true
 */
export type StrideKnown<L extends AnyLayout> = AllStatic<Flatten<L["stride"]>>;

/**
 * Are all extents and strides literals?
 * @example
 * type K = AllDimsKnown<Layout<[4, 4], [4, 1]>>; // true
 */
export type AllDimsKnown<L extends AnyLayout> = ShapeKnown<L> extends true ? StrideKnown<L> : false;

type AllStatic<Sizes> = Sizes extends readonly [infer Head, ...infer Rest]
  ? IsStatic<Head> extends true
    ? AllStatic<Rest>
    : false
  : Sizes extends readonly []
    ? true
    : false;

/**
 * The extents of the leaves, -1 for one that is known only when run.
 * @example
 * type S = StaticShape<Layout<[number, [2, 4]], [8, [4, 1]]>>; // [-1, 2, 4]
 */
export type StaticShape<L extends AnyLayout> = Marked<Flatten<L["shape"]>>;

/**
 * The strides of the leaves, -1 for one that is known only when run.
 * @example
 * type S = StaticStride<Layout<[4, 4], [number, 1]>>; // [-1, 1]
 */
export type StaticStride<L extends AnyLayout> = Marked<Flatten<L["stride"]>>;

type Marked<Sizes extends readonly unknown[]> = {
  [Leaf in keyof Sizes]: IsStatic<Sizes[Leaf]> extends true ? Sizes[Leaf] : -1;
};
