// `npm run bench:types`: what the operations cost the type checker, a table a room, and then the tables that compare.
// Names after `--` choose tables.
import { loadTables, type MeasuredRow, type Measurement, measure, showTable } from "../test/support/budget.js";

const chosen = process.argv.slice(2);
const tables = [...(await loadTables<MeasuredRow>("test/budget")), ...(await loadTables<MeasuredRow>("bench/types"))];

for (const table of tables.filter(({ name }) => chosen.length === 0 || chosen.includes(name))) {
  const measurements: Measurement[] = [];
  for (const row of table.rows) {
    measurements.push(await measure(row));
  }
  console.log(`${showTable(table, measurements)}\n`);
}
