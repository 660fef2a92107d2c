// Which views of a layout were asked for before? What the view operations remember with a geometry.
import type { Geometry } from "./geometry.js";
import { Memo } from "./memo.js";
import { Slicer } from "./slice.js";
import type { FlatTiles, TilePlan } from "./tile.js";

/** The memory of the view operations, each its own part; made when the first view is. */
export class Views {
  readonly tiles: Memo<TilePlan> = new Memo();
  flatTiles: FlatTiles | undefined = undefined;
  readonly slices: Slicer;
  readonly ats: Slicer;
  readonly clipped: Memo<Geometry> = new Memo();
  readonly permuted: Memo<Geometry> = new Memo();
  readonly reshaped: Memo<Geometry> = new Memo();
  readonly vectorized: Memo<Geometry> = new Memo();
  readonly distributed: Memo<Geometry> = new Memo();
  transposed: Geometry | undefined = undefined;
  coalesced: Geometry | undefined = undefined;

  constructor(geometry: Geometry) {
    this.slices = new Slicer("slice", geometry.extents, geometry.strides, geometry);
    this.ats = new Slicer("at", geometry.shape, geometry.stride, geometry);
  }
}
