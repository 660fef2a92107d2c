// Is a coordinate inside of a layout? The verdict on what `layout.index` is given, in the form of `coord/checked.ts`.
import type { NotInShape } from "../coord/crd2idx.js";
import type { Flatten } from "../coord/flatten.js";
import type { Below, Inside, KnownSize, ModesInside } from "../coord/inside.js";
import type { Product } from "../coord/product.js";
import type { Rank } from "../coord/rank.js";
import type { ShowTuple } from "../coord/show.js";
import type { Kind } from "../int/index.js";
import type { Say } from "../message/say.js";
import type { IsByLeaf, WholeCrd } from "./index-of.js";

/** The arguments of `index`, if what is literal of them is inside of what is literal of the shape. */
export type CheckedIndex<Shape, Args extends readonly unknown[]> = [Args] extends [never]
  ? Args
  : { ok: Args; bad: WantedArgs<Args, Shape> }[ArgsVerdict<Args, Shape>];

/** One index of the whole layout, checked alike. */
export type CheckedScalar<Shape, Index, Operation extends string> = [Index] extends [never]
  ? Index
  : { ok: Index; bad: WantedScalar<Index, Shape, Operation> }[Below<Index, KnownSize<Shape>>];

type ArgsVerdict<Args, Shape> = Args extends readonly unknown[]
  ? number extends Args["length"]
    ? "ok"
    : ShapeAsked<Shape, WholeCrd<Args>>
  : "ok";

/** Of a shape that is unknown nothing can be said. */
type ShapeAsked<Shape, Crd> = Shape extends readonly unknown[]
  ? number extends Shape["length"]
    ? "ok"
    : CrdVerdict<Crd, Shape>
  : Shape extends number
    ? CrdVerdict<Crd, Shape>
    : "ok";

type CrdVerdict<Crd, Shape> = IsByLeaf<Crd, Shape> extends true ? ModesInside<Crd, Flatten<Shape>> : Inside<Crd, Shape>;

/** The arguments that would be right. */
type WantedArgs<Args extends readonly unknown[], Shape> = Args extends readonly [infer Only]
  ? [WantedWhole<Only, Shape>]
  : IsByLeaf<Args, Shape> extends true
    ? WantedModes<Args, Flatten<Shape>>
    : Args["length"] extends Rank<Shape>
      ? WantedModes<Args, Shape>
      : { [At in keyof Args]: WrongCount<Args, Shape> };

type WantedWhole<Crd, Shape> = [Crd] extends [readonly unknown[]]
  ? IsByLeaf<Crd, Shape> extends true
    ? WantedModes<Crd, Flatten<Shape>>
    : Crd["length"] extends Rank<Shape>
      ? WantedModes<Crd, Shape>
      : WrongCount<Crd, Shape>
  : WantedScalar<Crd, Shape, "index">;

type WantedModes<Crd extends readonly unknown[], Shape> = {
  [Mode in keyof Crd]: WantedMode<Crd[Mode], Shape[Mode & keyof Shape], Mode>;
};

type WantedMode<Crd, Shape, Mode> =
  Inside<Crd, Shape> extends "ok"
    ? Crd
    : [Crd] extends [readonly unknown[]]
      ? WantedTuple<Crd, Shape, Mode>
      : WantedIndex<Kind<Crd>, Crd, Mode, "index", PastExtent<Crd, Shape, Mode>>;

/** Inside of a nested mode the sentence still names the mode at the top. */
type WantedTuple<Crd extends readonly unknown[], Shape, Mode> = Shape extends readonly unknown[]
  ? Crd["length"] extends Shape["length"]
    ? { [Inner in keyof Crd]: WantedMode<Crd[Inner], Shape[Inner & keyof Shape], Mode> }
    : NotInShape<Crd, Shape, "index">
  : NotInShape<Crd, Shape, "index">;

type WantedScalar<Index, Shape, Operation extends string> = WantedIndex<
  Kind<Index>,
  Index,
  "0",
  Operation,
  PastSize<Index, Shape, Operation>
>;

type WantedIndex<K, Index, Mode, Operation extends string, Outside> = K extends "literal"
  ? Outside
  : K extends "union"
    ? Say<"coord.union", { operation: Operation; mode: Mode; role: "coordinate" }>
    : Say<"coord.not-a-size", { operation: Operation; mode: Mode; role: "coordinate"; value: Index }>;

type PastExtent<Index, Shape, Mode> = Say<
  "layout.coordinate-outside",
  { operation: "index"; value: Index; extent: Product<Shape>; mode: Mode }
>;

type PastSize<Index, Shape, Operation extends string> = Say<
  "layout.index-outside",
  { operation: Operation; value: Index; size: Product<Shape>; shape: ShowTuple<Shape> }
>;

type WrongCount<Crd extends readonly unknown[], Shape> = Say<
  "layout.wrong-count",
  { operation: "index"; shape: ShowTuple<Shape>; rank: Rank<Shape>; count: Crd["length"] }
>;
