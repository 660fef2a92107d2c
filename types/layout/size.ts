// How many coordinates has a layout, and how far does it reach?
import type { Product } from "../coord/product.js";
import type { Add, Mul, Sub } from "../int/index.js";
import type { AnyLayout } from "./layout.js";

/**
 * The number of coordinates: the product of the extents.
 * @example
 * type S = Size<Layout<[2, 2], [10, 1]>>; // 4
 */
export type Size<L extends AnyLayout> = Product<L["shape"]>;

/**
 * One more than the largest offset: 1 + the sum of (extent - 1) * stride over the leaves; 0 if an extent is 0.
 * @example
 * type C = Cosize<Layout<[2, 2], [10, 1]>>; // 12
 */
export type Cosize<L extends AnyLayout> = Size<L> extends 0 ? 0 : Reach<L["shape"], L["stride"], 1>;

/** `Done` plus the largest offset of these modes. */
type Reach<Shape, Stride, Done> = [Shape] extends [number]
  ? Add<Done, Mul<Sub<Shape, 1>, Stride>>
  : ReachModes<Shape, Stride, Done>;

type ReachModes<Shape, Stride, Done> = Shape extends readonly [infer Extent, ...infer Extents]
  ? Stride extends readonly [infer Step, ...infer Steps]
    ? ReachModes<Extents, Steps, Reach<Extent, Step, Done>>
    : Done
  : Shape extends readonly []
    ? Done
    : number;
