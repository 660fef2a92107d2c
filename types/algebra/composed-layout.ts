// What is a layout after which offsets go through another function, one that no layout can take in?
import type { NotAnyIn } from "../coord/checked.js";
import type { HasZero, Offset } from "../coord/crd2idx.js";
import type { Flatten } from "../coord/flatten.js";
import type { TupleArg } from "../coord/int-tuple.js";
import type { Rank } from "../coord/rank.js";
import type { ShowTuple } from "../coord/show.js";
import type { Add, CeilDiv, IsStatic, Kind, Max, Mul, Multiple } from "../int/index.js";
import type { CheckedIndex } from "../layout/checked-index.js";
import type { IndexOf } from "../layout/index-of.js";
import type { AnyLayout, Layout } from "../layout/layout.js";
import type { Cosize, Size } from "../layout/size.js";
import type { Refused, Say } from "../message/say.js";
import type { Shown } from "./accepted.js";
import type { PowerOfTwo } from "./bitwise.js";
import type { AreLiterals, LeavesIn } from "./grown.js";
import type { AnySwizzle, ApplySwizzle } from "./swizzle.js";

/** Any composed layout, for constraints. */
export interface AnyComposedLayout {
  readonly outer: AnySwizzle | AnyLayout;
  readonly offset: number;
  readonly inner: AnyLayout;
}

/**
 * The function c ↦ outer(offset + inner(c)) over the coordinates of a layout: a swizzled layout, or one layout after another where
 * `composition` has no layout for both.
 * Offsets count elements. A layout as `outer` takes every index and runs on in its last leaf. Source: CuTe's `ComposedLayout`.
 */
export interface ComposedLayout<out Outer, out Offset, out Inner> extends ComposedLayoutReads {
  readonly outer: Outer;
  readonly offset: Offset;
  readonly inner: Inner;
}

/** What a composed layout can do; as in `LayoutReads`, no method names a parameter of the interface. */
export interface ComposedLayoutReads {
  /**
   * The offset of a coordinate, which is given as to `layout.index`. Throws on a coordinate that is not inside.
   * @example
   * composedLayout(swizzle(3, 0, 3), 0, rowMajor(8, 8)).index(1, 0); // 9
   */
  index<Self extends AnyComposedLayout, const Args extends TupleArg[]>(
    this: Self & NotAnyIn<Args, "index">,
    ...crd: CheckedIndex<Self["inner"]["shape"], Args>
  ): ComposedIndex<Self, Args>;

  /** The number of coordinates. */
  size<Self extends AnyComposedLayout>(this: Self): Size<Self["inner"]>;

  /**
   * A number that no offset reaches, and so enough elements for all of them: of a swizzle, what the offsets before it need, rounded up to
   * whole blocks of 2^(base + bits + max(-shift, 0)), which it does not leave; 0 if the size is 0. Throws past 2^53-1.
   * @example
   * composedLayout(swizzle(3, 0, 3), 0, rowMajor(8, 6)).cosize(); // 48
   */
  cosize<Self extends AnyComposedLayout>(this: Self): ComposedCosize<Self>;

  /** The number of top-level modes. */
  rank<Self extends AnyComposedLayout>(this: Self): Rank<Self["inner"]["shape"]>;

  /** `outer o offset o inner`. */
  toString(): string;
}

/**
 * The offset that a composed layout gives to a coordinate: outer(offset + inner(c)).
 * @example
 * type I = ComposedIndex<ComposedLayout<Swizzle<3, 0, 3>, 0, Layout<[8, 8], [8, 1]>>, [1, 0]>; // 9
 */
export type ComposedIndex<Self extends AnyComposedLayout, Args> =
  IndexOf<Self["inner"], Args> extends infer Inner
    ? Add<Self["offset"], Inner> extends infer Index
      ? ApplyOuter<Self["outer"], Index>
      : never
    : never;

type ApplyOuter<Outer, Index> =
  Index extends Refused<string>
    ? Index
    : Outer extends AnySwizzle
      ? ApplySwizzle<Outer, Index>
      : Outer extends AnyLayout
        ? Offset<Index, Outer["shape"], Outer["stride"], "index">
        : number;

/**
 * A number that no offset of a composed layout reaches, as its `cosize()` says.
 * @example
 * type C = ComposedCosize<ComposedLayout<Swizzle<3, 0, 3>, 0, Layout<[8, 6], [6, 1]>>>; // 48
 */
export type ComposedCosize<Self extends AnyComposedLayout> =
  Cosize<Self["inner"]> extends infer Inner
    ? Inner extends 0
      ? 0
      : Add<Self["offset"], Inner> extends infer Count
        ? OrEmpty<IsStatic<Size<Self["inner"]>>, Reach<Self["outer"], Count>>
        : never
    : never;

/** Where an extent may turn out to be 0, so may the result. */
type OrEmpty<Counted, Result> = Counted extends true ? Result : IsStatic<Result> extends true ? number : Result;

type Reach<Outer, Count> = Outer extends AnySwizzle
  ? Outer["bits"] extends 0
    ? Count
    : BlockOf<Outer["bits"], Outer["base"], Outer["shift"]> extends infer Block
      ? WholeBlocks<Count, Block>
      : never
  : Outer extends AnyLayout
    ? ReachOver<Flatten<Outer["shape"]>, Flatten<Outer["stride"]>, Count, 1, []>
    : number;

/** The indices before `Count` run on in the last leaf, which grows as far as they need. */
type ReachOver<Extents, Strides, Count, Inner, Before extends readonly unknown[]> = Extents extends readonly [
  infer Extent,
  ...infer Rest,
]
  ? Rest extends readonly []
    ? [...Before, Max<Extent, CeilDiv<Count, Inner>>] extends infer Shape
      ? Cosize<Layout<Shape, Strides>>
      : never
    : ReachOver<Rest, Strides, Count, Mul<Inner, Extent>, [...Before, Extent]>
  : Extents extends readonly []
    ? 1
    : number;

type WholeBlocks<Count, Block> =
  IsStatic<Count> extends true
    ? CeilDiv<Count, Block> extends infer Blocks
      ? Mul<Blocks, Block>
      : never
    : IsStatic<Block> extends true
      ? Multiple<Block>
      : number;

/** A swizzle moves offsets within blocks of 2^(base + bits), and of 2^-shift times as many if it moves bits up. */
type BlockOf<Bits, Base, Shift> = number extends Shift
  ? number
  : `${Shift & number}` extends `-${infer Up extends number}`
    ? Mul<PowerOfTwo<Bits>, PowerOfTwo<Base>> extends infer Block
      ? Mul<Block, PowerOfTwo<Up>>
      : never
    : Mul<PowerOfTwo<Bits>, PowerOfTwo<Base>>;

/** The composed layout of these parts, or why there is none: indices past 2^53-1, where all that they come from is known. */
export type Composed<Outer, Offset, Inner extends AnyLayout> = Offset extends 0
  ? ComposedLayout<Outer, Offset, Inner>
  : IfWithin<Add<Offset, Cosize<Inner>>, Outer, Offset, Inner>;

type IfWithin<Count, Outer, Offset, Inner extends AnyLayout> = number extends Count
  ? AreLiterals<Offset | LeavesIn<Inner["shape" | "stride"]>> extends true
    ? Refused<
        Say<
          "composedLayout.far",
          { offset: Offset; inner: `${ShowTuple<Inner["shape"]>}:${ShowTuple<Inner["stride"]>}` }
        >
      >
    : ComposedLayout<Outer, Offset, Inner>
  : ComposedLayout<Outer, Offset, Inner>;

/** The arguments of `composedLayout` that cannot be: an offset that is none, an outer layout without an index. */
export type ComposedOffset<Value> = [Value] extends [never]
  ? Value
  : { ok: Value; bad: OffsetSays<Kind<Value>, Value> }[OffsetVerdict<Kind<Value>>];

type OffsetVerdict<State> = State extends "literal" | "dynamic" ? "ok" : "bad";

type OffsetSays<State, Value> = Say<"composedLayout.offset", { offset: Shown<State, Value> }>;

export type ComposedOuter<Outer> = [Outer] extends [never]
  ? Outer
  : { ok: Outer; bad: OuterSays<Outer> }[OuterVerdict<Outer>];

type OuterVerdict<Outer> = Outer extends AnyLayout ? (HasZero<Outer["shape"]> extends true ? "bad" : "ok") : "ok";

type OuterSays<Outer> = Outer extends AnyLayout
  ? Say<"algebra.empty", { operation: "composedLayout"; shape: ShowTuple<Outer["shape"]> }>
  : never;
