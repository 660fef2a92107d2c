// Which strides make a shape compact when its leaves move in a given order?
import type { Answer, Checked, NotAny } from "../../types/coord/checked.js";
import type { CheckedCoarse } from "../../types/coord/checked-pair.js";
import type { CompactOrder } from "../../types/coord/compact-order.js";
import type { IntTuple, TupleArg } from "../../types/coord/int-tuple.js";
import { checkSafe, checkTuple } from "./check.js";
import { checkRefines } from "./congruent.js";
import { leavesOf, nestLeaves } from "./flatten.js";

/**
 * The strides of the compact layout whose leaf of the lowest order moves fastest; leaves of equal order move from left
 * to right. A leaf of `order` that faces a nested mode stands for all its leaves. Throws unless `order` fits the shape,
 * and past 2^53-1. Source: CuTe's `compact_order`.
 * @example
 * compactOrder([2, 3, 4, 5], [1, 4, 3, 2]); // [1, 40, 10, 2]
 */
export function compactOrder<const Shape extends TupleArg, const Order extends TupleArg>(
  this: NotAny<Shape, "compactOrder"> & NotAny<Order, "compactOrder">,
  shape: Checked<Shape, "compactOrder", "extent">,
  order: CheckedCoarse<Shape, Order, "compactOrder", "order">,
): Answer<Shape, CompactOrder<Shape, Order>> {
  checkTuple("compactOrder", "extent", shape);
  checkTuple("compactOrder", "order", order);
  const strides: unknown = checkSafe("compactOrder", shape, stridesInOrder("compactOrder", shape, order));
  return strides as Answer<Shape, CompactOrder<Shape, Order>>;
}

/** The strides, in the name of another operation. */
export function stridesInOrder(operation: string, shape: IntTuple, order: IntTuple): IntTuple {
  checkRefines(operation, shape, order);
  const extents = leavesOf(shape);
  const ranks = spread(shape, order);
  const places = extents.map((_, place) => place).sort((a, b) => (ranks[a] as number) - (ranks[b] as number) || a - b);
  const strides = new Array<number>(extents.length);
  let run = 1;
  for (const place of places) {
    strides[place] = run;
    run *= extents[place] as number;
  }
  return nestLeaves(strides, shape);
}

/** The order of each leaf of the shape. */
function spread(shape: IntTuple, order: IntTuple): number[] {
  return typeof order === "number"
    ? leavesOf(shape).map(() => order)
    : order.flatMap((rank, mode) => spread((shape as readonly IntTuple[])[mode] as IntTuple, rank));
}
