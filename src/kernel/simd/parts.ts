// Which parts of the library's memory were looked at before? An array over a part takes longer to make than a small matrix takes to copy, so some are
// kept.
import type { StorageArray } from "../../dtype/index.js";

interface Part {
  readonly memory: StorageArray;
  readonly pointer: number;
  readonly length: number;
  readonly array: StorageArray;
}

/** So many elements of the memory, seen as an array of some class, from an address on. */
export function partOf(memory: StorageArray, pointer: number, length: number): StorageArray {
  const place = (length ^ (pointer >> 6)) & last;
  const known = parts[place];
  if (known?.memory === memory && known.pointer === pointer && known.length === length) return known.array;
  const first = pointer / memory.BYTES_PER_ELEMENT;
  const array = memory.subarray(first, first + length);
  parts[place] = { memory, pointer, length, array };
  return array;
}

const last = 31;
const parts: (Part | undefined)[] = new Array<undefined>(last + 1).fill(undefined);
