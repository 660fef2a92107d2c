// How are tiles multiplied, in kernels that users write?
import type { MmaFunction, PackLeftFunction, PackRightFunction } from "../../types/tensor/mma.js";
import { type Allocation, allocateIn, wasmStore } from "../engine/index.js";
import { kernels } from "../kernel/kernels.js";
import type { Matrix } from "../kernel/matrix.js";
import type { Operand, PackedMatrix, Side } from "../kernel/tiles.js";
import type { RuntimeLayout } from "../layout/remake.js";
import { fail } from "../message/index.js";
import { copyFrom } from "./copy.js";
import { asTensor } from "./guard.js";
import { checkFacts, checkFloats, denseLike, type Facts, factsOf, matrixOf, multiply, readable } from "./matmul.js";
import { checkOptions } from "./options.js";
import { placeOf } from "./place.js";
import { requireStorage, requireWritable } from "./storage.js";
import type { Tensor } from "./tensor.js";

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
export const mma: MmaFunction = ((c: unknown, a: unknown, b: unknown, options: unknown): Tensor => {
  const { reproducible } = checkOptions("mma", options);
  const result = asTensor("mma", c);
  const left = asOperand("a", "left", a);
  const right = asOperand("b", "right", b);
  checkFacts("mma", factsOf(result), factsOfOperand(left), factsOfOperand(right));
  requireWritable("mma", result);
  multiplyTiles(result, left, right, reproducible === true);
  return result;
}) as unknown as MmaFunction;

/**
 * Packs a tile as the left operand of `mma`. What is never disposed is given back when nothing refers to it any more.
 * @throws TilewrightError `matmul.element`, `matmul.rank`, `wasm.exhausted`.
 */
export const packLeft: PackLeftFunction = ((tile: unknown) =>
  new PackedTile("packLeft", "left", asTensor("packLeft", tile))) as unknown as PackLeftFunction;

/**
 * Packs a tile as the right operand of `mma`. What is never disposed is given back when nothing refers to it any more.
 * @throws TilewrightError `matmul.element`, `matmul.rank`, `wasm.exhausted`.
 */
export const packRight: PackRightFunction = ((tile: unknown) =>
  new PackedTile("packRight", "right", asTensor("packRight", tile))) as unknown as PackRightFunction;

/** A tile in the memory of the kernels; where there are none, a copy of it. */
class PackedTile {
  readonly side: Side;
  readonly dtype: string;
  readonly layout: RuntimeLayout;
  readonly space = "packed";
  readonly facts: Facts;
  #content: { readonly allocation: Allocation; readonly packed: PackedMatrix } | { readonly copy: Tensor } | undefined;

  constructor(operation: string, side: Side, tile: Tensor) {
    this.side = side;
    this.facts = factsOf(tile);
    checkFloats(operation, "the tile", this.facts);
    requireStorage(operation, tile);
    this.dtype = tile.kind.element;
    this.layout = tile.layout;
    this.#content = packed(operation, side, tile, this.facts) ?? { copy: copyFrom(denseLike(tile), tile) };
  }

  pack(value: unknown): this {
    const tile = asTensor("pack", value);
    const content = this.#content ?? fail("mma.disposed", { operation: "pack" });
    const { rows, columns, element, rank } = factsOf(tile);
    if (element !== this.dtype) {
      fail("matmul.dtype", { operation: "pack", element: this.dtype, operand: "the tile", other: element });
    }
    if (rank !== 2 || rows !== this.facts.rows || columns !== this.facts.columns) {
      fail("mma.size", { rows, columns, wanted: `${this.facts.rows} by ${this.facts.columns}` });
    }
    requireStorage("pack", tile);
    if ("copy" in content) copyFrom(content.copy, tile);
    else kernels().tiles?.pack(this.side, content.allocation.start, readable(placeOf(tile)));
    return this;
  }

  /** What `mma` multiplies. */
  content(): { readonly packed: PackedMatrix } | { readonly copy: Tensor } {
    return this.#content ?? fail("mma.disposed", { operation: "mma" });
  }

  dispose(): void {
    if (this.#content !== undefined && "allocation" in this.#content) this.#content.allocation.dispose();
    this.#content = undefined;
  }

  static {
    // Platforms without `Symbol.dispose` have no `using` either.
    if (Symbol.dispose !== undefined) {
      Object.defineProperty(this.prototype, Symbol.dispose, { value: this.prototype.dispose });
    }
  }
}

/** The tile packed; undefined where there are no kernels that read it. */
function packed(
  operation: string,
  side: Side,
  tile: Tensor,
  { rows, columns }: Facts,
): { readonly allocation: Allocation; readonly packed: PackedMatrix } | undefined {
  const { tiles } = kernels();
  const store = tiles?.isReady() ? wasmStore() : undefined;
  if (tiles === undefined || store === undefined || tile.geometry.size === 0) return undefined;
  const bytes = tiles.packedBytes(side, rows, columns, tile.kind.facts.bytes);
  const allocation = allocateIn(operation, store, "uint8", bytes);
  return { allocation, packed: tiles.pack(side, allocation.start, readable(placeOf(tile))) };
}

/** A tensor, or a packed tile for this side. */
function asOperand(operand: "a" | "b", side: Side, value: unknown): Tensor | PackedTile {
  if (!(value instanceof PackedTile)) {
    const tensor = asTensor("mma", value);
    requireStorage("mma", tensor);
    return tensor;
  }
  if (value.side === side) return value;
  return fail("mma.side", { operand, packer: value.side === "left" ? "packLeft" : "packRight" });
}

function factsOfOperand(operand: Tensor | PackedTile): Facts {
  return operand instanceof PackedTile ? operand.facts : factsOf(operand);
}

function multiplyTiles(c: Tensor, a: Tensor | PackedTile, b: Tensor | PackedTile, exact: boolean): void {
  const [left, right] = [contentOf(a), contentOf(b)];
  const depth = factsOfOperand(a).columns;
  if (c.geometry.size === 0 || depth === 0) return;
  if ("copy" in left && "copy" in right) {
    multiply({ c: placeOf(c), a: placeOf(left.copy), b: placeOf(right.copy), add: true, exact });
    return;
  }
  const target = matrixOf(placeOf(c));
  const sum = target === undefined ? copyFrom(denseLike(c), c) : c;
  kernels().tiles?.multiply(matrixOf(placeOf(sum)) as Matrix, operandOf(left), operandOf(right), depth, exact);
  if (target === undefined) copyFrom(c, sum);
}

type Content = { readonly packed: PackedMatrix } | { readonly copy: Tensor };

function contentOf(operand: Tensor | PackedTile): Content {
  return operand instanceof PackedTile ? operand.content() : { copy: operand };
}

function operandOf(content: Content): Operand {
  return "packed" in content ? content : { matrix: readable(placeOf(content.copy)) };
}
