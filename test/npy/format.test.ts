import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { colMajor, layout, rowMajor } from "../../src/layout/index.js";
import { TilewrightError } from "../../src/message/index.js";
import { formatNpy, type NpyDtype, npyHeader, parseNpy } from "../../src/npy/index.js";
import { arange, tileTensor, zeros } from "../../src/tensor/index.js";
import { elementsOf } from "./elements.js";
import { bytesOf, readable } from "./fixtures.js";

function sentence(run: () => unknown): string {
  try {
    run();
  } catch (error) {
    if (error instanceof TilewrightError) return error.message;
    throw error;
  }
  throw new Error("nothing was refused");
}

const dtypes: readonly NpyDtype[] = [
  "bool",
  ...(["int8", "int16", "int32", "int64", "uint8", "uint16", "uint32", "uint64"] as const),
  ...(["float16", "float32", "float64"] as const),
];

describe("a tensor that was read is written", () => {
  test.each(readable)("$descr $shape fortran $fortranOrder", ({ descr, hex }) => {
    const bytes = bytesOf(hex);
    const tensor = parseNpy(bytes);
    const written = formatNpy(tensor);
    if (bytes[6] === 1 && !descr.startsWith(">")) expect(written).toEqual(bytes);
    const again = parseNpy(written);
    expect(again.dtype).toBe(tensor.dtype);
    expect(elementsOf(again)).toEqual(elementsOf(tensor));
    expect(again.layout.equals(tensor.layout)).toBe(true);
  });
});

describe("a view is written as it is seen", () => {
  const matrix = arange("int16", 4, 6);

  test("the transpose, in Fortran order", () => {
    const file = formatNpy(matrix.transpose());
    expect(npyHeader(file)).toMatchObject({ order: "colMajor", shape: [6, 4] });
    expect(file.slice(128)).toEqual(formatNpy(matrix).slice(128));
    expect(elementsOf(parseNpy(file))).toEqual(elementsOf(matrix.transpose()));
  });

  test("a tile, row after row without what lies between", () => {
    const tile = matrix.tile([2, 2], [1, 2]);
    const read = parseNpy(formatNpy(tile), { dtype: "int16", shape: [2, 2], order: "rowMajor" });
    expect(elementsOf(read)).toEqual([16, 17, 22, 23]);
  });

  test("one element, and none", () => {
    const scalar = matrix.slice(3, 5);
    expect(elementsOf(parseNpy(formatNpy(scalar), { dtype: "int16", shape: [] }))).toEqual([23]);
    expect(npyHeader(formatNpy(matrix.slice("2:2", ":")))).toMatchObject({ order: "rowMajor", shape: [0, 6] });
  });

  test("a row that is repeated by stride 0", () => {
    const rows = tileTensor(Int8Array.of(1, 2, 3), layout([2, 3], [0, 1]));
    expect(elementsOf(parseNpy(formatNpy(rows)))).toEqual([1, 2, 3, 1, 2, 3]);
  });

  test("a nested mode, as one axis that counts colexicographically", () => {
    const nested = tileTensor(Int8Array.of(0, 1, 2, 3, 4, 5, 6, 7), layout([[2, 2], 2], [[1, 4], 2]));
    const read = parseNpy(formatNpy(nested), { dtype: "int8", shape: [4, 2] });
    expect(elementsOf(read)).toEqual([0, 2, 1, 3, 4, 6, 5, 7]);
  });

  test("a compact tensor with extents of 1 of any stride", () => {
    expect(npyHeader(formatNpy(tileTensor(Int8Array.of(1, 2, 3), layout([1, 3], [99, 1])))).order).toBe("rowMajor");
  });

  test("a read-only tensor", () => {
    expect(formatNpy(matrix.asImm())).toEqual(formatNpy(matrix));
  });
});

describe("dtypes", () => {
  test.each(dtypes)("%s comes back", (dtype) => {
    for (const shape of [rowMajor(3, 2), colMajor(3, 2)]) {
      const tensor = arange(dtype, shape);
      const read = parseNpy(formatNpy(tensor), { dtype });
      expect(elementsOf(read)).toEqual(elementsOf(tensor));
      expect(read.layout.equals(shape)).toBe(true);
    }
  });

  test("bytes that are clamped are written as bytes", () => {
    const clamped = tileTensor(Uint8ClampedArray.of(0, 255), rowMajor(2));
    expect(elementsOf(parseNpy(formatNpy(clamped), { dtype: "uint8" }))).toEqual([0, 255]);
  });

  test("every byte but 0 is written as NumPy's True", () => {
    const flags = tileTensor(Uint8Array.of(0, 1, 2, 255), rowMajor(4), { dtype: "bool" });
    expect([...formatNpy(flags).slice(-4)]).toEqual([0, 1, 1, 1]);
  });

  test("bfloat16 and vectors are refused", () => {
    // @ts-expect-error formatNpy: bfloat16 has no .npy form; copy the tensor to float32 first
    expect(sentence(() => formatNpy(zeros("bfloat16", 2, 2)))).toBe(
      "formatNpy: bfloat16 has no .npy form; copy the tensor to float32 first",
    );
    // @ts-expect-error formatNpy: float32x4 groups scalars; write the tensor that was vectorized
    expect(sentence(() => formatNpy(zeros("float32", 2, 4).vectorize(1, 4)))).toBe(
      "formatNpy: float32x4 groups scalars; write the tensor that was vectorized",
    );
  });

  test("what is no tensor is refused", () => {
    const untyped = formatNpy as (tensor: unknown) => unknown;
    expect(sentence(() => untyped([[1, 2]]))).toBe("formatNpy: an array is not a tensor");
    expect(sentence(() => untyped(null))).toBe("formatNpy: null is not a tensor");
  });
});

test("reading what was written gives the tensor, for every shape, order and dtype", () => {
  const shapes = fc.array(fc.integer({ min: 0, max: 4 }), { maxLength: 5 });
  fc.assert(
    fc.property(shapes, fc.constantFrom(...dtypes), fc.boolean(), (shape, dtype, fortranOrder) => {
      const tensor = arange(dtype, fortranOrder ? colMajor(...shape) : rowMajor(...shape));
      const file = formatNpy(tensor);
      const read = parseNpy(file, { dtype, shape, order: fortranOrder ? "colMajor" : "rowMajor" });
      expect(elementsOf(read)).toEqual(elementsOf(tensor));
      expect(read.layout.equals(tensor.layout)).toBe(true);
      expect(file.length - npyHeader(file).dataOffset).toBeLessThanOrEqual(8 * tensor.numElements());
      expect(npyHeader(file).dataOffset % 64).toBe(0);
    }),
    { seed: 5, numRuns: 500 },
  );
});
