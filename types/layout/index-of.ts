// Which offset does a layout give to a coordinate?
import type { Offset } from "../coord/crd2idx.js";
import type { Flatten } from "../coord/flatten.js";
import type { AnyLayout } from "./layout.js";

/**
 * The offset of a coordinate: one index for each mode, or for each leaf, or a single one for the whole layout, which
 * counts with the first leaf fastest. A single tuple is the whole coordinate.
 * @example
 * type I = IndexOf<Layout<[3, 4], [4, 1]>, [2, 1]>; // 9
 */
export type IndexOf<L extends AnyLayout, Args> = OffsetOf<WholeCrd<Args>, L["shape"], L["stride"]>;

type OffsetOf<Crd, Shape, Stride> =
  IsByLeaf<Crd, Shape> extends true
    ? Offset<Crd, Flatten<Shape>, Flatten<Stride>, "index">
    : Offset<Crd, Shape, Stride, "index">;

/** A single argument is the whole coordinate. */
export type WholeCrd<Args> = Args extends readonly [infer Only] ? Only : Args;

/** Has the coordinate as many modes as the shape has leaves, and the shape fewer modes? */
export type IsByLeaf<Crd, Shape> = Crd extends readonly unknown[]
  ? Shape extends readonly unknown[]
    ? Crd["length"] extends Shape["length"]
      ? false
      : Crd["length"] extends Flatten<Shape>["length"]
        ? true
        : false
    : false
  : false;
