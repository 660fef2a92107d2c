// Which layout repeats a tile until it has a given shape?
import type { NotCongruent } from "../coord/checked-pair.js";
import type { CompactOrder } from "../coord/compact-order.js";
import type { WeaklyCongruent } from "../coord/congruent.js";
import type { Coordinate } from "../coord/idx2crd.js";
import type { IntTuple } from "../coord/int-tuple.js";
import type { PrefixProduct } from "../coord/prefix-product.js";
import type { Product, ProductEach } from "../coord/product.js";
import type { ShowTuple } from "../coord/show.js";
import type { DivMod, IsStatic, Kind } from "../int/index.js";
import type { Refused, Say } from "../message/say.js";
import type { ExactProduct, Grown } from "./grown.js";
import type { LayoutLike, ReadInner } from "./inner.js";
import type { PairedProduct } from "./paired-product.js";

/**
 * `BlockedProduct` of the tile and the copies that it takes to give each mode the size that it has in `Target`: mode k is
 * (tile_k, copies_k). The copies follow each other as `Order` says, the mode of the lowest order first; without it the first mode first.
 * Of a composed layout the inner one is repeated. Source: CuTe's `tile_to_shape`, which then coalesces each mode.
 * @example
 * type T = TileToShape<Layout<[2, 5], [5, 1]>, [6, 20]>; // Layout<[[2, 3], [5, 4]], [[5, 10], [1, 30]]>
 */
export type TileToShape<Tile, Target, Order = undefined> = LayoutLike<
  Grown<"tileToShape", Tile, Target | Order, TiledParts<ReadInner<"tileToShape", Tile>, Target, Order>>,
  Tile
>;

type TiledParts<Parts, Target, Order> = Parts extends readonly [infer Shape, infer Stride]
  ? HasModes<ModesOf<Shape>, ModesOf<Target>> extends true
    ? RepeatTile<CopiesOf<ModesOf<Shape>, ModesOf<Target>, [], Shape>, Shape, Stride, Target, Order>
    : Refused<Say<"tileToShape.rank", { tile: ShowTuple<Shape>; shape: ShowTuple<Target> }>>
  : Parts;

/** Has the target at least as many modes as the tile? Of unknown ranks the runtime judges. */
type HasModes<TileModes, TargetModes> = TileModes extends readonly unknown[]
  ? TargetModes extends readonly unknown[]
    ? number extends TileModes["length"] | TargetModes["length"]
      ? true
      : TargetModes extends readonly [...{ [Mode in keyof TileModes]: unknown }, ...unknown[]]
        ? true
        : false
    : true
  : true;

/** An integer is one mode, itself. */
type ModesOf<Tuple> = [Tuple] extends [number] ? [Tuple] : Tuple;

/** How many copies each mode takes; the tile has modes of size 1 behind its last. */
type CopiesOf<TileModes, TargetModes, Done extends readonly unknown[], Shape> = TargetModes extends readonly [
  infer Mode,
  ...infer Modes,
]
  ? TileModes extends readonly [infer TileMode, ...infer Others]
    ? NextCopies<
        DivMod<ExactProduct<"tileToShape", Mode>, Product<TileMode>>,
        TileMode,
        Mode,
        Others,
        Modes,
        Done,
        Shape
      >
    : TileModes extends readonly []
      ? NextCopies<
          Undivided<Kind<ExactProduct<"tileToShape", Mode>>, ExactProduct<"tileToShape", Mode>>,
          1,
          Mode,
          [],
          Modes,
          Done,
          Shape
        >
      : "unknown"
  : TargetModes extends readonly []
    ? Done
    : "unknown";

type Undivided<State, Size> = State extends "literal" | "dynamic" ? [Size, 0] : "none";

type NextCopies<
  Parts,
  TileMode,
  Mode,
  TileModes,
  Modes,
  Done extends readonly unknown[],
  Shape,
> = Parts extends readonly [infer Copies, infer Rest]
  ? Rest extends 0
    ? CopiesOf<TileModes, Modes, [...Done, Copies], Shape>
    : IsStatic<Rest> extends true
      ? Refused<
          Say<
            "tileToShape.divide",
            { mode: Done["length"]; size: ExactProduct<"tileToShape", Mode>; tile: Product<TileMode> }
          >
        >
      : CopiesOf<TileModes, Modes, [...Done, Copies], Shape>
  : NoCopies<Kind<ExactProduct<"tileToShape", Mode>>, Mode, Done["length"], Shape>;

/** A size that is one is divided by every tile but an empty one. */
type NoCopies<State, Mode, At, Shape> = State extends "literal" | "dynamic"
  ? Refused<Say<"tileToShape.empty", { tile: ShowTuple<Shape> }>>
  : State extends "union"
    ? Refused<Say<"coord.union", { operation: "tileToShape"; mode: At; role: "extent" }>>
    : ExactProduct<"tileToShape", Mode> extends Refused<string>
      ? ExactProduct<"tileToShape", Mode>
      : Refused<Say<"coord.not-a-size", { operation: "tileToShape"; mode: At; role: "extent"; value: Mode }>>;

type RepeatTile<Copies, Shape, Stride, Target, Order> = Copies extends readonly unknown[]
  ? Repeat<
      [Order] extends [undefined] ? PrefixProduct<Copies> : InOrder<Copies, ProductEach<Target>, Order>,
      Copies,
      Shape,
      Stride
    >
  : Copies extends "unknown"
    ? [IntTuple, IntTuple]
    : Copies;

/** The order is one of the target's modes, and so the sentence shows their sizes. */
type InOrder<Copies, Sizes, Order> =
  WeaklyCongruent<Order, Sizes> extends false
    ? Refused<NotCongruent<Sizes, Order, "tileToShape">>
    : OneEach<CompactOrder<Copies, Order>, Copies>;

/** An order of unknown rank gives each mode some stride. */
type OneEach<Strides, Copies> = Strides extends readonly unknown[]
  ? number extends Strides["length"]
    ? Coordinate<Copies>
    : Strides
  : Strides;

type Repeat<Strides, Copies, Shape, Stride> =
  Strides extends Refused<string>
    ? Strides
    : UnlessMany<ExactProduct<"tileToShape", Copies>, Strides, Copies, Shape, Stride>;

/** More copies than 2^53-1 have no strides. */
type UnlessMany<Count, Strides, Copies, Shape, Stride> =
  Count extends Refused<string>
    ? Refused<
        Say<"algebra.too-large", { operation: "tileToShape"; shape: ShowTuple<Shape>; stride: ShowTuple<Stride> }>
      >
    : PairedProduct<"block", "tileToShape", [Shape, Stride], [Copies, Strides]>;
