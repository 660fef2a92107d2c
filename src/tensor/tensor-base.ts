// What is known of a tensor before anything is done with it? Where it lies, how it is laid out, and what its kind of storage can tell.
import type { Scalar } from "../dtype/index.js";
import type { RuntimeLayout } from "../layout/remake.js";
import type { Geometry } from "./geometry.js";
import type { Kind } from "./kind.js";
import type { Masking } from "./masked-tensor.js";
import type { Place } from "./place.js";
import type { Tensor } from "./tensor.js";

/**
 * A place in storage, a geometry and a kind; `Tensor` adds what can be done, a class of each storage fills in how.
 *
 * It has no constructor: one that has made five classes of objects takes ten times as long for the next. Each class that is made objects of
 * has its own.
 */
export abstract class TensorBase {
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
  /** What of it may be touched, if it is a masked tile. */
  masking(): Masking | undefined {
    return undefined;
  }
  /** May the scalar at this position be touched? */
  mayTouch(_position: number): boolean {
    return true;
  }
  /** Throws, before anything is written, if one of the scalars at `offset` plus each of `lanes` must not be touched. */
  requirePlaces(_operation: string, _offset: number, _lanes: readonly number[]): void {}

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
}
