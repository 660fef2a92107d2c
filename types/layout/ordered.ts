// What is the compact layout whose leaves move in a given order?
import type { StridesInOrder } from "../coord/compact-order.js";
import type { AnyHere } from "../coord/int-tuple.js";
import type { Refused } from "../message/say.js";
import type { Layout } from "./layout.js";

/**
 * The compact layout whose leaf of the lowest order moves fastest; leaves of equal order move from left to right.
 * @example
 * type L = MakeOrderedLayout<[2, 3, 4], [2, 0, 1]>; // Layout<[2, 3, 4], [12, 1, 3]>
 */
export type MakeOrderedLayout<Shape, Order> = 0 extends 1 & (Shape | Order)
  ? Refused<AnyHere<"makeOrderedLayout">>
  : WithStride<Shape, StridesInOrder<"makeOrderedLayout", Shape, Order>>;

type WithStride<Shape, Stride> = Stride extends Refused<string> ? Stride : Layout<Shape, Stride>;
