// Does a fill of rows in the library's memory write all of them, and nothing between? Every dtype, width and place.
import { afterAll, afterEach, expect, it } from "vitest";
import { allocateArray, dtypeFacts, dtypes } from "../../src/dtype/index.js";
import { installKernels, scalarKernels } from "../../src/kernel/kernels.js";
import { fillSimd } from "../../src/kernel/simd/fill.js";
import { simdInstance } from "../../src/kernel/simd/instance.js";
import { simdKernels } from "../../src/kernel/simd/kernels.js";
import { wasmMemory } from "../../src/tensor/index.js";
import { type LooseTensor, loose } from "../tensor/loose.js";

afterEach(() => installKernels(simdKernels));
afterAll(() => expect(simdInstance()).toBeDefined());

const memory = wasmMemory();

function contentOf(tensor: LooseTensor): string {
  return (tensor as unknown as { storage(): { array: Float32Array } }).storage().array.join();
}

it.each(dtypes)("%s", (dtype) => {
  const { scalar } = dtypeFacts(dtype);
  const value = { number: 77, bigint: -5n, boolean: true }[scalar];
  for (const rows of [1, 2, 5]) {
    for (let columns = 1; columns <= 70; columns++) {
      const [expected, result] = [scalarKernels, simdKernels].map((table) => {
        const tensor = loose(memory.zeros(dtype, rows, columns + 3));
        installKernels(table);
        tensor.slice(":", [columns % 3, columns + (columns % 3)]).fill(value);
        const content = contentOf(tensor);
        (tensor as unknown as Disposable)[Symbol.dispose]();
        return content;
      });
      expect(result).toBe(expected);
    }
  }
});

it("planes, and rows whose elements lie apart", () => {
  for (const table of [scalarKernels, simdKernels]) {
    const tensor = loose(memory.zeros("float32", 3, 4, 40));
    installKernels(table);
    tensor.slice(":", [1, 3], [2, 30]).fill(2);
    tensor.slice(":", [3, 4], [2, 30]).permute(2, 1, 0).fill(3);
    const values = contentOf(tensor).split(",");
    expect(values.filter((value) => value === "2").length).toBe(3 * 2 * 28);
    expect(values.filter((value) => value === "3").length).toBe(3 * 28);
    expect(values.filter((value) => value === "0").length).toBe(480 - 3 * 3 * 28);
  }
});

it("arrays of one's own and short rows are left to the arrays' own fill", () => {
  const at = { array: allocateArray("float32", 64), offset: 0, dtype: "float32" } as const;
  expect(fillSimd({ extents: [4, 8], strides: [[16, 1]] }, at, 1)).toBe(false);
  const { array, offset } = (memory.zeros("float32", 64) as unknown as { storage(): typeof at }).storage();
  expect(fillSimd({ extents: [4, 8], strides: [[16, 1]] }, { ...at, array, offset }, 1)).toBe(true);
  expect(fillSimd({ extents: [4, 3], strides: [[16, 1]] }, { ...at, array, offset }, 1)).toBe(false);
  expect(fillSimd({ extents: [4, 8], strides: [[16, 2]] }, { ...at, array, offset }, 1)).toBe(false);
});
