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
    ? [Shape] extends [number]
      ? Shape extends 1
        ? Moving<OtherShapes, OtherStrides, Leaves>
        : Stride extends 0
          ? Moving<OtherShapes, OtherStrides, Leaves>
          : IsOpen<Stride> extends true
            ? "open"
            : Moving<OtherShapes, OtherStrides, [...Leaves, [Shape, Stride]]>
      : MovingModes<Shape, Stride, OtherShapes, OtherStrides, Leaves>
    : "open"
  : Leaves;

type MovingModes<
  Shape,
  Stride,
  Shapes extends readonly unknown[],
  Strides extends readonly unknown[],
  Leaves extends readonly unknown[],
> = [Shape, Stride] extends [infer Extents extends readonly unknown[], infer Steps extends readonly unknown[]]
  ? number extends Extents["length"]
    ? "open"
    : Moving<[...Extents, ...Shapes], [...Steps, ...Strides], Leaves>
  : "open";

type IsOpen<Size> = number extends Size ? true : Size extends MultipleOf<unknown> ? true : false;

/** The same with the index from which each moves, [extent, stride, index]: the product of the extents before it. */
export type IndexedLeaves<Shape, Stride> = Indexed<[Shape], [Stride], [], 1>;

type Indexed<Shapes, Strides, Leaves extends readonly unknown[], Index> = Shapes extends readonly [
  infer Shape,
  ...infer OtherShapes,
]
  ? Strides extends readonly [infer Stride, ...infer OtherStrides]
    ? [Shape] extends [number]
      ? Shape extends 1
        ? Indexed<OtherShapes, OtherStrides, Leaves, Index>
        : Stride extends 0
          ? IndexedAfter<OtherShapes, OtherStrides, Leaves, Shape, Index>
          : IsOpen<Stride> extends true
            ? "open"
            : IndexedAfter<OtherShapes, OtherStrides, [...Leaves, [Shape, Stride, Index]], Shape, Index>
      : IndexedModes<Shape, Stride, OtherShapes, OtherStrides, Leaves, Index>
    : "open"
  : Leaves;

/** Behind the last leaf nobody asks for an index. */
type IndexedAfter<
  Shapes extends readonly unknown[],
  Strides,
  Leaves extends readonly unknown[],
  Extent,
  Index,
> = Shapes extends readonly [] ? Leaves : Indexed<Shapes, Strides, Leaves, Times<Extent, Index>>;

type IndexedModes<
  Shape,
  Stride,
  Shapes extends readonly unknown[],
  Strides extends readonly unknown[],
  Leaves extends readonly unknown[],
  Index,
> = [Shape, Stride] extends [infer Extents extends readonly unknown[], infer Steps extends readonly unknown[]]
  ? number extends Extents["length"]
    ? "open"
    : Indexed<[...Extents, ...Shapes], [...Steps, ...Strides], Leaves, Index>
  : "open";

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
