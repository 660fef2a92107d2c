// How is a tensor copied while the program goes on? As in `writes.ts`, the method is generic in its receiver.
import type { AnySwizzle } from "../algebra/swizzle.js";
import type { Say } from "../message/say.js";
import type { CopySource } from "./copy.js";
import type { DTypeOf } from "./dtype.js";
import type { AtMost } from "./size.js";
import type { AnyTensor } from "./tensor.js";

/** What becomes of an element that the source does not have: it is left alone, or all its lanes are 0 or NaN. */
export type CopyFill = "none" | "zero" | "nan";

/** How `copyFromAsync` copies. */
export interface CopyAsyncOptions<out Fill = CopyFill, out Rows = number, out Bound = number, out Base = number> {
  /** Elements of the source in its first so many rows (places of its first mode) exist; the others are masked. */
  readonly validRows?: Rows;
  /** Elements of the source exist whose offset in the view, in scalars, is less than this; a vector is judged by its first lane. */
  readonly bound?: Bound;
  /** What masked elements become; `"none"` by default. */
  readonly fill?: Fill;
  /** Permutes the places of elements inside each of its windows. Counts elements. */
  readonly swizzle?: AnySwizzle;
  /** Where in the whole swizzled tile the tensor begins, in elements; 0 by default. */
  readonly baseOffset?: Base;
  /** The group that the copy belongs to; without it `asyncCopyWaitAll()` waits for it. */
  readonly group?: AsyncCopyGroup;
  /** Threads of which a worker copies, where it sees both tensors, all elements exist and none is swizzled; else the asking thread does. */
  readonly pool?: CopyingPool;
}

/** What `threadPool` of `tilewright/thread` gives. */
export interface CopyingPool {
  readonly size: number;
  readonly reason: string;
}

/** Copies that are waited for together. */
export interface AsyncCopyGroup {
  /** How many have been begun and are not done. */
  readonly pending: number;
  /** Resolves when all that have been begun so far are done; rejects if one of them has failed, of which no `waitAll` has told yet. */
  waitAll(): Promise<void>;
}

/** `asyncCopyGroup()`. */
export type AsyncCopyGroupFunction = () => AsyncCopyGroup;

/** `asyncCopyWaitAll()`, or `asyncCopyWaitAll(group)`. */
export type AsyncCopyWaitAll = (group?: AsyncCopyGroup) => Promise<void>;

/**
 * Copies with a promise.
 * @example
 * const a = zeros("float32", 4, 2);
 */
export interface TensorAsyncCopies {
  /**
   * As `copyFrom`, but the elements are there when the promise resolves; also masked, filled and swizzled. Mistakes in the arguments are
   * thrown at once, and then nothing is written. With a `pool` the program goes on while a worker copies; the promise rejects if that
   * worker dies. Source: the reference's `copy_from_async`; any dtypes, and a swizzle that
   * would leave the tensor is refused.
   * @throws TilewrightError what `copyFrom` throws, `copyFromAsync.mask`, `copyFromAsync.fill`, `copyFromAsync.nan`,
   * `copyFromAsync.lanes`, `copyFromAsync.place`, `thread.not-a-pool`, `thread.died`, `thread.disposed`.
   * @example
   * a.copyFromAsync(full("float32", 1, 4, 2), { validRows: 3, fill: "zero" }); // Promise<TileTensor<"float32", Layout<[4, 2], [2, 1]>>>
   */
  copyFromAsync<
    T extends AnyTensor,
    U extends AnyTensor,
    const Fill extends CopyFill | undefined = undefined,
    const Rows extends number = 0,
    const Bound extends number = 0,
    const Base extends number = 0,
  >(
    this: T,
    other: CopySource<"copyFromAsync", T, U>,
    options?: CopyAsyncOptions<
      FillInto<T["dtype"], Fill>,
      CountOr<Rows, Say<"copyFromAsync.mask", { name: "validRows"; value: Rows }>>,
      CountOr<Bound, Say<"copyFromAsync.mask", { name: "bound"; value: Bound }>>,
      CountOr<Base, Say<"copyFromAsync.base", { value: Base }>>
    >,
  ): Promise<T>;
}

/** `Count` where it is a whole number from 0, else the sentence. */
export type CountOr<Count, Sentence> = [Count] extends [never]
  ? Count
  : { ok: Count; bad: Sentence }[AtMost<Count, number>];

/** `Fill` where the dtype has such a value, else the sentence. */
export type FillInto<Element, Fill> = [Fill] extends [never]
  ? Fill
  : { ok: Fill; bad: Say<"copyFromAsync.nan", { dtype: DTypeOf<Element> }> }[FillVerdict<Fill, Element>];

type FillVerdict<Fill, Element> = Fill extends "nan" ? NaNVerdict<Element> : "ok";

type NaNVerdict<Element> = Element extends `float${string}` | `bfloat${string}`
  ? "ok"
  : Element extends string
    ? string extends Element
      ? "ok"
      : "bad"
    : "ok";
