// `npm run size`: how much of a program is tilewright? As bundlers see the package: minified, gzipped, and without what is not used.
// Limits are in kB of 1,024 bytes.
import { sizes } from "./size/measure.js";

const rows = await sizes();
console.log("bytes, gzipped    limit");
for (const { name, bytes, limit } of rows) {
  const isOver = limit !== undefined && bytes > limit;
  console.log(`${String(bytes).padStart(14)}${String(limit ?? "").padStart(9)}  ${name}${isOver ? "  OVER" : ""}`);
}
process.exitCode = rows.some(({ bytes, limit }) => limit !== undefined && bytes > limit) ? 1 : 0;
