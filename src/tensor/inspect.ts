// What does `console.log` show of a tensor? Its element type, its layout and its rows, cut to a sane size.

import { type Rows, rowsOf } from "./rows.js";
import type { Tensor } from "./tensor.js";
import { inOneLine } from "./text.js";

/** What Node tells of the settings of `console.log`, as far as it matters here. */
export interface InspectOptions {
  readonly breakLength?: number;
}

/** The text that Node's `console.log` and `util.inspect` print. Never throws: it is how one looks at what is broken. */
export function inspectTensor(tensor: Tensor, depth: number, options: InspectOptions): string {
  const name = nameOf(tensor);
  if (depth < 0) return `[${name}]`;
  const head = `${name}<${tensor.dtype}, ${tensor.layout}>`;
  if (tensor.extent() < tensor.geometry.reach) return `${head} (its storage is gone)`;
  if (tensor.geometry.size === 0) return `${head} []`;
  const rows = rowsOf(tensor, shownEntries(tensor));
  const line = `${head} ${inOneLine(rows)}`;
  return line.length <= Math.min(options.breakLength ?? 80, 80) ? line : `${head}\n${inLines(padded(rows), " ")}`;
}

/** The interface that a tensor is of. */
function nameOf(tensor: Tensor): string {
  if (!tensor.kind.writable) return "ReadonlyTileTensor";
  return names[tensor.space] ?? "TileTensor";
}

const names: Readonly<Record<string, string>> = { shared: "SharedTensor", wasm: "WasmTensor" };

/** The more axes and lanes, the fewer entries of each axis: some hundred numbers at most. */
function shownEntries({ rank, elementSize }: Tensor): number {
  return Math.floor(Math.min((600 / elementSize) ** (1 / rank), rank === 1 ? 100 : 16)) || 1;
}

/** One row a line, those inside indented below their bracket. */
function inLines(rows: Rows, indent: string): string {
  if (typeof rows === "string" || rows.every((row) => typeof row === "string")) return inOneLine(rows);
  return `[${rows.map((row) => inLines(row, `${indent} `)).join(`,\n${indent}`)}]`;
}

/** Elements of equal width, so that columns stand below one another. */
function padded(rows: Rows): Rows {
  const width = widest(rows);
  const pad = (row: Rows): Rows => (typeof row === "string" ? row.padStart(width) : row.map(pad));
  return pad(rows);
}

function widest(rows: Rows): number {
  return typeof rows === "string" ? rows.length : Math.max(...rows.map(widest));
}
