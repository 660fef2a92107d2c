// Is arithmetic on rows with gaps between them what loops make of them, and are the gaps left as they were? On the heap, by way of the kernels' memory.
import { afterEach, describe, expect, it, vi } from "vitest";
import { allocateArray, type DType, type StorageArray, writeRaw } from "../../src/dtype/index.js";
import type { ArrayOperand } from "../../src/kernel/copy.js";
import { installKernels, scalarKernels } from "../../src/kernel/kernels.js";
import type { Nest } from "../../src/kernel/nest.js";
import { combineAway } from "../../src/kernel/simd/elementwise-away.js";
import { simdKernels } from "../../src/kernel/simd/kernels.js";
import { rowMajor } from "../../src/layout/index.js";
import { full, tileTensor } from "../../src/tensor/index.js";
import { loose } from "../tensor/loose.js";

afterEach(() => installKernels(simdKernels));

const rows = 90;
const extra = 3;

/** Long rows are few, which is as many as come at once and one more. */
function heightOf(columns: number): number {
  return columns > 1000 ? 3 : rows;
}

/** Bits of all kinds, and numbers where the rows of an operand lie. */
function operand(
  dtype: DType,
  columns: number,
  row: number,
  column: number,
  offset: number,
  seed: number,
): ArrayOperand {
  const array = allocateArray(dtype, heightOf(columns) * Math.max(row, 1) + columns + extra);
  const isBig = array instanceof BigInt64Array;
  const bytes = bytesOf(array);
  for (let at = 0; at < bytes.length; at++) bytes[at] = at * 167 + (at >> 7) * 31 + seed;
  for (let r = 0; r < heightOf(columns); r++) {
    for (let c = 0; c < columns; c++) {
      const number = ((r * 7 + c * 13 + seed) % 101) - 50;
      writeRaw(array, offset + r * row + c * column, isBig ? BigInt(number) : number);
    }
  }
  return { array, offset, dtype };
}

const bytesOf = ({ buffer }: StorageArray): Uint8Array => new Uint8Array(buffer);

type Step = readonly [row: number, column: number];

/** `left` undefined: what is written is the left operand. False where other ways are left to do it. */
function combines(
  dtype: DType,
  columns: number,
  to: number,
  left: Step | undefined,
  right: Step,
  offsets: readonly [number, number, number],
): boolean {
  const [row1, column1] = left ?? [to, 1];
  const nest: Nest = {
    extents: [heightOf(columns), columns],
    strides: [
      [to, 1],
      [row1, column1],
      [right[0], right[1]],
    ],
  };
  const [target, expected] = [0, 1].map(() => operand(dtype, columns, to, 1, offsets[0], 1)) as [
    ArrayOperand,
    ArrayOperand,
  ];
  const x = left === undefined ? undefined : operand(dtype, columns, row1, column1, offsets[1], 2);
  const y = operand(dtype, columns, right[0], right[1], offsets[2], 3);
  if (!combineAway("add", nest, target, x ?? target, y)) return false;
  scalarKernels.combine("add", nest, expected, x ?? expected, y);
  expect(Buffer.compare(bytesOf(target.array), bytesOf(expected.array))).toBe(0);
  return true;
}

const places = [
  [0, 0, 0],
  [1, 0, 2],
  [2, 1, 1],
] as const;

describe.each(["int8", "int16", "float32", "float64", "int64"] as const)("rows of %s", (dtype) => {
  it.each([16, 17, 100, 127, 128, 131, 300, 8190])("of %i elements, near each other", (columns) => {
    const pitches = columns > 1000 ? [columns + 5] : [columns + 1, Math.floor(columns * 1.5)];
    for (const offsets of places) {
      for (const pitch of pitches) {
        expect(combines(dtype, columns, pitch, undefined, [pitch, 1], offsets)).toBe(true);
        expect(combines(dtype, columns, columns, undefined, [pitch, 1], offsets)).toBe(true);
        expect(combines(dtype, columns, pitch, undefined, [columns, 1], offsets)).toBe(true);
        expect(combines(dtype, columns, pitch, [columns + 2, 1], [pitch, 1], offsets)).toBe(true);
        expect(combines(dtype, columns, pitch, [pitch, 1], [0, 1], offsets)).toBe(true);
        expect(combines(dtype, columns, pitch, undefined, [1, 0], offsets)).toBe(true);
        expect(combines(dtype, columns, pitch, [0, 1], [0, 0], offsets)).toBe(true);
      }
    }
  });

  it("far from each other come one by one, or not at all", () => {
    for (const offsets of places) {
      expect(combines(dtype, 130, 300, undefined, [131, 1], offsets)).toBe(true);
      expect(combines(dtype, 130, 131, undefined, [300, 1], offsets)).toBe(true);
      expect(combines(dtype, 100, 300, undefined, [101, 1], offsets)).toBe(false);
      expect(combines(dtype, 100, 101, undefined, [300, 1], offsets)).toBe(false);
    }
  });
});

it("goes through the planes of a rank-3 operand, of which only some are where the left one is", () => {
  const nest: Nest = {
    extents: [2, 40, 100],
    strides: [
      [0, 110, 1],
      [40 * 110, 110, 1],
      [0, 101, 1],
    ],
  };
  const [array, other, right] = [1, 1, 2].map((seed) =>
    Float32Array.from({ length: 9000 }, (_, k) => (k * seed) % 97),
  ) as [Float32Array, Float32Array, Float32Array];
  const dtype = "float32";
  const y: ArrayOperand = { array: right, offset: 1, dtype };
  const [to, expected]: ArrayOperand[] = [array, other].map((own) => ({ array: own, offset: 3, dtype }));
  if (to === undefined || expected === undefined) throw new Error("no operands");
  expect(combineAway("sub", nest, to, to, y)).toBe(true);
  scalarKernels.combine("sub", nest, expected, expected, y);
  expect(array).toEqual(other);
});

describe("what lies between the rows", () => {
  const columns = 130;
  const nest: Nest = {
    extents: [rows, columns],
    strides: [
      [140, 1],
      [140, 1],
      [140, 1],
    ],
  };
  const right = operand("float32", columns, 140, 1, 1, 3);

  function lengthsWritten(buffer: ArrayBufferLike, isOwn: boolean): number[] {
    const array = new Float32Array(buffer);
    const to: ArrayOperand = { array, offset: 2, dtype: "float32" };
    const set = vi.spyOn(array, "set");
    expect(combineAway("add", nest, to, isOwn ? to : { ...to, array: array.slice() }, right)).toBe(true);
    const expected = new Float32Array(array.length);
    const own: ArrayOperand = { ...to, array: expected };
    scalarKernels.combine("add", nest, own, own, right);
    expect([...array]).toEqual([...expected]);
    return set.mock.calls.map(([values]) => values.length);
  }

  it.each([true, false])("is never written where other threads see it; left operand is the target: %s", (isOwn) => {
    const lengths = lengthsWritten(new SharedArrayBuffer(rows * 160 * 4), isOwn);
    expect(lengths).toHaveLength(rows);
    expect(new Set(lengths)).toEqual(new Set([columns]));
  });

  it.each([true, false])("goes back as it was where nobody does; left operand is the target: %s", (isOwn) => {
    expect(lengthsWritten(new ArrayBuffer(rows * 160 * 4), isOwn).length).toBeLessThan(rows);
  });

  it("is not asked for where short rows are seen by other threads", () => {
    const array = new Float32Array(new SharedArrayBuffer(rows * 160 * 4));
    const to: ArrayOperand = { array, offset: 0, dtype: "float32" };
    expect(combineAway("add", { ...nest, extents: [rows, 120] }, to, to, right)).toBe(false);
  });
});

it("reads operands that overlap what is written before it is written", () => {
  const work = (): Float32Array => {
    const array = Float32Array.from({ length: rows * 140 }, (_, k) => k % 89);
    const matrix = loose(full("float32", 0, rows, 140));
    const whole = (matrix as unknown as { storage(): { array: Float32Array } }).storage().array;
    whole.set(array);
    const [left, right] = [matrix.slice(":", [0, 130]), matrix.slice(":", [1, 131])];
    (right as unknown as { add(other: unknown): void }).add(left);
    return whole;
  };
  const fast = work();
  installKernels(scalarKernels);
  expect(fast).toEqual(work());
});

it("refuses storage that has shrunk, and leaves what is left of it alone", () => {
  const buffer = new ArrayBuffer(rows * 140 * 4, { maxByteLength: rows * 140 * 4 });
  const matrix = loose(full("float32", 1, rows, 140));
  const shrinking = loose(tileTensor(new Float32Array(buffer).fill(2), rowMajor(rows, 140)));
  const [to, from] = [shrinking, matrix].map((tensor) => tensor.slice(":", [1, 131]) as unknown as Adding);
  buffer.resize(buffer.byteLength - 4 * 140);
  expect(() => to?.add(from)).toThrow();
  expect(() => from?.add(to)).toThrow();
  expect(new Set(new Float32Array(buffer))).toEqual(new Set([2]));
  expect(matrix.get(0, 1)).toBe(1);
});

interface Adding {
  add(other: unknown): void;
}
