// Where is a tile, besides what it is?

import { requireFlat } from "./order.js";
import type { Tensor } from "./tensor.js";
import { requireStrides, type TileOptions, tileOffset, tilePlan } from "./tile.js";

const operation = "tileWithOffset";

/** A tile, the coordinate of its first element in the tensor, and its offset there in scalars. */
export interface OffsetTile {
  readonly tile: Tensor;
  readonly corner: readonly number[];
  readonly offset: number;
}

/** As `tile` of a tensor without nested modes, with the tile's place. */
export function tileWithOffset(
  tensor: Tensor,
  sizes: readonly number[],
  at: readonly number[],
  options?: TileOptions,
): OffsetTile {
  const { geometry } = tensor;
  requireFlat(operation, geometry);
  const plan = tilePlan(operation, geometry, sizes);
  if (options !== undefined) requireStrides(operation, plan, options);
  const offset = tileOffset(operation, plan, at);
  const corner = at.map((index, axis) => index * (sizes[axis] as number));
  return { tile: tensor.view(offset, plan.geometry), corner, offset };
}
