// What does a large program of views cost? 1,000 chains of six calls in one program, each on a tensor of sizes of its own.
import type { BudgetRow } from "../support/budget.js";

const setup = `import type { Layout, TileTensor } from "../../types/index.js";
type F32<Shape, Stride> = TileTensor<"float32", Layout<Shape, Stride>>;
declare const n: number;
declare const threads: Layout<[1, 4], [4, 1]>;`;

function chains(name: string, calls: (rows: number, columns: number, index: number) => string): BudgetRow {
  return {
    name: `1,000 chains in one program: ${name}`,
    setup,
    use: (index) => {
      const [rows, columns] = [128 + 4 * (index % 97), 256 + 8 * index];
      return `declare const t${index}: F32<[${rows}, ${columns}], [${columns}, 1]>;
        export const chain${index} = t${index}.${calls(rows, columns, index)};
        chain${index}.layout.shape[0]; chain${index}.layout.stride[0];`;
    },
    count: 1000,
    ceiling: 4000,
    aim: 3000,
  };
}

export const rows: readonly BudgetRow[] = [
  chains("tile, slice, vectorize, transpose, at, transpose", (_rows, _columns, index) =>
    [
      `tile([64, 64], [1, 2]).slice("${index % 30}:60", ":").vectorize(1, 4)`,
      `transpose().at(":8", "-${2 + (index % 20)}:").transpose()`,
    ].join("."),
  ),
  chains("reshape, split, unsqueeze, squeeze, distribute, at", (rows, columns, index) =>
    [
      `reshape(${rows / 4}, ${4 * columns}).split(2, { axis: 1 })[1].unsqueeze(0).squeeze(0)`,
      `distribute(threads, n).at(${index % 20}, ":")`,
    ].join("."),
  ),
];
