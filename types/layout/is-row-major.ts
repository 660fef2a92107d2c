// Does a layout move its last mode fastest, without gaps?
import type { HasZero } from "../coord/crd2idx.js";
import type { Product } from "../coord/product.js";
import type { And } from "../coord/verdict.js";
import type { IsStatic, Mul } from "../int/index.js";
import type { ShapeKnown } from "./knowledge.js";
import type { AnyLayout } from "./layout.js";

/**
 * Is the offset of every coordinate its position when the last mode moves fastest? The stride of an extent of 1 is
 * never used and may be anything. A nested mode must be one run, since its own coordinates count with the first leaf
 * fastest: so `rowMajor([2, 2], 4)` is not. `boolean` where a size that decides is known only when run.
 * @example
 * type Yes = IsRowMajor<Layout<[3, 1, 4], [4, 99, 1]>>; // true
 */
export type IsRowMajor<L extends AnyLayout> =
  HasZero<L["shape"]> extends true ? true : Settle<FromRight<L["shape"], L["stride"]>, ShapeKnown<L>>;

/** An extent that turns out to be 0 leaves no coordinate to be wrong, so `false` needs a shape that is known. */
type Settle<Judged, Known> = [Judged] extends [false] ? (Known extends true ? false : boolean) : Judged;

type FromRight<Shape, Stride> = [Shape] extends [readonly unknown[]]
  ? number extends Shape["length"]
    ? boolean
    : Modes<Shape, Stride, 1, true>
  : Leaves<[Shape], [Stride], 1, true>;

/** `Run` is the stride that the next mode must have. */
type Modes<Shape, Stride, Run, Done> = Shape extends readonly [...infer Extents, infer Extent]
  ? Stride extends readonly [...infer Steps, infer Step]
    ? Modes<Extents, Steps, Mul<Run, Product<Extent>>, And<Done, Leaves<[Extent], [Step], Run, true>>>
    : Done
  : Done;

/** One mode: its leaves, from the left, each going on where the one before ends. */
type Leaves<Extents, Steps, Run, Done> = Extents extends readonly [infer Extent, ...infer ExtentsLeft]
  ? Steps extends readonly [infer Step, ...infer StepsLeft]
    ? [Extent] extends [readonly unknown[]]
      ? [Step] extends [readonly unknown[]]
        ? Leaves<[...Extent, ...ExtentsLeft], [...Step, ...StepsLeft], Run, Done>
        : boolean
      : Leaves<ExtentsLeft, StepsLeft, Mul<Run, Extent>, And<Done, Leaf<Extent, Step, Run>>>
    : Done
  : Done;

/** An extent known only when run may turn out to be 1, which makes any stride right. */
type Leaf<Extent, Step, Run> = [Extent] extends [1]
  ? true
  : IsStatic<Step> extends true
    ? IsStatic<Run> extends true
      ? [Step] extends [Run]
        ? true
        : IsStatic<Extent> extends true
          ? false
          : boolean
      : boolean
    : boolean;
