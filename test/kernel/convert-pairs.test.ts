// Do the conversions of every two element types give what the scalar table gives? Alone and among others, at every edge of their ranges.
import { afterAll, afterEach, describe, expect, it } from "vitest";
import { allocateArray, dtypeFacts, dtypes } from "../../src/dtype/index.js";
import type { ArrayOperand } from "../../src/kernel/copy.js";
import { installKernels, type Kernels, scalarKernels } from "../../src/kernel/kernels.js";
import { convertSimd } from "../../src/kernel/simd/convert.js";
import { simdInstance } from "../../src/kernel/simd/instance.js";
import { simdKernels } from "../../src/kernel/simd/kernels.js";
import { wasmMemory, zeros } from "../../src/tensor/index.js";
import type { DType } from "../../types/tensor/index.js";
import { type LooseTensor, loose } from "../tensor/loose.js";

afterEach(() => installKernels(simdKernels));
afterAll(() => expect(simdInstance()).toBeDefined());

const memory = wasmMemory();

/** Those of which no other test asks how the kernels take rows. */
const kerneled: readonly (readonly [DType, DType])[] = [
  ["float64", "float32"],
  ["float64", "bfloat16"],
  ["float64", "int32"],
  ["float64", "int8"],
  ["float64", "int64"],
  ["int32", "uint64"],
  ["int64", "float64"],
  ["uint64", "float64"],
  ["int64", "float32"],
  ["uint64", "float16"],
  ["int64", "uint16"],
];

const pairs = dtypes.flatMap((from) => dtypes.filter((to) => to !== from).map((to) => [from, to] as const));

function arrayOf(tensor: LooseTensor): Uint8Array {
  return (tensor as unknown as { storage(): { array: Uint8Array } }).storage().array;
}

function dispose(...tensors: readonly LooseTensor[]): void {
  for (const tensor of tensors) if (tensor.space === "wasm") (tensor as unknown as Disposable)[Symbol.dispose]();
}

/** Elements of a type as bytes: both sides of each power of 2 and of what lies halfway to the neighbours there, and what is no number. */
function odd(dtype: DType): Uint8Array {
  const { bytes, scalar } = dtypeFacts(dtype);
  if (scalar === "bigint") {
    const powers = Array.from({ length: 64 }, (_, bit) => 1n << BigInt(bit));
    const sums = powers.flatMap((power, bit) => [
      power,
      power + (power >> 9n),
      power + (power >> 25n) + (power >> 26n),
      BigInt(bit) * 3n,
    ]);
    const values = sums.flatMap((value) => [-1n, 0n, 1n].flatMap((step) => [value + step, -value - step]));
    return new Uint8Array(BigInt64Array.from([...values, 0n]).buffer);
  }
  if (bytes === 1) return Uint8Array.from({ length: 256 }, (_, value) => (dtype === "bool" ? value & 1 : value));
  if (bytes === 2) return new Uint8Array(Uint16Array.from({ length: 65536 }, (_, word) => word).buffer);
  if (dtype === "float64") return new Uint8Array(Float64Array.from(oddDoubles()).buffer);
  if (dtype === "float32") return new Uint8Array(Float32Array.from(oddDoubles()).buffer);
  return new Uint8Array(Int32Array.from(oddDoubles().filter((value) => Number.isInteger(value))).buffer);
}

function oddDoubles(): number[] {
  const values = [0, Number.NaN, Infinity, 5e-324, 1.1e-320, Number.MAX_VALUE];
  const bits = new BigInt64Array(1);
  const double = new Float64Array(bits.buffer);
  for (let exponent = -160; exponent < 140; exponent++) {
    for (const part of [
      1,
      1.5,
      1 + 2 ** -7,
      1 + 2 ** -8,
      1 + 3 * 2 ** -8,
      1 + 2 ** -10,
      1 + 2 ** -11,
      1 + 3 * 2 ** -11,
      1 + 2 ** -24,
      2 - 2 ** -24,
    ]) {
      double[0] = part * 2 ** exponent;
      const [own = 0n] = bits;
      for (const step of [-1n, 0n, 1n]) {
        bits[0] = own + step;
        values.push(double[0] ?? 0);
      }
    }
  }
  for (let whole = 0; whole < 300; whole++) values.push(whole, whole + 0.5, whole + 0.25, whole + 0.75);
  return values.flatMap((value) => [value, -value]);
}

/** What a copy leaves in a tensor of zeros. */
function converted(
  table: Kernels,
  place: string,
  to: DType,
  from: DType,
  source: Uint8Array,
  gap: number,
  rows = 1,
): ArrayLike<number | bigint> {
  const columns = source.length / dtypeFacts(from).bytes / rows;
  const make = (dtype: DType, width: number): LooseTensor =>
    loose(place === "heap" ? zeros(dtype, rows, width) : memory.zeros(dtype, rows, width));
  const [target, origin] = [make(to, columns + gap), make(from, columns)];
  const { buffer, byteOffset } = arrayOf(origin);
  new Uint8Array(buffer, byteOffset, source.length).set(source);
  installKernels(table);
  target.slice(":", [gap, gap + columns]).copyFrom(origin);
  const result = arrayOf(target).slice();
  dispose(target, origin);
  return result;
}

type Numbers = ArrayLike<number | bigint>;

function expectSame(expected: Numbers, result: Numbers, what: unknown): void {
  for (let at = 0; at < expected.length; at++) {
    // NaN is NaN, whatever else its bits say.
    if (!Object.is(result[at], expected[at])) expect([what, at, result[at]]).toEqual([what, at, expected[at]]);
  }
  expect(result.length).toBe(expected.length);
}

describe.each(["heap", "wasm"])("in %s storage", (place) => {
  it.each(pairs)("%s become %s", (from, to) => {
    const source = odd(from);
    const { bytes } = dtypeFacts(from);
    for (const length of [source.length / bytes, 8, 9, 15, 63, 64, 65, 127, 129]) {
      const some = source.slice(source.length - length * bytes);
      const [expected, result] = [scalarKernels, simdKernels].map((table) =>
        converted(table, place, to, from, some, length % 2),
      ) as [Numbers, Numbers];
      expectSame(expected, result, length);
    }
  });

  it.each(kerneled)("rows of %s of any length become %s, between what they do not touch", (from, to) => {
    const source = odd(from);
    const { bytes } = dtypeFacts(from);
    for (let columns = 1; columns <= 40; columns++) {
      const rows = 1 + (columns % 4);
      const some = source.slice(source.length - rows * columns * bytes);
      const [expected, result] = [scalarKernels, simdKernels].map((table) =>
        converted(table, place, to, from, some, columns % 3, rows),
      ) as [Numbers, Numbers];
      expectSame(expected, result, columns);
    }
  });
});

it.each(kerneled)("%s to %s is the kernels' work", (from, to) => {
  const [target, source] = [to, from].map((dtype) => ({ array: allocateArray(dtype, 128), offset: 0, dtype }));
  expect(convertSimd({ extents: [128], strides: [[1], [1]] }, target as ArrayOperand, source as ArrayOperand)).toBe(
    true,
  );
});
