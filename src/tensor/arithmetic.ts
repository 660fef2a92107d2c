// How is arithmetic done with tensors, element by element?
import type { CombineFunction, ExpFunction, MapFunction } from "../../types/tensor/arithmetic.js";
import { type Combining, holdsZero, type Mapping } from "../kernel/elementwise.js";
import { kernels } from "../kernel/kernels.js";
import type { Nest } from "../kernel/nest.js";
import { fail } from "../message/index.js";
import { copyFrom } from "./copy.js";
import { denseCopy, denseLike } from "./dense.js";
import { type ElementwisePlan, elementwisePlan } from "./elementwise-plan.js";
import { asTensor } from "./guard.js";
import { axisOption, operandOf } from "./operand.js";
import { checkOptions, type LooseOptions } from "./options.js";
import {
  type ArrayPlace,
  beginAlike,
  isInArray,
  isThere,
  mayMeet,
  type Place,
  placeOf,
  placeOfArgument,
  requireWritablePlace,
} from "./place.js";
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
  const to = placeOf(target);
  if (left === target && options === undefined && combineAgain(operation, to, right)) return target;
  // Options are read first: a getter among them may dispose of what is about to be found there.
  const axis = axisOption(operation, options);
  requireWritablePlace(operation, to);
  const x = operandOf(operation, to, left, 0);
  const y = operandOf(operation, to, right, 1);
  runCombine(operation, to, x, y, axis);
  return target;
}

/**
 * The usual case in few steps, which are what a small operation costs: floats whose layouts met before. False, and nothing done, in any other.
 */
function combineAgain(operation: Combining, to: Place, right: unknown): boolean {
  if (typeof right !== "object") return false;
  const from = placeOfArgument(operation, right);
  const plan = to.left === 0 && to.right === from.id ? to.plan : pairedPlan(to, from);
  if (plan === undefined || !isThere(to) || !isThere(from)) return false;
  const [target, other] = [to as ArrayPlace, from as ArrayPlace];
  if (plan.line === 0 || !kernels().combineLine(operation, plan.line, target, other)) {
    kernels().combine(operation, plan.nest as Nest, target, target, other);
  }
  return true;
}

/** The plan that was made for the layouts of two places, if they are right for each other; which is remembered. */
function pairedPlan(to: Place, from: Place): ElementwisePlan | undefined {
  const { geometry, kind } = to;
  if (from.kind !== kind || !kind.isFloat || !isInArray(to) || !to.isWritable || geometry.size === 0) return undefined;
  const plan = geometry.plans.elementwise.find(geometry, from.geometry, undefined);
  if (plan?.nest === undefined || !isReadableIn(to, from, plan.rightIsAlike)) return undefined;
  to.left = 0;
  to.right = from.id;
  to.plan = plan;
  return plan;
}

/** `target = operation of from`. */
export function map(operation: Mapping, target: Tensor, from: unknown, options?: unknown): Tensor {
  const to = placeOf(target);
  const { scale = 1 } = options === undefined ? none : checkOptions(operation, options);
  requireWritablePlace(operation, to);
  const { kind } = to;
  if (operation !== "abs" && !kind.isFloat) fail("operand.floats", { operation, element: kind.element });
  const x = operandOf(operation, to, from, 0);
  runMap(operation, to, x, scale === 1 ? 1 : Number(checkScalar(operation, kind, scale)));
  return target;
}

const none: LooseOptions = {};

function runCombine(operation: Combining, to: Place, x: Place, y: Place, axis: unknown): void {
  const plan = elementwisePlan(operation, to.geometry, x.geometry, y.geometry, axis);
  if (to.geometry.size === 0) return;
  if (!isInArray(to) || plan.nest === undefined) {
    const result = placeOf(denseLike(to.tensor));
    runCombine(operation, result, denseOf(x, result), denseOf(y, result), axis);
    copyFrom(to.tensor, result.tensor);
    return;
  }
  const isReadable = isReadableIn(to, x, plan.leftIsAlike);
  if (!isReadable || !isReadableIn(to, y, plan.rightIsAlike)) {
    runCombine(operation, to, isReadable ? x : denseOf(x, to), isReadable ? denseOf(y, to) : y, axis);
    return;
  }
  if (!to.kind.isFloat && isDivision(operation) && holdsZero(y.geometry.plans.walk, y as ArrayPlace)) {
    fail("operand.zero", { operation });
  }
  kernels().combine(operation, plan.nest, to, x as ArrayPlace, y as ArrayPlace);
}

function isDivision(operation: Combining): boolean {
  return operation === "div" || operation === "floorDiv";
}

function runMap(operation: Mapping, to: Place, x: Place, scale: number): void {
  const plan: ElementwisePlan = elementwisePlan(operation, to.geometry, x.geometry, x.geometry, undefined);
  if (to.geometry.size === 0) return;
  if (!isInArray(to) || plan.nest === undefined) {
    const result = placeOf(denseLike(to.tensor));
    runMap(operation, result, denseOf(x, result), scale);
    copyFrom(to.tensor, result.tensor);
  } else if (!isReadableIn(to, x, plan.leftIsAlike)) runMap(operation, to, denseOf(x, to), scale);
  else kernels().map(operation, plan.nest, to, x as ArrayPlace, scale);
}

/** A dense copy of an operand, in the class of array that the target lies in. */
function denseOf({ tensor }: Place, { array }: Place): Place {
  return placeOf(denseCopy(tensor, array));
}

/**
 * Can the operand be read where it lies while the target is written? It can in an array of the same class, apart from the target
 * or element for element in the same places.
 */
function isReadableIn(to: ArrayPlace, operand: Place, isAlike: boolean): boolean {
  if (operand === to) return true;
  if (!isInArray(operand) || operand.loops !== to.loops) return false;
  return !mayMeet(to, operand) || (isAlike && beginAlike(to, operand));
}
