// How are scalars copied between typed arrays without SIMD? Whole rows by the arrays' own `set` where the bytes may go as they are.
import {
  arrayNameOf,
  castBetween,
  codecOf,
  type DType,
  type Raw,
  type StorageArray,
  writeRaw,
} from "../dtype/index.js";
import { copierAsNumbers, isNumeric } from "./as-numbers.js";
import { type LoopSet, loopsOf } from "./loop-set.js";
import type { Nest } from "./nest.js";
import { forEachPlane, forEachRow, type Plane, planeOf, rowOf } from "./rows.js";

/** Elements of type `dtype` in an array, from `offset` on. */
export interface ArrayOperand {
  readonly array: StorageArray;
  readonly offset: number;
  readonly dtype: DType;
  /** Where the array begins in the library's WebAssembly memory, in bytes, or -1 outside of it; left out where it is not known. */
  readonly base?: number;
  /** The array's buffer, where it is known. Asking the array for it takes as long as the work on a small matrix. */
  readonly buffer?: ArrayBufferLike;
  /** The loops of its dtype and class, where they were looked up. */
  readonly loops?: LoopSet;
  /** Is it known that the elements reach from one end of the array to the other? A view of a part takes longer to make than a small matrix to copy. */
  readonly isWhole?: boolean;
}

/** Copies `from` into `to`, operand 0 of the nest, converting each scalar. The two do not overlap, and there are elements. */
export function copyByLoops(nest: Nest, to: ArrayOperand, from: ArrayOperand): void {
  const row = rowOf(nest);
  const convert = conversion(to, from);
  if (convert !== undefined && isNumeric(to) && isNumeric(from)) {
    const copy = copierAsNumbers(to, from, row);
    forEachRow(nest, (left, right) => copy(to.offset + left, from.offset + right));
    return;
  }
  const isBlock = convert === undefined && row.left === 1 && row.right === 1 && row.length >= leastBlock;
  if (!isBlock && isSameContent(to, from)) {
    const plane = planeOf(nest);
    forEachPlane(nest, (left, right) => {
      loopsOf(to).copy(plane, to.array, to.offset + left, from.array, from.offset + right);
    });
    return;
  }
  const { length } = row;
  forEachRow(nest, (first, second) => {
    const [left, right] = [to.offset + first, from.offset + second];
    if (isBlock) (to.array as Settable).set(from.array.subarray(right, right + length), left);
    else {
      for (let step = 0; step < length; step++) {
        const raw = from.array[right + step * row.right] as Raw;
        writeRaw(to.array, left + step * row.left, convert === undefined ? raw : convert(raw));
      }
    }
  });
}

/** Copies a plane of elements of one dtype between arrays of one class. */
export function copyPlaneByLoops(plane: Plane, to: ArrayOperand, from: ArrayOperand): void {
  loopsOf(to).copy(plane, to.array, to.offset, from.array, from.offset);
}

/** The builtin costs a view of the source, which is worth it from about this many elements on. */
const leastBlock = 64;

/** An array whose `set` takes what the other array holds; `conversion` has found that it does. */
interface Settable {
  set(source: StorageArray, offset: number): void;
}

/** Does the content of one array go into the other as it is, bytes and all? */
export function isSameContent(to: ArrayOperand, from: ArrayOperand): boolean {
  return arrayNameOf(to.array) === arrayNameOf(from.array) && conversion(to, from) === undefined;
}

/** What has to be done to the content of one array before the other array stores it; undefined where its store does all. */
function conversion(to: ArrayOperand, from: ArrayOperand): ((raw: Raw) => Raw) | undefined {
  const [target, source] = [arrayNameOf(to.array), arrayNameOf(from.array)];
  if (to.dtype === from.dtype && target === source) return undefined;
  const [encoder, decoder] = [codecOf(to.dtype, target), codecOf(from.dtype, source)];
  const cast = castBetween(from.dtype, to.dtype);
  if (encoder.plain && decoder.plain && cast === undefined) return undefined;
  return (raw) => {
    const value = decoder.decode(raw);
    return encoder.encode(cast === undefined ? value : cast(value));
  };
}
