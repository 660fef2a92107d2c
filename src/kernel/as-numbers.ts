// How do scalars come from one array into another that holds them differently, such as bool or 16-bit floats? As doubles, some at a time: a pass out
// of one array and a pass into the other. One loop that decodes and encodes has seen many functions, and takes ten times as long.
import {
  arrayNameOf,
  codecOf,
  decodeBfloat16,
  decodeFloat16,
  dtypeFacts,
  encodeBfloat16,
  encodeFloat16,
  type StorageArray,
} from "../dtype/index.js";
import type { ArrayOperand } from "./copy.js";
import type { Row } from "./rows.js";

/** Can every scalar of an operand be a double? */
export function isNumeric({ dtype }: ArrayOperand): boolean {
  return dtypeFacts(dtype).scalar !== "bigint";
}

/** Copies rows of one operand to another; both are numeric. The positions are where a row begins in each. */
export function copierAsNumbers(
  to: ArrayOperand,
  from: ArrayOperand,
  row: Row,
): (position: number, start: number) => void {
  const [target, source] = [holderOf(to), holderOf(from)];
  return (position, start) => {
    for (let done = 0; done < row.length; done += numbers.length) {
      const count = Math.min(numbers.length, row.length - done);
      read(source, start + done * row.right, row.right, count);
      write(target, position + done * row.left, row.left, count);
    }
  };
}

/** An array whose elements are numbers, and how they are to be understood. */
interface Holder {
  readonly array: Float64Array;
  readonly kind: "plain" | "bool" | "float16" | "bfloat16";
}

function holderOf({ array, dtype }: ArrayOperand): Holder {
  // Which class it is does not matter: it takes numbers and gives numbers.
  const numeric = array as StorageArray as Float64Array;
  const isPlain = codecOf(dtype, arrayNameOf(array)).plain;
  return { array: numeric, kind: isPlain ? "plain" : (dtype as Holder["kind"]) };
}

const numbers: Float64Array = new Float64Array(512);

/** The builtin costs a view, which is worth it from about this many elements on. */
const leastBlock = 32;

function read({ array, kind }: Holder, start: number, step: number, count: number): void {
  let at = start;
  switch (kind) {
    case "bool":
      for (let k = 0; k < count; k++, at += step) numbers[k] = array[at] === 0 ? 0 : 1;
      return;
    case "float16":
      for (let k = 0; k < count; k++, at += step) numbers[k] = decodeFloat16(array[at] as number);
      return;
    case "bfloat16":
      for (let k = 0; k < count; k++, at += step) numbers[k] = decodeBfloat16(array[at] as number);
      return;
    case "plain":
      if (step === 1 && count >= leastBlock) numbers.set(array.subarray(start, start + count));
      else for (let k = 0; k < count; k++, at += step) numbers[k] = array[at] as number;
      return;
  }
}

function write({ array, kind }: Holder, start: number, step: number, count: number): void {
  let at = start;
  switch (kind) {
    case "bool":
      for (let k = 0; k < count; k++, at += step) array[at] = numbers[k] === 0 ? 0 : 1;
      return;
    case "float16":
      for (let k = 0; k < count; k++, at += step) array[at] = encodeFloat16(numbers[k] as number);
      return;
    case "bfloat16":
      for (let k = 0; k < count; k++, at += step) array[at] = encodeBfloat16(numbers[k] as number);
      return;
    case "plain":
      if (step === 1 && count >= leastBlock) array.set(numbers.subarray(0, count), start);
      else for (let k = 0; k < count; k++, at += step) array[at] = numbers[k] as number;
      return;
  }
}
