// What may an operation cost? Each room states rows; the budget test gates on them, `npm run bench:types` prints them.
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { root, type Version, versions } from "./compilers.js";
import { filesIn } from "./files.js";
import { marginalInstantiations } from "./instantiations.js";

/** One operation. `test/budget/<room>.ts` exports `rows: readonly BudgetRow[]`. */
export interface BudgetRow extends MeasuredRow {
  /** Instantiations per use that must not be exceeded, on any compiler. */
  readonly ceiling: number;
}

/** A row that is only printed: `bench/types/<name>.ts` exports such `rows`. */
export interface MeasuredRow {
  readonly name: string;
  /** Imports and declarations that are not measured. */
  readonly setup: string;
  /** The declaration that uses the operation for the index-th time; no two may ask the same question. */
  readonly use: (index: number) => string;
  /** How many uses are measured. */
  readonly count: number;
  readonly ceiling?: number;
  /** What the project would like to reach. */
  readonly aim?: number;
}

export interface Table<Row extends MeasuredRow> {
  readonly name: string;
  readonly rows: readonly Row[];
}

/** Instantiations per use on each version. */
export type Measurement = Readonly<Record<Version, number>>;

/** The tables of a folder: each file that exports `rows`. */
export async function loadTables<Row extends MeasuredRow>(folder: string): Promise<readonly Table<Row>[]> {
  const tables: Table<Row>[] = [];
  for (const file of filesIn(folder, ".ts").filter((name) => !name.endsWith(".test.ts"))) {
    const { rows } = (await import(pathToFileURL(join(root, file)).href)) as { rows?: readonly Row[] };
    if (!rows || rows.length === 0) {
      throw new Error(`${file} exports no rows`);
    }
    tables.push({ name: file.replace(/^.*\/|\.ts$/g, ""), rows });
  }
  return tables;
}

export async function measure({ setup, use, count }: MeasuredRow): Promise<Measurement> {
  const uses = Array.from({ length: count }, (_, index) => use(index));
  const measurement: Record<Version, number> = { "5.9": 0, "6.0": 0, "7.0": 0 };
  for (const version of versions) {
    measurement[version] = await marginalInstantiations(version, { setup, uses });
  }
  return measurement;
}

/** What is wrong with a measurement: over the ceiling, or versions that differ by more than 2 % (and by more than 1). */
export function problemsOf({ ceiling }: BudgetRow, measurement: Measurement): readonly string[] {
  const costs = versions.map((version) => measurement[version]);
  const most = Math.max(...costs);
  const spread = most - Math.min(...costs);
  return [
    ...(most > ceiling ? [`costs ${most}, more than the ceiling of ${ceiling}`] : []),
    ...(spread > Math.max(1, 0.02 * most) ? [`differs between compilers: ${costs.join(" / ")}`] : []),
  ];
}

const columns = ["instantiations per use", ...versions, "ceiling", "aim", "uses"];

/** A table as aligned text. */
export function showTable({ name, rows }: Table<MeasuredRow>, measurements: readonly Measurement[]): string {
  const lines = rows.map((row, index) => {
    const measurement = measurements[index];
    const costs = versions.map((version) => (measurement ? String(Math.round(measurement[version] * 10) / 10) : "?"));
    return [row.name, ...costs, String(row.ceiling ?? ""), String(row.aim ?? ""), String(row.count)];
  });
  const widths = columns.map((title, column) =>
    Math.max(...[columns, ...lines].map((line) => line[column]?.length ?? 0), title.length),
  );
  const shown = [columns, ...lines].map((line) =>
    line
      .map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0)))
      .join("  ")
      .trimEnd(),
  );
  return [name, ...shown].join("\n");
}
