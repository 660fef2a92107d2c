// Does every operation stay within its budget of instantiations? `support/budget.ts` has the form of the rows beside this
// file; `npm run bench:types` prints them.
import { describe, expect, it } from "vitest";
import { type BudgetRow, loadTables, measure, problemsOf } from "../support/budget.js";

for (const { name, rows } of await loadTables<BudgetRow>("test/budget")) {
  describe(name, () => {
    for (const row of rows) {
      it(`${row.name}: at most ${row.ceiling}`, async () => {
        expect(problemsOf(row, await measure(row))).toEqual([]);
      });
    }
  });
}
