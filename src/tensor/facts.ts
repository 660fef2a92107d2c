// Which facts does a tensor tell about itself?
import type { IntTuple } from "../../types/coord/int-tuple.js";
import { productOf } from "../coord/product.js";
import { textOf } from "../coord/show.js";
import { fail } from "../message/index.js";
import { checkArray } from "./arguments.js";
import { checkAxis } from "./axis.js";
import { isInRowMajorOrder } from "./order.js";
import type { Tensor } from "./tensor.js";

/** The extent of an axis, of a nested mode the product of its leaves. */
export function dim({ geometry }: Pick<Tensor, "geometry">, axis: unknown): number {
  checkAxis("dim", geometry.rank, axis);
  return productOf(geometry.shape[axis] as IntTuple);
}

/** The stride of an axis, in scalars. */
export function dynamicStride({ geometry }: Tensor, axis: unknown): number {
  const operation = "dynamicStride";
  checkAxis(operation, geometry.rank, axis);
  const stride = geometry.stride[axis] as IntTuple;
  if (typeof stride === "number") return stride;
  return fail("tensor.nested", { operation, axis, shape: textOf(geometry.shape[axis] as IntTuple) });
}

/** Are the elements in row-major order, each mode counted colexicographically inside? */
export function isRowMajor({ geometry }: Tensor): boolean {
  return isInRowMajorOrder(geometry);
}

/** Has a coordinate the structure of the modes? Values do not matter. */
export function isCompatibleWith({ geometry }: Tensor, coordinate: unknown): boolean {
  checkArray("isCompatibleWith", "indices", coordinate);
  return facesModes(geometry.shape, coordinate);
}

/** The smallest integer type that counts the scalars of storage which the elements lie in. */
export function linearIdxType({ geometry }: Tensor): "int32" | "int64" {
  return geometry.reach < 2 ** 31 ? "int32" : "int64";
}

/** The parameters of a tensor as text, under the reference's names. */
export function getTypeName(tensor: Tensor): string {
  const { kind, space, elementSize } = tensor;
  const engine = `${kind.engine.typeName}[element_size=${elementSize}]`;
  const parameters = [
    `mut=${kind.writable}`,
    `dtype=${kind.dtype}`,
    `Engine=${engine}`,
    `address_space=${space}`,
    `linear_idx_type=${linearIdxType(tensor)}`,
  ];
  return `TileTensor[${parameters.join(", ")}]`;
}

function facesModes(shape: readonly IntTuple[], coordinate: readonly unknown[]): boolean {
  return (
    shape.length === coordinate.length &&
    shape.every((mode, place) => {
      const index = coordinate[place];
      return !Array.isArray(index) || (typeof mode !== "number" && facesModes(mode, index));
    })
  );
}
