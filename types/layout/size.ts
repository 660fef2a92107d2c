// How many coordinates has a layout, and how far does it reach?
import type { Product } from "../coord/product.js";
import type { Add, IsStatic, Mul, Sub } from "../int/index.js";
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
export type Cosize<L extends AnyLayout> = Reach<L["shape"], L["stride"], 1>;

/** `Done` plus the largest offset of these modes, the last one first; 0 from the first extent of 0 on. */
type Reach<Shape, Stride, Done> = [Shape] extends [number]
  ? [Shape] extends [0]
    ? 0
    : Further<Shape, Stride, Done>
  : ReachModes<Shape, Stride, Done>;

type ReachModes<Shape, Stride, Done> = Done extends 0
  ? 0
  : Shape extends readonly [...infer Extents, infer Extent]
    ? Stride extends readonly [...infer Steps, infer Step]
      ? ReachModes<Extents, Steps, Reach<Extent, Step, Done>>
      : Done
    : Shape extends readonly []
      ? Done
      : number;

/** Where a leaf steps by what lies behind it, as in a compact layout, one product says it; surely so only if that is known. */
type Further<Extent, Step, Done> = Step extends Done
  ? IsStatic<Done> extends true
    ? Mul<Done, Extent>
    : Add<Done, Mul<Sub<Extent, 1>, Step>>
  : Add<Done, Mul<Sub<Extent, 1>, Step>>;
