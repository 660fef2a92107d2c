// What may stand beside a tensor in arithmetic? A scalar, a tensor of the same sizes, or one of lower rank with the axis that it begins at.

import type { IntTuple } from "../../types/coord/int-tuple.js";
import { describe, isSize } from "../coord/check.js";
import { productOf } from "../coord/product.js";
import { allocateLike, arrayNameOf, type Raw, type Scalar, type StorageArray, writeRaw } from "../dtype/index.js";
import type { Axis } from "../kernel/nest.js";
import { fail } from "../message/index.js";
import { axesOfBlock, sameBlock } from "./block.js";
import { rowMajorLayout } from "./dense.js";
import { axesOfMode, type Geometry } from "./geometry.js";
import type { Kind } from "./kind.js";
import { checkOptions } from "./options.js";
import { type ArrayPlace, type Place, placeOf, placeOfArgument, requirePlace } from "./place.js";
import { checkScalar } from "./value.js";

/**
 * Where the tensor lies that an operand is: itself, checked to be of the target's dtype, or a cell of one element that holds a scalar.
 * Two scalars at a time are possible. Floats are rounded to the dtype; an integer has to be one of its values.
 */
export function operandOf(operation: string, to: Place, operand: unknown, side: 0 | 1): Place {
  if (operand === to.tensor) return to;
  const type = typeof operand;
  if (type === "number" || type === "bigint" || type === "boolean") return filledCell(operation, to, operand, side);
  const place = placeOfArgument(operation, operand);
  const { dtype, element } = to.kind;
  if (place.kind !== to.kind) {
    if (place.dtype !== dtype) fail("operand.dtype", { operation, dtype, other: place.dtype });
    if (!sameBlock(to.geometry.block, place.geometry.block)) {
      fail("operand.block", { operation, element, other: place.kind.element });
    }
  }
  requirePlace(operation, place);
  return place;
}

function filledCell(operation: string, { kind, array }: Place, value: unknown, side: 0 | 1): Place {
  const scalar = checkScalar(operation, kind, value);
  const cell = cellOf(kind, array, side);
  if (rounded(cell, scalar) !== scalar && !kind.isFloat) {
    fail("operand.scalar", { operation, value: describe(scalar), dtype: kind.dtype });
  }
  return cell;
}

/** A scalar as the dtype holds it. */
export function roundedScalar(kind: Kind, value: number): number {
  if (kind.dtype === "float32") return Math.fround(value);
  return Number(rounded(cellOf(kind, undefined, 0), value));
}

/** Stores a scalar in a cell; gives what the cell holds then. */
function rounded({ kind: { codec }, array }: ArrayPlace, scalar: Scalar): Scalar {
  writeRaw(array, 0, codec.encode(scalar));
  return codec.decode(array[0] as Raw);
}

/** One element in an array of the class of `model`; kept, since an operation has done with it when it returns. */
function cellOf({ dtype, facts, heap }: Kind, model: StorageArray | undefined, side: 0 | 1): ArrayPlace {
  const isNative = dtype === "float16" && model !== undefined && arrayNameOf(model) === "Float16Array";
  const known = cells[side].get(isNative ? "native" : dtype);
  if (known !== undefined) return known;
  const array = isNative ? allocateLike(model, 1) : new (plainClass(facts.array))(1);
  const cell = placeOf(heap(array, rowMajorLayout([]), dtype)) as ArrayPlace;
  cells[side].set(isNative ? "native" : dtype, cell);
  return cell;
}

function plainClass(name: string): new (length: number) => StorageArray {
  return Reflect.get(globalThis, name);
}

const cells: readonly [Map<string, ArrayPlace>, Map<string, ArrayPlace>] = [new Map(), new Map()];

/** The axis that an operand of lower rank begins at, if the options name one. */
export function axisOption(operation: string, options: unknown): unknown {
  return options === undefined ? undefined : checkOptions(operation, options).axis;
}

/** The loops over the elements of an operand, repeated wherever the target has an axis that it has not. */
export function operandAxes(operation: string, target: Geometry, operand: Geometry, axis: unknown): readonly Axis[] {
  const first = checkSizes(operation, target, operand, axis);
  const axes = target.shape.flatMap((mode, place) => {
    const own = operand.shape[place - first];
    return own === undefined ? repeat(productOf(mode)) : axesOfMode(own, operand.stride[place - first] as IntTuple);
  });
  if (target.block === undefined) return axes;
  return [...axes, ...(operand.block === undefined ? repeat(target.elementSize) : axesOfBlock(operand.block))];
}

function repeat(extent: number): readonly Axis[] {
  return [{ extent, stride: 0 }];
}

/** The axis of the target at which the operand begins. */
function checkSizes(operation: string, target: Geometry, operand: Geometry, axis: unknown): number {
  const { rank } = target;
  const other = operand.rank;
  if (other > rank) fail("operand.rank", { operation, rank, other });
  if (axis === undefined && other > 0 && other < rank)
    fail("operand.axis", { operation, rank, other, last: rank - other });
  const first = axis === undefined ? 0 : axis;
  if (!isSize(first) || first + other > rank) {
    fail("operand.axis-range", { operation, rank, other, axis: describe(first) });
  }
  for (let mode = 0; mode < other; mode++) {
    const extent = productOf(target.shape[first + mode] as IntTuple);
    const there = productOf(operand.shape[mode] as IntTuple);
    if (extent !== there) fail("operand.extent", { operation, axis: first + mode, extent, other: there });
  }
  return first;
}
