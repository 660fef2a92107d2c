// How are scalars copied between two typed arrays? Whole rows by the arrays' own `set` where the bytes may go as they are.
import {
  allocateLike,
  arrayNameOf,
  castBetween,
  codecOf,
  type DType,
  dtypeFacts,
  type Raw,
  type StorageArray,
  writeRaw,
} from "../dtype/index.js";
import { inMemoryOrder, type Nest } from "../kernel/nest.js";
import { forEachRow, type Row, rowOf } from "../kernel/rows.js";
import { isShared } from "./shared.js";

/** Elements of type `dtype` in an array, from `offset` on. */
export interface ArrayOperand {
  readonly array: StorageArray;
  readonly offset: number;
  readonly dtype: DType;
}

/** Copies `from` into `to` along a nest whose operand 0 is `to`; an overlap of the two is right, as if through a buffer. */
export function copyArrays(nest: Nest, to: ArrayOperand, from: ArrayOperand): void {
  if (nest.extents.includes(0)) return;
  if (mayOverlap(nest, to, from)) copyThroughBuffer(nest, to, from);
  else copyApart(inMemoryOrder(nest), to, from);
}

function copyApart(nest: Nest, to: ArrayOperand, from: ArrayOperand): void {
  const row = rowOf(nest);
  const convert = conversion(to, from);
  const rowCopy = convert !== undefined ? convertRow : row.left === 1 && row.right === 1 ? copyBlock : copyRow;
  forEachRow(nest, (left, right) => {
    rowCopy(to.array, to.offset + left, from.array, from.offset + right, row, convert ?? asIs);
  });
}

/** Copies a row from a position in one array to a position in another. */
type RowCopy = (
  to: StorageArray,
  left: number,
  from: StorageArray,
  right: number,
  row: Row,
  convert: (raw: Raw) => Raw,
) => void;

/** The builtin costs a view of the source, which is worth it from about this many elements on. */
const leastBlock = 32;

const copyBlock: RowCopy = (to, left, from, right, row) => {
  if (row.length < leastBlock) copyRow(to, left, from, right, row, asIs);
  else (to as Settable).set(from.subarray(right, right + row.length), left);
};

const copyRow: RowCopy = (to, left, from, right, row) => {
  for (let step = 0; step < row.length; step++) {
    writeRaw(to, left + step * row.left, from[right + step * row.right] as Raw);
  }
};

const convertRow: RowCopy = (to, left, from, right, row, convert) => {
  for (let step = 0; step < row.length; step++) {
    writeRaw(to, left + step * row.left, convert(from[right + step * row.right] as Raw));
  }
};

/** An array whose `set` takes what the other array holds; `conversion` has found that it does. */
interface Settable {
  set(source: StorageArray, offset: number): void;
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

function asIs(raw: Raw): Raw {
  return raw;
}

/** Two shared buffers may be the same memory under two objects: a shared WebAssembly memory gives a new one each time. */
function mayOverlap(nest: Nest, to: ArrayOperand, from: ArrayOperand): boolean {
  if (to.array.buffer !== from.array.buffer) return isShared(to.array.buffer) && isShared(from.array.buffer);
  const [left, right] = [bytesOf(nest, 0, to), bytesOf(nest, 1, from)];
  return left.start < right.end && right.start < left.end;
}

/** The bytes of the buffer that an operand touches. */
function bytesOf(nest: Nest, operand: 0 | 1, { array, offset, dtype }: ArrayOperand): { start: number; end: number } {
  const bytes = dtypeFacts(dtype).bytes;
  const last = nest.extents.reduce((sum, extent, axis) => sum + (extent - 1) * (nest.strides[operand]?.[axis] ?? 0), 0);
  const start = array.byteOffset + offset * bytes;
  return { start, end: start + (last + 1) * bytes };
}

function copyThroughBuffer(nest: Nest, to: ArrayOperand, from: ArrayOperand): void {
  const count = nest.extents.reduce((product, extent) => product * extent, 1);
  const buffer = { array: allocateLike(from.array, count), offset: 0, dtype: from.dtype };
  const dense = denseStrides(nest.extents);
  copyApart({ extents: nest.extents, strides: [dense, nest.strides[1] ?? []] }, buffer, from);
  copyApart({ extents: nest.extents, strides: [nest.strides[0] ?? [], dense] }, to, buffer);
}

/** The strides of row-major order. */
function denseStrides(extents: readonly number[]): number[] {
  let next = 1;
  return extents
    .toReversed()
    .map((extent) => {
      const stride = next;
      next *= extent;
      return stride;
    })
    .toReversed();
}
