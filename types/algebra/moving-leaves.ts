// Which leaves of a layout take more than one offset, in which order, and from which index?
import type { Less, MultipleOf } from "../int/index.js";
import type { Times } from "./radix.js";

/** Leaves [extent, stride] that move, from left to right; "open" where a stride or the number of leaves is. */
export type MovingLeaves<Shape, Stride> = Moving<[Shape], [Stride], []>;

type Moving<Shapes, Strides, Leaves extends readonly unknown[]> = Shapes extends readonly [
  infer Shape,
  ...infer OtherShapes,
]
  ? Strides extends readonly [infer Stride, ...infer OtherStrides]
    ? MovingMode<Shape, Stride, OtherShapes, OtherStrides, Leaves>
    : "open"
  : Leaves;

type MovingMode<
  Shape,
  Stride,
  Shapes extends readonly unknown[],
  Strides extends readonly unknown[],
  Leaves extends readonly unknown[],
> = Shape extends number
  ? number extends Shape
    ? MovingLeaf<Stride, Shape, Shapes, Strides, Leaves>
    : Shape extends 1
      ? Moving<Shapes, Strides, Leaves>
      : MovingLeaf<Stride, Shape, Shapes, Strides, Leaves>
  : [Shape, Stride] extends [infer Extents extends readonly unknown[], infer Steps extends readonly unknown[]]
    ? number extends Extents["length"]
      ? "open"
      : Moving<[...Extents, ...Shapes], [...Steps, ...Strides], Leaves>
    : "open";

type MovingLeaf<
  Stride,
  Extent,
  Shapes extends readonly unknown[],
  Strides extends readonly unknown[],
  Leaves extends readonly unknown[],
> = Stride extends number
  ? number extends Stride
    ? "open"
    : Stride extends 0
      ? Moving<Shapes, Strides, Leaves>
      : Stride extends MultipleOf<unknown>
        ? "open"
        : Moving<Shapes, Strides, [...Leaves, [Extent, Stride]]>
  : "open";

/** The same with the index from which each moves, [extent, stride, index]: the product of the extents before it. */
export type IndexedLeaves<Shape, Stride> = Indexed<[Shape], [Stride], [], 1>;

type Indexed<Shapes, Strides, Leaves extends readonly unknown[], Index> = Shapes extends readonly [
  infer Shape,
  ...infer OtherShapes,
]
  ? Strides extends readonly [infer Stride, ...infer OtherStrides]
    ? IndexedMode<Shape, Stride, OtherShapes, OtherStrides, Leaves, Index>
    : "open"
  : Leaves;

type IndexedMode<
  Shape,
  Stride,
  Shapes extends readonly unknown[],
  Strides extends readonly unknown[],
  Leaves extends readonly unknown[],
  Index,
> = Shape extends number
  ? number extends Shape
    ? IndexedLeaf<Stride, Shape, Shapes, Strides, Leaves, Index>
    : Shape extends 1
      ? Indexed<Shapes, Strides, Leaves, Index>
      : IndexedLeaf<Stride, Shape, Shapes, Strides, Leaves, Index>
  : [Shape, Stride] extends [infer Extents extends readonly unknown[], infer Steps extends readonly unknown[]]
    ? number extends Extents["length"]
      ? "open"
      : Indexed<[...Extents, ...Shapes], [...Steps, ...Strides], Leaves, Index>
    : "open";

type IndexedLeaf<
  Stride,
  Extent,
  Shapes extends readonly unknown[],
  Strides extends readonly unknown[],
  Leaves extends readonly unknown[],
  Index,
> = Stride extends number
  ? number extends Stride
    ? "open"
    : Stride extends 0
      ? IndexedAfter<Shapes, Strides, Leaves, Extent, Index>
      : Stride extends MultipleOf<unknown>
        ? "open"
        : IndexedAfter<Shapes, Strides, [...Leaves, [Extent, Stride, Index]], Extent, Index>
  : "open";

/** Behind the last leaf nobody asks for an index. */
type IndexedAfter<
  Shapes extends readonly unknown[],
  Strides,
  Leaves extends readonly unknown[],
  Extent,
  Index,
> = Shapes extends readonly [] ? Leaves : Indexed<Shapes, Strides, Leaves, Times<Extent, Index>>;

/** A leaf as the order sees it. */
type AnyLeaf = readonly [unknown, unknown, ...unknown[]];

/** Leaves in the order of their strides, of equal ones the first first; "open" stays. */
export type ByStride<Leaves> = Leaves extends readonly [infer First, infer Second, ...infer Others]
  ? Sorted<[Second, ...Others], [First]>
  : Leaves;

type Sorted<Leaves, Done extends readonly unknown[]> = Leaves extends readonly [
  infer Leaf extends AnyLeaf,
  ...infer Others,
]
  ? Sorted<Others, Inserted<Done, Leaf, []>>
  : Done;

/** From behind, so that leaves in order are compared once each. */
type Inserted<
  Done extends readonly unknown[],
  Leaf extends AnyLeaf,
  After extends readonly unknown[],
> = Done extends readonly [...infer Before, infer Last extends AnyLeaf]
  ? InsertedIf<Less<Leaf[1], Last[1]>, Before, Last, Leaf, After>
  : [Leaf, ...After];

type InsertedIf<
  IsLess,
  Before extends readonly unknown[],
  Last,
  Leaf extends AnyLeaf,
  After extends readonly unknown[],
> = IsLess extends true ? Inserted<Before, Leaf, [Last, ...After]> : [...Before, Last, Leaf, ...After];
