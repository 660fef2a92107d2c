// Which layout pairs the modes of two?

import type { IntTuple } from "../coord/int-tuple.js";
import type { AnyLayout } from "../layout/layout.js";
import type { Refused, Say } from "../message/say.js";
import type { LayoutOf } from "./door.js";
import type { Grown } from "./grown.js";

/**
 * The layout whose mode i is (mode i of `Left`, mode i of `Right`).
 * Source: the reference's `zip_modes`.
 * @example
 * type Z = ZipModes<Layout<[2, 5], [5, 1]>, Layout<[3, 4], [10, 30]>>; // Layout<[[2, 3], [5, 4]], [[5, 10], [1, 30]]>
 */
export type ZipModes<Left, Right> = Left extends AnyLayout
  ? Right extends AnyLayout
    ? LayoutOf<Grown<"zipModes", Left, Right, ZipModesParts<Left, Right>>>
    : Right
  : Left;

/** The pair [shape, stride], however far it reaches. */
export type ZipModesParts<Left, Right> = Left extends AnyLayout
  ? Right extends AnyLayout
    ? IntTuple extends Left["shape"] | Right["shape"]
      ? [IntTuple, IntTuple]
      : Zipped<ZipTuples<Left["shape"], Right["shape"]>, ZipTuples<Left["stride"], Right["stride"]>>
    : Right
  : Left;

type Zipped<Shape, Stride> = Shape extends Refused<string> ? Shape : [Shape, Stride];

type ZipTuples<Left, Right> = [Left] extends [number]
  ? [Right] extends [number]
    ? [Left, Right]
    : ZipLists<[Left], Right>
  : ZipLists<Left, [Right] extends [number] ? [Right] : Right>;

type ZipLists<Left, Right> = Left extends readonly unknown[]
  ? Right extends readonly unknown[]
    ? number extends Left["length"] | Right["length"]
      ? readonly [IntTuple, IntTuple][]
      : Left["length"] extends Right["length"]
        ? { -readonly [Mode in keyof Left]: [Left[Mode], Right[Mode & keyof Right]] }
        : Refused<Say<"zipModes.rank", { left: Left["length"]; right: Right["length"] }>>
    : IntTuple
  : IntTuple;
