// Is arithmetic right with a transposed operand where both are whole small arrays of the heap, which come to the kernels' memory and go back?
import { afterEach, describe, expect, it } from "vitest";
import type { DType } from "../../src/dtype/index.js";
import { installKernels, scalarKernels } from "../../src/kernel/kernels.js";
import { simdInstance } from "../../src/kernel/simd/instance.js";
import { simdKernels } from "../../src/kernel/simd/kernels.js";
import { layout } from "../../src/layout/index.js";
import { tileTensor, zeros } from "../../src/tensor/index.js";
import { type LooseTensor, loose, refuses } from "../tensor/loose.js";

simdInstance();
afterEach(() => installKernels(scalarKernels));

const operations = ["add", "sub", "mul", "div", "floorDiv", "min", "max"] as const;
const dtypes: readonly DType[] = [
  "float32",
  "float64",
  "int8",
  "uint8",
  "int16",
  "int32",
  "uint32",
  "int64",
  "float16",
];
/** Around the least and the most elements that come so. */
const sizes = [
  [6, 7],
  [6, 8],
  [8, 8],
  [3, 17],
  [20, 31],
  [90, 91],
  [91, 91],
] as const;

type Arithmetic = LooseTensor & Readonly<Record<(typeof operations)[number], (other: unknown) => unknown>>;

function filled(dtype: DType, rows: number, columns: number, seed: number): Arithmetic {
  const tensor = loose(zeros(dtype, rows, columns));
  const isBig = dtype === "int64";
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const value = 1 + ((row * 31 + column * 7 + seed) % 23);
      tensor.set(row, column, isBig ? BigInt(value) : value);
    }
  }
  return tensor as Arithmetic;
}

describe.each(dtypes)("of %s", (dtype) => {
  it.each(sizes)("changes %i by %i as loops do", (rows, columns) => {
    for (const operation of operations) {
      const [expected, found] = [scalarKernels, simdKernels].map((table) => {
        installKernels(table);
        const [to, from] = [filled(dtype, rows, columns, 1), filled(dtype, columns, rows, 5)];
        for (let turn = 0; turn < 3; turn++) to[operation](from.transpose());
        const same = from.transpose() as Arithmetic;
        for (let turn = 0; turn < 2; turn++) to[operation](same);
        return Array.from(to.asSpan());
      });
      expect(found).toEqual(expected);
    }
  });
});

it("keeps what lies about the elements of arrays that are larger, or are read from another place", () => {
  installKernels(simdKernels);
  const [target, source] = [new Float32Array(66).fill(9), new Float32Array(66).fill(9)];
  const square = layout([8, 8], [8, 1]);
  const to = loose(tileTensor(target, square, { offset: 1 })) as Arithmetic;
  const from = loose(tileTensor(source, square, { offset: 2 })).transpose();
  for (let turn = 0; turn < 3; turn++) to.add(from);
  expect([...target]).toEqual([9, ...new Array(64).fill(36), 9]);
});

it("reads the transpose of itself before it is written", () => {
  installKernels(simdKernels);
  const to = filled("float32", 8, 8, 3);
  for (let turn = 0; turn < 3; turn++) to.add(to.transpose());
  const once = filled("float32", 8, 8, 3);
  for (let row = 0; row < 8; row++) {
    for (let column = 0; column < 8; column++) {
      expect(to.get(row, column)).toBe(4 * (Number(once.get(row, column)) + Number(once.get(column, row))));
    }
  }
});

it("refuses arrays whose buffer is gone, on either side, and leaves the other", () => {
  installKernels(simdKernels);
  const [to, from] = [filled("float32", 8, 8, 1), filled("float32", 8, 8, 2)];
  const transposed = from.transpose();
  for (let turn = 0; turn < 3; turn++) to.add(transposed);
  const before = String(to);
  const bufferOf = (tensor: LooseTensor): ArrayBuffer =>
    (tensor.asSpan() as unknown as Float32Array<ArrayBuffer>).buffer;
  structuredClone(0, { transfer: [bufferOf(from)] });
  refuses(() => to.add(transposed), "storage.detached", { operation: "add" });
  expect(String(to)).toBe(before);
  structuredClone(0, { transfer: [bufferOf(to)] });
  refuses(() => to.add(filled("float32", 8, 8, 2).transpose()), "storage.detached", { operation: "add" });
});
