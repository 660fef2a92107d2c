import type { BudgetRow } from "../support/budget.js";

const setup = `import { parseNpy } from "../../src/npy/index.js";
declare const bytes: Uint8Array;`;

export const rows: readonly BudgetRow[] = [
  {
    name: "parseNpy, rowMajor of 2 axes",
    setup,
    use: (index) =>
      `export const use${index}: ${index + 3} =
        parseNpy(bytes, { dtype: "float32", shape: [${index + 3}, ${index + 70}], order: "rowMajor" }).layout.shape[0];`,
    count: 100,
    ceiling: 500,
  },
  {
    name: "parseNpy, 2 axes of any order",
    setup,
    use: (index) =>
      `export const use${index}: ${index + 3} =
        parseNpy(bytes, { dtype: "float32", shape: [${index + 3}, "?"] }).layout.shape[0];`,
    count: 100,
    ceiling: 300,
  },
];
