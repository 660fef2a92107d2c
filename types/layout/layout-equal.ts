// Are two layouts the same?

import type { And } from "../coord/verdict.js";
import type { IsStatic } from "../int/index.js";
import type { AnyLayout } from "./layout.js";

/**
 * Same shape and same stride, not merely the same function: `12:1` and `(12):(1)` differ. `boolean` where a size is
 * known only when run.
 * @example
 * type E = LayoutEqual<Layout<[4], [1]>, Layout<4, 1>>; // false
 */
export type LayoutEqual<Left extends AnyLayout, Right extends AnyLayout> = And<
  TupleEqual<Left["shape"], Right["shape"]>,
  TupleEqual<Left["stride"], Right["stride"]>
>;

type TupleEqual<Left, Right> = 0 extends 1 & (Left | Right)
  ? boolean
  : [Left] extends [readonly unknown[]]
    ? [Right] extends [readonly unknown[]]
      ? ModesEqual<Left, Right, true>
      : false
    : [Right] extends [readonly unknown[]]
      ? false
      : LeafEqual<Left, Right>;

type ModesEqual<Left, Right, Done> = Left extends readonly [infer LeftHead, ...infer LeftRest]
  ? Right extends readonly [infer RightHead, ...infer RightRest]
    ? ModesEqual<LeftRest, RightRest, And<Done, TupleEqual<LeftHead, RightHead>>>
    : End<Left, Right, Done>
  : End<Left, Right, Done>;

type End<Left, Right, Done> = Left extends readonly unknown[]
  ? Right extends readonly unknown[]
    ? number extends Left["length"] | Right["length"]
      ? And<Done, boolean>
      : Left["length"] extends Right["length"]
        ? Done
        : false
    : false
  : false;

type LeafEqual<Left, Right> =
  IsStatic<Left> extends true
    ? IsStatic<Right> extends true
      ? [Left] extends [Right]
        ? true
        : false
      : boolean
    : boolean;
