import { describe, expect, it } from "vitest";
import { type BudgetRow, measure, problemsOf, showTable } from "./budget.js";

const row: BudgetRow = {
  name: "twice",
  setup: "type Twice<Value> = Value extends number ? [Value, Value] : never;",
  use: (index) => `export const use${index}: Twice<${index}> = [${index}, ${index}];`,
  count: 20,
  ceiling: 16,
  aim: 10,
};

describe("a budget", () => {
  it("is measured per use, and the same on all compilers", async () => {
    const measurement = await measure(row);
    expect(measurement["5.9"]).toBeGreaterThan(2);
    expect(problemsOf(row, measurement)).toEqual([]);
  });

  it("finds what is over the ceiling and what differs", () => {
    const costs = { "5.9": 100, "6.0": 100, "7.0": 102 };
    expect(problemsOf({ ...row, ceiling: 102 }, costs)).toEqual([]);
    expect(problemsOf({ ...row, ceiling: 101 }, costs)).toEqual(["costs 102, more than the ceiling of 101"]);
    expect(problemsOf({ ...row, ceiling: 103 }, { ...costs, "7.0": 103 })).toEqual([
      "differs between compilers: 100 / 100 / 103",
    ]);
    expect(problemsOf(row, { "5.9": 4, "6.0": 4, "7.0": 5 })).toEqual([]);
  });

  it("is printed as a table", () => {
    const rows = [row, { ...row, name: "longer name", ceiling: 1000 }];
    const measurement = { "5.9": 12.345, "6.0": 12, "7.0": 120 };
    expect(showTable({ name: "int", rows }, [measurement, measurement])).toBe(
      [
        "int",
        "instantiations per use   5.9  6.0  7.0  ceiling  aim  uses",
        "twice                   12.3   12  120       16   10    20",
        "longer name             12.3   12  120     1000   10    20",
      ].join("\n"),
    );
  });
});
