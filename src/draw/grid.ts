// How do rows and columns of text become a grid?

/** A table of `rows` by `columns` cells, numbered on both sides; what passes the limits is cut and marked with dots. */
export interface Grid {
  readonly rows: number;
  readonly columns: number;
  readonly cell: (row: number, column: number) => string;
  /** Without numbers of the rows, for a single one. */
  readonly numbered: boolean;
  readonly maxRows: number;
  readonly maxColumns: number;
}

const CUT = "...";

/**
 * The lines of a grid: numbers of the columns, a rule, then a line for each row. Columns have one width, and texts
 * stand at its right.
 */
export function gridLines({ rows, columns, cell, numbered, maxRows, maxColumns }: Grid): readonly string[] {
  const shownRows = numbersUpTo(rows, maxRows);
  const shownColumns = numbersUpTo(columns, maxColumns);
  const head = shownColumns.map(number);
  const body = shownRows.map((row) =>
    shownColumns.map((column) => (row === CUT || column === CUT ? CUT : cell(row, column))),
  );
  const width = Math.max(0, ...[head, ...body].flat().map((text) => text.length));
  const labels = shownRows.map(number);
  const margin = numbered ? Math.max(0, ...labels.map((text) => text.length)) : 0;
  const line = (label: string, texts: readonly string[]): string =>
    `${numbered ? `${label.padStart(margin)} |` : ""}${texts.map((text) => ` ${text.padStart(width)}`).join("")}`;
  const rule = `${numbered ? `${"-".repeat(margin + 1)}+` : ""}${"-".repeat(head.length * (width + 1))}`;
  return [line("", head), rule, ...body.map((texts, index) => line(labels[index] as string, texts))];
}

/** 0, 1, … up to a count; of more than `limit` the first ones and a mark. */
function numbersUpTo(count: number, limit: number): readonly (number | typeof CUT)[] {
  const numbers = Array.from({ length: Math.min(count, limit) }, (_, index) => index);
  return count > limit ? [...numbers, CUT] : numbers;
}

function number(place: number | typeof CUT): string {
  return String(place);
}
