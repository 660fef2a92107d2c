// `npm run bench`: what operations take beside the platform's limits, hand-written JavaScript and other libraries. Names after `--`
// choose rows. Ratios are taken within one process, in turns; compare nothing else. All is compiled as the package is: under a runner that
// names every function V8 gives up optimising what makes objects.
import { fork } from "node:child_process";
import { once } from "node:events";
import { cpus } from "node:os";
import { fileURLToPath } from "node:url";
import { quietSpread } from "./measure.js";
import { rows } from "./rows.js";
import { threadRows } from "./threads.js";

const wanted = process.argv.slice(2);
const isWanted = (name: string): boolean => wanted.length === 0 || wanted.some((text) => name.includes(text));

console.log(
  `Node ${process.versions.node}, ${cpus()[0]?.model ?? "unknown processor"}; (x): beside the first of the row\n`,
);
const spreads: number[] = [];
for (const { name } of rows.filter((row) => isWanted(row.name))) spreads.push(await spreadOf(name));
spreads.push(...(await threadRows(isWanted)));
spreads.sort((a, b) => a - b);
const middle = spreads[spreads.length >> 1] ?? Number.NaN;
console.log(
  middle < quietSpread
    ? "\nThe machine was quiet."
    : `\nThe machine was too busy to believe this: a middle round took ${middle.toFixed(2)} times as long as the best.`,
);

/** Has a process print the row; gives how noisy it was. */
async function spreadOf(name: string): Promise<number> {
  const row = fork(fileURLToPath(new URL("row.js", import.meta.url)), [name]);
  let spread = Number.POSITIVE_INFINITY;
  row.on("message", (told) => {
    spread = Number(told);
  });
  await once(row, "exit");
  if (spread === Number.POSITIVE_INFINITY) console.log(`${name} did not finish`);
  return spread;
}
