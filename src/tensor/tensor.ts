// What is a tensor at run time? A place in storage, a geometry, and a kind; its operations are one file each.

import type { ReadonlyTileTensor, TensorWrites } from "../../types/tensor/index.js";
import type { Scalar, StorageArray } from "../dtype/index.js";
import type { ArrayPosition } from "../engine/index.js";
import type { RuntimeLayout } from "../layout/make-layout.js";
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
import type { Geometry } from "./geometry.js";
import { type InspectOptions, inspectTensor } from "./inspect.js";
import type { Kind } from "./kind.js";
import { LayoutTensor } from "./layout-tensor.js";
import { getElement, load, loadInto } from "./load.js";
import { permute } from "./permute.js";
import type { Place } from "./place.js";
import { asSpan, prefetch, ptrAtOffset, unsafePtr } from "./pointer.js";
import { loadLinear, rawLoad, rawStore, storeLinear } from "./raw-access.js";
import { reduce } from "./reduce.js";
import { coalesce, reshape } from "./reshape.js";
import { at, slice } from "./slice.js";
import { split } from "./split.js";
import { squeeze, unsqueeze } from "./squeeze.js";
import { setElement, store } from "./store.js";
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
 *
 * It has no constructor: one that has made five classes of objects takes ten times as long for the next. Each class that is made objects of
 * has its own.
 */
export abstract class Tensor implements Members<ReadonlyTileTensor<string, RuntimeLayout> & TensorWrites> {
  /** The storage: a typed array, or an engine's handle. */
  declare readonly data: unknown;
  /** Where the first element lies, in scalars from the start of the storage. */
  declare readonly offset: number;
  declare readonly geometry: Geometry;
  declare readonly kind: Kind;
  /** What operations on whole tensors know of it, from the first of them on. */
  declare placed: Place | undefined;

  // --- what a kind of storage knows; positions count scalars from the tensor's offset on, and are checked by the caller ---

  /** A view of the same storage, so many scalars further on. */
  abstract view(scalars: number, geometry: Geometry, kind?: Kind): Tensor;
  abstract readScalar(position: number): Scalar;
  abstract writeScalar(position: number, value: Scalar): void;
  /** Stores a scalar in `length` places, `stride` apart. */
  abstract fillRow(position: number, length: number, stride: number, value: Scalar): void;
  /** How many scalars there are right now, from the tensor's offset on. */
  abstract extent(): number;
  /** Why the storage is gone, if it is. */
  abstract loss(): "storage.detached" | "storage.disposed" | undefined;
  /** The engine's handle on the tensor's first scalar. */
  abstract storage(): unknown;
  /** The tensor as operations on whole tensors see it; `placeOf` asks for it. */
  abstract place(): Place;
  /** Throws if there are elements that must not be touched; a masked tile has such. */
  requireWhole(_operation: string): void {}
  /** May the scalar at this position be touched? */
  mayTouch(_position: number): boolean {
    return true;
  }
  /** Throws, before anything is written, if one of the scalars at `offset` plus each of `lanes` must not be touched. */
  requirePlaces(_operation: string, _offset: number, _lanes: readonly number[]): void {}

  // --- the public members ---

  get dtype(): string {
    return this.kind.element;
  }

  get layout(): RuntimeLayout {
    return this.geometry.layout;
  }

  get space(): string {
    return this.kind.engine.space;
  }

  get rank(): number {
    return this.geometry.rank;
  }

  get flatRank(): number {
    return this.geometry.flatRank;
  }

  numElements(): number {
    return this.geometry.size;
  }

  get elementSize(): number {
    return this.geometry.elementSize;
  }

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

  toString(): string {
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
