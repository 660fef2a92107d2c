// Do the SIMD kernels convert 16-bit floats as `small-float.ts` does? All of them, and a float32 near every rounding.
import fc from "fast-check";
import { afterAll, afterEach, describe, expect, it } from "vitest";
import { decodeBfloat16, decodeFloat16, encodeBfloat16, encodeFloat16 } from "../../src/dtype/index.js";
import { installKernels, scalarKernels } from "../../src/kernel/kernels.js";
import { convertSimd } from "../../src/kernel/simd/convert.js";
import { simdInstance } from "../../src/kernel/simd/instance.js";
import { simdKernels } from "../../src/kernel/simd/kernels.js";
import { wasmMemory, zeros } from "../../src/tensor/index.js";
import type { DType } from "../../types/tensor/index.js";
import { type LooseTensor, loose } from "../tensor/loose.js";

afterEach(() => installKernels(simdKernels));
afterAll(() => expect(simdInstance()).toBeDefined());

const places = ["heap", "wasm"] as const;
const memory = wasmMemory();

function tensorIn(place: string, dtype: DType, ...shape: number[]): LooseTensor {
  return loose(place === "heap" ? zeros(dtype, ...shape) : memory.zeros(dtype, ...shape));
}

/** The array; of float16 its words, where the platform has an array of its own for it. */
function arrayOf(tensor: LooseTensor): { [place: number]: number; readonly length: number } {
  const { array } = (tensor as unknown as { storage(): { array: Uint16Array } }).storage();
  return tensor.dtype === "float16" ? new Uint16Array(array.buffer, array.byteOffset, array.length) : array;
}

function dispose(...tensors: readonly LooseTensor[]): void {
  for (const tensor of tensors) if (tensor.space === "wasm") (tensor as unknown as Disposable)[Symbol.dispose]();
}

const formats = [
  ["float16", decodeFloat16, encodeFloat16],
  ["bfloat16", decodeBfloat16, encodeBfloat16],
] as const;

describe.each(places)("in %s storage", (place) => {
  it.each(formats)("every %s becomes the float32 that it is", (dtype, decode) => {
    const [to, from] = [tensorIn(place, "float32", 65536), tensorIn(place, dtype, 65536)];
    const [singles, words] = [arrayOf(to), arrayOf(from)];
    for (let word = 0; word < 65536; word++) words[word] = word;
    to.copyFrom(from);
    for (let word = 0; word < 65536; word++) {
      if (!Object.is(singles[word], decode(word))) expect([word, singles[word]]).toEqual([word, decode(word)]);
    }
    dispose(to, from);
  });

  it.each(formats)("float32 becomes the nearest %s", (dtype, decode, encode) => {
    const around = [-2, -1, 0, 1, 2];
    const bits = new Int32Array(1);
    const single = new Float32Array(bits.buffer);
    const values: number[] = [Number.NaN, Infinity, -Infinity, 3.4e38, -3.4e38, 1e-45, -1e-45];
    for (let word = 0; word < 65535; word++) {
      const [low, high] = [decode(word), decode(word + 1)];
      for (const value of [low, (low + high) / 2]) {
        single[0] = value;
        const [own = 0] = bits;
        for (const step of around) {
          bits[0] = own + step;
          values.push(single[0] ?? 0);
        }
      }
    }
    const [to, from] = [tensorIn(place, dtype, values.length), tensorIn(place, "float32", values.length)];
    const [words, singles] = [arrayOf(to), arrayOf(from)];
    for (const [index, value] of values.entries()) singles[index] = value;
    to.copyFrom(from);
    for (const [index, value] of values.entries()) {
      // Which NaN it is the platform's own arrays choose.
      const stored = Number.isNaN(decode(words[index] ?? 0)) ? encode(Number.NaN) : words[index];
      if (stored !== encode(value)) expect([value, stored]).toEqual([value, encode(value)]);
    }
    dispose(to, from);
  });

  const integers = [
    ["int32", Int32Array],
    ["uint32", Uint32Array],
    ["int16", Int16Array],
    ["uint16", Uint16Array],
    ["int8", Int8Array],
    ["uint8", Uint8Array],
    ["uint8clamped", Uint8ClampedArray],
  ] as const;

  it.each(integers)("float32 becomes the %s that its array makes of it, alone and among others", (dtype, like) => {
    const ends = [
      0,
      0.5,
      1.5,
      127,
      128,
      254.5,
      255.5,
      256,
      32768,
      65536,
      2 ** 31,
      2 ** 32,
      2 ** 52,
      2 ** 62,
      2 ** 63,
      2 ** 64,
      3e38,
    ];
    const bits = new Int32Array(1);
    const single = new Float32Array(bits.buffer);
    const odd = ends.flatMap((end) =>
      [-2, -1, 0, 1, 2].flatMap((step) => {
        single[0] = end;
        bits[0] = Math.max(0, (bits[0] ?? 0) + step);
        const [value = 0] = single;
        return [value, -value];
      }),
    );
    odd.push(Number.NaN, Infinity, -Infinity, -0, 1e-45);
    for (const plain of [0, 3]) {
      const values = odd.flatMap((value, at) => [value, ...Array.from({ length: plain * 5 }, (_, k) => at * 11.3 - k)]);
      for (let length = Math.max(1, values.length - 9); length <= values.length; length++) {
        const [to, from] = [tensorIn(place, dtype, length), tensorIn(place, "float32", length)];
        const [results, singles] = [arrayOf(to), arrayOf(from)];
        for (let at = 0; at < length; at++) singles[at] = values[at] ?? 0;
        to.copyFrom(from);
        expect(Array.from(results)).toEqual(Array.from(new like(Float32Array.from(values.slice(0, length)))));
        dispose(to, from);
      }
    }
  });

  it("rows of any length and pitch, as the loops do", () => {
    const size = fc.integer({ min: 1, max: 60 });
    const kinds = fc.constantFrom(...(["float16", "bfloat16", "int32", "uint16", "int8", "uint8clamped"] as const));
    const property = fc.property(size, size, fc.nat(3), kinds, fc.boolean(), (rows, columns, gap, half, isWider) => {
      const results = [scalarKernels, simdKernels].map((table) => {
        installKernels(simdKernels);
        const to = tensorIn(place, isWider ? "float32" : half, rows, columns + gap);
        const from = tensorIn(place, isWider ? half : "float32", rows, columns);
        const source = arrayOf(from);
        for (let at = 0; at < source.length; at++) source[at] = isWider ? (at * 40503) & 65535 : at / 7 - 9;
        installKernels(table);
        to.slice(":", [gap, gap + columns]).copyFrom(from);
        const text = Array.from(arrayOf(to) as ArrayLike<number>).join();
        dispose(to, from);
        return text;
      });
      expect(results[1]).toBe(results[0]);
    });
    fc.assert(property, { numRuns: 100, seed: 9 });
  });
});

it.each(["int32", "uint32"] as const)("%s in the library's memory become the nearest float32", (dtype) => {
  const values = Array.from({ length: 1000 }, (_, at) => Math.imul(at * 40503 + 1, 2654435761));
  const [to, from] = [loose(memory.zeros("float32", 1000)), loose(memory.zeros(dtype, 1000))];
  const [singles, integers] = [arrayOf(to), arrayOf(from)];
  for (const [at, value] of values.entries()) integers[at] = value;
  to.copyFrom(from);
  for (let at = 0; at < 1000; at++) expect(singles[at]).toBe(Math.fround(integers[at] ?? 0));
  dispose(to, from);
});

it("pieces of long rows, the last one too short for the kernels by itself", () => {
  for (const length of [8192, 8193, 8199, 16389]) {
    const [to, from] = [tensorIn("heap", "bfloat16", length), tensorIn("heap", "float32", length)];
    for (let at = 0; at < length; at++) arrayOf(from)[at] = at / 3;
    to.copyFrom(from);
    for (let at = 0; at < length; at++) expect(arrayOf(to)[at]).toBe(encodeBfloat16(Math.fround(at / 3)));
  }
});

it("short rows, steps and other dtypes are left to the loops", () => {
  const single = { array: new Float32Array(64), offset: 0, dtype: "float32" } as const;
  const half = { array: new Uint16Array(64), offset: 0, dtype: "float16" } as const;
  expect(convertSimd({ extents: [64], strides: [[1], [1]] }, single, half)).toBe(true);
  expect(convertSimd({ extents: [7], strides: [[1], [1]] }, single, half)).toBe(false);
  expect(convertSimd({ extents: [32], strides: [[1], [2]] }, single, half)).toBe(false);
  expect(convertSimd({ extents: [64], strides: [[1], [1]] }, half, half)).toBe(false);
  const words = { ...half, dtype: "uint16" } as const;
  expect(convertSimd({ extents: [64], strides: [[1], [1]] }, single, words)).toBe(false);
});
