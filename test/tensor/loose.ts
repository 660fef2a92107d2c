// A tensor as JavaScript sees it: nothing is known to the checker, so that tests can pass what types would refuse.
import { expect } from "vitest";
import { say, TilewrightError } from "../../src/message/index.js";
import type { SentenceCode } from "../../types/message/catalogue.js";
import type { SentenceArgs } from "../../types/message/say.js";

export interface LooseTensor {
  readonly dtype: string;
  readonly space: string;
  readonly layout: { readonly shape: unknown; readonly stride: unknown };
  readonly rank: number;
  readonly flatRank: number;
  readonly elementSize: number;
  numElements(): number;
  get(...index: unknown[]): unknown;
  set(...indexAndValue: unknown[]): void;
  load(at: unknown, options?: unknown): unknown;
  loadInto(out: unknown, at: unknown, options?: unknown): unknown;
  store(at: unknown, value: unknown, options?: unknown): void;
  fill(value: unknown): LooseTensor;
  copyFrom(other: unknown): LooseTensor;
  readonly linearIdxType: string;
  dim(axis: unknown): number;
  dynamicStride(axis: unknown): number;
  isRowMajor(): boolean;
  isCompatibleWith(coordinate: unknown): boolean;
  getTypeName(): string;
  tile(sizes: unknown, at: unknown, options?: unknown): LooseTensor;
  tileClipped(sizes: unknown, at: unknown): LooseTensor;
  tiles(sizes: unknown, options?: unknown): Iterable<LooseEntry>;
  slice(...slices: unknown[]): LooseTensor;
  at(...slices: unknown[]): LooseTensor;
  vectorize(...widths: unknown[]): LooseTensor;
  reduceSum(...args: unknown[]): unknown;
  toLayoutTensor(): LooseTensor;
  reshape(...target: unknown[]): LooseTensor;
  transpose(): LooseTensor;
  permute(...axes: unknown[]): LooseTensor;
  coalesce(): LooseTensor;
  asImm(): LooseTensor;
  unsafePtr(): { array: ArrayLike<number>; offset: number };
  ptrAtOffset(at: unknown): { array: ArrayLike<number>; offset: number };
  asSpan(): ArrayLike<unknown>;
  prefetch(at: unknown): void;
  rawLoad(offset: unknown, options?: unknown): unknown;
  rawStore(offset: unknown, value: unknown, options?: unknown): void;
  loadLinear(indices: unknown, options?: unknown): unknown;
  storeLinear(indices: unknown, value: unknown, options?: unknown): void;
  tileWithOffset(
    sizes: unknown,
    at: unknown,
    options?: unknown,
  ): { tile: LooseTensor; corner: unknown; offset: number };
  split(count: unknown, options?: unknown): readonly LooseTensor[];
  split(count: unknown, index: number, options?: unknown): LooseTensor;
  distribute(threads: unknown, id: unknown, options?: unknown): LooseTensor;
  distributeWithOffset(
    threads: unknown,
    id: unknown,
    options?: unknown,
  ): { fragment: LooseTensor; thread: readonly number[]; offset: number };
  broadcastTo(...sizes: unknown[]): LooseTensor;
  squeeze(axis?: unknown): LooseTensor;
  unsqueeze(axis: unknown): LooseTensor;
  makeDynamic(): LooseTensor;
  bitcast(dtype: unknown): LooseTensor;
  addressSpaceCast(space: unknown): LooseTensor;
  toString(): string;
  writeTo(): string;
}

export interface LooseEntry {
  readonly tile: LooseTensor;
  readonly coord: readonly number[];
  readonly valid: readonly number[];
  readonly clipped: LooseTensor;
}

export function loose(tensor: unknown): LooseTensor {
  return tensor as LooseTensor;
}

/** Asks that a call is refused with exactly this sentence and its code. */
export function refuses<Code extends SentenceCode>(call: () => unknown, code: Code, args: SentenceArgs<Code>): void {
  let thrown: unknown;
  try {
    call();
  } catch (error) {
    thrown = error;
  }
  expect(thrown).toBeInstanceOf(TilewrightError);
  expect((thrown as TilewrightError).message).toBe(say(code, args));
  expect((thrown as TilewrightError).code).toBe(code);
}

/** Values that no size, index or stride may be. */
export const noSizes: readonly unknown[] = [-1, 0.5, Number.NaN, Infinity, "1", null, undefined, 1n, true, {}, 2 ** 53];
