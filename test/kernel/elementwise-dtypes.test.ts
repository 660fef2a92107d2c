// Does SIMD arithmetic of float64 and integers give what loops give? Bit for bit, in and outside the library's memory.
import fc from "fast-check";
import { afterAll, afterEach, describe, expect, it } from "vitest";
import type { StorageArray } from "../../src/dtype/index.js";
import { installKernels, scalarKernels } from "../../src/kernel/kernels.js";
import { combineSimd } from "../../src/kernel/simd/elementwise.js";
import { simdInstance } from "../../src/kernel/simd/instance.js";
import { simdKernels } from "../../src/kernel/simd/kernels.js";
import { wasmMemory, zeros } from "../../src/tensor/index.js";
import type { DType } from "../../types/tensor/index.js";
import { type LooseTensor, loose } from "../tensor/loose.js";

const memory = wasmMemory();
const places = ["heap", "wasm"] as const;
type Place = (typeof places)[number];
const operations = ["add", "sub", "mul", "div", "floorDiv", "min", "max"] as const;
type Operation = (typeof operations)[number];
type Arithmetic = LooseTensor & Readonly<Record<Operation, (...args: unknown[]) => unknown>>;
const dtypes = ["float64", "int64", "uint64", "int32", "uint32", "int16", "uint16", "int8", "uint8"] as const;

afterEach(() => installKernels(simdKernels));
afterAll(() => expect(simdInstance()).toBeDefined());

function arrayOf(tensor: LooseTensor): StorageArray {
  return (tensor as unknown as { storage(): { array: StorageArray } }).storage().array;
}

const special = [0, -0, Infinity, -Infinity, Number.NaN, 1e-310, 1e308, -1];

/** Integers of every size, none of them 0; floats too, and the odd ones. */
function filled(place: Place, dtype: DType, rows: number, columns: number, seed: number): LooseTensor {
  const tensor = loose(place === "heap" ? zeros(dtype, rows, columns) : memory.zeros(dtype, rows, columns));
  const array = arrayOf(tensor);
  for (let at = 0; at < array.length; at++) {
    const mixed = Math.imul(at + 1, 2654435761) ^ Math.imul(seed + 1, 40503);
    const bits = (mixed ^ (mixed >>> 13)) >>> 0;
    if (dtype.endsWith("64") && dtype !== "float64") {
      (array as BigInt64Array)[at] = ((BigInt(bits) << 31n) ^ BigInt(at * 77 + 1)) | 1n;
    } else if (dtype !== "float64") (array as Float64Array)[at] = bits | 1;
    else if (bits % 53 === 0) (array as Float64Array)[at] = special[(bits >>> 8) % special.length] ?? 0;
    else (array as Float64Array)[at] = (bits - 2 ** 31) / 37;
  }
  return tensor;
}

/** The bytes; NaN is NaN, WebAssembly does not say which. */
function bytesOf(tensor: LooseTensor): Buffer {
  const copy = arrayOf(tensor).slice();
  if (copy instanceof Float64Array) {
    for (let at = 0; at < copy.length; at++) if (Number.isNaN(copy[at])) copy[at] = Number.NaN;
  }
  return Buffer.from(copy.buffer);
}

const pairs = places.flatMap((place) => places.map((other) => [place, other] as const));
const forms = fc.constantFrom("plain", "pitched", "transposed", "row", "column", "scalar");
const size = fc.oneof(fc.integer({ min: 1, max: 20 }), fc.integer({ min: 1, max: 300 }));
const gap = fc.nat({ max: 3 });

describe.each(pairs)("in %s storage, operands in %s storage", (place, other) => {
  it.each(dtypes)("%s", (dtype) => {
    const property = fc.property(
      fc.constantFrom(...operations),
      size,
      size,
      gap,
      gap,
      forms,
      (name, rows, columns, start, end, form) => {
        const results = [scalarKernels, simdKernels].map((table) => {
          const [height, width] = form === "transposed" ? [columns, rows] : [rows, columns];
          const x = filled(place, dtype, rows, columns + start + end, 1);
          const y = filled(other, dtype, height + 1, width + end, 2);
          installKernels(table);
          const to = x.slice(":", [start, start + columns]) as Arithmetic;
          const operand = y.slice([1, height + 1], [end, width + end]);
          if (form === "row") to[name](y.slice(0, [0, columns]), { axis: 1 });
          else if (form === "column") to[name](y.slice([1, rows + 1], 0), { axis: 0 });
          else if (form === "scalar") to[name](dtype.endsWith("int64") ? 3n : 3);
          else to[name](form === "transposed" ? operand.transpose() : operand);
          const bytes = bytesOf(x);
          for (const tensor of [x, y]) {
            if (tensor.space === "wasm") (tensor as unknown as Disposable)[Symbol.dispose]();
          }
          return bytes;
        });
        expect(Buffer.compare(results[0] as Buffer, results[1] as Buffer)).toBe(0);
      },
    );
    fc.assert(property, { numRuns: 40 });
  });
});

describe("which of them SIMD does", () => {
  const nest = { extents: [2048], strides: [[1], [1], [1]] } as const;
  const done = (dtype: DType, operation: Operation): boolean => {
    const { array } = (loose(zeros(dtype, 2048)) as unknown as { storage(): { array: StorageArray } }).storage();
    const operand = { array, offset: 0, dtype };
    return combineSimd(operation, nest, operand, operand, {
      ...operand,
      array: array.slice().fill((dtype.endsWith("int64") ? 1n : 1) as never) as StorageArray,
    });
  };

  it("those that 128-bit vectors have", () => {
    expect(operations.filter((operation) => done("float64", operation))).toEqual([...operations]);
    expect(operations.filter((operation) => done("int32", operation))).toEqual(["add", "sub", "mul", "min", "max"]);
    expect(operations.filter((operation) => done("uint16", operation))).toEqual(["add", "sub", "mul", "min", "max"]);
    expect(operations.filter((operation) => done("uint8", operation))).toEqual(["add", "sub", "min", "max"]);
    expect(operations.filter((operation) => done("bool", operation))).toEqual([]);
    expect(operations.filter((operation) => done("uint8clamped", operation))).toEqual([]);
    expect(operations.filter((operation) => done("float16", operation))).toEqual([]);
  });
});
