// One row, in a process of its own: what V8 has learned of other rows would slow down loops in JavaScript and what makes objects.
import { measure, type Row } from "./measure.js";
import { turnToGrowing } from "./peers/index.js";
import { rows } from "./rows.js";

const [, , name] = process.argv;
for (const row of rows.filter((each) => each.name === name)) {
  const spread = await print(row);
  process.send?.(Math.max(spread, await printBeside(row, await turnToGrowing())));
}
process.disconnect?.();

/** Prints a row and gives its spread. */
async function print(row: Row): Promise<number> {
  const results = await measure(row);
  const base = results[0]?.best ?? Number.NaN;
  console.log(row.name);
  for (const { name: contestant, best } of results) {
    const rate = (row.amount / best) * (row.unit === "M/s" ? 1000 : 1);
    console.log(
      `  ${contestant.padEnd(18)}${rate.toFixed(1).padStart(8)} ${row.unit}${(base / best).toFixed(2).padStart(8)} x${timeOf(best)}`,
    );
  }
  return Math.max(...results.map(({ spread }) => spread));
}

/** The same with none but tensors in WebAssembly memory and these libraries, if one of them does what the row is about. */
async function printBeside(row: Row, others: readonly string[]): Promise<number> {
  const contestants = await row.contestants();
  const theirs = contestants.filter(({ name: contestant }) => others.includes(contestant));
  if (theirs.length === 0) return 0;
  const ours = contestants.filter(({ name: contestant }) => contestant === "wasm memory");
  return print({ ...row, name: `${row.name}, beside`, contestants: () => [...ours, ...theirs] });
}

function timeOf(nanoseconds: number): string {
  return nanoseconds < 1e4
    ? `${nanoseconds.toFixed(0).padStart(8)} ns`
    : `${(nanoseconds / 1000).toFixed(0).padStart(8)} µs`;
}
