// What walks a buffer as equally shaped tiles?

import type { TileTensorIterFunction } from "../../types/tensor/tile-tensor-iter.js";
import { describe, isSize } from "../coord/check.js";
import { productOf } from "../coord/product.js";
import { dtypeFacts, dtypeOfArray, isStorageArray } from "../dtype/index.js";
import { makeLayout } from "../layout/make-layout.js";
import { checkLayout, type RuntimeLayout } from "../layout/remake.js";
import { fail } from "../message/index.js";
import { inspectHook } from "./brand.js";
import { type Geometry, geometryOf } from "./geometry.js";
import { asTensor, isTileTensor } from "./guard.js";
import { arrayTensor } from "./make.js";
import { maskedTensor } from "./masked-tensor.js";
import { checkDType, checkOptions, type LooseOptions } from "./options.js";
import type { Tensor } from "./tensor.js";
import { TileMask } from "./tile-mask.js";

const operation = "tileTensorIter";

/**
 * An iterator over the tiles of a buffer: a typed array, or what lies behind a tensor from its first element on.
 * @throws TilewrightError `iter.source`, `iter.option`, `iter.flag`, `iter.bound` if the storage holds fewer scalars, `iter.offset`,
 * `iter.rows-missing`, `iter.rows-unused`, `iter.mask-order`, `iter.vectors`, `layout.not-a-layout`.
 * @example
 * const a = zeros("float32", 16, 4);
 * tileTensorIter(a, rowMajor(2, 4), { bound: 64 }); // TileTensorIter<TileTensor<"float32", Layout<[2, 4], [4, 1]>>>
 * tileTensorIter(a, rowMajor(2, 4), { bound: 64 }).next(7).offset; // 56
 */
export const tileTensorIter: TileTensorIterFunction = ((
  source: unknown,
  tileLayout: unknown,
  options: unknown,
): TileTensorIter => {
  const buffer = bufferOf(source);
  checkLayout(operation, tileLayout);
  const tile = geometryOf(tileLayout);
  return new TileTensorIter(walkOf(buffer, tile, checkOptions(operation, options)));
}) as unknown as TileTensorIterFunction;

/** What all positions of a walk have in common, and where it stands. */
interface Walk {
  /** The tensor at the start of the buffer; tiles are views of it. */
  readonly buffer: Tensor;
  readonly tile: Geometry;
  readonly mask: TileMask | undefined;
  readonly offset: number;
  readonly stride: number;
  readonly bound: number;
  readonly circular: boolean;
}

class TileTensorIter {
  #walk: Walk;

  constructor(walk: Walk) {
    this.#walk = walk;
  }

  get offset(): number {
    return this.#walk.offset;
  }

  get stride(): number {
    return this.#walk.stride;
  }

  get bound(): number {
    return this.#walk.bound;
  }

  get circular(): boolean {
    return this.#walk.circular;
  }

  get masked(): boolean {
    return this.#walk.mask !== undefined;
  }

  get numValidRows(): number {
    const { mask, tile } = this.#walk;
    return mask?.valid[0] ?? productOf(tile.shape[0] ?? 1);
  }

  get tileLayout(): RuntimeLayout {
    return this.#walk.tile.layout;
  }

  get(): Tensor {
    return tileAt(this.#walk);
  }

  advance(steps: unknown = 1): void {
    this.#walk = moved("advance", this.#walk, steps);
  }

  next(steps: unknown = 1): TileTensorIter {
    return new TileTensorIter(moved("next", this.#walk, steps));
  }

  nextUnsafe(steps: unknown = 1): TileTensorIter {
    const { stride, bound } = this.#walk;
    const next = moved("nextUnsafe", this.#walk, steps);
    if ((steps as number) * stride >= bound) fail("iter.wraps", { steps: steps as number, stride, bound });
    return new TileTensorIter(next);
  }

  bitcast(to: unknown): TileTensorIter {
    const { buffer } = this.#walk;
    const dtype = checkDType("bitcast", to);
    const [bytes, size] = [dtypeFacts(dtype).bytes, buffer.kind.facts.bytes];
    if (bytes !== size) fail("iter.bitcast", { dtype, bytes, element: buffer.kind.dtype, size });
    return new TileTensorIter({ ...this.#walk, buffer: buffer.bitcast(dtype) });
  }

  reshape(layout: unknown): TileTensorIter {
    checkLayout("reshape", layout);
    const [tile, old] = [geometryOf(layout), this.#walk.tile];
    if (tile.size !== old.size) fail("iter.reshape", { count: tile.size, size: old.size });
    const mask = this.masked ? rowMask("reshape", tile, this.numValidRows) : undefined;
    return new TileTensorIter({ ...this.#walk, tile, mask });
  }

  /** A generator moves a walk of its own. */
  *[Symbol.iterator](): Generator<Tensor, undefined> {
    let walk = this.#walk;
    const { stride, bound, tile } = walk;
    if (tile.size === 0 || bound === 0) return undefined;
    for (let lap = walk.circular ? 0 : walk.offset; lap < bound; lap += stride) {
      yield tileAt(walk);
      walk = moved("next", walk, 1);
    }
    return undefined;
  }

  static {
    Object.defineProperty(this.prototype, inspectHook, {
      value(this: TileTensorIter): string {
        const { offset, bound, tileLayout } = this;
        return `TileTensorIter<${this.#walk.buffer.dtype}, ${tileLayout}> at ${offset} of ${bound}`;
      },
    });
  }
}

/** A tensor over the whole buffer would be refused where a view has gaps; its first element is enough to begin from. */
function bufferOf(source: unknown): Tensor {
  if (isTileTensor(source)) {
    const tensor = asTensor(operation, source);
    if (tensor.geometry.block !== undefined) fail("iter.vectors", { element: tensor.kind.element });
    return tensor;
  }
  if (!isStorageArray(source)) fail("iter.source", {});
  return arrayTensor(source, 0, makeLayout(operation, [source.length], [1]), dtypeOfArray(source));
}

function walkOf(buffer: Tensor, tile: Geometry, options: LooseOptions): Walk {
  const { circular = false, masked = false, numValidRows } = options;
  const bound = checkCount("bound", options.bound, 0);
  const offset = checkCount("offset", options.offset ?? 0, 0);
  const stride = options.stride === undefined ? tile.size : checkCount("stride", options.stride, 1);
  const length = buffer.extent();
  checkFlag("circular", circular);
  checkFlag("masked", masked);
  if (bound > length) fail("iter.bound", { bound, length });
  if (offset > bound) fail("iter.offset", { offset, bound });
  if (masked && numValidRows === undefined) fail("iter.rows-missing", {});
  if (!masked && numValidRows !== undefined) fail("iter.rows-unused", {});
  const mask = masked ? rowMask(operation, tile, checkCount("numValidRows", numValidRows, 0)) : undefined;
  return { buffer, tile, mask, offset: circular ? wrapped(offset, bound) : offset, stride, bound, circular };
}

/** The first rows of the tile: of its first mode so many entries, of the others all. */
function rowMask(asked: string, tile: Geometry, rows: number): TileMask {
  return new TileMask(
    asked,
    tile,
    tile.shape.map((_, mode) => (mode === 0 ? rows : Number.MAX_SAFE_INTEGER)),
  );
}

/** What a tile's valid rows reach must lie within the bound; what nobody may touch need not. */
function tileAt({ buffer, tile, mask, offset, bound, circular }: Walk): Tensor {
  const end = offset + (mask?.reach ?? tile.reach);
  if (end > bound) {
    const reach = { operation: "get", offset, end, bound };
    if (circular) fail("iter.straddles", reach);
    fail("iter.past-bound", reach);
  }
  const plain = buffer.view(offset, tile);
  return mask === undefined ? plain : maskedTensor(plain, mask);
}

function moved(asked: string, walk: Walk, steps: unknown): Walk {
  const { stride, bound, circular } = walk;
  if (!isSize(steps)) fail("iter.steps", { operation: asked, steps: describe(steps) });
  const offset = walk.offset + steps * stride;
  if (!Number.isSafeInteger(offset)) fail("iter.too-far", { operation: asked, steps, stride });
  return { ...walk, offset: circular ? wrapped(offset, bound) : offset };
}

/** In an empty buffer there is only its start. */
function wrapped(offset: number, bound: number): number {
  return bound === 0 ? 0 : offset % bound;
}

function checkCount(option: string, value: unknown, least: 0 | 1): number {
  if (!isSize(value) || value < least) fail("iter.option", { option, value: describe(value), least });
  return value;
}

function checkFlag(option: string, value: unknown): asserts value is boolean {
  if (typeof value !== "boolean") fail("iter.flag", { option, value: describe(value) });
}
