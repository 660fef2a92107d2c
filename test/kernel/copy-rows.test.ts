// Are short rows with gaps between them copied as loops copy them, and the gaps left alone? On the heap, by way of the kernels' memory.
import { describe, expect, it } from "vitest";
import { allocateArray, type DType, type StorageArray } from "../../src/dtype/index.js";
import type { ArrayOperand } from "../../src/kernel/copy.js";
import { scalarKernels } from "../../src/kernel/kernels.js";
import type { Nest } from "../../src/kernel/nest.js";
import { copyRowsAway } from "../../src/kernel/simd/copy-rows-away.js";

const rows = 300;

function filled(dtype: DType, length: number, seed: number): StorageArray {
  const array = allocateArray(dtype, length);
  // All bit patterns, signalling NaN too.
  const bytes = new Uint8Array(array.buffer);
  for (let at = 0; at < bytes.length; at++) bytes[at] = at * 167 + (at >> 7) * 31 + seed;
  return array;
}

const bitsOf = (array: StorageArray): Uint8Array => new Uint8Array(array.buffer);

function copies(dtype: DType, columns: number, toPitch: number, fromPitch: number, offsets: [number, number]): boolean {
  const nest: Nest = {
    extents: [rows, columns],
    strides: [
      [toPitch, 1],
      [fromPitch, 1],
    ],
  };
  const from: ArrayOperand = { array: filled(dtype, rows * fromPitch + 3, 1), offset: offsets[1], dtype };
  const [to, expected] = [0, 1].map(
    (): ArrayOperand => ({ array: filled(dtype, rows * toPitch + 3, 2), offset: offsets[0], dtype }),
  ) as [ArrayOperand, ArrayOperand];
  scalarKernels.copy(nest, expected, from);
  if (!copyRowsAway(nest, to, from)) return false;
  // To compare so many bytes by `toEqual` takes seconds.
  expect(Buffer.compare(bitsOf(to.array), bitsOf(expected.array))).toBe(0);
  return true;
}

describe.each(["int8", "uint16", "float32", "float64", "int64"] as const)("rows of %s", (dtype) => {
  const { BYTES_PER_ELEMENT: bytes } = allocateArray(dtype, 0);
  const widths = [64 / bytes, 64 / bytes + 1, 80, 97, 127, 128, 300].filter((width) => width * bytes <= 512);

  it.each(widths)("of %i elements", (width) => {
    for (const offsets of [
      [0, 0],
      [1, 0],
      [0, 1],
      [2, 1],
    ] as [number, number][]) {
      const pitch = Math.floor(width * 1.5);
      for (const [to, from] of [
        [width, pitch],
        [pitch, width],
        [width + 1, width + 2],
      ] as const) {
        expect(copies(dtype, width, to, from, offsets)).toBe(rows * width * bytes >= 2 ** 14);
      }
    }
  });

  it("that are short, long, far apart or few are left to other ways", () => {
    expect(copies(dtype, 64 / bytes - 1, 64 / bytes, 64 / bytes, [0, 0])).toBe(false);
    expect(copies(dtype, 512 / bytes + 1, 512 / bytes + 2, 512 / bytes + 2, [0, 0])).toBe(false);
    expect(copies(dtype, 64, 64, 97, [0, 0])).toBe(false);
  });
});

it("leaves rows that other threads see, and could write between, alone", () => {
  const nest: Nest = {
    extents: [rows, 64],
    strides: [
      [80, 1],
      [64, 1],
    ],
  };
  const shared = new Float32Array(new SharedArrayBuffer(rows * 80 * 4));
  const from: ArrayOperand = { array: filled("float32", rows * 64, 1), offset: 0, dtype: "float32" };
  expect(copyRowsAway(nest, { array: shared, offset: 0, dtype: "float32" }, from)).toBe(false);
  const dense: Nest = {
    extents: [rows, 64],
    strides: [
      [64, 1],
      [64, 1],
    ],
  };
  expect(copyRowsAway(dense, { array: shared, offset: 0, dtype: "float32" }, from)).toBe(true);
});
