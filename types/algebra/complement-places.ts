// Which offsets has a layout left free? The places between its own.
import type { CeilDiv, DivMod, MultipleOf } from "../int/index.js";
import type { Refused, Say } from "../message/say.js";
import type { AreLiterals } from "./grown.js";
import type { ByStride, MovingLeaves } from "./moving-leaves.js";
import type { Times, UnknownPlaces } from "./radix.js";

/**
 * The complement as places that run on: gaps between the leaves in the order of their strides, then the whole repeated until `Cotarget`
 * is covered. The last place stays even where one repetition suffices, so that what runs past the cotarget lands on free offsets too.
 */
export type ComplementPlaces<Operation extends string, Shape, Stride, Cotarget> = GapsOf<
  ByStride<MovingLeaves<Shape, Stride>>,
  Operation,
  Cotarget
>;

type GapsOf<Leaves, Operation extends string, Cotarget> = Leaves extends readonly unknown[]
  ? Gaps<Leaves, [], 1, Operation, Cotarget>
  : UnknownPlaces;

/** No two of these merge: a gap and what fills it end before the next gap's stride. */
type Gaps<
  Leaves,
  Places extends readonly unknown[],
  Filled,
  Operation extends string,
  Cotarget,
> = Leaves extends readonly [readonly [infer Extent, infer Stride], ...infer Others]
  ? Filled extends 1
    ? AfterGap<Stride, Others, Places, Filled, Extent, Stride, Operation, Cotarget>
    : Filled extends Stride
      ? Gaps<Others, Places, EndOf<Others, Cotarget, Extent, Stride>, Operation, Cotarget>
      : AfterGap<QuotientOf<DivMod<Stride, Filled>>, Others, Places, Filled, Extent, Stride, Operation, Cotarget>
  : [
      ...Places,
      Filled extends "past" ? [1, number] : [Filled extends 1 ? Cotarget : CeilDiv<Cotarget, Filled>, Filled],
    ];

type QuotientOf<Parts> = Parts extends readonly [infer Quotient, unknown] ? Quotient : Parts;

type AfterGap<
  Gap,
  Leaves,
  Places extends readonly unknown[],
  Filled,
  Extent,
  Stride,
  Operation extends string,
  Cotarget,
> = Gap extends 0
  ? number extends Extent
    ? UnknownPlaces
    : Refused<Say<"complement.overlap", { operation: Operation; extent: Extent; stride: Stride; filled: Filled }>>
  : Gap extends 1
    ? Gaps<Leaves, Places, EndOf<Leaves, Cotarget, Extent, Stride>, Operation, Cotarget>
    : IsOpen<Gap, Extent> extends true
      ? UnknownPlaces
      : Gaps<Leaves, [...Places, [Gap, Filled]], EndOf<Leaves, Cotarget, Extent, Stride>, Operation, Cotarget>;

/**
 * Where a leaf ends. For a cotarget of 1 nobody asks where the last one does: its whole is repeated once. `"past"` 2^53-1 it is too, and only
 * the last can end there.
 */
type EndOf<Leaves, Cotarget, Extent, Stride> = Leaves extends readonly []
  ? LastEnd<Cotarget, Extent, Stride>
  : Times<Extent, Stride>;

type LastEnd<Cotarget, Extent, Stride> = Cotarget extends 1 ? 1 : IfExact<Times<Extent, Stride>, Extent, Stride>;

type IfExact<End, Extent, Stride> = number extends End
  ? AreLiterals<Extent | Stride> extends true
    ? "past"
    : End
  : End;

/** An extent that may be 1 makes no gap before it and overlaps nothing, and a gap that may be 1 is none. */
type IsOpen<Gap, Extent> = number extends Gap | Extent ? true : Gap extends MultipleOf<unknown> ? true : false;
