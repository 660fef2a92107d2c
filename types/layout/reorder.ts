// What is a layout with its modes in another order or nesting, or without its static knowledge?
import type { Flatten } from "../coord/flatten.js";
import type { Coordinate } from "../coord/idx2crd.js";
import type { AnyHere } from "../coord/int-tuple.js";
import type { Reverse } from "../coord/reverse.js";
import type { Refused } from "../message/say.js";
import type { AnyLayout, Layout } from "./layout.js";

/**
 * The top-level modes in reverse order; nested modes keep their inner order.
 * @example
 * type R = ReverseLayout<Layout<[2, 5], [1, 2]>>; // Layout<[5, 2], [2, 1]>
 */
export type ReverseLayout<L extends AnyLayout> = 0 extends 1 & L
  ? Refused<AnyHere<"reverse">>
  : Layout<Reverse<L["shape"]>, Reverse<L["stride"]>>;

/**
 * The same leaves without nesting.
 * @example
 * type F = FlattenLayout<Layout<[4, [3, 2]], [6, [2, 1]]>>; // Layout<[4, 3, 2], [6, 2, 1]>
 */
export type FlattenLayout<L extends AnyLayout> = 0 extends 1 & L
  ? Refused<AnyHere<"flatten">>
  : Layout<Flatten<L["shape"]>, Flatten<L["stride"]>>;

/**
 * The same layout, of which no size is known before the program runs.
 * @example
 * type D = MakeDynamic<Layout<[4, 4], [4, 1]>>; // Layout<[number, number], [number, number]>
 */
export type MakeDynamic<L extends AnyLayout> = 0 extends 1 & L
  ? Refused<AnyHere<"makeDynamic">>
  : Layout<Coordinate<L["shape"]>, Coordinate<L["stride"]>>;
