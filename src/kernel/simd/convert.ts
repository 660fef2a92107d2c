// Which conversions gain by SIMD? Those of rows between float32 and 16-bit floats in 16-bit words, which cost the loops a function call an
// element, and those of float32 to integers, which take the arrays' own `set` several nanoseconds each: in the library's memory where they lie, of other
// arrays brought there piece by piece. And in that memory those of 32-bit integers to float32: the arrays' own `set` copies its source first where both
// lie in one buffer.
import { arrayNameOf } from "../../dtype/index.js";
import type { ArrayOperand } from "../copy.js";
import type { Nest } from "../nest.js";
import { forEachPlane, forEachRow, isCountable, planeOf } from "../rows.js";
import { homeOf, isAtHome, memoryAs } from "./home.js";
import { type SimdInstance, simdInstance } from "./instance.js";

type Conversion =
  | "floatsOfInt32"
  | "floatsOfUint32"
  | "widenFloat16"
  | "widenBfloat16"
  | "narrowFloat16"
  | "narrowBfloat16"
  | "toInt32"
  | "toInt16"
  | "toInt8"
  | "toUint8Clamped";

/** False where loops do as well, or nothing else will do. */
export function convertSimd(nest: Nest, to: ArrayOperand, from: ArrayOperand): boolean {
  const conversion = conversionOf(to, from);
  if (conversion === undefined || nest.extents.length === 0) return false;
  const { rows, columns, row0, column0, row1, column1 } = planeOf(nest);
  if (column0 !== 1 || column1 !== 1 || columns < leastRow) return false;
  const home = homeOf(to);
  if (home === undefined || !isAtHome(from) || !isCountable(nest)) return convertAway(conversion, nest, to, from);
  const [toBytes, fromBytes] = [to.array.BYTES_PER_ELEMENT, from.array.BYTES_PER_ELEMENT];
  const [target, source] = [pointerOf(to), pointerOf(from)];
  forEachPlane(nest, (first, second) => {
    const [at, start] = [target + first * toBytes, source + second * fromBytes];
    run(home, conversion, at, row0 * toBytes, start, row1 * fromBytes, columns, rows);
  });
  return true;
}

/** The kernels convert eight elements at a time. */
const leastRow = 8;

function conversionOf(to: ArrayOperand, from: ArrayOperand): Conversion | undefined {
  if (from.dtype === "float32") return conversionTo(to);
  if (to.dtype !== "float32") return undefined;
  if (from.dtype === "int32") return "floatsOfInt32";
  if (from.dtype === "uint32") return "floatsOfUint32";
  if (!isHalf(from)) return undefined;
  return from.dtype === "float16" ? "widenFloat16" : "widenBfloat16";
}

function conversionTo(to: ArrayOperand): Conversion | undefined {
  switch (to.dtype) {
    case "float16":
      return isHalf(to) ? "narrowFloat16" : undefined;
    case "bfloat16":
      return "narrowBfloat16";
    case "int32":
    case "uint32":
      return "toInt32";
    case "int16":
    case "uint16":
      return "toInt16";
    case "int8":
    case "uint8":
      return "toInt8";
    case "uint8clamped":
      return "toUint8Clamped";
    default:
      return undefined;
  }
}

/** A native Float16Array converts by itself. */
function isHalf({ dtype, array }: ArrayOperand): boolean {
  return (dtype === "float16" || dtype === "bfloat16") && arrayNameOf(array) === "Uint16Array";
}

function pointerOf({ array, offset, base }: ArrayOperand): number {
  return (base ?? array.byteOffset) + offset * array.BYTES_PER_ELEMENT;
}

/** Elements that are brought to the memory at once. */
const piece = 8192;

/** From about this many elements of a row on, bringing it costs less than the arrays' own conversion to integers takes longer. */
const leastIntegers = 64;

function convertAway(conversion: Conversion, nest: Nest, to: ArrayOperand, from: ArrayOperand): boolean {
  const { columns } = planeOf(nest);
  if (conversion.startsWith("floats") || (conversion.startsWith("to") && columns < leastIntegers)) return false;
  const home = simdInstance();
  if (home === undefined) return false;
  const [source, target] = [home.scratch + 128, home.scratch + 128 + piece * 4];
  const [outOf, into] = [memoryAs(home, from), memoryAs(home, to)] as [Uint16Array, Uint16Array];
  const [sourceAt, targetAt] = [source / outOf.BYTES_PER_ELEMENT, target / into.BYTES_PER_ELEMENT];
  const [toArray, fromArray] = [to.array as Uint16Array, from.array as Uint16Array];
  forEachRow(nest, (first, second) => {
    for (let start = 0; start < columns; start += piece) {
      // The last piece is moved back where it would be too short for the kernels.
      const begin = Math.max(0, Math.min(start, columns - leastRow));
      const length = Math.min(piece, columns - begin);
      const [at, place] = [from.offset + second + begin, to.offset + first + begin];
      outOf.set(fromArray.subarray(at, at + length), sourceAt);
      run(home, conversion, target, 0, source, 0, length, 1);
      toArray.set(into.subarray(targetAt, targetAt + length), place);
    }
  });
  return true;
}

function run(
  home: SimdInstance,
  conversion: Conversion,
  to: number,
  toPitch: number,
  from: number,
  fromPitch: number,
  columns: number,
  rows: number,
): void {
  switch (conversion) {
    case "floatsOfInt32":
      home.floatsOfInt32(to, toPitch, from, fromPitch, columns, rows);
      return;
    case "floatsOfUint32":
      home.floatsOfUint32(to, toPitch, from, fromPitch, columns, rows);
      return;
    case "widenFloat16":
      home.widenFloat16(to, toPitch, from, fromPitch, columns, rows);
      return;
    case "widenBfloat16":
      home.widenBfloat16(to, toPitch, from, fromPitch, columns, rows);
      return;
    case "narrowFloat16":
      home.narrowFloat16(to, toPitch, from, fromPitch, columns, rows);
      return;
    case "narrowBfloat16":
      home.narrowBfloat16(to, toPitch, from, fromPitch, columns, rows);
      return;
    case "toInt32":
      home.toInt32(to, toPitch, from, fromPitch, columns, rows);
      return;
    case "toInt16":
      home.toInt16(to, toPitch, from, fromPitch, columns, rows);
      return;
    case "toInt8":
      home.toInt8(to, toPitch, from, fromPitch, columns, rows);
      return;
    case "toUint8Clamped":
      home.toUint8Clamped(to, toPitch, from, fromPitch, columns, rows);
      return;
  }
}
