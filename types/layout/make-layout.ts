// What does `layout(shape, stride?)` make?
import type { Absent, Mut } from "../coord/int-tuple.js";
import type { PrefixProduct } from "../coord/prefix-product.js";
import type { Layout } from "./layout.js";

/**
 * The layout of a shape and strides; without strides the column-major one.
 * @example
 * type L = MakeLayout<[2, 3], [3, 1]>; // Layout<[2, 3], [3, 1]>
 */
export type MakeLayout<Shape, Stride = Absent> = [Stride] extends [Absent]
  ? Layout<Mut<Shape>, PrefixProduct<Shape>>
  : Layout<Mut<Shape>, Mut<Stride>>;
