// Which layout repeats a tile until it has a given shape? The twin of `types/algebra/tile-to-shape.ts`.
import type { Accepted, AcceptedTuple } from "../../types/algebra/accepted.js";
import type { ReadInner, Tileable } from "../../types/algebra/inner.js";
import type { TileToShape } from "../../types/algebra/tile-to-shape.js";
import type { NotAny } from "../../types/coord/checked.js";
import type { CheckedCoarse } from "../../types/coord/checked-pair.js";
import type { IntTuple, Mut, TupleArg } from "../../types/coord/int-tuple.js";
import type { ProductEach } from "../../types/coord/product.js";
import { checkTuple, isSize } from "../coord/check.js";
import { stridesInOrder } from "../coord/compact-order.js";
import { checkRefines } from "../coord/congruent.js";
import { modesOf as modesOfTuple } from "../coord/int-tuple.js";
import { prefixFrom } from "../coord/prefix-product.js";
import { exactProduct, productOf } from "../coord/product.js";
import { textOf } from "../coord/show.js";
import { fail } from "../message/index.js";
import { innerTreeOf, layoutLike } from "./inner.js";
import { type LayoutTree, modesOf, one, shapeOf, sizeOf, strideOf } from "./layout-tree.js";
import { pairedProduct } from "./paired-product.js";

/**
 * `blockedProduct` of the tile and the copies that it takes to give each mode the size that it has in `shape`: mode k is
 * (tile_k, copies_k). The copies follow each other as `order` says, the mode of the lowest order first; without it the first mode first.
 * Of a composed layout the inner one is repeated. Throws where a mode is not a multiple of the tile's, where the tile has more modes than the
 * shape or an order for each mode is missing, and where `blockedProduct` does. Source: CuTe's `tile_to_shape`, which then coalesces each mode.
 * @example
 * tileToShape(layout([2, 5], [5, 1]), [6, 20]); // ((2,3),(5,4)):((5,10),(1,30))
 * tileToShape(layout([2, 5], [5, 1]), [6, 20], [1, 0]); // ((2,3),(5,4)):((5,40),(1,10))
 */
export function tileToShape<
  Tile extends Tileable,
  const Target extends TupleArg,
  const Order extends TupleArg | undefined = undefined,
>(
  this: NotAny<Tile, "tileToShape"> & NotAny<Target, "tileToShape"> & NotAny<Order, "tileToShape">,
  tile: Accepted<Tile, ReadInner<"tileToShape", Tile>>,
  shape: AcceptedTuple<Target, "tileToShape", "extent", TileToShape<Tile, Mut<Target>>>,
  order?: CheckedCoarse<ProductEach<Target>, Order, "tileToShape", "order">,
): TileToShape<Tile, Mut<Target>, Order> {
  const target: unknown = shape;
  checkTuple("tileToShape", "extent", target);
  const block = innerTreeOf("tileToShape", tile);
  const copies = copiesOf(block, target);
  const pairs = pairedProduct("tileToShape", block, ordered(copies, target, order, block));
  const result: unknown = layoutLike("tileToShape", pairs, tile);
  return result as TileToShape<Tile, Mut<Target>, Order>;
}

/** How many copies each mode takes; the tile has modes of size 1 behind its last. */
function copiesOf(tile: LayoutTree, target: IntTuple): readonly number[] {
  const tileModes = modesOf(tile);
  const modes = modesOfTuple(target);
  if (tileModes.length > modes.length) {
    fail("tileToShape.rank", { tile: textOf(shapeOf(tile)), shape: textOf(target) });
  }
  return modes.map((extents, mode) => {
    const size = exactProduct("tileToShape", extents);
    const tileSize = sizeOf(tileModes[mode] ?? one);
    if (tileSize === 0) {
      fail("tileToShape.empty", { tile: textOf(shapeOf(tile)) });
    }
    if (size % tileSize !== 0) {
      fail("tileToShape.divide", { mode, size, tile: tileSize });
    }
    return size / tileSize;
  });
}

/** The copies with their strides; where they are too many the sentence shows the tile. */
function ordered(copies: readonly number[], target: IntTuple, order: unknown, block: LayoutTree): LayoutTree {
  const strides = order === undefined ? prefixFrom(copies, 1) : stridesOf(copies, target, order);
  if (!isSize(productOf(copies))) {
    fail("algebra.too-large", {
      operation: "tileToShape",
      shape: textOf(shapeOf(block)),
      stride: textOf(strideOf(block)),
    });
  }
  return copies.map((extent, mode) => ({ extent, stride: (strides as readonly number[])[mode] as number }));
}

function stridesOf(copies: readonly number[], target: IntTuple, order: unknown): IntTuple {
  checkTuple("tileToShape", "order", order);
  const sizes = typeof target === "number" ? target : target.map(productOf);
  checkRefines("tileToShape", sizes, order);
  return stridesInOrder("tileToShape", copies, order);
}
