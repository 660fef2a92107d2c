// Which coordinate of one shape is a coordinate of another?
import type { Less } from "../int/index.js";
import type { Refused, Say } from "../message/say.js";
import type { NotInShape, Offset, PastTheEnd } from "./crd2idx.js";
import type { Coordinate, CrdOf } from "./idx2crd.js";
import type { PrefixProduct } from "./prefix-product.js";
import type { Product } from "./product.js";
import type { ShowTuple } from "./show.js";

/**
 * The coordinate in shape `Dst` that has the same 1-D coordinate as `Crd` has in shape `Src`. Without `Src`, a tuple
 * goes mode by mode: its modes are coordinates of the modes of `Dst`. Refused if a coordinate is past the end of its
 * shape.
 * @example
 * type C = Crd2Crd<[2, 1], 12, [3, 4]>; // 5
 */
export type Crd2Crd<Crd, Dst, Src = undefined> = 0 extends 1 & (Crd | Src)
  ? Coordinate<Dst>
  : [Src] extends [undefined]
    ? WithoutSource<Crd, Dst>
    : Place<IndexInside<Crd, Src>, Dst>;

type WithoutSource<Crd, Dst> = [Crd] extends [readonly unknown[]]
  ? [Dst] extends [readonly unknown[]]
    ? number extends Crd["length"] | Dst["length"]
      ? number[]
      : Crd["length"] extends Dst["length"]
        ? ModeByMode<Crd, Dst, []>
        : Refused<NotInShape<Crd, Dst, "crd2crd">>
    : Refused<Say<"coord.needs-source", { operation: "crd2crd"; crd: ShowTuple<Crd> }>>
  : Place<Crd, Dst>;

type ModeByMode<Crd, Dst, Done extends readonly unknown[]> = Crd extends readonly [infer Index, ...infer Indexes]
  ? Dst extends readonly [infer Extent, ...infer Extents]
    ? Append<WithoutSource<Index, Extent>, Indexes, Extents, Done>
    : Done
  : Done;

/** A refusal is the answer for the whole coordinate. */
type Append<Mode, Indexes, Extents, Done extends readonly unknown[]> =
  Mode extends Refused<string> ? Mode : ModeByMode<Indexes, Extents, [...Done, Mode]>;

/** The index of a coordinate whose every leaf is inside the mode that it faces. */
type IndexInside<Crd, Src> =
  Outside<Crd, Src> extends infer Refusal
    ? [Refusal] extends [never]
      ? Offset<Crd, Src, PrefixProduct<Src>, "crd2crd">
      : Refusal
    : never;

/** The refusal of the first leaf that is past the end of its mode. */
type Outside<Crd, Src> = [Crd] extends [readonly unknown[]]
  ? OutsideModes<Crd, Src>
  : OutsideEnd<Less<Crd, Product<Src>>, Crd, Src>;

type OutsideModes<Crd, Src> = Crd extends readonly [infer Index, ...infer Indexes]
  ? Src extends readonly [infer Extent, ...infer Extents]
    ? FirstOf<Outside<Index, Extent>, Indexes, Extents>
    : never
  : never;

type FirstOf<Refusal, Indexes, Extents> = [Refusal] extends [never] ? OutsideModes<Indexes, Extents> : Refusal;

type OutsideEnd<Inside, Index, Shape> = [Inside] extends [false] ? Refused<PastTheEnd<Index, Shape, "crd2crd">> : never;

/** The colexicographic coordinate of an index that is inside. */
type Place<Index, Dst> = Index extends Refused<string> ? Index : Placed<Less<Index, Product<Dst>>, Index, Dst>;
type Placed<Inside, Index, Dst> = [Inside] extends [false]
  ? Refused<PastTheEnd<Index, Dst, "crd2crd">>
  : CrdOf<Index, Dst, undefined, "crd2crd">;
