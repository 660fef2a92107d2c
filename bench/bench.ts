// `npm run bench`: what operations take beside the platform's limits, hand-written JavaScript and other libraries. Names after `--`
// choose rows. Ratios are taken within one process, in turns; compare nothing else. All is compiled as the package is: under a runner that
// names every function V8 gives up optimising what makes objects.
import { cpus } from "node:os";
import { rows as accessRows } from "./access.js";
import { rows as algebraRows } from "./algebra.js";
import { rows as arithmeticRows } from "./arithmetic.js";
import { rows as atomicRows } from "./atomics.js";
import { rows as copyRows } from "./copy.js";
import { rows as matmulRows } from "./matmul.js";
import { measure, quietSpread, type Row } from "./measure.js";
import { turnToGrowing } from "./peers/index.js";
import { threadRows } from "./threads.js";
import { rows as tileRows } from "./tiles.js";

const wanted = process.argv.slice(2);
const isWanted = (name: string): boolean => wanted.length === 0 || wanted.some((text) => name.includes(text));
const chosen = [
  ...matmulRows,
  ...tileRows,
  ...copyRows,
  ...arithmeticRows,
  ...atomicRows,
  ...accessRows,
  ...algebraRows,
].filter(({ name }) => isWanted(name));

console.log(
  `Node ${process.versions.node}, ${cpus()[0]?.model ?? "unknown processor"}; (x): beside the first of the row\n`,
);
const spreads: number[] = [];
for (const row of chosen) spreads.push(await print(row));
spreads.push(...(await threadRows(isWanted)));
const others = await turnToGrowing();
for (const row of chosen) spreads.push(...(await printBeside(row, others)));
spreads.sort((a, b) => a - b);
const middle = spreads[spreads.length >> 1] ?? Number.NaN;
console.log(
  middle < quietSpread
    ? "\nThe machine was quiet."
    : `\nThe machine was too busy to believe this: a middle round took ${middle.toFixed(2)} times as long as the best.`,
);

/** Prints a row and gives its spread. */
async function print(row: Row): Promise<number> {
  const results = await measure(row);
  const base = results[0]?.best ?? Number.NaN;
  console.log(row.name);
  for (const { name, best } of results) {
    const rate = (row.amount / best) * (row.unit === "M/s" ? 1000 : 1);
    console.log(
      `  ${name.padEnd(18)}${rate.toFixed(1).padStart(8)} ${row.unit}${(base / best).toFixed(2).padStart(8)} x${timeOf(best)}`,
    );
  }
  return Math.max(...results.map(({ spread }) => spread));
}

/** The same with none but tensors in WebAssembly memory and these libraries, if one of them does what the row is about. */
async function printBeside(row: Row, others: readonly string[]): Promise<readonly number[]> {
  const contestants = await row.contestants();
  const theirs = contestants.filter(({ name }) => others.includes(name));
  if (theirs.length === 0) return [];
  const ours = contestants.filter(({ name }) => name === "wasm memory");
  return [await print({ ...row, contestants: () => [...ours, ...theirs] })];
}

function timeOf(nanoseconds: number): string {
  return nanoseconds < 1e4
    ? `${nanoseconds.toFixed(0).padStart(8)} ns`
    : `${(nanoseconds / 1000).toFixed(0).padStart(8)} µs`;
}
