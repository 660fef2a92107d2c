// How is arithmetic done with tensors, element by element?
import type { CombineFunction, ExpFunction, MapFunction } from "../../types/tensor/arithmetic.js";
import { arrayNameOf, type StorageArray } from "../dtype/index.js";
import { wasmEngine } from "../engine/index.js";
import type { ArrayOperand } from "../kernel/copy.js";
import { type Combining, holdsZero, type Mapping } from "../kernel/elementwise.js";
import { kernels } from "../kernel/kernels.js";
import { nestOf } from "../kernel/nest.js";
import { beginsAlike, mayShareBytes } from "../kernel/overlap.js";
import { fail } from "../message/index.js";
import { copyFrom } from "./copy.js";
import { denseCopy, denseLike } from "./dense.js";
import { type ElementwisePlan, elementwisePlan } from "./elementwise-plan.js";
import { asTensor } from "./guard.js";
import { axisOption, operandOf, roundedScalar } from "./operand.js";
import { checkOptions, type LooseOptions } from "./options.js";
import { placeOf } from "./place.js";
import { requireWritable } from "./storage.js";
import type { Tensor } from "./tensor.js";
import { checkScalar } from "./value.js";

/**
 * `to = a + b`, element by element; gives `to`. `a` and `b` are tensors of the sizes and dtype of `to`, or scalars; `b` may have a
 * lower rank with `{ axis }`. Operands that overlap `to` are read before it is written.
 * @throws TilewrightError what `t.add` throws.
 * @example
 * const sum = add(zeros("float32", 2, 3), full("float32", 1, 2, 3), 0.5);
 * sum.get(1, 2); // 1.5
 */
export const add: CombineFunction<"add"> = combination("add");

/** `to = a - b`; as `add`. */
export const sub: CombineFunction<"sub"> = combination("sub");

/** `to = a * b`; as `add`. */
export const mul: CombineFunction<"mul"> = combination("mul");

/** `to = a / b`; as `add`. Integers truncate, and a divisor 0 among them throws `operand.zero` before anything is written. */
export const div: CombineFunction<"div"> = combination("div");

/** `to` = the floor of what `div` gives; as `div`. */
export const floorDiv: CombineFunction<"floorDiv"> = combination("floorDiv");

/** `to` = the lesser of `a` and `b`, NaN where either is; as `add`. */
export const min: CombineFunction<"min"> = combination("min");

/** `to` = the greater of `a` and `b`, NaN where either is; as `add`. */
export const max: CombineFunction<"max"> = combination("max");

/**
 * `to = |a|`; gives `to`. The least integer of a dtype has no positive twin and stays as it is.
 * @throws TilewrightError what `t.abs` throws, and the sentences for operands that do not fit `to`.
 * @example
 * abs(zeros("float32", 2), full("float32", -3, 2)).get(1); // 3
 */
export const abs: MapFunction<"abs"> = mapping("abs");

/** `to = 1 / a` of floats; as `abs`. Of 0 it is infinite. */
export const recip: MapFunction<"recip"> = mapping("recip");

/** `to = e^(scale · a)` of floats; as `abs`. */
export const exp: ExpFunction = mapping("exp") as unknown as ExpFunction;

function combination<Operation extends Combining>(operation: Operation): CombineFunction<Operation> {
  const run = (to: unknown, left: unknown, right: unknown, options: unknown): Tensor =>
    combine(operation, asTensor(operation, to), left, right, options);
  return run as unknown as CombineFunction<Operation>;
}

function mapping<Operation extends Mapping>(operation: Operation): MapFunction<Operation> {
  const run = (to: unknown, from: unknown, options: unknown): Tensor =>
    map(operation, asTensor(operation, to), from, options);
  return run as unknown as MapFunction<Operation>;
}

/** `target = left operation right`. */
export function combine(
  operation: Combining,
  target: Tensor,
  left: unknown,
  right: unknown,
  options?: unknown,
): Tensor {
  requireWritable(operation, target);
  const to = placeOf(target);
  const first = operandOf(operation, target, to?.array, left, 0);
  const second = operandOf(operation, target, to?.array, right, 1);
  runCombine(operation, target, to, first, second, axisOption(operation, options));
  return target;
}

/** `target = operation of from`. */
export function map(operation: Mapping, target: Tensor, from: unknown, options?: unknown): Tensor {
  requireWritable(operation, target);
  const { kind } = target;
  if (operation !== "abs" && !kind.isFloat) fail("operand.floats", { operation, element: kind.element });
  const to = placeOf(target);
  const source = operandOf(operation, target, to?.array, from, 0);
  const { scale = 1 } = options === undefined ? none : checkOptions(operation, options);
  const factor = scale === 1 ? 1 : roundedScalar(kind, Number(checkScalar(operation, kind, scale)));
  runMap(operation, target, to, source, factor);
  return target;
}

const none: LooseOptions = {};

function runCombine(
  operation: Combining,
  target: Tensor,
  to: ArrayOperand | undefined,
  left: Tensor,
  right: Tensor,
  axis: unknown,
): void {
  const plan = elementwisePlan(operation, target.geometry, left.geometry, right.geometry, axis);
  if (target.geometry.size === 0) return;
  if (to === undefined || plan.nest === undefined) {
    const result = denseLike(target);
    const place = placeOf(result);
    runCombine(operation, result, place, denseCopy(left, place?.array), denseCopy(right, place?.array), axis);
    copyFrom(target, result);
    return;
  }
  const x = readable(target, to, left, plan.leftIsAlike);
  const y = readable(target, to, right, plan.rightIsAlike);
  if (x === undefined || y === undefined) {
    const [first, second] = [left, right].map((operand, side) =>
      (side === 0 ? x : y) === undefined ? denseCopy(operand, to.array) : operand,
    ) as [Tensor, Tensor];
    runCombine(operation, target, to, first, second, axis);
    return;
  }
  if (!target.kind.isFloat && isDivision(operation) && holdsZero(nestOf(right.geometry.axes()), y)) {
    fail("operand.zero", { operation });
  }
  kernels().combine(operation, plan.nest, to, x, y);
}

function isDivision(operation: Combining): boolean {
  return operation === "div" || operation === "floorDiv";
}

function runMap(operation: Mapping, target: Tensor, to: ArrayOperand | undefined, from: Tensor, scale: number): void {
  const plan: ElementwisePlan = elementwisePlan(operation, target.geometry, from.geometry, from.geometry, undefined);
  if (target.geometry.size === 0) return;
  if (to === undefined || plan.nest === undefined) {
    const result = denseLike(target);
    const place = placeOf(result);
    runMap(operation, result, place, denseCopy(from, place?.array), scale);
    copyFrom(target, result);
    return;
  }
  const x = readable(target, to, from, plan.leftIsAlike);
  if (x === undefined) runMap(operation, target, to, denseCopy(from, to.array), scale);
  else kernels().map(operation, plan.nest, to, x, scale);
}

/**
 * Where the operand lies, if it can be read there while the target is written: in an array of the same class, apart from the target
 * or element for element in the same places.
 */
function readable(target: Tensor, to: ArrayOperand, operand: Tensor, isAlike: boolean): ArrayOperand | undefined {
  if (operand === target) return to;
  const place = placeOf(operand);
  if (place === undefined || !isSameClass(place.array, to.array)) return undefined;
  // Each allocation of the WebAssembly memory has its own array, and its own bytes.
  const isApart = place.array !== to.array && target.kind.engine === wasmEngine && operand.kind.engine === wasmEngine;
  if (isApart || !mayShareBytes(to, target.geometry.reach, place, operand.geometry.reach)) return place;
  return isAlike && beginsAlike(to, place) ? place : undefined;
}

function isSameClass(left: StorageArray, right: StorageArray): boolean {
  return left === right || arrayNameOf(left) === arrayNameOf(right);
}
