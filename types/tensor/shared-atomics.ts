// Which methods has a tensor that other threads see? Each is generic in its receiver, as in `reads.ts`.
//
// Elements are named as `load` and `store` name them: by an index of the whole tensor, or by one coordinate tuple.
import type { IntTuple } from "../coord/int-tuple.js";
import type { Product } from "../coord/product.js";
import type { Say } from "../message/say.js";
import type { SameCount } from "./copy.js";
import type { ScalarOf } from "./dtype.js";
import type { CheckedCoordinate } from "./index-argument.js";
import type { LengthOf } from "./size.js";
import type { AnyTensor, ShapeOf } from "./tensor.js";

/** How long a thread waits. */
export interface WaitOptions {
  /** Milliseconds; without them for ever. */
  readonly timeout?: number;
}

/** How a wait ended: woken, never begun since the element had another value, or given up. */
export type WaitResult = "ok" | "not-equal" | "timed-out";

/**
 * What threads do to elements that they share. Every operation is one indivisible step, in one order for all threads; it gives the
 * value that was there before, and converts what it stores as typed arrays do. Source: `Atomics` of ECMAScript; for floats
 * a compare-exchange on their bits.
 * @example
 * const a = sharedMemory().zeros("int32", 8, 4);
 */
export interface TensorAtomics {
  /**
   * The element as the last write of any thread left it.
   * @throws TilewrightError `atomic.dtype`, and as `load`.
   * @example
   * a.atomicLoad([7, 3]); // 0
   */
  atomicLoad<T extends AnyTensor, const At extends IntTuple>(
    this: WithAtomics<T, "atomicLoad">,
    at: CheckedCoordinate<"atomicLoad", ShapeOf<T>, At>,
  ): ScalarOf<T["dtype"]>;

  /**
   * Stores an element so that threads that see it see everything that was stored before it, too.
   * @throws TilewrightError `atomic.dtype`, and as `store`.
   * @example
   * a.atomicStore([7, 3], 5);
   */
  atomicStore<T extends AnyTensor, const At extends IntTuple>(
    this: WithAtomics<T, "atomicStore">,
    at: CheckedCoordinate<"atomicStore", ShapeOf<T>, At>,
    value: ScalarOf<T["dtype"]>,
  ): void;

  /**
   * Adds to an element; integers wrap around.
   * @throws TilewrightError `atomic.dtype`, and as `store`.
   * @example
   * a.atomicAdd([7, 3], 2); // 0
   */
  atomicAdd<T extends AnyTensor, const At extends IntTuple>(
    this: WithAtomics<T, "atomicAdd">,
    at: CheckedCoordinate<"atomicAdd", ShapeOf<T>, At>,
    value: ScalarOf<T["dtype"]>,
  ): ScalarOf<T["dtype"]>;

  /** Subtracts from an element; integers wrap around. */
  atomicSub<T extends AnyTensor, const At extends IntTuple>(
    this: WithAtomics<T, "atomicSub">,
    at: CheckedCoordinate<"atomicSub", ShapeOf<T>, At>,
    value: ScalarOf<T["dtype"]>,
  ): ScalarOf<T["dtype"]>;

  /** Keeps the lesser of an element and a value; NaN wins, as in `Math.min`. */
  atomicMin<T extends AnyTensor, const At extends IntTuple>(
    this: WithAtomics<T, "atomicMin">,
    at: CheckedCoordinate<"atomicMin", ShapeOf<T>, At>,
    value: ScalarOf<T["dtype"]>,
  ): ScalarOf<T["dtype"]>;

  /** Keeps the greater of an element and a value; NaN wins, as in `Math.max`. */
  atomicMax<T extends AnyTensor, const At extends IntTuple>(
    this: WithAtomics<T, "atomicMax">,
    at: CheckedCoordinate<"atomicMax", ShapeOf<T>, At>,
    value: ScalarOf<T["dtype"]>,
  ): ScalarOf<T["dtype"]>;

  /** Puts a value in the place of an element. */
  atomicExchange<T extends AnyTensor, const At extends IntTuple>(
    this: WithAtomics<T, "atomicExchange">,
    at: CheckedCoordinate<"atomicExchange", ShapeOf<T>, At>,
    value: ScalarOf<T["dtype"]>,
  ): ScalarOf<T["dtype"]>;

  /**
   * Keeps the bits that an integer and a value have in common.
   * @throws TilewrightError `atomic.integer`, and as `store`.
   * @example
   * a.atomicAnd([7, 3], 3); // 0
   */
  atomicAnd<T extends AnyTensor, const At extends IntTuple>(
    this: OfIntegers<T, "atomicAnd">,
    at: CheckedCoordinate<"atomicAnd", ShapeOf<T>, At>,
    value: ScalarOf<T["dtype"]>,
  ): ScalarOf<T["dtype"]>;

  /** Sets the bits of a value in an integer. */
  atomicOr<T extends AnyTensor, const At extends IntTuple>(
    this: OfIntegers<T, "atomicOr">,
    at: CheckedCoordinate<"atomicOr", ShapeOf<T>, At>,
    value: ScalarOf<T["dtype"]>,
  ): ScalarOf<T["dtype"]>;

  /** Flips the bits of a value in an integer. */
  atomicXor<T extends AnyTensor, const At extends IntTuple>(
    this: OfIntegers<T, "atomicXor">,
    at: CheckedCoordinate<"atomicXor", ShapeOf<T>, At>,
    value: ScalarOf<T["dtype"]>,
  ): ScalarOf<T["dtype"]>;

  /**
   * Stores `replacement` if an integer is `expected`, which the result tells.
   * @throws TilewrightError `atomic.integer`, and as `store`.
   * @example
   * a.atomicCompareExchange([7, 3], 0, 9); // 0
   */
  atomicCompareExchange<T extends AnyTensor, const At extends IntTuple>(
    this: OfIntegers<T, "atomicCompareExchange">,
    at: CheckedCoordinate<"atomicCompareExchange", ShapeOf<T>, At>,
    expected: ScalarOf<T["dtype"]>,
    replacement: ScalarOf<T["dtype"]>,
  ): ScalarOf<T["dtype"]>;

  /**
   * Blocks this thread while an element is `value`, until `atomicNotify` wakes it.
   * @throws TilewrightError `atomic.word` unless elements are int32 or int64, `atomic.may-not-block` on the main thread of a page,
   * `atomic.unshared` where the platform has no shared memory.
   * @example
   * a.atomicWait([0, 0], 1); // "not-equal"
   */
  atomicWait<T extends AnyTensor, const At extends IntTuple>(
    this: OfWords<T, "atomicWait">,
    at: CheckedCoordinate<"atomicWait", ShapeOf<T>, At>,
    value: ScalarOf<T["dtype"]>,
    options?: WaitOptions,
  ): WaitResult;

  /** As `atomicWait`, but the thread goes on, and a promise tells. */
  atomicWaitAsync<T extends AnyTensor, const At extends IntTuple>(
    this: OfWords<T, "atomicWaitAsync">,
    at: CheckedCoordinate<"atomicWaitAsync", ShapeOf<T>, At>,
    value: ScalarOf<T["dtype"]>,
    options?: WaitOptions,
  ): Promise<WaitResult>;

  /**
   * Wakes threads that wait for an element, at most `count` of them; gives how many.
   * @throws TilewrightError `atomic.word`, `atomic.count`.
   * @example
   * a.atomicNotify([0, 0]); // 0
   */
  atomicNotify<T extends AnyTensor, const At extends IntTuple>(
    this: OfWords<T, "atomicNotify">,
    at: CheckedCoordinate<"atomicNotify", ShapeOf<T>, At>,
    count?: number,
  ): number;

  /**
   * Counts how often each index occurs: `t[i] += 1` for every element i of `indices`, whatever its shape. Counted apart first, then one
   * atomic addition for each index that occurs; nothing is added if an index is out of range.
   * @throws TilewrightError `atomic.rank` unless this tensor has rank 1, `atomic.integer`, `atomic.indices`, `tensor.index`.
   */
  atomicHistogram<T extends AnyTensor, U extends AnyTensor>(
    this: Bins<T, "atomicHistogram", IntegerVerdict<T["dtype"]>>,
    indices: Indices<U, "atomicHistogram">,
  ): T;

  /**
   * `t[i] += v` for every element i of `indices` and v of `values`, paired in row-major order. Summed apart first (floats in float64),
   * then one atomic addition for each index that occurs; nothing is added if an index is out of range.
   * @throws TilewrightError `atomic.rank` unless this tensor has rank 1, `atomic.dtype`, `atomic.indices`, `atomic.values`,
   * `operand.dtype`, `tensor.index`.
   */
  atomicScatterAdd<T extends AnyTensor, U extends AnyTensor, V extends AnyTensor>(
    this: Bins<T, "atomicScatterAdd", NumberVerdict<T["dtype"]>>,
    indices: Indices<U, "atomicScatterAdd">,
    values: Addends<T, U, V, "atomicScatterAdd">,
  ): T;
}

/** The receiver where its elements are integers or floats, else the sentence. */
export type WithAtomics<T extends AnyTensor, Operation extends string> = [T] extends [never]
  ? T
  : { ok: T; bad: Say<"atomic.dtype", { operation: Operation; dtype: T["dtype"] }> }[NumberVerdict<T["dtype"]>];

/** The receiver where its elements are integers, else the sentence. */
export type OfIntegers<T extends AnyTensor, Operation extends string> = [T] extends [never]
  ? T
  : { ok: T; bad: Say<"atomic.integer", { operation: Operation; dtype: T["dtype"] }> }[IntegerVerdict<T["dtype"]>];

/** The receiver where threads can wait for its elements, else the sentence. */
export type OfWords<T extends AnyTensor, Operation extends string> = [T] extends [never]
  ? T
  : { ok: T; bad: Say<"atomic.word", { operation: Operation; dtype: T["dtype"] }> }[WordVerdict<T["dtype"]>];

/** The receiver of the bulk operations, else the sentence. */
export type Bins<T extends AnyTensor, Operation extends string, Verdict extends "ok" | "bad"> = [T] extends [never]
  ? T
  : {
      ok: T;
      rank: Say<"atomic.rank", { operation: Operation; rank: LengthOf<ShapeOf<T>> }>;
      bad: Say<
        { atomicHistogram: "atomic.integer"; atomicScatterAdd: "atomic.dtype" }[Operation & BulkOperation],
        { operation: Operation; dtype: T["dtype"] }
      >;
    }[BinsVerdict<Verdict, ShapeOf<T>>];

type BulkOperation = "atomicHistogram" | "atomicScatterAdd";

/** A tensor of integers, else the sentence. */
export type Indices<U extends AnyTensor, Operation extends string> = [U] extends [never]
  ? U
  : { ok: U; bad: Say<"atomic.indices", { operation: Operation; dtype: U["dtype"] }> }[IntegerVerdict<U["dtype"]>];

/** As many elements of the receiver's dtype as there are indices, else the sentence. */
export type Addends<T extends AnyTensor, U extends AnyTensor, V extends AnyTensor, Operation extends string> = [
  V,
] extends [never]
  ? V
  : {
      ok: V;
      dtype: Say<"operand.dtype", { operation: Operation; dtype: T["dtype"]; other: V["dtype"] }>;
      count: Say<"atomic.values", { operation: Operation; count: Product<ShapeOf<U>>; other: Product<ShapeOf<V>> }>;
    }[AddendsVerdict<V["dtype"], T["dtype"], ShapeOf<U>, ShapeOf<V>>];

type AddendsVerdict<Element, Wanted, Shape, Other> = Element extends Wanted
  ? SameCount<Shape, Other>
  : string extends Element | Wanted
    ? SameCount<Shape, Other>
    : "dtype";

type NumberVerdict<Element> = Element extends `bool${string}` | "uint8clamped" | `${string}x${string}` ? "bad" : "ok";

type IntegerVerdict<Element> = Element extends
  | `bool${string}`
  | "uint8clamped"
  | `${string}float${string}`
  | `${string}x${string}`
  ? "bad"
  : "ok";

type WordVerdict<Element> = Element extends "int32" | "int64" ? "ok" : string extends Element ? "ok" : "bad";

type BinsVerdict<Verdict, Shape> = Verdict extends "ok" ? RankVerdict<Shape> : "bad";

type RankVerdict<Shape> = Shape extends readonly unknown[] ? IsOne<Shape["length"]> : "ok";

type IsOne<Rank> = Rank extends 1 ? "ok" : number extends Rank ? "ok" : "rank";
