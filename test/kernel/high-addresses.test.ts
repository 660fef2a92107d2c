// Do kernels reach all of a memory of 4 GiB? Addresses past 2^31 are negative to WebAssembly, and the end of the memory is 0.
import { afterEach, describe, expect, it } from "vitest";
import { type StorageArray, writeRaw } from "../../src/dtype/index.js";
import { type WasmStore, wasmStore } from "../../src/engine/index.js";
import * as library from "../../src/index.js";
import { installKernels, scalarKernels } from "../../src/kernel/kernels.js";
import { simdInstance } from "../../src/kernel/simd/instance.js";
import { simdKernels } from "../../src/kernel/simd/kernels.js";
import type { LooseTensor } from "../tensor/loose.js";

type Call = (...args: unknown[]) => unknown;
type Method = "add" | "sub" | "max" | "abs" | "exp" | "reduceMin" | "reduceMax" | "dispose";
type Tensor = LooseTensor & Readonly<Record<Method, Call>>;
type Zeros = (...args: unknown[]) => Tensor;
const { zeros } = library as unknown as { readonly zeros: Zeros };
const { matmul, mma, packRight } = library as unknown as Readonly<Record<"matmul" | "mma" | "packRight", Call>>;

const end = 2 ** 32;
const memory = library.wasmMemory({ capacity: end }) as unknown as { readonly zeros: Zeros };
const { regions } = wasmStore() as WasmStore;
// The kernels' own room lies at the beginning.
expect(simdInstance()).toBeDefined();

afterEach(() => installKernels(simdKernels));

const [rows, columns] = [37, 70];
const dtypes = ["float32", "float64", "int32", "int16", "uint8", "int64", "float16", "bfloat16"] as const;
const bytes = { float32: 4, float64: 8, int32: 4, int16: 2, uint8: 1, int64: 8, float16: 2, bfloat16: 2 } as const;
const isHalf = (dtype: string): boolean => dtype.endsWith("float16");

function arrayOf(tensor: Tensor): StorageArray {
  return (tensor as unknown as { storage(): { array: StorageArray } }).storage().array;
}

/** Matrices of a dtype, the first one where it is asked for, and one of another dtype at the beginning; those on the heap hold the same. */
function matrices(dtype: keyof typeof bytes, first: number): { readonly there: Tensor[]; readonly here: Tensor[] } {
  const other = memory.zeros(dtype === "float32" ? "int32" : "float32", rows, columns);
  const filler = regions.take(first - regions.used) as number;
  const there = [
    memory.zeros(dtype, rows, columns),
    memory.zeros(dtype, rows, columns),
    memory.zeros(dtype, columns, rows),
    other,
  ];
  regions.giveBack(filler);
  const here = there.map((tensor, seed) => {
    const array = arrayOf(tensor);
    const { dtype } = tensor;
    for (let at = 0; at < array.length; at++) {
      const value = ((at * 7 + seed * 13) % 97) + 1;
      writeRaw(array, at, dtype === "int64" ? BigInt(value) : isHalf(dtype) ? 0x3c00 + value : value);
    }
    const twin = zeros(dtype, ...(tensor.layout.shape as number[]));
    (arrayOf(twin) as Uint8Array).set(array as Uint8Array);
    return twin;
  });
  return { there, here };
}

type Work = (x: Tensor, y: Tensor, turned: Tensor, other: Tensor) => unknown;

const anyDType: Readonly<Record<string, Work>> = {
  sum: (x, y) => x.add(y),
  "sum of a transposed operand": (x, _, turned) => x.sub(turned.transpose()),
  "sum of a row": (x, y) => x.add(y.slice(1, ":"), { axis: 1 }),
  maximum: (x, y) => y.max(x),
  copy: (x, y) => x.copyFrom(y),
  "part of a copy": (x, y) => y.slice("1:9", "3:40").copyFrom(x.slice("2:10", "1:38")),
  transpose: (x, _, turned) => turned.copyFrom(x.transpose()),
  "transpose back": (x, _, turned) => x.copyFrom(turned.transpose()),
  fill: (x) => x.slice(":", "1:69").fill(x.load(0)),
  "sum of all": (x) => x.reduceSum(),
  "sums of rows": (x) => x.reduceSum({ axis: 1 }),
  "sums of columns": (x) => x.reduceSum({ axis: 0 }),
  "extremes of rows": (x) => x.reduceMin({ axis: 1 }),
  "extremes of columns": (x) => x.reduceMax({ axis: 0 }),
  conversion: (x, _, __, other) => x.copyFrom(other),
  "conversion from there": (x, _, __, other) => other.copyFrom(x),
};

const floats: Readonly<Record<string, Work>> = {
  product: (x, y, turned) => matmul(x.slice(":", `:${rows}`), y, turned, { reproducible: true }),
  "product of what is above": (x, y, turned) => matmul(y.slice(":", `:${rows}`), x, turned, { reproducible: true }),
  "product of tiles": (x, y, turned) => mma(x.slice(":", `:${rows}`), y, packRight(turned), { reproducible: true }),
  absolute: (x) => x.abs(),
  exponential: (x) => x.exp({ scale: 0.01 }),
};

/** The first byte of the first matrix: in front of 2^31 so that it lies on both sides, behind it, and so that the last one ends the memory. */
const starts: Readonly<Record<string, (size: number) => number>> = {
  "across 2^31": (size) => 2 ** 31 - Math.floor(size / 128) * 64,
  "past 2^31": () => 2 ** 31 + 4096,
  "up to the end": (size) => end - 3 * size,
};

describe.each(Object.entries(starts))("%s", (_, start) => {
  it.each(dtypes)("%s", (dtype) => {
    const size = Math.ceil((rows * columns * bytes[dtype]) / 64) * 64;
    for (const [name, work] of Object.entries(
      dtype.startsWith("float") && !isHalf(dtype) ? { ...anyDType, ...floats } : anyDType,
    )) {
      const { there, here } = matrices(dtype, start(size));
      expect(arrayOf(there[0] as Tensor).byteOffset).toBe(start(size));
      const answer = String(work(...(there as [Tensor, Tensor, Tensor, Tensor])));
      installKernels(scalarKernels);
      const expected = String(work(...(here as [Tensor, Tensor, Tensor, Tensor])));
      installKernels(simdKernels);
      expect(`${name}: ${answer}`).toBe(`${name}: ${expected}`);
      for (const [at, tensor] of there.entries()) {
        const twin = arrayOf(here[at] as Tensor);
        expect(Buffer.compare(Buffer.from(arrayOf(tensor).slice().buffer), Buffer.from(twin.buffer)), name).toBe(0);
        tensor.dispose();
      }
    }
  });
});
