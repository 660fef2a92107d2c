// Which strides make a shape compact when its leaves move in a given order?
import type { IsStatic, Less, Mul } from "../int/index.js";
import type { Refused } from "../message/say.js";
import type { NotCongruent } from "./checked-pair.js";
import type { WeaklyCongruent } from "./congruent.js";
import type { Flatten, Nest } from "./flatten.js";
import type { Coordinate } from "./idx2crd.js";

/**
 * The strides of the compact layout whose leaf of the lowest order moves fastest; leaves of equal order move from left
 * to right. A leaf of `Order` that faces a nested mode stands for all its leaves.
 * @example
 * type D = CompactOrder<[2, 3, 4, 5], [1, 4, 3, 2]>; // [1, 40, 10, 2]
 */
export type CompactOrder<Shape, Order> = StridesInOrder<"compactOrder", Shape, Order>;

/** The same, in the name of another operation. */
export type StridesInOrder<Operation extends string, Shape, Order> =
  WeaklyCongruent<Order, Shape> extends false
    ? Refused<NotCongruent<Shape, Order, Operation>>
    : Compact<Shape, Spread<Shape, Order, []>>;

/** The order of each leaf of the shape. */
type Spread<Shape, Order, Done extends readonly unknown[]> = [Order] extends [readonly unknown[]]
  ? number extends Order["length"]
    ? number[]
    : SpreadModes<Shape, Order, Done>
  : [...Done, ...OneEach<Flatten<Shape>, Order>];

type OneEach<Leaves extends readonly unknown[], Order> = { [Leaf in keyof Leaves]: Order };

type SpreadModes<Shape, Order, Done extends readonly unknown[]> = Shape extends readonly [
  infer Extent,
  ...infer Extents,
]
  ? Order extends readonly [infer Rank, ...infer Ranks]
    ? SpreadModes<Extents, Ranks, Spread<Extent, Rank, Done>>
    : Done
  : Done;

/** With an order known only when run, no stride is known before. */
type Compact<Shape, Orders extends readonly unknown[]> = number extends Orders["length"]
  ? number[]
  : AllStatic<Orders> extends true
    ? Nest<Unsorted<Running<Sorted<Flatten<Shape>, Orders, [], []>, 1, []>, Flatten<Shape>>, Shape>
    : Coordinate<Shape>;

type AllStatic<Sizes> = Sizes extends readonly [infer Head, ...infer Rest]
  ? IsStatic<Head> extends true
    ? AllStatic<Rest>
    : false
  : true;

/** A leaf on its way: its order, its extent, its place as a key. */
type Item = readonly [order: unknown, extent: unknown, place: string];

/** The leaves sorted by order, stably. `Places` counts. */
type Sorted<Extents, Orders, Places extends 0[], Done extends readonly Item[]> = Extents extends readonly [
  infer Extent,
  ...infer Rest,
]
  ? Orders extends readonly [infer Order, ...infer OrdersLeft]
    ? Sorted<Rest, OrdersLeft, [...Places, 0], Insert<[Order, Extent, `${Places["length"]}`], Done, []>>
    : Done
  : Done;

type Insert<New extends Item, Items, Before extends readonly Item[]> = Items extends readonly [
  infer Next extends Item,
  ...infer Rest extends readonly Item[],
]
  ? Less<New[0], Next[0]> extends true
    ? [...Before, New, Next, ...Rest]
    : Insert<New, Rest, [...Before, Next]>
  : [...Before, New];

/** [place, stride] of each leaf. */
type Running<Items, Product, Done extends readonly unknown[]> = Items extends readonly [
  infer Next extends Item,
  ...infer Rest,
]
  ? Rest extends readonly []
    ? [...Done, [Next[2], Product]]
    : Running<Rest, Mul<Product, Next[1]>, [...Done, [Next[2], Product]]>
  : Done;

type Unsorted<Placed extends readonly unknown[], Leaves extends readonly unknown[]> = {
  [Place in keyof Leaves]: Extract<Placed[number], readonly [Place, unknown]> extends readonly [unknown, infer Stride]
    ? Stride
    : never;
};
