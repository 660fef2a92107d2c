// How do atomics see an array? As integers of the same size: the platform has no others.
import {
  allocateLike,
  dtypeFacts,
  type Raw,
  type Scalar,
  type StorageArray,
  wordsOver,
  writeRaw,
} from "../dtype/index.js";
import type { HeapStorage } from "../engine/index.js";
import type { Tensor } from "./tensor.js";

/** An array of integers. */
export type Words =
  | Int8Array
  | Uint8Array
  | Int16Array
  | Uint16Array
  | Int32Array
  | Uint32Array
  | BigInt64Array
  | BigUint64Array;

/** The elements of an array as integers, and the way between the two. */
export interface Cells {
  readonly words: Words;
  /** Are the elements themselves integers? */
  readonly isInteger: boolean;
  decode(word: Raw): Scalar;
  encode(value: Scalar): Raw;
}

/** The elements of the array in which a tensor lies; positions count from the start of the array. */
export function cellsOf(tensor: Tensor): Cells {
  const { array } = tensor.storage() as HeapStorage;
  const known = remembered.get(array);
  if (known?.dtype === tensor.kind.dtype) return known.cells;
  const cells = makeCells(array, tensor);
  remembered.set(array, { dtype: tensor.kind.dtype, cells });
  return cells;
}

const remembered: WeakMap<StorageArray, { readonly dtype: string; readonly cells: Cells }> = new WeakMap();

function makeCells(array: StorageArray, { kind }: Tensor): Cells {
  const { codec, dtype } = kind;
  // One element outside of the array, in which its bits are read one way and written the other.
  const one = allocateLike(array, 1);
  const { integral } = dtypeFacts(dtype);
  const bits = integral ? one : wordsOver(one);
  return {
    words: (integral ? array : wordsOver(array)) as Words,
    isInteger: integral,
    decode(word) {
      writeRaw(bits, 0, word);
      return codec.decode(one[0] as Raw);
    },
    encode(value) {
      writeRaw(one, 0, codec.encode(value));
      return bits[0] as Raw;
    },
  };
}
