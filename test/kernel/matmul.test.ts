import fc from "fast-check";
import { afterEach, describe, expect, it } from "vitest";
import { matmul as typedMatmul } from "../../src/index.js";
import { installKernels, kernels, scalarKernels } from "../../src/kernel/kernels.js";
import { simdInstance } from "../../src/kernel/simd/instance.js";
import { simdKernels } from "../../src/kernel/simd/kernels.js";
import { layout, rowMajor } from "../../src/layout/index.js";
import { full, tileTensor, wasmMemory, zeros } from "../../src/tensor/index.js";
import { type LooseTensor, loose, refuses } from "../tensor/loose.js";
import {
  type Float,
  type Form,
  fillWith,
  forms,
  hasWebAssembly,
  matrixIn,
  type Place,
  places,
  productOf,
  rowsOf,
  tensorIn,
  whereWebAssemblyIs,
} from "./matrices.js";

const matmul = typedMatmul as unknown as (...operands: unknown[]) => LooseTensor;

/** With relaxed SIMD, which Node has from 22 on, other products may be rounded once where these are rounded twice. */
const exact = { reproducible: true };

/** Values whose products and sums round. */
const valueAt = (seed: number) => (row: number, column: number) =>
  Math.fround(Math.sin(seed + row * 1.7 + column * 0.3) * 10 ** (((row + column) % 5) - 2));

afterEach(() => installKernels(simdKernels));

describe("the table", () => {
  it("is the SIMD one in tilewright, and the platform of the tests has it, unless it was taken away", () => {
    expect(kernels()).toBe(simdKernels);
    expect(simdInstance() !== undefined).toBe(hasWebAssembly);
  });
});

/** Multiplies with both tables and holds both to the documented sums, bit for bit. */
function check(
  sizes: readonly [number, number, number],
  place: Place,
  [ofC, ofA, ofB]: readonly Form[],
  add: boolean,
  dtype: Float = "float32",
): void {
  const [m, k, n] = sizes;
  const a = fillWith(matrixIn(place, ofA ?? "rows", m, k, dtype), valueAt(1));
  const b = fillWith(matrixIn(place, ofB ?? "rows", k, n, dtype), valueAt(2));
  const before = rowsOf(fillWith(matrixIn("heap", "rows", m, n, dtype), valueAt(3)));
  const expected = productOf(rowsOf(a), rowsOf(b), add ? before : undefined, dtype);
  for (const table of [scalarKernels, simdKernels]) {
    installKernels(table);
    const c = fillWith(matrixIn(place, ofC ?? "rows", m, n, dtype), valueAt(3));
    expect(matmul(c, a, b, { ...exact, accumulate: add })).toBe(c);
    const wrong = rowsOf(c).flatMap((row, y) => row.filter((value, x) => !Object.is(value, expected[y]?.[x])));
    expect(wrong, `${table.name}, ${place}, ${dtype}, ${m} by ${k} by ${n}`).toEqual([]);
    dispose(c);
  }
  dispose(a);
  dispose(b);
}

function dispose(tensor: LooseTensor): void {
  if (tensor.space === "wasm") (tensor as unknown as Disposable)[Symbol.dispose]();
}

describe.each(places)("matmul of matrices in %s storage", (place) => {
  it("sums as documented for every form of each operand", () => {
    for (const ofC of forms) {
      for (const ofA of forms) for (const ofB of forms) check([9, 6, 10], place, [ofC, ofA, ofB], false);
    }
  });

  it("sums as documented where SIMD pays, for every form of each operand", () => {
    for (const form of forms) {
      check([33, 70, 41], place, [form, "rows", "rows"], false);
      check([32, 64, 40], place, ["rows", form, "rows"], true);
      check([36, 61, 47], place, ["rows", "rows", form], false);
    }
  });

  it("sums as documented at sizes 1 to 300, sampled", () => {
    const size = fc.oneof(fc.integer({ min: 1, max: 20 }), fc.integer({ min: 1, max: 300 }));
    const form = fc.constantFrom(...forms);
    const sizes = fc.tuple(size, size, size).filter(([m, k, n]) => m * k * n < 400_000);
    fc.assert(
      fc.property(sizes, fc.tuple(form, form, form), fc.boolean(), (extents, kinds, add) => {
        check(extents, place, kinds, add);
      }),
      { numRuns: 40 },
    );
  });

  it("sums in blocks of 256 steps, and copies in blocks of 1024", () => {
    for (const depth of [255, 256, 257, 512, 515]) check([5, depth, 9], place, ["rows", "rows", "rows"], true);
    check([3, 1030, 2], place, ["pitched", "columns", "pitched"], true);
    check([1027, 2, 3], place, ["columns", "pitched", "rows"], true);
    check([2, 3, 1031], place, ["pitched", "rows", "columns"], false);
    check([130, 3, 5], place, ["rows", "columns", "rows"], false);
  });

  it("takes C for an operand too", () => {
    for (const table of [scalarKernels, simdKernels]) {
      installKernels(table);
      const c = fillWith(matrixIn(place, "rows", 17, 17), valueAt(4));
      const rows = rowsOf(c);
      matmul(c, c, c.transpose(), exact);
      expect(rowsOf(c)).toEqual(productOf(rows, rowsOf(transposeOf(rows)), undefined));
    }
  });

  it("takes overlapping parts of one tensor, and adds", () => {
    const whole = fillWith(matrixIn(place, "rows", 24, 24), valueAt(5));
    const part = (row: number, column: number) => whole.slice([row, row + 16], [column, column + 16]);
    const expected = productOf(rowsOf(part(0, 0)), rowsOf(part(8, 0)), rowsOf(part(4, 8)));
    matmul(part(4, 8), part(0, 0), part(8, 0), { ...exact, accumulate: true });
    expect(rowsOf(part(4, 8))).toEqual(expected);
  });

  it("counts nested modes colexicographically", () => {
    const a = tensorIn(
      place,
      layout(
        [
          [2, 3],
          [4, 2],
        ],
        [
          [1, 50],
          [4, 20],
        ],
      ),
    );
    const b = tensorIn(place, layout([[4, 2], 5], [[5, 20], 1]));
    const c = tensorIn(place, layout([[2, 3], 5], [[5, 10], 1]));
    const rows = Array.from({ length: 6 }, (_, m) => Array.from({ length: 8 }, (__, k) => m * 8 + k));
    const columns = Array.from({ length: 8 }, (_, k) => Array.from({ length: 5 }, (__, n) => k - n));
    fillWith(a, (m, k) => rows[m]?.[k] ?? 0);
    fillWith(b, (k, n) => columns[k]?.[n] ?? 0);
    matmul(c, a, b);
    const expected = productOf(rows, columns, undefined);
    expect(rowsOf(c)).toEqual(expected);
  });

  it("multiplies float64 in float64, in every form", () => {
    for (const form of forms) {
      check([9, 6, 10], place, [form, "rows", "columns"], false, "float64");
      check([33, 70, 41], place, ["rows", form, "rows"], true, "float64");
      check([36, 61, 47], place, ["rows", "rows", form], false, "float64");
    }
    for (const depth of [255, 257, 515]) check([5, depth, 9], place, ["rows", "rows", "rows"], true, "float64");
    check([3, 1030, 2], place, ["pitched", "columns", "pitched"], true, "float64");
    check([2, 3, 1031], place, ["pitched", "rows", "columns"], false, "float64");
    const edges = fc.tuple(
      fc.integer({ min: 1, max: 14 }),
      fc.integer({ min: 1, max: 9 }),
      fc.integer({ min: 1, max: 14 }),
    );
    const form = fc.constantFrom(...forms);
    fc.assert(
      fc.property(edges, fc.tuple(form, form, form), fc.boolean(), (extents, kinds, add) => {
        check(extents, place, kinds, add, "float64");
      }),
      { numRuns: 30 },
    );
  });

  it("with no steps gives zeros, or C as it was; with no elements does nothing", () => {
    const [a, b] = [tensorIn(place, rowMajor(2, 0)), tensorIn(place, rowMajor(0, 3))];
    const c = fillWith(matrixIn(place, "rows", 2, 3), valueAt(9));
    const before = rowsOf(c);
    expect(rowsOf(matmul(c, a, b, { accumulate: true }))).toEqual(before);
    expect(rowsOf(matmul(c, a, b))).toEqual([
      [0, 0, 0],
      [0, 0, 0],
    ]);
    expect(matmul(a, matrixIn(place, "rows", 2, 4), tensorIn(place, rowMajor(4, 0)))).toBe(a);
  });
});

function transposeOf(rows: number[][]): LooseTensor {
  return fillWith(matrixIn("heap", "rows", rows.length, rows.length), (row, column) => rows[column]?.[row] ?? 0);
}

describe("matmul of operands in different places", () => {
  const home = hasWebAssembly ? "wasm" : "shared";

  it("reads an operand whose rows are one", () => {
    const row = Float32Array.from({ length: 30 }, (_, column) => valueAt(6)(0, column));
    const a = loose(tileTensor(row, layout([20, 30], [0, 1])));
    const b = fillWith(matrixIn(home, "rows", 30, 10), valueAt(7));
    const c = matmul(matrixIn("heap", "rows", 20, 10), a, b, exact);
    expect(rowsOf(c)).toEqual(productOf(rowsOf(a), rowsOf(b), undefined));
  });

  it("sums as documented", () => {
    const here = fillWith(matrixIn(home, "pitched", 40, 50), valueAt(1));
    const away = fillWith(matrixIn("heap", "columns", 50, 20), valueAt(2));
    const expected = productOf(rowsOf(here), rowsOf(away), undefined);
    for (const place of places) {
      expect(rowsOf(matmul(matrixIn(place, "rows", 40, 20), here, away, exact))).toEqual(expected);
    }
  });

  whereWebAssemblyIs("does without SIMD where the memory has no room for copies", () => {
    const [a, b] = [loose(full("float32", 2, 64, 64)), loose(full("float32", 0.5, 64, 64))];
    const memory = wasmMemory();
    const taken: Disposable[] = [];
    for (let bytes = memory.capacity; bytes >= 64; bytes /= 2) {
      try {
        taken.push(memory.empty("uint8", bytes));
        bytes *= 2;
      } catch {
        // The next smaller one may fit.
      }
    }
    expect(() => memory.empty("uint8", 1)).toThrow(/^empty: 1 bytes do not fit/);
    expect(matmul(loose(zeros("float32", 64, 64)), a, b).get(63, 63)).toBe(64);
    for (const tensor of taken) tensor[Symbol.dispose]();
  });
});

describe("matmul refuses", () => {
  const matrix = (...shape: number[]) => loose(zeros("float32", ...shape));

  it("sizes that do not fit", () => {
    refuses(() => matmul(matrix(3, 5), matrix(3, 4), matrix(7, 5)), "matmul.inner", {
      operation: "matmul",
      columns: 4,
      rows: 7,
    });
    refuses(() => matmul(matrix(3, 5), matrix(2, 4), matrix(4, 5)), "matmul.rows", {
      operation: "matmul",
      rows: 3,
      other: 2,
    });
    refuses(() => matmul(matrix(3, 5), matrix(3, 4), matrix(4, 6)), "matmul.columns", {
      operation: "matmul",
      columns: 5,
      other: 6,
    });
  });

  it("what is no matrix of floats", () => {
    refuses(() => matmul(matrix(3), matrix(3, 4), matrix(4, 5)), "matmul.rank", {
      operation: "matmul",
      operand: "c",
      rank: 1,
    });
    refuses(() => matmul(matrix(3, 5), matrix(3, 4, 1), matrix(4, 5)), "matmul.rank", {
      operation: "matmul",
      operand: "a",
      rank: 3,
    });
    refuses(() => matmul(matrix(3, 5), matrix(3, 4), matrix(4)), "matmul.rank", {
      operation: "matmul",
      operand: "b",
      rank: 1,
    });
    refuses(() => matmul(zeros("int32", 3, 5), matrix(3, 4), matrix(4, 5)), "matmul.element", {
      operation: "matmul",
      operand: "c",
      element: "int32",
    });
    refuses(() => matmul(matrix(3, 5), zeros("float64", 3, 4), matrix(4, 5)), "matmul.dtype", {
      operation: "matmul",
      element: "float32",
      operand: "a",
      other: "float64",
    });
    refuses(() => matmul(matrix(3, 5), matrix(3, 4), matrix(4, 20).vectorize(1, 4)), "matmul.dtype", {
      operation: "matmul",
      element: "float32",
      operand: "b",
      other: "float32x4",
    });
    refuses(() => matmul(matrix(3, 5), [[1]], matrix(4, 5)), "tensor.not-a-tensor", {
      operation: "matmul",
      value: "an array",
    });
  });

  it("a C that cannot be written, and operands whose storage is gone", () => {
    const [a, b] = [matrix(3, 4), matrix(4, 5)];
    refuses(() => matmul(matrix(3, 5).asImm(), a, b), "tensor.read-only", { operation: "matmul" });
    refuses(() => matmul(zeros("float32", layout([3, 5], [0, 1])), a, b), "tensor.stride-zero", {
      operation: "matmul",
      axis: 0,
    });
    if (hasWebAssembly) {
      const gone = wasmMemory().zeros("float32", 3, 4);
      gone.dispose();
      refuses(() => matmul(matrix(3, 5), gone, b), "storage.disposed", { operation: "matmul" });
    }
    refuses(() => matmul(matrix(3, 5), a, b, 1), "tensor.not-options", { operation: "matmul", value: "1" });
  });
});
