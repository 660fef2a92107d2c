// Where are the elements of a .npy file? In place where they can be read there, else in a copy.
import { dtypeFacts, type StorageArray, storageClass } from "../dtype/index.js";
import { fail } from "../message/index.js";
import { machineByteOrder, type NpyHeader } from "./header.js";
import { pythonTuple } from "./python-literal.js";

/**
 * The elements of a file as a typed array: a view of `bytes` where they are aligned and in the machine's byte order, as NumPy
 * writes them, else one copy. Throws unless the bytes after the header are exactly the elements that it declares.
 */
export function readElements(bytes: Uint8Array, header: NpyHeader, source: string): StorageArray {
  const { dtype, shape, dataOffset } = header;
  const size = dtypeFacts(dtype).bytes;
  const count = shape.reduce((product, extent) => product * extent, 1);
  const found = bytes.length - dataOffset;
  const wanted = count * size;
  if (found < wanted) fail("npy.truncated", { source, shape: pythonTuple(shape), dtype, wanted, found });
  if (found > wanted) fail("npy.trailing", { source, shape: pythonTuple(shape), dtype, wanted, found });

  const foreign = size > 1 && header.byteOrder !== machineByteOrder;
  const inPlace = !foreign && (bytes.byteOffset + dataOffset) % size === 0 && bytes.buffer instanceof ArrayBuffer;
  const data = inPlace ? bytes.subarray(dataOffset) : new Uint8Array(bytes.subarray(dataOffset));
  if (foreign) swapBytes(data, size);
  return new (storageClass(dtype))(data.buffer, data.byteOffset, count);
}

/** Reverses the bytes of each element in place; byte by byte, since a subarray an element takes eight times as long. */
export function swapBytes(bytes: Uint8Array, elementSize: number): void {
  for (let start = 0; start < bytes.length; start += elementSize) {
    for (let left = start, right = start + elementSize - 1; left < right; left += 1, right -= 1) {
      const byte = bytes[left] as number;
      bytes[left] = bytes[right] as number;
      bytes[right] = byte;
    }
  }
}
