// Is a coordinate inside of a shape? The verdict in the form of `checked.ts`: "ok", or "bad" for what is literal and
// wrong.
import type { Kind, Less } from "../int/index.js";
import type { Judged } from "./checked.js";
import type { Product } from "./product.js";

/** Each index of the coordinate is below the size of the mode that it faces. */
export type Inside<Crd, Shape, Whole = Crd> = Crd extends readonly unknown[]
  ? number extends Crd["length"]
    ? "ok"
    : SameRank<Shape, Crd>
  : Below<Whole, KnownSize<Shape>>;

/**
 * The size of a shape, `number` if a leaf of it is known only when run: asked leaf by leaf, since of a product of
 * generic sizes the checker does not see that it is one of those.
 */
export type KnownSize<Shape> = Shape extends readonly unknown[] ? ProductIfKnown<Judged<Shape>, Shape> : Shape;
type ProductIfKnown<Judgement, Shape> = Judgement extends `open${string}` ? number : Product<Shape>;

type SameRank<Shape, Crd extends readonly unknown[]> = Shape extends readonly unknown[]
  ? number extends Shape["length"]
    ? "ok"
    : Crd["length"] extends Shape["length"]
      ? ModesInside<Crd, Shape>
      : "bad"
  : "bad";

/** The same for the modes of a coordinate of the same rank. */
export type ModesInside<Crd, Shape> = Crd extends readonly [infer Index, ...infer Indexes]
  ? Shape extends readonly [infer Extent, ...infer Extents]
    ? Then<Inside<Index, Extent>, Indexes, Extents>
    : "ok"
  : "ok";

type Then<Judged, Indexes, Extents> = Judged extends "ok" ? ModesInside<Indexes, Extents> : "bad";

/** An index is a size below the extent. The extent is asked first: a generic one then counts as `number`. */
export type Below<Index, Extent> = Extent extends unknown
  ? number extends Extent
    ? IsSize<Index>
    : IsBelow<Index, Extent>
  : never;

type IsSize<Index, Whole = Index> = Index extends unknown
  ? number extends Index
    ? "ok"
    : SizeKind<Kind<Whole>>
  : never;

type SizeKind<K> = K extends "literal" | "dynamic" ? "ok" : "bad";

type IsBelow<Index, Extent, Whole = Index> = Index extends unknown
  ? number extends Index
    ? "ok"
    : AndLess<SizeKind<Kind<Whole>>, Whole, Extent>
  : never;

type AndLess<Judged, Index, Extent> = Judged extends "ok" ? IsTrue<Less<Index, Extent>> : "bad";

/** `boolean` is what a size known only when run leaves. */
type IsTrue<Answer> = [Answer] extends [false] ? "bad" : "ok";
