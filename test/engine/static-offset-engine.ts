// Every access goes through an offset that the engine adds: what reaches storage in another way finds the wrong scalars.
import {
  allocateArray,
  arrayNameOf,
  codecOf,
  type DType,
  type Raw,
  reinterpret,
  type Scalar,
  type StorageArray,
  writeRaw,
} from "../../src/dtype/index.js";
import { copyScalars, type TensorEngine } from "../../src/engine/index.js";
import type { Nest } from "../../src/kernel/nest.js";

export interface StaticOffsetStorage {
  readonly cells: StorageArray;
  readonly dtype: DType;
  readonly at: number;
}

/** Source: the reference's `StaticOffsetEngine`, which its own tests use to the same end. */
export class StaticOffsetEngine implements TensorEngine<StaticOffsetStorage> {
  readonly typeName = "StaticOffsetEngine";
  readonly space = "static-offset";
  readonly elementSize = 1;

  constructor(readonly staticOffset: number) {}

  allocate(dtype: DType, length: number): StaticOffsetStorage {
    return { cells: allocateArray(dtype, length + this.staticOffset), dtype, at: 0 };
  }

  dtypeOf({ dtype }: StaticOffsetStorage): DType {
    return dtype;
  }

  extentOf({ cells, at }: StaticOffsetStorage): number {
    return cells.length - this.staticOffset - at;
  }

  offset(storage: StaticOffsetStorage, scalars: number): StaticOffsetStorage {
    return { ...storage, at: storage.at + scalars };
  }

  distance(storage: StaticOffsetStorage, other: StaticOffsetStorage): number {
    return storage.at - other.at;
  }

  unsafeCast(storage: StaticOffsetStorage, dtype: DType): StaticOffsetStorage {
    const cells = reinterpret(storage.cells, dtype);
    if (cells === undefined) throw new TypeError(`${storage.dtype} and ${dtype} differ in size`);
    return { ...storage, cells, dtype };
  }

  load({ cells, dtype, at }: StaticOffsetStorage, index: number): Scalar {
    return codecOf(dtype, arrayNameOf(cells)).decode(cells[this.#place(cells, at + index)] as Raw);
  }

  store({ cells, dtype, at }: StaticOffsetStorage, index: number, value: Scalar): void {
    writeRaw(cells, this.#place(cells, at + index), codecOf(dtype, arrayNameOf(cells)).encode(value));
  }

  arrayOf(): undefined {
    return undefined;
  }

  copyFrom<Other>(storage: StaticOffsetStorage, nest: Nest, from: Other, engine: TensorEngine<Other>): void {
    copyScalars(nest, storage, this, from, engine);
  }

  copyTo<Other>(storage: StaticOffsetStorage, nest: Nest, to: Other, engine: TensorEngine<Other>): void {
    engine.copyFrom(to, nest, storage, this);
  }

  #place(cells: StorageArray, place: number): number {
    const moved = place + this.staticOffset;
    if (!(place >= 0 && moved < cells.length)) throw new RangeError(`${place} is not below ${cells.length}`);
    return moved;
  }
}
