// Can every coordinate of one shape be used in another?
import type { IsStatic, Mod } from "../int/index.js";
import type { SameEnd } from "./congruent.js";
import type { Product } from "./product.js";
import type { And } from "./verdict.js";

/**
 * `Right` refines `Left`, and each leaf of `Left` is the size of what it faces: every coordinate of `Left` is one of
 * `Right`. `boolean` where a size is known only when run.
 * @example
 * type C = Compatible<24, [4, 6]>; // true
 */
export type Compatible<Left, Right> = 0 extends 1 & (Left | Right)
  ? boolean
  : [Left] extends [number]
    ? SameSize<Left, Product<Right>>
    : [Right] extends [number]
      ? false
      : CompatibleModes<Left, Right, true>;

type CompatibleModes<Left, Right, Done> = Left extends readonly [infer LeftHead, ...infer LeftRest]
  ? Right extends readonly [infer RightHead, ...infer RightRest]
    ? CompatibleModes<LeftRest, RightRest, And<Done, Compatible<LeftHead, RightHead>>>
    : And<Done, SameEnd<Left, Right>>
  : And<Done, SameEnd<Left, Right>>;

type SameSize<Left, Right> =
  IsStatic<Left> extends true
    ? IsStatic<Right> extends true
      ? Left extends Right
        ? true
        : false
      : boolean
    : boolean;

/**
 * `Right` refines `Left`, and each leaf of `Left` divides the size of what it faces; 0 divides only 0.
 * @example
 * type W = WeaklyCompatible<[2, 8], [2, [2, 4]]>; // true
 */
export type WeaklyCompatible<Left, Right> = 0 extends 1 & (Left | Right)
  ? boolean
  : [Left] extends [number]
    ? Divides<Left, Product<Right>>
    : [Right] extends [number]
      ? false
      : WeaklyCompatibleModes<Left, Right, true>;

type WeaklyCompatibleModes<Left, Right, Done> = Left extends readonly [infer LeftHead, ...infer LeftRest]
  ? Right extends readonly [infer RightHead, ...infer RightRest]
    ? WeaklyCompatibleModes<LeftRest, RightRest, And<Done, WeaklyCompatible<LeftHead, RightHead>>>
    : And<Done, SameEnd<Left, Right>>
  : And<Done, SameEnd<Left, Right>>;

type Divides<Divisor, Size> = [Divisor] extends [0] ? SameSize<0, Size> : IsZero<Mod<Size, Divisor>>;

type IsZero<Remainder> = [Remainder] extends [0] ? true : IsStatic<Remainder> extends true ? false : boolean;
