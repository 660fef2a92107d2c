// All rows of the table.
import { rows as accessRows } from "./access.js";
import { rows as algebraRows } from "./algebra.js";
import { rows as arithmeticRows } from "./arithmetic.js";
import { rows as atomicRows } from "./atomics.js";
import { rows as copyRows } from "./copy.js";
import { rows as matmulRows } from "./matmul.js";
import type { Row } from "./measure.js";
import { rows as tileRows } from "./tiles.js";

export const rows: readonly Row[] = [
  ...matmulRows,
  ...tileRows,
  ...copyRows,
  ...arithmeticRows,
  ...atomicRows,
  ...accessRows,
  ...algebraRows,
];
