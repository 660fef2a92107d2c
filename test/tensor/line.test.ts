// Is arithmetic right where it goes the short way: with floats side by side, for layouts that met before? Every count, so that each has its
// blocks and its rest; from the second call on the way is the short one.
import { describe, expect, it } from "vitest";
import { installKernels, scalarKernels } from "../../src/kernel/kernels.js";
import { loops } from "../../src/kernel/loops.generated.js";
import { simdKernels } from "../../src/kernel/simd/kernels.js";
import { rowMajor } from "../../src/layout/index.js";
import { sharedMemory, tileTensor, wasmMemory, zeros } from "../../src/tensor/index.js";
import { type LooseTensor, loose, refuses } from "./loose.js";

const memory = wasmMemory();
const operations = {
  add: (a: number, b: number) => a + b,
  sub: (a: number, b: number) => a - b,
  mul: (a: number, b: number) => a * b,
  div: (a: number, b: number) => a / b,
  floorDiv: (a: number, b: number) => Math.floor(a / b),
  min: Math.min,
  max: Math.max,
};
type Name = keyof typeof operations;
type Arithmetic = LooseTensor & Readonly<Record<Name, (other: unknown) => unknown>>;

/** Counts with their blocks and rests, and about those from which on arrays are brought to the kernels' memory. */
const counts = [...Array.from({ length: 40 }, (_, at) => at + 1), 79, 80, 81, 97, 128, 200, 255, 256, 257, 300];
const most = 300;
type Float = "float16" | "bfloat16" | "float32" | "float64";
const makers = {
  heap: (dtype: Float, count: number) => zeros(dtype, count),
  shared: (dtype: Float, count: number) => sharedMemory().zeros(dtype, count),
  wasm: (dtype: Float, count: number) => memory.zeros(dtype, count),
};

/** A tensor of `most + 2` elements from a seed, and those of it from `start` on. */
function part(place: keyof typeof makers, dtype: "float32" | "float64", start: number, count: number): Arithmetic {
  const whole = loose(makers[place](dtype, most + 2));
  for (let at = 0; at < most + 2; at++) whole.set(at, valueAt(at));
  return whole.slice([start, start + count]) as Arithmetic;
}

function valueAt(at: number): number {
  return (((at * 37) % 19) - 9) / 4 + 0.125;
}

function valuesOf(tensor: LooseTensor, count: number): number[] {
  return Array.from({ length: count }, (_, at) => Number(tensor.get(at)));
}

const tables = { scalar: scalarKernels, simd: simdKernels };

describe.each(Object.entries(tables))("with the %s table", (_, table) => {
  describe.each(["heap", "wasm"] as const)("in %s storage", (place) => {
    it.each(["float32", "float64"] as const)("computes %s", (dtype) => {
      installKernels(table);
      const round = dtype === "float32" ? Math.fround : Number;
      for (const [name, of] of Object.entries(operations)) {
        for (const count of counts) {
          for (const [start, otherStart] of [
            [0, 0],
            [1, 2],
          ] as const) {
            const [to, from] = [part(place, dtype, start, count), part(place, dtype, otherStart, count)];
            let expected = valuesOf(to, count);
            for (let turn = 0; turn < 3; turn++) {
              to[name as Name](from);
              expected = expected.map((value, at) => round(of(value, valueAt(otherStart + at))));
            }
            expect(valuesOf(to, count)).toEqual(expected);
          }
        }
      }
      installKernels(simdKernels);
    });
  });
});

describe.each(["heap", "wasm"] as const)("in %s storage", (place) => {
  it("reads a neighbour that overlaps before it is written, and itself as it is", () => {
    const whole = loose(makers[place]("float32", 24));
    for (let at = 0; at < 24; at++) whole.set(at, at);
    const [to, from] = [whole.slice([1, 24]), whole.slice([0, 23])] as [Arithmetic, Arithmetic];
    let expected = Array.from({ length: 24 }, (_, at) => at);
    for (let turn = 0; turn < 3; turn++) {
      to.add(from);
      expected = expected.map((value, at) => value + (expected[at - 1] ?? 0));
    }
    expect(valuesOf(whole, 24)).toEqual(expected);
    for (let turn = 0; turn < 3; turn++) (whole as Arithmetic).add(whole);
    expect(valuesOf(whole, 24)).toEqual(expected.map((value) => 8 * value));
  });

  it("still refuses what may not be written", () => {
    const to = loose(makers[place]("float32", 8)) as Arithmetic;
    const from = loose(makers[place]("float32", 8));
    to.add(from);
    to.add(from);
    refuses(() => (to.asImm() as Arithmetic).add(from), "tensor.read-only", { operation: "add" });
  });
});

it("does not mistake float16 in a native array for one in words, nor integers for floats", () => {
  const words = loose(tileTensor(new Uint16Array(8).fill(0x3c00), rowMajor(8), { dtype: "float16" })) as Arithmetic;
  const ones = loose(zeros("float16", 8)) as Arithmetic;
  ones.fill(1);
  for (let turn = 0; turn < 3; turn++) words.add(ones);
  expect(valuesOf(words, 8)).toEqual(new Array(8).fill(4));
  const integers = loose(zeros("int32", 8)) as Arithmetic;
  integers.fill(2 ** 31 - 1);
  for (let turn = 0; turn < 3; turn++) integers.add(integers);
  expect(valuesOf(integers, 8)).toEqual(new Array(8).fill(-8));
});

/** Whole arrays, which go by way of the kernels' memory where there are kernels; powers of 2, so that no result is rounded. */
describe.each(["heap", "shared", "wasm"] as const)(
  "floats of 16 bits, which have no kernels, in %s storage",
  (place) => {
    it.each(["float16", "bfloat16"] as const)("are changed each time (%s)", (dtype) => {
      for (const count of [1, 7, 79, 80, 81, 300, 1025]) {
        for (const [name, of] of Object.entries(operations)) {
          const [to, from] = [0, 1].map(() => loose(makers[place](dtype, count))) as [Arithmetic, Arithmetic];
          for (let turn = 0; turn < 3; turn++) {
            const [left, right] = [2 ** turn, -(2 ** ((turn + 1) % 3))];
            to.fill(left);
            from.fill(right);
            to[name as Name](from);
            expect(valuesOf(to, count)).toEqual(new Array(count).fill(of(left, right)));
          }
        }
      }
    });
  },
);

it("leaves places that 29 bits do not hold, and what it does not know, to other ways", () => {
  const array = new Float32Array(32);
  const { line } = loops.float32 as unknown as { line: (...args: unknown[]) => boolean };
  expect(line("add", 16, array, 2 ** 29 - 16, array, 0)).toBe(false);
  expect(line("add", 16, array, 0, array, 2 ** 29)).toBe(false);
  expect(line("min", 16, array, 0, array, 0)).toBe(false);
  expect(line("add", 16, array, 16, array, 0)).toBe(true);
});

it.each([16, 200])("refuses %i elements whose buffer is gone, on either side, and leaves the other", (count) => {
  const made = (): [Arithmetic, Float32Array<ArrayBuffer>] => {
    const array = new Float32Array(count + 1).fill(1);
    return [loose(tileTensor(array, rowMajor(count), { offset: 1 })) as Arithmetic, array];
  };
  const [[to, target], [from, source]] = [made(), made()];
  for (let turn = 0; turn < 3; turn++) to.add(from);
  structuredClone(source.buffer, { transfer: [source.buffer] });
  refuses(() => to.add(from), "storage.detached", { operation: "add" });
  expect([...target]).toEqual([1, ...new Array(count).fill(4)]);
  structuredClone(target.buffer, { transfer: [target.buffer] });
  const [other, rest] = made();
  refuses(() => to.add(other), "storage.detached", { operation: "add" });
  expect([...rest]).toEqual(new Array(count + 1).fill(1));
});

it("goes by way of the kernels' memory up to its room, and piece by piece beyond", () => {
  for (const count of [8191, 8192, 8193]) {
    const [a, b] = [loose(zeros("float32", count)), loose(zeros("float32", count))] as [Arithmetic, Arithmetic];
    for (let at = 0; at < count; at++) {
      a.set(at, at % 1000);
      b.set(at, at % 7);
    }
    for (let turn = 0; turn < 3; turn++) a.sub(b);
    expect(valuesOf(a, count)).toEqual(Array.from({ length: count }, (_, at) => (at % 1000) - 3 * (at % 7)));
  }
});

it("takes the short way with tensors that are met for the first time too", () => {
  const [a, b] = [zeros("float32", 4, 20), zeros("float32", 4, 20)];
  b.fill(1);
  for (let turn = 0; turn < 8; turn++) a.slice(turn % 4, ":").add(b.slice((turn + 1) % 4, ":"));
  expect(a.reduceSum()).toBe(160);
});
