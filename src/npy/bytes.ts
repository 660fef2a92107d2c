// What are the bytes of a file that was given in memory?
import { describe } from "../coord/check.js";
import { fail } from "../message/index.js";

/** Asked by their tags, which are the same in every realm; a detached buffer is as good as an empty one. */
export function bytesOf(file: ArrayBuffer | Uint8Array, source: string): Uint8Array {
  const isView = ArrayBuffer.isView(file);
  if (!isView && !/^\[object (Shared)?ArrayBuffer\]$/.test(Object.prototype.toString.call(file))) {
    return fail("npy.bytes", { source, found: describe(file) });
  }
  if (file.byteLength === 0) return new Uint8Array(0);
  return isView ? new Uint8Array(file.buffer, file.byteOffset, file.byteLength) : new Uint8Array(file);
}
