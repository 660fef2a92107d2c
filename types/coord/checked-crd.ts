// May these be a coordinate, an index or strides for a shape? Arguments in the form of `checked.ts`.
import type { LessOrEqual } from "../int/index.js";
import type { Refused, Say } from "../message/say.js";
import type { Verdict, Wanted } from "./checked.js";
import type { Crd2Crd } from "./crd2crd.js";
import type { EmptyShape, Offset } from "./crd2idx.js";
import type { Facing } from "./facing.js";
import type { Inside, KnownSize } from "./inside.js";
import type { PrefixProduct } from "./prefix-product.js";
import type { ShowTuple } from "./show.js";

/** The coordinate of `crd2idx`: it fits the shape mode by mode and meets no mode of size 0; it may run past the end. */
export type CheckedCrd<Crd, Shape> = [Crd] extends [never]
  ? Crd
  : {
      ok: Crd;
      bad: Wanted<Crd, "crd2idx", "coordinate">;
      misfit: SentenceOf<Offset<Crd, Shape, PrefixProduct<Shape>, "crd2idx">>;
    }[AndFits<Verdict<Crd>, Crd, Shape>];

type AndFits<Judged, Crd, Shape> = Judged extends "ok" ? Fits<Crd, Shape> : Judged;

type Fits<Crd, Shape> = Crd extends readonly unknown[]
  ? number extends Crd["length"]
    ? "ok"
    : FitsTuple<Shape, Crd>
  : HasIndexes<Shape>;

type FitsTuple<Shape, Crd extends readonly unknown[]> = Shape extends readonly unknown[]
  ? number extends Shape["length"]
    ? "ok"
    : Crd["length"] extends Shape["length"]
      ? FitsModes<Crd, Shape>
      : "misfit"
  : "misfit";

type FitsModes<Crd, Shape> = Crd extends readonly [infer Index, ...infer Indexes]
  ? Shape extends readonly [infer Extent, ...infer Extents]
    ? Then<Fits<Index, Extent>, Indexes, Extents>
    : "ok"
  : "ok";

type Then<Judged, Indexes, Extents> = Judged extends "ok" ? FitsModes<Indexes, Extents> : Judged;

/** Has the shape a size that is not known to be 0? */
type HasIndexes<Shape> = Shape extends readonly unknown[]
  ? number extends Shape["length"]
    ? "ok"
    : EachHasIndexes<Shape>
  : number extends Shape
    ? "ok"
    : Shape extends 0
      ? "misfit"
      : "ok";

type EachHasIndexes<Shape> = Shape extends readonly [infer Extent, ...infer Extents]
  ? AndRest<HasIndexes<Extent>, Extents>
  : "ok";

type AndRest<Judged, Extents> = Judged extends "ok" ? EachHasIndexes<Extents> : Judged;

type SentenceOf<Result> = Result extends Refused<infer Sentence> ? Sentence : never;

/** The shape of `idx2crd`: it has indexes. */
export type CheckedIndexable<Shape> = [Shape] extends [never]
  ? Shape
  : {
      ok: Shape;
      bad: Wanted<Shape, "idx2crd", "extent">;
      misfit: EmptyShape<Shape, "idx2crd">;
    }[AndHasIndexes<Verdict<Shape>, Shape>];

type AndHasIndexes<Judged, Shape> = Judged extends "ok" ? HasIndexes<Shape> : Judged;

/** Strides, if they are congruent with the shape; they may be left out. */
export type CheckedSteps<Shape, Stride, Operation extends string> = [Stride] extends [undefined]
  ? Stride
  : {
      ok: Stride;
      bad: Wanted<Stride, Operation, "stride">;
      apart: Say<"coord.not-congruent", { operation: Operation; left: ShowTuple<Shape>; right: ShowTuple<Stride> }>;
    }[AndFacing<Verdict<Stride>, Facing<Shape, Stride>>];

type AndFacing<Judged, Faces> = Judged extends "ok" ? Faces : Judged;

/** The coordinate of `crd2crd`: it is inside of the shape that it comes from, and its index inside of the other. */
export type CheckedSource<Crd, Dst, Src> = [Crd] extends [never]
  ? Crd
  : {
      ok: Crd;
      bad: Wanted<Crd, "crd2crd", "coordinate">;
      outside: SentenceOf<Crd2Crd<Crd, Dst, Src>>;
    }[AndInside<Verdict<Crd>, Crd, Dst, Src>];

type AndInside<Judged, Crd, Dst, Src> = Judged extends "ok"
  ? [Src] extends [undefined]
    ? OkOr<Inside<Crd, Dst>, "outside">
    : AndPlace<Inside<Crd, Src>, Crd, Dst, Src>
  : Judged;

type OkOr<Judged, Otherwise> = Judged extends "ok" ? "ok" : Otherwise;

type AndPlace<Judged, Crd, Dst, Src> = Judged extends "ok" ? Larger<KnownSize<Src>, Crd, Dst, Src> : "outside";

/** Where `Dst` is at least as large as `Src`, every coordinate has its place. */
type Larger<Size, Crd, Dst, Src> = Size extends unknown
  ? number extends Size
    ? "ok"
    : LessOrEqual<Size, KnownSize<Dst>> extends false
      ? ResultVerdict<Crd2Crd<Crd, Dst, Src>>
      : "ok"
  : never;

type ResultVerdict<Result> = Result extends Refused<string> ? "outside" : "ok";
