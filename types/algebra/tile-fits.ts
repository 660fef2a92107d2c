// Is a tile no larger than the layout, mode by mode?

import type { Product } from "../coord/product.js";
import type { And } from "../coord/verdict.js";
import type { LessOrEqual } from "../int/index.js";
import type { AnyLayout } from "../layout/layout.js";
import type { Cosize } from "../layout/size.js";
import type { Refused } from "../message/say.js";
import type { ReadTiler } from "./checked-tiler.js";

/**
 * Is each tile at most as large as the mode that it tiles, a layout counted by its cosize? `null` fits, more tilers than modes do not.
 * `boolean` where it depends on what is known only when run.
 * @example
 * type Yes = TileFits<Layout<[8, 12], [12, 1]>, [4, 12]>; // true
 * type No = TileFits<Layout<[8, 12], [12, 1]>, [4, 16]>; // false
 */
export type TileFits<Self, Tiler> = Self extends AnyLayout
  ? FitsIfTiler<ReadTiler<"tileFits", Tiler>, Self["shape"]>
  : Self;

type FitsIfTiler<Tiler, Shape> = Tiler extends Refused<string> ? Tiler : Fits<Shape, Tiler>;

type Fits<Shape, Tiler> = [Tiler] extends [null]
  ? true
  : [Tiler] extends [number]
    ? AtMost<Tiler, Shape>
    : Tiler extends readonly unknown[]
      ? FitsModes<[Shape] extends [number] ? [Shape] : Shape, Tiler>
      : Tiler extends AnyLayout
        ? Cosize<Tiler> extends infer Tile
          ? AtMost<Tile, Shape>
          : never
        : Tiler;

type AtMost<Tile, Shape> =
  Product<Shape> extends infer Size ? (Size extends number ? LessOrEqual<Tile, Size> : boolean) : never;

type FitsModes<Shape, Tilers> = Tilers extends readonly [infer Tiler, ...infer Rest]
  ? Shape extends readonly [infer Mode, ...infer Others]
    ? And<Fits<Mode, Tiler>, FitsModes<Others, Rest>>
    : Shape extends readonly []
      ? false
      : boolean
  : Tilers extends readonly []
    ? true
    : boolean;
