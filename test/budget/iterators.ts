import type { BudgetRow } from "../support/budget.js";

// 100 tile layouts of their own, which are not measured.
const count = 100;
const setup = `import { tileTensorIter } from "../../src/tensor/index.js";
import type { Layout, TileTensor, TileTensorIter } from "../../types/index.js";
declare const buffer: TileTensor<"float32", Layout<[65536], [1]>>;
${Array.from({ length: count }, (_, index) => {
  const shape = `[${101 + 3 * index}, ${128 + 4 * index}], [${128 + 4 * index}, 1]`;
  return `declare const by${index}: Layout<${shape}>; by${index}.shape;
declare const turned${index}: Layout<[${128 + 4 * index}, ${101 + 3 * index}], [${101 + 3 * index}, 1]>; turned${index}.shape;
declare const it${index}: TileTensorIter<TileTensor<"float32", Layout<${shape}>>>; it${index}.tileLayout.shape;`;
}).join("\n")}`;

const tensors = `import type { Layout, LayoutTensor, TileTensor } from "../../types/index.js";
${Array.from({ length: count }, (_, index) => {
  const shape = `[${101 + 3 * index}, ${128 + 4 * index}], [${128 + 4 * index}, 1]`;
  return `declare const t${index}: TileTensor<"float32", Layout<${shape}>>; t${index}.layout;`;
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
    ceiling: 160,
  },
  {
    name: "it.reshape(layout)",
    setup,
    use: (index) =>
      `export const other${index} = it${index}.reshape(turned${index}); other${index}.tileLayout.shape[0];`,
    count,
    ceiling: 900,
  },
  {
    name: "t.toLayoutTensor().tile(sizes, at)",
    setup: tensors,
    use: (index) => `export const older${index} = t${index}.toLayoutTensor().tile([${7 + index}, 8], [1, ${index}]);
      older${index}.layout.shape[0];`,
    count,
    ceiling: 900,
  },
  {
    name: "t.toLayoutTensor(), assigned to a dynamic one",
    setup: tensors,
    use: (
      index,
    ) => `export const wider${index}: LayoutTensor<TileTensor<"float32", Layout<[number, number], [number, 1]>>> =
      t${index}.toLayoutTensor();`,
    count,
    ceiling: 100,
  },
  {
    name: "for (const tile of it)",
    setup,
    use: (index) => `for (const tile of it${index}) tile.layout.shape[0];`,
    count,
    ceiling: 150,
  },
];
