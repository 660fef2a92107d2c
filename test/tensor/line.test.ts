// Is arithmetic right where it goes the short way: with floats side by side, for layouts that met before? Every count, so that each has its
// blocks and its rest; from the second call on the way is the short one.
import { describe, expect, it } from "vitest";
import { installKernels, scalarKernels } from "../../src/kernel/kernels.js";
import { loops } from "../../src/kernel/loops.generated.js";
import { simdKernels } from "../../src/kernel/simd/kernels.js";
import { rowMajor } from "../../src/layout/index.js";
import { tileTensor, wasmMemory, zeros } from "../../src/tensor/index.js";
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

const most = 40;
const makers = {
  heap: (dtype: "float32" | "float64", count: number) => zeros(dtype, count),
  wasm: (dtype: "float32" | "float64", count: number) => memory.zeros(dtype, count),
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
        for (let count = 1; count <= most; count++) {
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

it("leaves places that 29 bits do not hold to other loops", () => {
  const array = new Float32Array(16);
  const { line } = loops.float32 as unknown as { line: (...args: unknown[]) => boolean };
  expect(line("add", 16, array, 2 ** 29 - 16, array, 0, array, 0)).toBe(false);
  expect(line("add", 16, array, 0, array, 2 ** 29, array, 0)).toBe(false);
  expect(line("add", 16, array, 0, array, 0, array, 2 ** 40)).toBe(false);
  expect(line("min", 16, array, 0, array, 0, array, 0)).toBe(false);
  expect(line("add", 16, array, 0, array, 0, array, 0)).toBe(true);
});
