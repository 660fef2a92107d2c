// Which tensor do nested rows make?
import { checkDepth, describe } from "../coord/check.js";
import { allocateArray, type DType, dtypeFacts, type Scalar } from "../dtype/index.js";
import { fail } from "../message/index.js";
import { rowMajorOf } from "./fresh.js";
import { arrayTensor } from "./make.js";
import type { Tensor } from "./tensor.js";

const operation = "tileTensor";

/** A fresh row-major tensor of the values in nested rows, all rows of one level equally long. */
export function rowsTensor(rows: readonly unknown[], dtype: DType): Tensor {
  const shape = shapeOf(rows);
  const values: Scalar[] = [];
  pushValues(rows, shape, dtype, values);
  const layout = rowMajorOf(operation, shape);
  const tensor = arrayTensor(allocateArray(dtype, values.length), 0, layout, dtype);
  for (const [position, value] of values.entries()) tensor.writeScalar(position, value);
  return tensor;
}

/** Read along the first elements; an array that holds itself ends at the deepest level. */
function shapeOf(rows: unknown): number[] {
  const shape: number[] = [];
  for (let row = rows; Array.isArray(row); row = row[0]) {
    checkDepth(operation, shape.length);
    shape.push(row.length);
  }
  return shape;
}

function pushValues(
  row: readonly unknown[],
  [length = 0, ...rest]: readonly number[],
  dtype: DType,
  values: Scalar[],
): void {
  if (row.length !== length) fail("array.ragged", { operation, length: row.length, first: length });
  for (const entry of row) {
    if (Array.isArray(entry) !== rest.length > 0) fail("array.mixed", { operation });
    if (Array.isArray(entry)) pushValues(entry, rest, dtype, values);
    else values.push(checkValue(entry, dtype));
  }
}

function checkValue(value: unknown, dtype: DType): Scalar {
  const wanted = dtypeFacts(dtype).scalar;
  if (typeof value !== wanted) fail("array.value", { operation, value: describe(value), wanted, dtype });
  return value as Scalar;
}
