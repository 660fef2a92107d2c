// Can every coordinate of one shape be used in another?
import type { IsStatic, Mod } from "../int/index.js";
import type { SameEnd } from "./congruent.js";
import type { Product } from "./product.js";

/**
 * `Right` refines `Left`, and each leaf of `Left` is the size of what it faces: every coordinate of `Left` is one of `Right`.
 * `boolean` where a size is known only when run.
 * @example
 * type C = Compatible<24, [4, 6]>; // true
 */
export type Compatible<Left, Right> = [Left] extends [number]
  ? SameSize<Left, Product<Right>>
  : [Right] extends [number]
    ? false
    : CompatibleModes<Left, Right>;

type CompatibleModes<Left, Right> = Left extends readonly [infer LeftHead, ...infer LeftRest]
  ? Right extends readonly [infer RightHead, ...infer RightRest]
    ? And<Compatible<LeftHead, RightHead>, CompatibleModes<LeftRest, RightRest>>
    : SameEnd<Left, Right>
  : SameEnd<Left, Right>;

/** Neither side's false may be lost behind the other side's unknown. */
type And<First, Second> = [First] extends [false]
  ? false
  : [First] extends [true]
    ? Second
    : [Second] extends [false]
      ? false
      : boolean;

type SameSize<Left, Right> =
  IsStatic<Left> extends true
    ? IsStatic<Right> extends true
      ? Left extends Right
        ? true
        : false
      : boolean
    : boolean;

/**
 * `Right` refines `Left`, and each leaf of `Left` divides the size of what it faces.
 * @example
 * type W = WeaklyCompatible<[2, 8], [2, [2, 4]]>; // true
 */
export type WeaklyCompatible<Left, Right> = [Left] extends [number]
  ? Divides<Mod<Product<Right>, Left>>
  : [Right] extends [number]
    ? false
    : WeaklyCompatibleModes<Left, Right>;

type WeaklyCompatibleModes<Left, Right> = Left extends readonly [infer LeftHead, ...infer LeftRest]
  ? Right extends readonly [infer RightHead, ...infer RightRest]
    ? And<WeaklyCompatible<LeftHead, RightHead>, WeaklyCompatibleModes<LeftRest, RightRest>>
    : SameEnd<Left, Right>
  : SameEnd<Left, Right>;

/** A refused remainder is a division by 0, and 0 divides nothing that is not 0. */
type Divides<Remainder> = [Remainder] extends [0]
  ? true
  : [Remainder] extends [number]
    ? number extends Remainder
      ? boolean
      : false
    : false;
