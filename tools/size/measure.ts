// What does each entry of the package cost, and what may it cost?
import { gzipSync } from "node:zlib";
import { bundlePackage, type Entry } from "../bundle.js";

export interface SizeRow {
  readonly name: string;
  readonly bytes: number;
  /** What it may cost; rows without one tell. */
  readonly limit?: number;
}

interface Program {
  readonly name: string;
  readonly entry: Entry;
  readonly limit?: number;
}

/** A layout brings what makes more of it, so that these bring their own steps alone. */
const functions = [
  "coalesce",
  "complement",
  "composition",
  "logicalDivide",
  "logicalProduct",
  "blockedProduct",
  "rightInverse",
  "leftInverse",
] as const;

const kilobyte = 1024;

/** A tensor has all its methods, so whoever has one carries them: element access for each dtype and rank, views, arithmetic, reductions. */
const programs: readonly Program[] = [
  {
    name: "tilewright, all of it, with its kernels",
    entry: { file: "src/index.ts" },
    limit: 75 * kilobyte,
  },
  {
    name: "tilewright/core, all of it",
    entry: { text: 'export * from "./src/core.js";' },
    limit: 54 * kilobyte,
  },
  {
    name: "tilewright/core: zeros, tileTensor, rowMajor",
    entry: { text: 'export { rowMajor, tileTensor, zeros } from "./src/core.js";' },
    limit: 38 * kilobyte,
  },
  {
    name: "tilewright/layout, all of it",
    entry: { text: 'export * from "./src/layout/index.js";' },
    limit: 15 * kilobyte,
  },
  {
    name: "tilewright/algebra, all of it",
    entry: { text: 'export * from "./src/algebra/index.js";' },
    limit: 15 * kilobyte,
  },
  {
    name: "tilewright/thread beside tilewright/core",
    entry: { text: 'export * from "./src/core.js"; export * from "./src/thread/index.js";' },
  },
  {
    name: "layout and composition",
    entry: { text: 'export * from "./src/layout/layout.js"; export * from "./src/algebra/composition.js";' },
    limit: 4 * kilobyte,
  },
  ...functions.map((name) => ({
    name: `${name}, for who has layouts`,
    entry: { text: `export { ${name} } from "./src/algebra/index.js";` },
    limit: 3 * kilobyte,
  })),
];

export async function sizes(): Promise<readonly SizeRow[]> {
  const rows: SizeRow[] = [];
  for (const { name, entry, limit } of programs) {
    const bytes = gzipSync(await bundlePackage(entry), { level: 9 }).length;
    rows.push({ name, bytes, ...(limit !== undefined && { limit }) });
  }
  return rows;
}
