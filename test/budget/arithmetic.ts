import type { BudgetRow } from "../support/budget.js";

// 100 tensors with shapes of their own, each with another of its shape, a row and a column, which are not measured.
const count = 100;
const shapes = Array.from({ length: count }, (_, index) => [101 + 3 * index, 128 + 4 * index] as const);

const setup = [
  `import type { Layout, TileTensor } from "../../types/index.js";
import { add, exp, reduceSum } from "../../src/tensor/index.js";
type F32<Shape, Stride> = TileTensor<"float32", Layout<Shape, Stride>>;`,
  ...shapes.map(
    ([rows, columns], index) =>
      `declare const t${index}: F32<[${rows}, ${columns}], [${columns}, 1]>; t${index}.layout;
declare const u${index}: F32<[${rows}, ${columns}], [1, ${rows}]>; u${index}.layout;
declare const row${index}: F32<[${columns}], [1]>; row${index}.layout;
declare const column${index}: F32<[${rows}], [1]>; column${index}.layout;`,
  ),
].join("\n");

function call(name: string, ceiling: number, text: (index: number) => string): BudgetRow {
  return { name, setup, use: (index) => `${text(index)};`, count, ceiling };
}

export const rows: readonly BudgetRow[] = [
  call("t.add(u)", 500, (index) => `t${index}.add(u${index})`),
  call("t.add(t)", 500, (index) => `t${index}.add(t${index})`),
  call("t.mul(0.5)", 200, (index) => `t${index}.mul(0.5)`),
  call("t.add(row, { axis: 1 })", 500, (index) => `t${index}.add(row${index}, { axis: 1 })`),
  call("t.add(column, { axis: 0 })", 500, (index) => `t${index}.add(column${index}, { axis: 0 })`),
  call("t.exp({ scale })", 100, (index) => `t${index}.exp({ scale: 0.5 })`),
  call("add(t, u, u)", 500, (index) => `add(t${index}, u${index}, u${index})`),
  call("exp(t, u)", 500, (index) => `exp(t${index}, u${index})`),
  call("t.reduceSum()", 200, (index) => `t${index}.reduceSum()`),
  call("t.reduceSum({ axis: 0 })", 500, (index) => `t${index}.reduceSum({ axis: 0 }).layout.stride[0]`),
  call("reduceSum(row, t, { axis: 0 })", 500, (index) => `reduceSum(row${index}, t${index}, { axis: 0 })`),
  {
    name: "the same add, each time",
    setup: `${setup}\nt1.add(u1);`,
    use: () => "t0.add(u0);",
    count: 300,
    ceiling: 10,
  },
];
