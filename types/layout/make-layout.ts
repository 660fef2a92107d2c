// What does `layout(shape, stride?)` make?
import type { Absent, AnyHere, Mut } from "../coord/int-tuple.js";
import type { PrefixProduct } from "../coord/prefix-product.js";
import type { Refused } from "../message/say.js";
import type { Layout } from "./layout.js";

/**
 * The layout of a shape and strides; without strides the column-major one.
 * @example
 * type L = MakeLayout<[2, 3], [3, 1]>; // Layout<[2, 3], [3, 1]>
 */
export type MakeLayout<Shape, Stride = Absent> = 0 extends 1 & (Shape | Stride)
  ? Refused<AnyHere<"layout">>
  : [Stride] extends [Absent]
    ? Layout<Mut<Shape>, PrefixProduct<Shape>>
    : Layout<Mut<Shape>, Mut<Stride>>;
