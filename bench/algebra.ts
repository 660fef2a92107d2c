// The layout algebra on layouts of two modes: the first column is `JSON.stringify` of the operands. An operation should not take more than
// four times as long, which is x 0.25.
import * as algebra from "../src/algebra/index.js";
import { layout } from "../src/layout/index.js";
import type { Row } from "./measure.js";

type Operation = (...operands: readonly unknown[]) => unknown;

/** The operations as JavaScript calls them. */
const table: unknown = algebra;

const matrix = layout([8, 16], [16, 1]);
const padded = layout([8, 16], [20, 1]);
const columns = layout([16, 8], [1, 16]);
const tile = layout([2, 4], [8, 1]);
const block = layout([2, 4], [4, 1]);
const swizzled = algebra.composedLayout(algebra.swizzle(2, 3, 3), 0, matrix);

/** Each operation with operands that it answers. */
const operations: readonly (readonly [operation: string, ...operands: readonly unknown[]])[] = [
  ["coalesce", columns],
  ["coalesce", matrix],
  ["filter", padded],
  ["complement", padded],
  ["complement", padded, 640],
  ["composition", matrix, layout([4, 8], [8, 1])],
  ["composition", layout([10, 2], [16, 4]), layout([3, 4], [1, 5])],
  ["composition", matrix, [4, 4]],
  ["logicalDivide", matrix, tile],
  ["logicalDivide", matrix, [4, 4]],
  ["zippedDivide", matrix, [4, 4]],
  ["tiledDivide", matrix, [4, 4]],
  ["flatDivide", matrix, [4, 4]],
  ["logicalProduct", block, matrix],
  ["zippedProduct", block, matrix],
  ["tiledProduct", block, matrix],
  ["flatProduct", block, matrix],
  ["blockedProduct", block, matrix],
  ["rakedProduct", block, matrix],
  ["rightInverse", matrix],
  ["leftInverse", padded],
  ["slice", [2, null], matrix],
  ["dice", [2, null], matrix],
  ["sliceAndOffset", [2, null], matrix],
  ["shapeDiv", [8, 16], [4, 2]],
  ["elemScale", [8, 16], [4, 2]],
  ["upcast", matrix, 4],
  ["downcast", matrix, 4],
  ["recast", matrix, 16, 32],
  ["tileToShape", block, [8, 16]],
  ["zipModes", matrix, padded],
  ["expandModesAlike", matrix, padded],
  ["sublayout", matrix, 1],
  ["applyTiler", "logicalDivide", matrix, [4, 4]],
  ["maxCommonLayout", matrix, padded],
  ["maxCommonVector", matrix, padded],
  ["nullspace", layout([8, 16], [0, 1])],
  ["isInjective", matrix],
  ["isSurjective", matrix],
  ["isBijective", matrix],
  ["isContiguous", matrix],
  ["isCompact", matrix],
  ["evenlyDivides", matrix, [4, 4]],
  ["tileFits", matrix, [4, 4]],
  ["maxVectorWidth", padded],
  ["applySwizzle", algebra.swizzle(2, 3, 3), 100],
  ["zippedDivide", swizzled, [4, 4]],
  ["upcast", swizzled, 2],
];

const calls = 100;

export const rows: readonly Row[] = operations.map(([name, ...operands]) => ({
  name: `${name}(${operands.map(String).join(" ")})`,
  unit: "M/s",
  amount: calls,
  contestants: () => [
    { name: "JSON.stringify", run: () => stringified(operands) },
    { name, run: () => repeated((table as Readonly<Record<string, Operation>>)[name], operands) },
  ],
}));

function stringified(operands: readonly unknown[]): void {
  for (let call = 0; call < calls; call++) {
    for (const operand of operands) JSON.stringify(operand);
  }
}

function repeated(operation: Operation | undefined, operands: readonly unknown[]): void {
  if (operation === undefined) throw new Error("no such operation");
  for (let call = 0; call < calls; call++) operation(...operands);
}
