// Does a tiler divide a layout without a remainder?
import type { HasZero } from "../coord/crd2idx.js";
import type { Flatten } from "../coord/flatten.js";
import type { Product } from "../coord/product.js";
import type { And } from "../coord/verdict.js";
import type { IsStatic, Mod, Mul } from "../int/index.js";
import type { AnyLayout, Layout } from "../layout/layout.js";
import type { Refused } from "../message/say.js";
import type { ReadTiler } from "./checked-tiler.js";
import type { Stays } from "./is-bijective.js";
import type { IsStaticLayout, IsStaticShape, LeavesByStride, NoIf } from "./leaves-by-stride.js";
import type { LogicalDivide } from "./logical-divide.js";

/**
 * Has `LogicalDivide<Self, Tiler>` an answer in which the tiles take each index of what they tile exactly once, none past its end? A mode of
 * size 0 is divided by each tile that divides some size: by none that is empty, repeats an index, or does not begin each leaf at a multiple of
 * what the smaller ones fill.
 * `boolean` where it depends on what is known only when run.
 * Source: CuTe's `evenly_divides`.
 * @example
 * type Yes = EvenlyDivides<Layout<[8, 12], [12, 1]>, [4, 4]>; // true
 * type No = EvenlyDivides<Layout<[8, 12], [12, 1]>, [4, 5]>; // false
 */
export type EvenlyDivides<Self, Tiler> = Self extends AnyLayout
  ? EvenIfTiler<ReadTiler<"evenlyDivides", Tiler>, Self["shape"], Self["stride"]>
  : Self;

type EvenIfTiler<Tiler, Shape, Stride> = Tiler extends Refused<string> ? Tiler : Even<Shape, Stride, Tiler>;

/** Mode by mode, so that modes without a tile cannot raise a doubt. */
type Even<Shape, Stride, Tiler> = [Tiler] extends [null]
  ? true
  : Tiler extends readonly unknown[]
    ? [Shape] extends [number]
      ? EvenModes<[Shape], [Stride], Tiler>
      : EvenModes<Shape, Stride, Tiler>
    : [Tiler] extends [number]
      ? And<IsZero<Mod<Product<Shape>, Tiler>>, Answers<Shape, Stride, Tiler>>
      : Tiler extends AnyLayout
        ? And<TilesEvenly<Tiler, Product<Shape>>, Answers<Shape, Stride, Tiler>>
        : Tiler;

type EvenModes<Shape, Stride, Tilers> = Tilers extends readonly [infer Tiler, ...infer Rest]
  ? [Shape, Stride] extends [readonly [infer Mode, ...infer Modes], readonly [infer Step, ...infer Steps]]
    ? And<Even<Mode, Step, Tiler>, EvenModes<Modes, Steps, Rest>>
    : Shape extends readonly []
      ? false
      : boolean
  : Tilers extends readonly []
    ? true
    : boolean;

/** A refused remainder is a division by 0. */
type IsZero<Remainder> = [Remainder] extends [0]
  ? true
  : IsStatic<Remainder> extends true
    ? false
    : Remainder extends Refused<string>
      ? false
      : boolean;

/** Does each leaf begin at a multiple of what the smaller ones fill, and what all fill divide the size? */
type TilesEvenly<Tile extends AnyLayout, Size> =
  Stays<Flatten<Tile["shape"]>, Flatten<Tile["stride"]>> extends true
    ? NoIf<IsStaticShape<Tile>>
    : Fill<LeavesByStride<Tile>, 1, Size, IsStaticShape<Tile>>;

type Fill<Leaves, Filled, Size, Final> = Leaves extends readonly [
  infer Leaf extends readonly [unknown, unknown],
  ...infer Rest,
]
  ? IsZero<Mod<Leaf[1], Filled>> extends infer Even
    ? [Even] extends [true]
      ? Fill<Rest, Mul<Leaf[0], Leaf[1]>, Size, Final>
      : [Even] extends [false]
        ? NoIf<Final>
        : boolean
    : never
  : Leaves extends readonly []
    ? IsZero<Mod<Size, Filled>>
    : boolean;

/**
 * Has the divide an answer? Surely one of all known sizes that is not refused, and one of a single leaf by a size. Where there is nothing to
 * divide none is needed.
 */
type Answers<Shape, Stride, Tiler> =
  HasZero<Shape> extends true
    ? true
    : LogicalDivide<Layout<Shape, Stride>, Tiler> extends Refused<string>
      ? NoIf<And<IsStaticLayout<Layout<Shape, Stride>>, IsStaticTile<Tiler>>>
      : [Shape, Tiler] extends [number, number]
        ? true
        : IsStaticLayout<Layout<Shape, Stride>> extends true
          ? IsStaticTile<Tiler> extends true
            ? true
            : boolean
          : boolean;

type IsStaticTile<Tile> = Tile extends AnyLayout ? IsStaticLayout<Tile> : IsStatic<Tile>;
