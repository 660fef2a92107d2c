// What is the compact layout whose leaves move in a given order?
import type { NotAny } from "../../types/coord/checked.js";
import type { CheckedCoarse } from "../../types/coord/checked-pair.js";
import type { Mut, TupleArg } from "../../types/coord/int-tuple.js";
import type { CheckedShape } from "../../types/layout/checked.js";
import type { MakeOrderedLayout } from "../../types/layout/ordered.js";
import { checkTuple } from "../coord/check.js";
import { stridesInOrder } from "../coord/compact-order.js";
import { makeLayout } from "./make-layout.js";

/**
 * The compact layout whose leaf of the lowest order moves fastest; leaves of equal order move from left to right. A
 * leaf of `order` that faces a nested mode stands for all its leaves. Throws unless `order` fits the shape, and past
 * 2^53-1 elements. Source: CuTe's `make_ordered_layout`.
 * @example
 * makeOrderedLayout([2, 3, 4], [2, 0, 1]); // (2,3,4):(12,1,3)
 */
export function makeOrderedLayout<const Shape extends TupleArg, const Order extends TupleArg>(
  this: NotAny<Shape, "makeOrderedLayout"> & NotAny<Order, "makeOrderedLayout">,
  shape: CheckedShape<Shape, "makeOrderedLayout">,
  order: CheckedCoarse<Shape, Order, "makeOrderedLayout", "order">,
): MakeOrderedLayout<Mut<Shape>, Order> {
  checkTuple("makeOrderedLayout", "extent", shape);
  const ranks: unknown = order;
  checkTuple("makeOrderedLayout", "order", ranks);
  const made: unknown = makeLayout("makeOrderedLayout", shape, stridesInOrder("makeOrderedLayout", shape, ranks));
  return made as MakeOrderedLayout<Mut<Shape>, Order>;
}
