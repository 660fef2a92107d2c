// How are two matrices multiplied?
import type { MatmulFunction } from "../../types/tensor/matmul.js";
import { productOf } from "../coord/product.js";
import { allocateArray } from "../dtype/index.js";
import { type Kernels, kernels } from "../kernel/kernels.js";
import { type Matrix, mayOverlap } from "../kernel/matrix.js";
import { nestOf } from "../kernel/nest.js";
import { fail } from "../message/index.js";
import { copyFrom } from "./copy.js";
import { fill } from "./fill.js";
import { rowMajorOf } from "./fresh.js";
import { axesOfMode, type Geometry } from "./geometry.js";
import { asTensor } from "./guard.js";
import { arrayTensor } from "./make.js";
import { checkOptions } from "./options.js";
import { requireStorage, requireWritable } from "./storage.js";
import type { Tensor } from "./tensor.js";

/**
 * C = A · B, or C += A · B with `{ accumulate: true }`: `c[m, n] = Σ a[m, k] · b[k, n]`. All three are float32, or all float64; any
 * strides, nested modes counted colexicographically. Sums run over k in order, in blocks of 256 steps that begin at 0 and are added
 * to C one after the other, each product and sum rounded to the dtype. C may share storage with A and B. Gives C.
 * @throws TilewrightError `matmul.inner`, `matmul.rows`, `matmul.columns`, `matmul.rank`, `matmul.element`, `matmul.dtype`, and
 * what writing to C throws.
 * @example
 * const a = full("float32", 2, 3, 4);
 * const b = full("float32", 0.5, 4, 5);
 * const c = matmul(zeros("float32", 3, 5), a, b); // TileTensor<"float32", Layout<[3, 5], [5, 1]>>
 * c.get(2, 4); // 4
 */
export const matmul: MatmulFunction = ((c: unknown, a: unknown, b: unknown, options: unknown): Tensor => {
  const { accumulate } = checkOptions("matmul", options);
  const result = asTensor("matmul", c);
  const left = asTensor("matmul", a);
  const right = asTensor("matmul", b);
  checkOperands(result, left, right);
  return multiply(result, left, right, accumulate === true);
}) as unknown as MatmulFunction;

function checkOperands(c: Tensor, a: Tensor, b: Tensor): void {
  const { element } = c.kind;
  if (element !== "float32" && element !== "float64") fail("matmul.element", { operand: "c", element });
  checkRank("c", c);
  checkElement(element, "a", a);
  checkRank("a", a);
  const rows = extentOf(c, 0);
  const columns = extentOf(c, 1);
  const inner = extentOf(a, 1);
  if (extentOf(a, 0) !== rows) fail("matmul.rows", { rows, other: extentOf(a, 0) });
  checkElement(element, "b", b);
  checkRank("b", b);
  if (extentOf(b, 0) !== inner) fail("matmul.inner", { columns: inner, rows: extentOf(b, 0) });
  if (extentOf(b, 1) !== columns) fail("matmul.columns", { columns, other: extentOf(b, 1) });
  requireWritable("matmul", c);
  requireStorage("matmul", a);
  requireStorage("matmul", b);
}

function checkRank(operand: string, { geometry: { rank } }: Tensor): void {
  if (rank !== 2) fail("matmul.rank", { operand, rank });
}

function checkElement(element: string, operand: string, { kind }: Tensor): void {
  if (kind.element !== element) fail("matmul.dtype", { element, operand, other: kind.element });
}

function extentOf({ geometry: { shape } }: Tensor, axis: 0 | 1): number {
  const mode = shape[axis] ?? 0;
  return typeof mode === "number" ? mode : productOf(mode);
}

function multiply(c: Tensor, a: Tensor, b: Tensor, add: boolean): Tensor {
  if (c.geometry.size === 0) return c;
  if (a.geometry.size === 0) return add ? c : fill(c, 0);
  const target = matrixOf(c);
  const left = readable(a);
  const right = readable(b);
  if (target === undefined || mayOverlap(target, left) || mayOverlap(target, right)) {
    multiplyInto(c, left, right, add, kernels());
  } else kernels().matmul(target, left, right, add);
  return c;
}

/** By way of a dense matrix that is copied to C at the end, where C is no matrix or shares bytes with an operand. */
function multiplyInto(c: Tensor, a: Matrix, b: Matrix, add: boolean, { matmul: run }: Kernels): void {
  const sum = denseLike(c);
  if (add) copyFrom(sum, c);
  run(matrixOf(sum) as Matrix, a, b, add);
  copyFrom(c, sum);
}

/** The tensor as a matrix, or a dense copy of it. */
function readable(tensor: Tensor): Matrix {
  return matrixOf(tensor) ?? (matrixOf(copyFrom(denseLike(tensor), tensor)) as Matrix);
}

/** A fresh row-major matrix of the same size and dtype. */
function denseLike(tensor: Tensor): Tensor {
  const layout = rowMajorOf("matmul", [extentOf(tensor, 0), extentOf(tensor, 1)]);
  return arrayTensor(allocateArray(tensor.kind.dtype, tensor.geometry.size), 0, layout, tensor.kind.dtype);
}

/** The tensor as a matrix in its array; undefined where there is no array, or a nested mode is not a single step. */
function matrixOf(tensor: Tensor): Matrix | undefined {
  const place = tensor.kind.engine.arrayOf(tensor.storage());
  const rowStride = stepOf(tensor.geometry, 0);
  const columnStride = stepOf(tensor.geometry, 1);
  if (place === undefined || rowStride === undefined || columnStride === undefined) return undefined;
  const { array, offset } = place;
  return { array, offset, rows: extentOf(tensor, 0), columns: extentOf(tensor, 1), rowStride, columnStride };
}

/** The one stride that walks a whole mode, 1 where there is nowhere to go; undefined where no single one does. */
function stepOf({ shape, stride }: Geometry, axis: 0 | 1): number | undefined {
  const mode = shape[axis] ?? 1;
  const step = stride[axis] ?? 1;
  if (typeof mode === "number") return mode === 1 ? 1 : (step as number);
  const { extents, strides } = nestOf(axesOfMode(mode, step));
  return extents.length > 1 ? undefined : (strides[0]?.[0] ?? 1);
}
