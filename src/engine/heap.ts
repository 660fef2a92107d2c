// How do tensors live in typed arrays? The default engine; every array that the user has will do.

import { describe } from "../coord/check.js";
import {
  arrayNameOf,
  codecOf,
  type DType,
  dtypeFacts,
  isStorageArray,
  type Raw,
  reinterpret,
  type Scalar,
  type StorageArray,
  writeRaw,
} from "../dtype/index.js";
import type { Nest } from "../kernel/nest.js";
import { fail } from "../message/index.js";
import { copyArrays } from "./copy-arrays.js";
import { copyScalars } from "./copy-scalars.js";
import type { ArrayPosition, TensorEngine } from "./engine.js";
import { holdWith } from "./wasm.js";

/** A handle on a typed array: elements of type `dtype`, from `offset` on. */
export interface HeapStorage extends ArrayPosition {
  readonly dtype: DType;
  /** Where the array begins in the library's WebAssembly memory, in bytes, or -1 outside of it; left out where nobody has asked the array, which takes long. */
  readonly base?: number;
  /** The array's buffer, left out likewise. */
  readonly buffer?: ArrayBufferLike;
}

/** An engine of typed arrays, whatever kind of buffer they are views of. */
class ArrayEngine implements TensorEngine<HeapStorage> {
  readonly elementSize = 1;
  readonly typeName: string;
  readonly space: string;

  constructor(typeName: string, space: string) {
    this.typeName = typeName;
    this.space = space;
  }

  /** Asked first wherever a handle comes from a caller. */
  dtypeOf(storage: HeapStorage): DType {
    if (!isStorageArray((storage as HeapStorage | undefined | null)?.array)) {
      fail("engine.storage", { operation: "dtypeOf", value: describe(storage), engine: this.typeName });
    }
    return storage.dtype;
  }

  extentOf(storage: HeapStorage): number {
    return Math.max(0, storage.array.length - storage.offset);
  }

  offset(storage: HeapStorage, scalars: number): HeapStorage {
    return { ...storage, offset: storage.offset + scalars };
  }

  distance(storage: HeapStorage, other: HeapStorage): number {
    if (storage.array.buffer !== other.array.buffer) fail("storage.apart", { operation: "distance" });
    return (bytePosition(storage) - bytePosition(other)) / dtypeFacts(storage.dtype).bytes;
  }

  unsafeCast({ array, offset }: HeapStorage, dtype: DType): HeapStorage {
    return { array: readAs("unsafeCast", array, dtype), offset, dtype };
  }

  load({ array, offset, dtype }: HeapStorage, index: number): Scalar {
    return codecOf(dtype, arrayNameOf(array)).decode(array[offset + index] as Raw);
  }

  store({ array, offset, dtype }: HeapStorage, index: number, value: Scalar): void {
    writeRaw(array, offset + index, codecOf(dtype, arrayNameOf(array)).encode(value));
  }

  arrayOf(storage: HeapStorage): ArrayPosition {
    return storage;
  }

  copyFrom<Other>(storage: HeapStorage, nest: Nest, from: Other, engine: TensorEngine<Other>): void {
    const place = engine.arrayOf(from);
    if (place === undefined) copyScalars(nest, storage, this, from, engine);
    else copyArrays(nest, storage, { ...place, dtype: engine.dtypeOf(from) });
  }

  copyTo<Other>(storage: HeapStorage, nest: Nest, to: Other, engine: TensorEngine<Other>): void {
    engine.copyFrom(to, nest, storage, this);
  }
}

/** The engine of typed arrays that one thread sees; it takes every array. */
export const heapEngine: TensorEngine<HeapStorage> = new ArrayEngine("HeapEngine", "heap");

/** The engine of typed arrays over a SharedArrayBuffer, which other threads see. */
export const sharedEngine: TensorEngine<HeapStorage> = new ArrayEngine("SharedEngine", "shared");

/** The engine of typed arrays over the library's WebAssembly memory. */
export const wasmEngine: TensorEngine<HeapStorage> = new ArrayEngine("WasmEngine", "wasm");

/** Is this an engine of typed arrays? What is stored there is worked on where it lies. */
export function isArrayEngine(engine: unknown): boolean {
  return engine instanceof ArrayEngine;
}

/** The same bytes as an array that holds elements of this type, and keeps the first one's memory; refused where sizes differ. */
export function readAs(operation: string, array: StorageArray, dtype: DType): StorageArray {
  const sizes = { arrayBytes: array.BYTES_PER_ELEMENT, bytes: dtypeFacts(dtype).bytes };
  const read = reinterpret(array, dtype);
  if (read === undefined) fail("storage.element-size", { operation, array: arrayNameOf(array), dtype, ...sizes });
  return holdWith(read, array);
}

function bytePosition({ array, offset, dtype }: HeapStorage): number {
  return array.byteOffset + offset * dtypeFacts(dtype).bytes;
}
