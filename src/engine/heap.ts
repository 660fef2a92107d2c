// How do tensors live in typed arrays? The default engine; every array that the user has will do.
import {
  arrayNameOf,
  codecOf,
  type DType,
  dtypeFacts,
  type Raw,
  reinterpret,
  type StorageArray,
  writeRaw,
} from "../dtype/index.js";
import { fail } from "../message/index.js";
import { copyArrays } from "./copy-arrays.js";
import { copyScalars } from "./copy-scalars.js";
import type { ArrayPosition, TensorEngine } from "./engine.js";

/** A handle on heap storage: elements of type `dtype`, from `offset` in `array` on. */
export interface HeapStorage extends ArrayPosition {
  readonly dtype: DType;
}

/** The engine of typed arrays: whatever lies in an ArrayBuffer, a SharedArrayBuffer or a WebAssembly memory. */
export const heapEngine: TensorEngine<HeapStorage> = {
  typeName: "HeapEngine",
  space: "heap",
  elementSize: 1,

  dtypeOf: (storage) => storage.dtype,

  extentOf: (storage) => Math.max(0, storage.array.length - storage.offset),

  offset: (storage, scalars) => ({ ...storage, offset: storage.offset + scalars }),

  distance: (storage, other) => (bytePosition(storage) - bytePosition(other)) / dtypeFacts(storage.dtype).bytes,

  unsafeCast: (storage, dtype) => {
    const { array, offset } = storage;
    const same = reinterpret(array, dtype) ?? refuseSize("unsafeCast", array, dtype);
    return { array: same, offset, dtype };
  },

  load: (storage, index) => {
    const codec = codecOf(storage.dtype, arrayNameOf(storage.array));
    return codec.decode(storage.array[storage.offset + index] as Raw);
  },

  store: (storage, index, value) => {
    const codec = codecOf(storage.dtype, arrayNameOf(storage.array));
    writeRaw(storage.array, storage.offset + index, codec.encode(value));
  },

  arrayOf: (storage) => storage,

  copyFrom: (storage, nest, from, engine) => {
    const other = engine.arrayOf(from);
    if (other === undefined) copyScalars(nest, storage, heapEngine, from, engine);
    else copyArrays(nest, storage, { ...other, dtype: engine.dtypeOf(from) });
  },

  copyTo: (storage, nest, to, engine) => engine.copyFrom(to, nest, storage, heapEngine),
};

/** Throws that elements of an array and of an element type differ in size. */
export function refuseSize(operation: string, array: StorageArray, dtype: DType): never {
  const sizes = { arrayBytes: array.BYTES_PER_ELEMENT, bytes: dtypeFacts(dtype).bytes };
  return fail("storage.element-size", { operation, array: arrayNameOf(array), dtype, ...sizes });
}

function bytePosition(storage: HeapStorage): number {
  return storage.array.byteOffset + storage.offset * dtypeFacts(storage.dtype).bytes;
}
