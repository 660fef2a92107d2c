// Which arithmetic has a tensor that may be written? As in `reads.ts`, each method is generic in its receiver.
import type { Say } from "../message/say.js";
import type { AnyScalar, Destination, Operand, OperandOptions } from "./operand.js";
import type { AnyTensor } from "./tensor.js";

/** What `exp` multiplies by first. */
export interface ExpOptions {
  /** Taken as it is, not as the dtype would hold it; 1 by default. */
  readonly scale?: number;
}

/**
 * Arithmetic in place: each method changes the elements and gives the tensor. An operand is a scalar, a tensor of the same sizes and
 * dtype, or one of lower rank with `{ axis }`, which is the tensor's axis that the operand begins at; it is repeated along the others.
 * Layouts may be anything; an operand that overlaps the tensor is read before anything is written. Results round to the dtype once;
 * integers wrap, uint8clamped clamps, bool computes with 0 and 1 and stores "is not 0". Source: the reference's `TensorOps`.
 * @example
 * const a = full("float32", 6, 2, 3);
 * const row = full("float32", 0.5, 3);
 */
export interface TensorArithmetic {
  /**
   * `t += other`.
   * @throws TilewrightError `operand.extent`, `operand.rank`, `operand.axis`, `operand.axis-range`, `operand.dtype`, `operand.block`,
   * `operand.scalar` for a scalar that an integer dtype does not hold, `tensor.value`, and what writing throws.
   * @example
   * a.add(row, { axis: 1 }).get(1, 2); // 6.5
   */
  add<
    T extends AnyTensor,
    const Other extends AnyTensor | AnyScalar,
    const Axis extends number | undefined = undefined,
  >(this: T, other: Operand<"add", T, Other, Axis>, options?: OperandOptions<Axis>): T;

  /**
   * `t -= other`; as `add`.
   * @example
   * a.sub(2).get(0, 0); // 4
   */
  sub<
    T extends AnyTensor,
    const Other extends AnyTensor | AnyScalar,
    const Axis extends number | undefined = undefined,
  >(this: T, other: Operand<"sub", T, Other, Axis>, options?: OperandOptions<Axis>): T;

  /**
   * `t *= other`; as `add`.
   * @example
   * a.mul(a).get(0, 0); // 36
   */
  mul<
    T extends AnyTensor,
    const Other extends AnyTensor | AnyScalar,
    const Axis extends number | undefined = undefined,
  >(this: T, other: Operand<"mul", T, Other, Axis>, options?: OperandOptions<Axis>): T;

  /**
   * `t /= other`; as `add`. Integers truncate.
   * @throws TilewrightError as `add`, and `operand.zero` for a 0 among integer divisors, before anything is written.
   * @example
   * a.div(4).get(0, 0); // 1.5
   */
  div<
    T extends AnyTensor,
    const Other extends AnyTensor | AnyScalar,
    const Axis extends number | undefined = undefined,
  >(this: T, other: Operand<"div", T, Other, Axis>, options?: OperandOptions<Axis>): T;

  /**
   * `t` = the floor of what `div` gives.
   * @throws TilewrightError as `div`.
   * @example
   * a.floorDiv(-4).get(0, 0); // -2
   */
  floorDiv<
    T extends AnyTensor,
    const Other extends AnyTensor | AnyScalar,
    const Axis extends number | undefined = undefined,
  >(this: T, other: Operand<"floorDiv", T, Other, Axis>, options?: OperandOptions<Axis>): T;

  /**
   * `t` = the lesser of the two, NaN where either is; as `add`.
   * @example
   * a.min(row, { axis: 1 }).get(0, 0); // 0.5
   */
  min<
    T extends AnyTensor,
    const Other extends AnyTensor | AnyScalar,
    const Axis extends number | undefined = undefined,
  >(this: T, other: Operand<"min", T, Other, Axis>, options?: OperandOptions<Axis>): T;

  /**
   * `t` = the greater of the two, NaN where either is; as `add`.
   * @example
   * a.max(7).get(0, 0); // 7
   */
  max<
    T extends AnyTensor,
    const Other extends AnyTensor | AnyScalar,
    const Axis extends number | undefined = undefined,
  >(this: T, other: Operand<"max", T, Other, Axis>, options?: OperandOptions<Axis>): T;

  /**
   * `t = |t|`. The least integer of a dtype has no positive twin and stays as it is.
   * @example
   * full("float32", -3, 2).abs().get(0); // 3
   */
  abs<T extends AnyTensor>(this: T): T;

  /**
   * `t = 1 / t` of floats; of 0 it is infinite.
   * @throws TilewrightError `operand.floats` for other dtypes.
   * @example
   * full("float32", 4, 2).recip().get(0); // 0.25
   */
  recip<T extends AnyTensor>(this: OfFloats<"recip", T>): T;

  /**
   * `t = e^(scale · t)` of floats, in one pass. In float32 the result is at most 1 ulp off from the exponential of the exact product;
   * every other dtype is rounded once.
   * @throws TilewrightError `operand.floats` for other dtypes, `tensor.value` for a scale that is no number.
   * @example
   * full("float32", 0.5, 2).exp({ scale: 0 }).get(0); // 1
   */
  exp<T extends AnyTensor>(this: OfFloats<"exp", T>, options?: ExpOptions): T;
}

/** `Tensor` where its elements are floats, else the sentence. */
export type OfFloats<Operation extends string, Tensor extends AnyTensor> = [Tensor] extends [never]
  ? Tensor
  : {
      ok: Tensor;
      bad: Say<"operand.floats", { operation: Operation; element: Tensor["dtype"] }>;
    }[FloatVerdict<Tensor["dtype"]>];

type FloatVerdict<Element> = Element extends `float${string}` | `bfloat${string}`
  ? "ok"
  : Element extends string
    ? string extends Element
      ? "ok"
      : "bad"
    : "ok";

/** `add(to, a, b)` and its kin: `to` is written and given back, `a` and `b` are operands of its sizes; `axis` is `b`'s. */
export type CombineFunction<Operation extends string> = <
  To extends AnyTensor,
  const Left extends AnyTensor | AnyScalar,
  const Right extends AnyTensor | AnyScalar,
  const Axis extends number | undefined = undefined,
>(
  to: Destination<Operation, To>,
  left: Operand<Operation, To, Left, undefined>,
  right: Operand<Operation, To, Right, Axis>,
  options?: OperandOptions<Axis>,
) => To;

/** `abs(to, a)` and its kin: `to` is written and given back. */
export type MapFunction<Operation extends string> = <To extends AnyTensor, const From extends AnyTensor | AnyScalar>(
  to: Destination<Operation, To> & (Operation extends "abs" ? unknown : OfFloats<Operation, To>),
  from: Operand<Operation, To, From, undefined>,
) => To;

/** `exp(to, a, { scale })`. */
export type ExpFunction = <To extends AnyTensor, const From extends AnyTensor | AnyScalar>(
  to: Destination<"exp", To> & OfFloats<"exp", To>,
  from: Operand<"exp", To, From, undefined>,
  options?: ExpOptions,
) => To;
