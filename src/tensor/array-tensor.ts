// How does a tensor lie in a typed array?
import { type Raw, type Scalar, type StorageArray, writeRaw } from "../dtype/index.js";
import { type HeapStorage, isDetached } from "../engine/index.js";
import type { Geometry } from "./geometry.js";
import type { Kind } from "./kind.js";
import { homeIn, Place } from "./place.js";
import { Tensor } from "./tensor.js";

/** A tensor in a typed array; its element access works for every number of leaves and every element. Objects are those of a class below. */
export abstract class ArrayTensor extends Tensor {
  declare readonly data: StorageArray;

  view(scalars: number, geometry: Geometry, kind: Kind = this.kind): Tensor {
    return (kind.make as ArrayTensorMaker)(this.data, this.offset + scalars, geometry, kind);
  }

  readScalar(position: number): Scalar {
    return this.kind.codec.decode(this.data[this.offset + position] as Raw);
  }

  writeScalar(position: number, value: Scalar): void {
    writeRaw(this.data, this.offset + position, this.kind.codec.encode(value));
  }

  fillRow(position: number, length: number, stride: number, value: Scalar): void {
    const raw = this.kind.codec.encode(value);
    const start = this.offset + position;
    if (stride === 1) (this.data as Fillable).fill(raw, start, start + length);
    else for (let step = 0; step < length; step++) writeRaw(this.data, start + step * stride, raw);
  }

  extent(): number {
    return Math.max(0, this.data.length - this.offset);
  }

  loss(): "storage.detached" | "storage.disposed" | undefined {
    return this.data.length === 0 && isDetached(this.data.buffer) ? "storage.detached" : undefined;
  }

  storage(): HeapStorage {
    return { array: this.data, offset: this.offset, dtype: this.kind.dtype };
  }

  place(): Place {
    this.placed = new Place(this, homeIn(this.data, this.offset), true);
    return this.placed;
  }
}

/** A tensor without faster access to elements. */
export class PlainTensor extends ArrayTensor {
  // Defined on the class afterwards, V8 would make its objects by calls of its runtime: ten times as slow.
  static override get name(): string {
    return "TileTensor";
  }

  declare readonly data: StorageArray;
  declare readonly offset: number;
  declare readonly geometry: Geometry;
  declare readonly kind: Kind;

  constructor(data: StorageArray, offset: number, geometry: Geometry, kind: Kind) {
    super();
    this.data = data;
    this.offset = offset;
    this.geometry = geometry;
    this.kind = kind;
    this.placed = undefined;
  }
}

/** A `TensorMaker` of tensors in typed arrays. */
export type ArrayTensorMaker = (data: StorageArray, offset: number, geometry: Geometry, kind: Kind) => Tensor;

/** The array takes what its codec has encoded. */
interface Fillable {
  fill(raw: Raw, start: number, end: number): void;
}
