// What is a layout?
import type { LayoutReads } from "./reads.js";

/** Any layout, for constraints: names neither shape nor stride, so a check against it costs next to nothing. */
export interface AnyLayout {
  readonly shape: unknown;
  readonly stride: unknown;
}

/**
 * A function from coordinates to offsets: `index(c)` is the inner product of the coordinate with `stride`.
 * `Shape` and `Stride` are congruent int-tuples of literals (known while compiling) or `number` (known when run).
 * Source: CuTe's `Layout`.
 */
export interface Layout<out Shape, out Stride> extends LayoutReads {
  readonly shape: Shape;
  readonly stride: Stride;
}
