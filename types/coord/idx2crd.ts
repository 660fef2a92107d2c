// Which coordinate has an index?
import type { DivMod, FloorDiv, IsStatic, Mod } from "../int/index.js";
import type { Refused } from "../message/say.js";
import type { EmptyShape, HasZero, PastTheEnd } from "./crd2idx.js";
import type { IntTuple, NodeOf } from "./int-tuple.js";
import type { Product } from "./product.js";

/**
 * The coordinate of an index. Without strides the colexicographic one: the first leaf moves fastest, and the last takes
 * what is left, so an index past the size runs on there. With strides, leaf by leaf `(index div stride) mod extent`,
 * which inverts a layout without overlaps; a leaf of stride 0 gets 0.
 * @example
 * type A = Idx2Crd<5, [3, 4]>; // [2, 1]
 * type B = Idx2Crd<5, [3, 4], [4, 1]>; // [1, 1]
 */
export type Idx2Crd<Index, Shape, Stride = undefined> = CrdOf<Index, Shape, Stride, "idx2crd">;

/** The same, in the name of another operation. */
export type CrdOf<Index, Shape, Stride, Operation extends string> = 0 extends 1 & (Index | Stride)
  ? Coordinate<Shape>
  : HasZero<Shape> extends true
    ? Refused<EmptyShape<Shape, Operation>>
    : [Stride] extends [undefined]
      ? Natural<Index, Shape, Operation>
      : CrdByStride<Index, Shape, Stride>;

/** The colexicographic coordinate in a shape without extent 0; in the empty shape there is only index 0. */
type Natural<Index, Shape, Operation extends string> = [Shape] extends [readonly unknown[]]
  ? number extends Shape["length"]
    ? number[]
    : Shape extends readonly []
      ? CrdOfNothing<Index, Operation>
      : NaturalModes<Index, Shape, Operation, []>
  : Index;

type NaturalModes<Index, Shape, Operation extends string, Done extends readonly unknown[]> = Shape extends readonly [
  infer Extent,
  ...infer Extents,
]
  ? Extents extends readonly []
    ? AppendLast<Done, Natural<Index, Extent, Operation>>
    : NaturalNext<DivMod<Index, Product<Extent>>, Extent, Extents, Operation, Done>
  : Done;

type NaturalNext<
  Parts,
  Extent,
  Extents,
  Operation extends string,
  Done extends readonly unknown[],
> = Parts extends readonly [infer Quotient, infer Remainder]
  ? NaturalModes<Quotient, Extents, Operation, [...Done, Natural<Remainder, Extent, Operation>]>
  : Parts;

/** Only the last mode can be run past; a refusal there is the answer for the whole coordinate. */
type AppendLast<Done extends readonly unknown[], Last> = Last extends Refused<string> ? Last : [...Done, Last];

type CrdOfNothing<Index, Operation extends string> = [Index] extends [0]
  ? []
  : IsStatic<Index> extends true
    ? Refused<PastTheEnd<Index, [], Operation>>
    : [];

type CrdByStride<Index, Shape, Stride> = [Shape] extends [readonly unknown[]]
  ? number extends Shape["length"]
    ? number[]
    : { -readonly [Mode in keyof Shape]: CrdByStride<Index, Shape[Mode], Stride[Mode & keyof Stride]> }
  : [Stride] extends [0]
    ? 0
    : Mod<FloorDiv<Index, Stride>, Shape>;

/** The coordinates of a shape whose values are known only when run: the shape with `number` in place of each leaf. */
export type Coordinate<Shape> = { leaf: number; tuple: CoordinateModes<Shape>; any: number[] }[NodeOf<Shape>];

type CoordinateModes<Shape> = Shape extends readonly unknown[]
  ? number extends Shape["length"]
    ? Shape extends readonly number[]
      ? number[]
      : IntTuple[]
    : { -readonly [Mode in keyof Shape]: Coordinate<Shape[Mode]> }
  : never;
