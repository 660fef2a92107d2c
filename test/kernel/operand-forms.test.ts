// Do kernels take operands of every form, two of them at a time, out of place and in any storage? Results are those of the loops; extremes also
// those of a plain model.
import fc from "fast-check";
import { afterEach, describe, expect, it } from "vitest";
import * as library from "../../src/index.js";
import { installKernels, scalarKernels } from "../../src/kernel/kernels.js";
import { simdKernels } from "../../src/kernel/simd/kernels.js";
import type { DType } from "../../types/tensor/index.js";
import type { LooseTensor } from "../tensor/loose.js";

type Call = (...args: unknown[]) => unknown;
interface Tensor extends LooseTensor {
  reduceMin: Call;
  reduceMax: Call;
  argmax: Call;
  broadcastTo(...sizes: number[]): Tensor;
  slice(...slices: unknown[]): Tensor;
  reshape(...sizes: unknown[]): Tensor;
  transpose(): Tensor;
}
type Zeros = { readonly zeros: (...args: unknown[]) => Tensor };
const makers = {
  heap: library as unknown as Zeros,
  shared: library.sharedMemory() as unknown as Zeros,
  wasm: library.wasmMemory() as unknown as Zeros,
};
type Place = keyof typeof makers;

afterEach(() => installKernels(simdKernels));

const dtypes = ["float32", "float64", "int32", "uint32", "int16", "uint8", "int64", "float16", "bool"] as const;
const combinations = ["add", "sub", "mul", "div", "floorDiv", "min", "max"] as const;
const mappings = ["abs", "recip", "exp"] as const;
const operations = library as unknown as Readonly<Record<(typeof combinations | typeof mappings)[number], Call>>;
const reductions = ["reduceMin", "reduceMax", "argmax", "reduceSum"] as const;
const forms = ["plain", "pitched", "transposed", "turned and pitched", "row", "column", "one"] as const;
type Form = (typeof forms)[number];

/** Never 0, so that everything divides. */
function elementAt(dtype: DType, at: number, seed: number): unknown {
  const value = (Math.imul(at + 3, 7919 * (seed + 1)) >>> 3) % 90;
  if (dtype === "bool") return value % 2 === 0;
  if (dtype === "int64") return BigInt(value + 1);
  return dtype.startsWith("float") ? (value - 44.5) / 8 : value + 1;
}

/** A matrix of this form and its whole storage, which begins an element before it, or a row. */
function matrixOf(
  place: Place,
  dtype: DType,
  rows: number,
  columns: number,
  form: Form,
  seed: number,
): [Tensor, Tensor] {
  const isTurned = form === "transposed" || form === "turned and pitched";
  const sizes = { row: [1, columns], column: [rows, 1], one: [1, 1] } as const;
  const whole = form in sizes ? sizes[form as keyof typeof sizes] : [rows, columns];
  const [height, width] = isTurned ? [columns, rows] : whole;
  const gap = form === "pitched" || form === "turned and pitched" ? 2 : 0;
  const storage = makers[place].zeros(dtype, 1 + height * (width + gap));
  for (let at = 0; at < storage.numElements(); at++) storage.set(at, elementAt(dtype, at, seed));
  const matrix = storage.slice("1:").reshape(height, width + gap);
  const part = matrix.slice(":", [gap >> 1, (gap >> 1) + width]);
  if (isTurned) return [part.transpose(), storage];
  return [form in sizes ? part.broadcastTo(rows, columns) : part, storage];
}

const size = fc.oneof(fc.integer({ min: 1, max: 20 }), fc.integer({ min: 1, max: 300 }));
const place = fc.constantFrom<Place>("heap", "shared", "wasm");
const form = fc.constantFrom(...forms);
/** What may be written: each coordinate is an element of its own. */
const writable = fc.constantFrom<Form>("plain", "pitched", "transposed", "turned and pitched");

/** Runs the work by the loops and by the kernels: every element of the storage is the same. */
function alike(make: () => readonly [target: Tensor, storage: Tensor], work: (target: Tensor) => unknown): void {
  const [loops, kernels] = [scalarKernels, simdKernels].map((table) => {
    const [target, storage] = make();
    installKernels(table);
    work(target);
    installKernels(simdKernels);
    return Array.from({ length: storage.numElements() }, (_, at) => storage.get(at));
  });
  expect(kernels).toEqual(loops);
}

describe.each(dtypes)("%s", (dtype) => {
  it("of two operands", () => {
    // Of bools every second one is a divisor 0.
    const operation = fc.constantFrom(...combinations.filter((name) => dtype !== "bool" || !/div/i.test(name)));
    fc.assert(
      fc.property(
        size,
        size,
        fc.tuple(place, writable),
        fc.tuple(place, form),
        fc.tuple(place, form),
        operation,
        (rows, columns, [there, to], [one, left], [other, right], name) => {
          const [x] = matrixOf(one, dtype, rows, columns, left, 1);
          const [y] = matrixOf(other, dtype, rows, columns, right, 2);
          const make = () => matrixOf(there, dtype, rows, columns, to, 0);
          alike(make, (target) => operations[name](target, x, y));
        },
      ),
      { numRuns: 60 },
    );
  });

  it("of one operand", () => {
    const isFloat = dtype.startsWith("float");
    const operation = fc.constantFrom(...mappings.filter((name) => isFloat || name === "abs"));
    fc.assert(
      fc.property(
        size,
        size,
        fc.tuple(place, writable),
        fc.tuple(place, form),
        operation,
        (rows, columns, [there, to], [one, from], name) => {
          const [x] = matrixOf(one, dtype, rows, columns, from, 1);
          const make = () => matrixOf(there, dtype, rows, columns, to, 0);
          const options = name === "exp" ? [{ scale: 0.25 }] : [];
          alike(make, (target) => operations[name](target, x, ...options));
        },
      ),
      { numRuns: 30 },
    );
  });

  it("down to the least, the greatest and its place", () => {
    const operation = fc.constantFrom(...reductions);
    fc.assert(
      fc.property(
        size,
        size,
        fc.tuple(place, form),
        fc.constantFrom(undefined, 0, 1),
        operation,
        (rows, columns, [there, from], axis, name) => {
          const [x] = matrixOf(there, dtype, rows, columns, from, 3);
          const reduce = (): unknown => x[name]({ axis });
          installKernels(scalarKernels);
          const expected = reduce();
          installKernels(simdKernels);
          const result = reduce();
          expect(String(result)).toBe(String(expected));
          if (name === "reduceSum") return;
          const kept = axis === undefined ? [0] : Array.from({ length: axis === 0 ? columns : rows }, (_, at) => at);
          for (const at of kept) {
            const values: number[] = [];
            for (let row = 0; row < rows; row++) {
              for (let column = 0; column < columns; column++) {
                if (axis === undefined || (axis === 0 ? column : row) === at) values.push(x.get(row, column) as number);
              }
            }
            const best = values.reduce((one, other) =>
              (name === "reduceMin" ? other < one : other > one) ? other : one,
            );
            const wanted = name === "argmax" ? values.indexOf(best) : best;
            expect(axis === undefined ? result : (result as Tensor).get(at)).toBe(wanted);
          }
        },
      ),
      { numRuns: 30 },
    );
  });
});
