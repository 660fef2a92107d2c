import type { BudgetRow } from "../support/budget.js";

// 100 tile layouts of their own, which are not measured.
const count = 100;
const setup = `import { rowMajor } from "../../src/layout/index.js";
import { tileTensorIter } from "../../src/tensor/index.js";
import type { Layout, TileTensor, TileTensorIter } from "../../types/index.js";
declare const buffer: TileTensor<"float32", Layout<[65536], [1]>>;
${Array.from({ length: count }, (_, index) => {
  const shape = `[${101 + 3 * index}, ${128 + 4 * index}], [${128 + 4 * index}, 1]`;
  return `declare const by${index}: Layout<${shape}>; by${index}.shape;
declare const it${index}: TileTensorIter<TileTensor<"float32", Layout<${shape}>>>; it${index}.tileLayout.shape;`;
}).join("\n")}`;

export const rows: readonly BudgetRow[] = [
  {
    name: "tileTensorIter(tensor, layout, { bound })",
    setup,
    use: (index) => `export const made${index} = tileTensorIter(buffer, by${index}, { bound: ${65000 + index} });
      made${index}.get().layout.shape[0];`,
    count,
    ceiling: 400,
  },
  {
    name: "it.next().get()",
    setup,
    use: (index) => `export const tile${index} = it${index}.next(${index + 1}).get(); tile${index}.layout.shape[0];`,
    count,
    ceiling: 150,
  },
  {
    name: "it.reshape(layout)",
    setup,
    use: (index) => `export const other${index} = it${index}.reshape(rowMajor(${128 + 4 * index}, ${101 + 3 * index}));
      other${index}.tileLayout.shape[0];`,
    count,
    ceiling: 1000,
  },
  {
    name: "for (const tile of it)",
    setup,
    use: (index) => `for (const tile of it${index}) tile.layout.shape[0];`,
    count,
    ceiling: 150,
  },
];
