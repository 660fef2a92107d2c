// How are two matrices multiplied?
import type { MatmulFunction } from "../../types/tensor/matmul.js";
import { productOf } from "../coord/product.js";
import { allocateArray } from "../dtype/index.js";
import { kernels } from "../kernel/kernels.js";
import { elsewhere, type Matrix } from "../kernel/matrix.js";
import { nestOf } from "../kernel/nest.js";
import { fail } from "../message/index.js";
import { copyFrom } from "./copy.js";
import { fill } from "./fill.js";
import { rowMajorOf } from "./fresh.js";
import { axesOfMode, type Geometry } from "./geometry.js";
import { arrayTensor } from "./make.js";
import { checkOptions } from "./options.js";
import { mayMeet, type Place, placeOf, placeOfArgument, requirePlace, requireWritablePlace } from "./place.js";
import type { Tensor } from "./tensor.js";

/**
 * C = A · B, or C += A · B with `{ accumulate: true }`: `c[m, n] = Σ a[m, k] · b[k, n]`. All three are float32, or all float64; any
 * strides, nested modes counted colexicographically. Sums run over k in order, in blocks of 256 steps that begin at 0 and are added
 * to C one after the other. Each product and each sum is rounded to the dtype, unless the machine does both in one step, rounded once
 * ("relaxed SIMD"); `{ reproducible: true }` forbids that. C may share storage with A and B. Gives C.
 * @throws TilewrightError `matmul.inner`, `matmul.rows`, `matmul.columns`, `matmul.rank`, `matmul.element`, `matmul.dtype`, and
 * what writing to C throws.
 * @example
 * const a = full("float32", 2, 3, 4);
 * const b = full("float32", 0.5, 4, 5);
 * const c = matmul(zeros("float32", 3, 5), a, b); // TileTensor<"float32", Layout<[3, 5], [5, 1]>>
 * c.get(2, 4); // 4
 */
export const matmul: MatmulFunction = ((c: unknown, a: unknown, b: unknown, options: unknown): Tensor =>
  multiply(checkProduct("matmul", c, a, b, options))) as unknown as MatmulFunction;

/** A product that was found to be one. */
export interface Product {
  readonly c: Place;
  readonly a: Place;
  readonly b: Place;
  readonly add: boolean;
  readonly exact: boolean;
}

/** The product that arguments ask for, or the sentence about the one that is wrong. */
export function checkProduct(operation: string, to: unknown, left: unknown, right: unknown, options: unknown): Product {
  const { accumulate, reproducible } = checkOptions(operation, options);
  const c = placeOfArgument(operation, to);
  const a = placeOfArgument(operation, left);
  const b = placeOfArgument(operation, right);
  if (!isKnown(c, a, b)) checkFacts(operation, factsIn(c), factsIn(a), factsIn(b));
  requireWritablePlace(operation, c);
  requirePlace(operation, a);
  requirePlace(operation, b);
  return { c, a, b, add: accumulate === true, exact: reproducible === true };
}

/** Was C the product of these before? Then they fit, and lie apart from it. */
function isKnown(c: Place, a: Place, b: Place): boolean {
  return c.left === a.id && c.right === b.id;
}

/** What of an operand decides whether a product is possible. */
export interface Facts {
  readonly element: string;
  readonly rank: number;
  readonly rows: number;
  readonly columns: number;
}

/** Throws the sentence about the first operand that does not fit the others. */
export function checkFacts(operation: string, c: Facts, a: Facts, b: Facts): void {
  const { element } = c;
  checkFloats(operation, "c", c);
  if (a.element !== element) fail("matmul.dtype", { operation, element, operand: "a", other: a.element });
  checkRank(operation, "a", a);
  if (a.rows !== c.rows) fail("matmul.rows", { operation, rows: c.rows, other: a.rows });
  if (b.element !== element) fail("matmul.dtype", { operation, element, operand: "b", other: b.element });
  checkRank(operation, "b", b);
  if (b.rows !== a.columns) fail("matmul.inner", { operation, columns: a.columns, rows: b.rows });
  if (b.columns !== c.columns) fail("matmul.columns", { operation, columns: c.columns, other: b.columns });
}

/** Throws unless an operand is a matrix of floats. */
export function checkFloats(operation: string, operand: string, facts: Facts): void {
  const { element } = facts;
  if (element !== "float32" && element !== "float64") fail("matmul.element", { operation, operand, element });
  checkRank(operation, operand, facts);
}

function checkRank(operation: string, operand: string, { rank }: Facts): void {
  if (rank !== 2) fail("matmul.rank", { operation, operand, rank });
}

export function factsOf(tensor: Tensor): Facts {
  return factsIn(placeOf(tensor));
}

function factsIn({ kind, geometry }: Place): Facts {
  const { element } = kind;
  return { element, rank: geometry.shape.length, rows: extentOf(geometry, 0), columns: extentOf(geometry, 1) };
}

/** Fields of the geometry, and not elements of its frozen arrays: small products are worth the difference. */
function extentOf(geometry: Geometry, axis: 0 | 1): number {
  if (geometry.flat) return axis === 0 ? geometry.extent0 : geometry.extent1;
  return productOf(geometry.shape[axis] ?? 0);
}

/** Carries a product out; gives C. */
export function multiply({ c, a, b, add, exact }: Product): Tensor {
  const { tensor, geometry } = c;
  if (geometry.size === 0) return tensor;
  if (a.geometry.size === 0) return add ? tensor : fill(tensor, 0);
  const target = matrixOf(c);
  const [left, right] = [readable(a), readable(b)];
  if (target === undefined || (!isKnown(c, a, b) && (mayMeet(c, a) || mayMeet(c, b))))
    multiplyInto(tensor, left, right, add, exact);
  else {
    c.left = a.id;
    c.right = b.id;
    kernels().matmul(target, left, right, add, exact);
  }
  return tensor;
}

/** By way of a dense matrix that is copied to C at the end, where C is no matrix or shares bytes with an operand. */
function multiplyInto(c: Tensor, a: Matrix, b: Matrix, add: boolean, exact: boolean): void {
  const sum = denseLike(c);
  if (add) copyFrom(sum, c);
  kernels().matmul(matrixOf(placeOf(sum)) as Matrix, a, b, add, exact);
  copyFrom(c, sum);
}

/** A place as a matrix, or a dense copy of it. */
export function readable(place: Place): Matrix {
  return matrixOf(place) ?? (matrixOf(placeOf(copyFrom(denseLike(place.tensor), place.tensor))) as Matrix);
}

/** A fresh row-major matrix of the same size and dtype. */
export function denseLike(tensor: Tensor): Tensor {
  const layout = rowMajorOf("matmul", [extentOf(tensor.geometry, 0), extentOf(tensor.geometry, 1)]);
  return arrayTensor(allocateArray(tensor.kind.dtype, tensor.geometry.size), 0, layout, tensor.kind.dtype);
}

/** A place as a matrix in its array; undefined where there is no array, or a nested mode is not a single step. */
export function matrixOf(place: Place): Matrix | undefined {
  place.matrix ??= makeMatrix(place);
  return place.matrix;
}

/** Only what the library allocated itself is known to lie apart from all else in its memory. */
function makeMatrix({ geometry, array, offset, base, allocation, kind }: Place): Matrix | undefined {
  const rowStride = stepOf(geometry, 0);
  const columnStride = stepOf(geometry, 1);
  if (rowStride === undefined || columnStride === undefined || array === undefined) return undefined;
  const [rows, columns] = [extentOf(geometry, 0), extentOf(geometry, 1)];
  const pointer = allocation === undefined ? elsewhere : base + offset * kind.facts.bytes;
  return { array, offset, rows, columns, rowStride, columnStride, pointer };
}

/** The one stride that walks a whole mode, 1 where there is nowhere to go; undefined where no single one does. */
function stepOf(geometry: Geometry, axis: 0 | 1): number | undefined {
  if (geometry.flat && axis === 0) return geometry.extent0 === 1 ? 1 : geometry.stride0;
  if (geometry.flat) return geometry.extent1 === 1 ? 1 : geometry.stride1;
  const { extents, strides } = nestOf(axesOfMode(geometry.shape[axis] ?? 1, geometry.stride[axis] ?? 1));
  return extents.length > 1 ? undefined : (strides[0]?.[0] ?? 1);
}
