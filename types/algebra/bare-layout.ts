// What is a layout of a list of modes?
import type { Layout } from "../layout/layout.js";

/** These modes, without the brackets where it is a single one, `1:0` where it is none. */
export type BareLayout<
  Extents extends readonly unknown[],
  Strides extends readonly unknown[],
> = Extents extends readonly []
  ? Layout<1, 0>
  : Extents extends readonly [unknown]
    ? Layout<Extents[0], Strides[0]>
    : Layout<Extents, Strides>;
