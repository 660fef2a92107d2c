// What is a tile that was packed for `mma`, and which tiles can be multiplied? Judged as the operands of `matmul` are.
import type { Layout } from "../layout/layout.js";
import type { Say } from "../message/say.js";
import type { TensorDisposal } from "./disposal.js";
import type { ElementVerdict, MatmulLeft, MatmulResult, MatmulRight } from "./matmul.js";
import type { LengthOf } from "./size.js";
import type { AnyTensor, ReadonlyTileTensor, ShapeOf } from "./tensor.js";

/** A copy of a tile in the order in which `mma` reads it. */
export interface PackedTile<out Side extends "left" | "right", Element, Shape> extends TensorDisposal {
  /** Which operand of `mma` it can be. */
  readonly side: Side;
  readonly dtype: Element;
  /** The shape of the tile; strides mean nothing here. */
  readonly layout: Layout<Shape, unknown>;
  readonly space: "packed";
  /**
   * Packs another tile of the same size in place of the one before, without new memory.
   * @throws TilewrightError `mma.size`, `mma.disposed`.
   */
  pack(tile: ReadonlyTileTensor<Element, Layout<Shape, unknown>>): this;
}

/**
 * The tile-level step of a product: C += A · B of tiles of matrices, as `matmul` with `accumulate` does it. An operand may have been packed
 * before (`packLeft`, `packRight`): packed once and used for many tiles it costs nothing more. Gives C. Source: CuTe's `gemm` on tiles.
 * @throws TilewrightError as `matmul`, `mma.side`, `mma.disposed`.
 * @example
 * const c = zeros("float32", 4, 4);
 * const b = packRight(full("float32", 0.5, 8, 4)); // PackedTile<"right", "float32", [8, 4]>
 * mma(c, full("float32", 2, 4, 8), b); // TileTensor<"float32", Layout<[4, 4], [4, 1]>>
 * c.get(3, 3); // 8
 */
export type MmaFunction = <C extends AnyTensor, A extends AnyTensor, B extends AnyTensor>(
  c: MatmulResult<C, "mma">,
  a: MatmulLeft<C, A, "mma">,
  b: MatmulRight<C, A, B, "mma">,
  options?: MmaOptions,
) => C;

export interface MmaOptions {
  /** The same bits on every machine; see `MatmulOptions`. */
  readonly reproducible?: boolean;
}

/** Packs a tile as the left operand of `mma`. What is never disposed is given back when nothing refers to it any more. */
export type PackLeftFunction = <Tile extends AnyTensor>(
  tile: Packable<Tile, "packLeft">,
) => PackedTile<"left", Tile["dtype"], ShapeOf<Tile>>;

/** Packs a tile as the right operand of `mma`. What is never disposed is given back when nothing refers to it any more. */
export type PackRightFunction = <Tile extends AnyTensor>(
  tile: Packable<Tile, "packRight">,
) => PackedTile<"right", Tile["dtype"], ShapeOf<Tile>>;

/** `Tile` where it is a matrix of floats, else the sentence. */
export type Packable<Tile extends AnyTensor, Operation extends string> = [Tile] extends [never]
  ? Tile
  : {
      ok: Tile;
      element: Say<"matmul.element", { operation: Operation; operand: "the tile"; element: Tile["dtype"] }>;
      rank: Say<"matmul.rank", { operation: Operation; operand: "the tile"; rank: LengthOf<ShapeOf<Tile>> }>;
    }[ElementVerdict<Tile["dtype"], ShapeOf<Tile>>];
