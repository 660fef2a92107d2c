// What can threads do to one element that they share? Each operation is one indivisible step.
import type { WaitResult } from "../../types/tensor/shared-atomics.js";
import { describe, isSize } from "../coord/check.js";
import type { Scalar } from "../dtype/index.js";
import { isShared } from "../engine/index.js";
import { fail } from "../message/index.js";
import { type Cells, cellsOf, type Words } from "./cells.js";
import { coordinateOffset } from "./element-offset.js";
import { checkOptions } from "./options.js";
import { requireElement, requireMutable } from "./storage.js";
import type { Tensor } from "./tensor.js";
import { checkScalar } from "./value.js";

/** The element at a coordinate as the last write of any thread left it. */
export function atomicLoad(tensor: Tensor, at: unknown): Scalar {
  const cells = requireNumbers("atomicLoad", tensor);
  const place = placeOf("atomicLoad", tensor, at);
  return cells.decode(Atomics.load(cells.words as Int32Array, place));
}

/** Stores an element. */
export function atomicStore(tensor: Tensor, at: unknown, value: unknown): void {
  exchange("atomicStore", tensor, at, value);
}

/** Puts a value in the place of an element. */
export function atomicExchange(tensor: Tensor, at: unknown, value: unknown): Scalar {
  return exchange("atomicExchange", tensor, at, value);
}

/** Adds to an element. */
export function atomicAdd(tensor: Tensor, at: unknown, value: unknown): Scalar {
  const { cells, place, scalar } = numberArguments("atomicAdd", tensor, at, value);
  if (!cells.isInteger) return addFloat(cells, place, scalar as number);
  return Atomics.add(cells.words as Int32Array, place, scalar as number);
}

/** Subtracts from an element. */
export function atomicSub(tensor: Tensor, at: unknown, value: unknown): Scalar {
  const { cells, place, scalar } = numberArguments("atomicSub", tensor, at, value);
  if (!cells.isInteger) return addFloat(cells, place, -(scalar as number));
  return Atomics.sub(cells.words as Int32Array, place, scalar as number);
}

/** Keeps the lesser of an element and a value. */
export function atomicMin(tensor: Tensor, at: unknown, value: unknown): Scalar {
  const { cells, place, scalar } = numberArguments("atomicMin", tensor, at, value);
  const wanted = cells.decode(cells.encode(scalar));
  return update(cells, place, (old) => lesser(old, wanted));
}

/** Keeps the greater of an element and a value. */
export function atomicMax(tensor: Tensor, at: unknown, value: unknown): Scalar {
  const { cells, place, scalar } = numberArguments("atomicMax", tensor, at, value);
  const wanted = cells.decode(cells.encode(scalar));
  return update(cells, place, (old) => greater(old, wanted));
}

/** Keeps the bits that an integer and a value have in common. */
export function atomicAnd(tensor: Tensor, at: unknown, value: unknown): Scalar {
  const { words, place, scalar } = integerArguments("atomicAnd", tensor, at, value);
  return Atomics.and(words as Int32Array, place, scalar as number);
}

/** Sets the bits of a value in an integer. */
export function atomicOr(tensor: Tensor, at: unknown, value: unknown): Scalar {
  const { words, place, scalar } = integerArguments("atomicOr", tensor, at, value);
  return Atomics.or(words as Int32Array, place, scalar as number);
}

/** Flips the bits of a value in an integer. */
export function atomicXor(tensor: Tensor, at: unknown, value: unknown): Scalar {
  const { words, place, scalar } = integerArguments("atomicXor", tensor, at, value);
  return Atomics.xor(words as Int32Array, place, scalar as number);
}

/** Stores `replacement` if an integer is `expected`; gives what it was. */
export function atomicCompareExchange(tensor: Tensor, at: unknown, expected: unknown, replacement: unknown): Scalar {
  const operation = "atomicCompareExchange";
  const { words, place, scalar } = integerArguments(operation, tensor, at, expected);
  const next = checkScalar(operation, tensor.kind, replacement);
  return Atomics.compareExchange(words as Int32Array, place, scalar as number, next as number);
}

/** Blocks this thread while an element is `value`, until it is woken. */
export function atomicWait(tensor: Tensor, at: unknown, value: unknown, options?: unknown): WaitResult {
  const operation = "atomicWait";
  const { words, place, scalar } = wordArguments(operation, tensor, at, value);
  const timeout = timeoutOf(operation, options);
  try {
    return Atomics.wait(words, place, scalar as number, timeout);
  } catch {
    // Everything else has been checked: this is a thread that must stay able to answer, such as a page's.
    return fail("atomic.may-not-block", { operation });
  }
}

/** As `atomicWait`, but the thread goes on, and a promise tells. */
export async function atomicWaitAsync(
  tensor: Tensor,
  at: unknown,
  value: unknown,
  options?: unknown,
): Promise<WaitResult> {
  const operation = "atomicWaitAsync";
  const { words, place, scalar } = wordArguments(operation, tensor, at, value);
  const timeout = timeoutOf(operation, options);
  const { waitAsync } = Atomics as Partial<WithWaitAsync>;
  return waitAsync === undefined
    ? watch(words, place, scalar as number, timeout)
    : waitAsync.call(Atomics, words, place, scalar as number, timeout).value;
}

/** Wakes threads that wait for an element, at most `count` of them. */
export function atomicNotify(tensor: Tensor, at: unknown, count?: unknown): number {
  const operation = "atomicNotify";
  const words = requireWords(operation, tensor);
  const place = placeOf(operation, tensor, at);
  if (count !== undefined && !isSize(count)) fail("atomic.count", { operation, count: describe(count) });
  return Atomics.notify(words, place, count);
}

/** Has every platform by the end of 2025; the compiler's library lists it under a later year than ours. */
interface WithWaitAsync {
  waitAsync(
    this: typeof Atomics,
    words: Int32Array,
    place: number,
    value: number,
    timeout: number,
  ): { readonly value: WaitResult | Promise<WaitResult> };
}

/** The same without the platform's help: looks again and again whether the element is another, as the dtype holds it. */
async function watch(words: Int32Array, place: number, value: number, timeout: number): Promise<WaitResult> {
  const held = words.slice(0, 1).fill(value)[0];
  if (Atomics.load(words, place) !== held) return "not-equal";
  const end = performance.now() + timeout;
  while (Atomics.load(words, place) === held) {
    if (performance.now() >= end) return "timed-out";
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
  return "ok";
}

interface NumberArguments {
  readonly cells: Cells;
  readonly place: number;
  readonly scalar: Scalar;
}

function numberArguments(operation: string, tensor: Tensor, at: unknown, value: unknown): NumberArguments {
  const cells = requireNumbers(operation, tensor);
  requireMutable(operation, tensor);
  const place = placeOf(operation, tensor, at);
  return { cells, place, scalar: checkScalar(operation, tensor.kind, value) };
}

interface WordArguments {
  readonly words: Words;
  readonly place: number;
  readonly scalar: Scalar;
}

function integerArguments(operation: string, tensor: Tensor, at: unknown, value: unknown): WordArguments {
  const { words } = requireIntegers(operation, tensor);
  requireMutable(operation, tensor);
  const place = placeOf(operation, tensor, at);
  return { words, place, scalar: checkScalar(operation, tensor.kind, value) };
}

function wordArguments(
  operation: string,
  tensor: Tensor,
  at: unknown,
  value: unknown,
): WordArguments & { readonly words: Int32Array } {
  const words = requireWords(operation, tensor);
  const place = placeOf(operation, tensor, at);
  const scalar = checkScalar(operation, tensor.kind, value);
  if (!isShared(words.buffer)) fail("atomic.unshared", { operation });
  return { words, place, scalar };
}

/** The words of a tensor whose elements are numbers of which atomics are known. */
export function requireNumbers(operation: string, tensor: Tensor): Cells {
  const { element, facts, dtype } = tensor.kind;
  if (tensor.geometry.block !== undefined || facts.scalar === "boolean" || dtype === "uint8clamped") {
    fail("atomic.dtype", { operation, dtype: element });
  }
  return cellsOf(tensor);
}

/** The words of a tensor of integers. */
export function requireIntegers(operation: string, tensor: Tensor): Cells {
  if (!isOfIntegers(tensor)) fail("atomic.integer", { operation, dtype: tensor.kind.element });
  return cellsOf(tensor);
}

/** Are a tensor's elements integers that do not clamp? */
export function isOfIntegers({ geometry, kind }: Tensor): boolean {
  const { facts, dtype } = kind;
  return geometry.block === undefined && facts.integral && facts.scalar !== "boolean" && dtype !== "uint8clamped";
}

/** Threads wait for 32 or 64 bits with a sign. */
function requireWords(operation: string, tensor: Tensor): Int32Array {
  const { element } = tensor.kind;
  if (element !== "int32" && element !== "int64") fail("atomic.word", { operation, dtype: element });
  return cellsOf(tensor).words as Int32Array;
}

function placeOf(operation: string, tensor: Tensor, at: unknown): number {
  const offset = coordinateOffset(operation, tensor.geometry, at);
  requireElement(operation, tensor, offset);
  tensor.requirePlaces(operation, offset, [0]);
  return tensor.offset + offset;
}

function timeoutOf(operation: string, options: unknown): number {
  const { timeout = Infinity } = checkOptions(operation, options);
  const isTime = typeof timeout === "number" && timeout >= 0;
  return isTime ? timeout : fail("atomic.timeout", { operation, timeout: describe(timeout) });
}

function exchange(operation: string, tensor: Tensor, at: unknown, value: unknown): Scalar {
  const { cells, place, scalar } = numberArguments(operation, tensor, at, value);
  return cells.decode(Atomics.exchange(cells.words as Int32Array, place, cells.encode(scalar) as number));
}

/** Adds to a float by compare-exchange; gives what it was. */
export function addFloat(cells: Cells, place: number, value: number): Scalar {
  return update(cells, place, (old) => (old as number) + value);
}

/** Replaces an element by what a function makes of it; tried again as long as other threads come in between. */
function update(cells: Cells, place: number, next: (old: Scalar) => Scalar): Scalar {
  const words = cells.words as Int32Array;
  let seen = Atomics.load(words, place);
  for (;;) {
    const old = cells.decode(seen);
    const found = Atomics.compareExchange(words, place, seen, cells.encode(next(old)) as number);
    if (found === seen) return old;
    seen = found;
  }
}

/** `Math.min`, also of bigints. */
function lesser(left: Scalar, right: Scalar): Scalar {
  if (typeof left === "bigint") return left < (right as bigint) ? left : right;
  return Math.min(left as number, right as number);
}

function greater(left: Scalar, right: Scalar): Scalar {
  if (typeof left === "bigint") return left > (right as bigint) ? left : right;
  return Math.max(left as number, right as number);
}
