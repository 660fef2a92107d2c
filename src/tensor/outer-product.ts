// How is the product of a column and a row added to a matrix?

import type { IntTuple } from "../../types/coord/int-tuple.js";
import type { OuterProductFunction } from "../../types/tensor/outer-product.js";
import { productOf } from "../coord/product.js";
import { fail } from "../message/index.js";
import { combine } from "./arithmetic.js";
import { denseLike } from "./dense.js";
import { Geometry } from "./geometry.js";
import { asTensor } from "./guard.js";
import { requireStorage, requireWritable } from "./storage.js";
import type { Tensor } from "./tensor.js";

/**
 * C += a · bᵀ: `c[m, n] += a[m] * b[n]`, each product and each sum rounded to the dtype, which all three share. C may share storage with
 * `a` and `b`. Gives C. Source: the reference's `outer_product_acc`.
 * @throws TilewrightError `outer.rank`, `outer.dtype`, `outer.vector`, `outer.extent`, and what writing to C throws.
 * @example
 * const c = outerProductAcc(full("float32", 1, 2, 3), full("float32", 2, 2), full("float32", 5, 3));
 * c.get(1, 2); // 11
 */
export const outerProductAcc: OuterProductFunction = ((c: unknown, a: unknown, b: unknown): Tensor => {
  const operation = "outerProductAcc";
  const [matrix, column, row] = [asTensor(operation, c), asTensor(operation, a), asTensor(operation, b)];
  if (matrix.geometry.block !== undefined) fail("outer.vector", { element: matrix.kind.element });
  if (matrix.rank !== 2) fail("outer.rank", { operand: "c", rank: matrix.rank, wanted: 2 });
  checkSide(matrix, column, "a", 0);
  checkSide(matrix, row, "b", 1);
  requireWritable(operation, matrix);
  requireStorage(operation, column);
  requireStorage(operation, row);
  const product = denseLike(matrix);
  combine("mul", product, repeated(column, matrix), row, { axis: 1 });
  return combine("add", matrix, matrix, product);
}) as unknown as OuterProductFunction;

function checkSide(matrix: Tensor, side: Tensor, operand: string, axis: 0 | 1): void {
  const { element } = matrix.kind;
  if (side.kind.element !== element) fail("outer.dtype", { element, operand, other: side.kind.element });
  if (side.rank !== 1) fail("outer.rank", { operand, rank: side.rank, wanted: 1 });
  const extent = productOf(matrix.geometry.shape[axis] as IntTuple);
  const other = productOf(side.geometry.shape[0] as IntTuple);
  if (extent !== other) fail("outer.extent", { axis, extent, operand, other });
}

/** The column as a matrix, each of its elements a row. */
function repeated(column: Tensor, { geometry }: Tensor): Tensor {
  const columns = productOf(geometry.shape[1] as IntTuple);
  const { shape, stride } = column.geometry;
  return column.view(0, new Geometry([...shape, columns], [...stride, 0]));
}
