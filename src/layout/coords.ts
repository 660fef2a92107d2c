// Which coordinates has a shape?
import type { IntTuple } from "../../types/coord/int-tuple.js";
import { crdOf } from "../coord/idx2crd.js";
import { productOf } from "../coord/product.js";

/** All coordinates of a shape, the first leaf fastest; each is a new array. */
export function* coordinatesOf(shape: IntTuple): Generator<IntTuple, void, undefined> {
  const size = productOf(shape);
  for (let index = 0; index < size; index++) yield crdOf("coords", index, shape);
}
