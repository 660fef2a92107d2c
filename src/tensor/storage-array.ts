// Which typed array are the elements of a storage? What is no typed array itself has bytes, and must say what they are.
import { describe, isSize } from "../coord/check.js";
import { type DType, dtypeFacts, isStorageArray, type StorageArray, storageClass } from "../dtype/index.js";
import { isDetached, readAs } from "../engine/index.js";
import { fail } from "../message/index.js";
import { storageKind } from "./storage-kind.js";

/** How the caller reads a storage. */
export interface Reading {
  readonly dtype: DType | undefined;
  readonly byteOffset: unknown;
}

/** The array over a storage that holds the dtype, or its class's own; nothing is copied. */
export function storageArray(operation: string, storage: unknown, { dtype, byteOffset }: Reading): StorageArray {
  if (!isStorageArray(storage)) return arrayOf(operation, bytesIn(operation, storage), dtype, byteOffset);
  if (byteOffset !== undefined) fail("storage.counts-elements", { operation, storage: "a typed array" });
  if (isDetached(storage.buffer)) fail("storage.detached", { operation });
  return dtype === undefined ? storage : readAs(operation, storage, dtype);
}

/** Bytes of which only the caller knows what they are. */
interface Bytes {
  /** What a sentence calls the storage. */
  readonly name: string;
  readonly buffer: ArrayBufferLike;
  readonly start: number;
  readonly length: number;
}

function bytesIn(operation: string, storage: unknown): Bytes {
  const name = bytesName(storage);
  if (name === undefined) fail("storage.none", { operation, kind: storageKind(storage) });
  const memory = name === "WebAssembly.Memory" ? (storage as { readonly buffer: unknown }).buffer : storage;
  try {
    const view = isDataView(memory) ? memory : new DataView(memory as ArrayBufferLike);
    return { name, buffer: view.buffer, start: view.byteOffset, length: view.byteLength };
  } catch {
    // The platform makes no view of a buffer that is gone, nor tells of one where it was.
    return fail("storage.detached", { operation });
  }
}

/** Names what has bytes and no element type, whichever realm it is from. */
function bytesName(storage: unknown): string | undefined {
  const name = Object.prototype.toString.call(storage).slice(8, -1);
  return withBytes.includes(name) ? name : undefined;
}

const withBytes: readonly string[] = ["ArrayBuffer", "SharedArrayBuffer", "DataView", "WebAssembly.Memory"];

function isDataView(value: unknown): value is DataView {
  return ArrayBuffer.isView(value);
}

function arrayOf(operation: string, bytes: Bytes, dtype: DType | undefined, byteOffset: unknown = 0): StorageArray {
  const { name, buffer, start, length } = bytes;
  if (dtype === undefined) fail("storage.needs-dtype", { operation, storage: name });
  if (!isSize(byteOffset)) fail("storage.offset", { operation, option: "byteOffset", offset: describe(byteOffset) });
  if (byteOffset > length) fail("storage.byte-offset-end", { operation, offset: byteOffset, length });
  const { bytes: size } = dtypeFacts(dtype);
  const first = start + byteOffset;
  if (first % size !== 0) fail("storage.alignment", { operation, offset: first, bytes: size, dtype });
  return new (storageClass(dtype))(buffer, first, Math.floor((length - byteOffset) / size));
}
