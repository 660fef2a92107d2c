import type { BudgetRow } from "../support/budget.js";

const setup = `import type { Say } from "../../types/message/index.js";`;

export const rows: readonly BudgetRow[] = [
  {
    name: "Say, 3 placeholders",
    setup,
    use: (index) =>
      `export const use${index}: Say<"int.negative-result", { operation: "sub"; left: ${index}; right: ${index + 7} }> =
        "sub: ${index} - ${index + 7} is negative";`,
    count: 100,
    ceiling: 100,
  },
];
