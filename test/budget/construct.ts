import type { BudgetRow } from "../support/budget.js";

// 100 layouts of their own, which are not measured: a row costs what binding one adds.
const count = 100;
const shapes = Array.from({ length: count }, (_, index) => [101 + 3 * index, 128 + 4 * index] as const);

const setup = [
  `import { tileTensor, zeros } from "../../src/tensor/index.js";
import type { Layout, TileTensor } from "../../types/index.js";
declare const array: Float32Array<ArrayBuffer>; declare const buffer: ArrayBuffer; declare const n: number;
export const first = [tileTensor(array, {} as Layout<[2], [1]>), tileTensor(buffer, {} as Layout<[2], [1]>, { dtype: "int8" })];`,
  ...shapes.map(
    ([rows, columns], index) => `declare const l${index}: Layout<[${rows}, ${columns}], [${columns}, 1]>;
declare const t${index}: TileTensor<"float32", Layout<[${rows * columns}], [1]>>; t${index}.layout; l${index}.shape;`,
  ),
].join("\n");

/** A constructor whose result is read. */
function made(name: string, ceiling: number, call: (index: number) => string): BudgetRow {
  const use = (index: number): string => `export const made${index} = ${call(index)}; made${index}.layout.shape[0];`;
  return { name, setup, use, count, ceiling };
}

export const rows: readonly BudgetRow[] = [
  made("tileTensor(array, layout)", 150, (index) => `tileTensor(array, l${index})`),
  made("tileTensor(array, layout, { offset })", 250, (index) => `tileTensor(array, l${index}, { offset: ${index} })`),
  made("tileTensor(buffer, layout, { dtype, byteOffset })", 400, (index) => {
    return `tileTensor(buffer, l${index}, { dtype: "float32", byteOffset: ${4 * index} })`;
  }),
  made("tileTensor(tensor, layout)", 1100, (index) => `tileTensor(t${index}, l${index})`),
  made("tileTensor(tensor, layout, { offset: n })", 450, (index) => `tileTensor(t${index}, l${index}, { offset: n })`),
  made("tileTensor of rows", 200, (index) => `tileTensor([[${index}, 1, 2], [3, 4, 5]])`),
  made("zeros(dtype, rows, columns)", 400, (index) => `zeros("float32", ${shapes[index]?.join(", ")})`),
];
