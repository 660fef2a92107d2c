// What can be done with a tensor? Its operations, one file each, as the members that the public interfaces name.

import type { ReadonlyTileTensor, TensorWrites } from "../../types/tensor/index.js";
import type { Scalar, StorageArray } from "../dtype/index.js";
import type { ArrayPosition } from "../engine/index.js";
import type { RuntimeLayout } from "../layout/remake.js";
import { addressSpaceCast } from "./address-space-cast.js";
import { combine, map } from "./arithmetic.js";
import { asImm } from "./as-imm.js";
import { bitcast } from "./bitcast.js";
import { inspectHook, tensorBrand } from "./brand.js";
import { broadcastTo } from "./broadcast.js";
import { copyFrom } from "./copy.js";
import { copyFromAsync } from "./copy-async.js";
import { type Distributed, type DistributeOptions, distribute } from "./distribute.js";
import { dim, dynamicStride, getTypeName, isCompatibleWith, isRowMajor, linearIdxType } from "./facts.js";
import { fill } from "./fill.js";
import { type InspectOptions, inspectTensor } from "./inspect.js";
import { LayoutTensor } from "./layout-tensor.js";
import { getElement, load, loadInto } from "./load.js";
import { permute } from "./permute.js";
import { asSpan, prefetch, ptrAtOffset, unsafePtr } from "./pointer.js";
import { loadLinear, rawLoad, rawStore, storeLinear } from "./raw-access.js";
import { reduce } from "./reduce.js";
import { coalesce, reshape } from "./reshape.js";
import { at, slice } from "./slice.js";
import { split } from "./split.js";
import { squeeze, unsqueeze } from "./squeeze.js";
import { setElement, store } from "./store.js";
import { TensorBase } from "./tensor-base.js";
import { tensorText, writtenText } from "./text.js";
import { type TileOptions, tile } from "./tile.js";
import { tileClipped } from "./tile-clipped.js";
import { type OffsetTile, tileWithOffset } from "./tile-with-offset.js";
import { type RuntimeTiles, tiles } from "./tiles.js";
import { transpose } from "./transpose.js";
import type { Value } from "./value.js";
import { vectorize } from "./vectorize.js";

/** The members of an interface, whatever the types of its methods: those say more than a class can repeat. */
type Members<Interface> = {
  readonly [Name in keyof Interface]: Interface[Name] extends (...args: never[]) => unknown
    ? (...args: never[]) => unknown
    : Interface[Name];
};

interface AccessOptions {
  readonly width?: number;
}

/**
 * The one class behind the public interfaces; a subclass knows one kind of storage. Its methods take what JavaScript may pass
 * and check it; the types of arguments and results are the interfaces', given by the cast where a constructor returns one.
 */
export abstract class Tensor
  extends TensorBase
  implements Members<ReadonlyTileTensor<string, RuntimeLayout> & TensorWrites>
{
  get linearIdxType(): "int32" | "int64" {
    return linearIdxType(this);
  }

  dim(axis: unknown): number {
    return dim(this, axis);
  }

  dynamicStride(axis: unknown): number {
    return dynamicStride(this, axis);
  }

  isRowMajor(): boolean {
    return isRowMajor(this);
  }

  isCompatibleWith(coordinate: unknown): boolean {
    return isCompatibleWith(this, coordinate);
  }

  getTypeName(): string {
    return getTypeName(this);
  }

  get(...index: unknown[]): Value {
    return getElement(this, index);
  }

  set(...indexAndValue: unknown[]): void {
    setElement(this, indexAndValue);
  }

  load(at: unknown, options?: AccessOptions): Value {
    return load(this, at, options);
  }

  loadInto(out: unknown, at: unknown, options?: AccessOptions): StorageArray {
    return loadInto(this, out, at, options);
  }

  store(at: unknown, value: unknown, options?: AccessOptions): void {
    store(this, at, value, options);
  }

  fill(value: unknown): Tensor {
    return fill(this, value);
  }

  add(other: unknown, options?: unknown): Tensor {
    return combine("add", this, this, other, options);
  }

  sub(other: unknown, options?: unknown): Tensor {
    return combine("sub", this, this, other, options);
  }

  mul(other: unknown, options?: unknown): Tensor {
    return combine("mul", this, this, other, options);
  }

  div(other: unknown, options?: unknown): Tensor {
    return combine("div", this, this, other, options);
  }

  floorDiv(other: unknown, options?: unknown): Tensor {
    return combine("floorDiv", this, this, other, options);
  }

  min(other: unknown, options?: unknown): Tensor {
    return combine("min", this, this, other, options);
  }

  max(other: unknown, options?: unknown): Tensor {
    return combine("max", this, this, other, options);
  }

  abs(): Tensor {
    return map("abs", this, this);
  }

  recip(): Tensor {
    return map("recip", this, this);
  }

  exp(options?: unknown): Tensor {
    return map("exp", this, this, options);
  }

  reduceSum(options?: unknown): Scalar | Tensor {
    return reduce("reduceSum", this, options);
  }

  reduceMin(options?: unknown): Scalar | Tensor {
    return reduce("reduceMin", this, options);
  }

  reduceMax(options?: unknown): Scalar | Tensor {
    return reduce("reduceMax", this, options);
  }

  reduceMean(options?: unknown): Scalar | Tensor {
    return reduce("reduceMean", this, options);
  }

  argmax(options?: unknown): Scalar | Tensor {
    return reduce("argmax", this, options);
  }

  copyFromAsync(other: unknown, options?: unknown): Promise<Tensor> {
    return copyFromAsync(this, other, options);
  }

  copyFrom(other: unknown): Tensor {
    return copyFrom(this, other);
  }

  tile(sizes: readonly number[], at: readonly number[], options?: TileOptions): Tensor {
    return tile(this, sizes, at, options);
  }

  tileClipped(sizes: readonly number[], at: readonly number[]): Tensor {
    return tileClipped(this, sizes, at);
  }

  tiles(sizes: readonly number[], options?: unknown): RuntimeTiles {
    return tiles(this, sizes, options);
  }

  slice(...slices: unknown[]): Tensor {
    return slice(this, slices);
  }

  at(...slices: unknown[]): Tensor {
    return at(this, slices);
  }

  vectorize(...widths: number[]): Tensor {
    return vectorize(this, widths);
  }

  reshape(...target: unknown[]): Tensor {
    return reshape(this, target);
  }

  transpose(): Tensor {
    return transpose(this);
  }

  permute(...axes: number[]): Tensor {
    return permute(this, axes);
  }

  coalesce(): Tensor {
    return coalesce(this);
  }

  asImm(): Tensor {
    return asImm(this);
  }

  unsafePtr(): ArrayPosition {
    return unsafePtr(this);
  }

  ptrAtOffset(at: unknown): ArrayPosition {
    return ptrAtOffset(this, at);
  }

  asSpan(): StorageArray {
    return asSpan(this);
  }

  prefetch(at: unknown): void {
    prefetch(this, at);
  }

  rawLoad(offset: unknown, options?: AccessOptions): Value {
    return rawLoad(this, offset, options);
  }

  rawStore(offset: unknown, value: unknown, options?: AccessOptions): void {
    rawStore(this, offset, value, options);
  }

  loadLinear(indices: unknown, options?: AccessOptions): Value {
    return loadLinear(this, indices, options);
  }

  storeLinear(indices: unknown, value: unknown, options?: AccessOptions): void {
    storeLinear(this, indices, value, options);
  }

  tileWithOffset(sizes: readonly number[], at: readonly number[], options?: TileOptions): OffsetTile {
    return tileWithOffset(this, sizes, at, options);
  }

  split(count: unknown, second?: unknown, third?: unknown): Tensor | readonly Tensor[] {
    return split(this, count, second, third);
  }

  distribute(threads: unknown, id: unknown, options?: DistributeOptions): Tensor {
    return distribute("distribute", this, threads, id, options).fragment;
  }

  distributeWithOffset(threads: unknown, id: unknown, options?: DistributeOptions): Distributed {
    return distribute("distributeWithOffset", this, threads, id, options);
  }

  broadcastTo(...sizes: unknown[]): Tensor {
    return broadcastTo(this, sizes);
  }

  squeeze(axis?: unknown): Tensor {
    return squeeze(this, axis);
  }

  unsqueeze(axis: unknown): Tensor {
    return unsqueeze(this, axis);
  }

  makeDynamic(): Tensor {
    return this;
  }

  bitcast(dtype: unknown): Tensor {
    return bitcast(this, dtype);
  }

  addressSpaceCast(space: unknown): Tensor {
    return addressSpaceCast(this, space);
  }

  toLayoutTensor(): LayoutTensor {
    return new LayoutTensor(this);
  }

  override toString(): string {
    return tensorText(this);
  }

  writeTo(): string {
    return writtenText(this);
  }

  static {
    // Members of computed names would have no declarations that can be emitted file by file.
    Object.defineProperty(this.prototype, tensorBrand, { value: true });
    Object.defineProperty(this.prototype, inspectHook, {
      value(this: Tensor, depth: number, options: InspectOptions): string {
        return inspectTensor(this, depth, options);
      },
    });
  }
}
