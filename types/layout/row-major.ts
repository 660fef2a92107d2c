// Which layouts are compact, last mode or first mode fastest?
import type { AnyHere } from "../coord/int-tuple.js";
import type { PrefixProduct } from "../coord/prefix-product.js";
import type { SuffixProduct } from "../coord/suffix-product.js";
import type { Refused } from "../message/say.js";
import type { Layout } from "./layout.js";

/**
 * The compact layout of a shape whose last leaf moves fastest: `stride[i] = stride[i+1] * shape[i+1]`.
 * One extent known only when run leaves the strides to its left unknown, and no others.
 * @example
 * type L = RowMajor<[3, 4, 5]>; // Layout<[3, 4, 5], [20, 5, 1]>
 */
export type RowMajor<Shape> = 0 extends 1 & Shape ? Refused<AnyHere<"rowMajor">> : Layout<Shape, SuffixProduct<Shape>>;

/**
 * The compact layout of a shape whose first leaf moves fastest: `stride[i] = stride[i-1] * shape[i-1]`.
 * @example
 * type L = ColMajor<[3, 4, 5]>; // Layout<[3, 4, 5], [1, 3, 12]>
 */
export type ColMajor<Shape> = 0 extends 1 & Shape ? Refused<AnyHere<"colMajor">> : Layout<Shape, PrefixProduct<Shape>>;
