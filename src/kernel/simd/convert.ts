// Which conversions gain by SIMD? Those that cost the loops, or the arrays' own `set`, nanoseconds an element: between floats of different sizes, from
// floats to integers, and of 64-bit integers. In the library's memory where they lie, if one kernel does it; else piece by piece, by one kernel or two,
// with the arrays' own `set` before and after where it converts fast. And in that memory those of 32-bit integers to float32: the arrays' own `set`
// copies its source first where both lie in one buffer.
import { type DType, dtypeFacts } from "../../dtype/index.js";
import type { ArrayOperand } from "../copy.js";
import type { Nest } from "../nest.js";
import { forEachPlane, forEachRow, isCountable, planeOf } from "../rows.js";
import { homeOf, isAtHome, memoryAs, memoryOf, pointerOf } from "./home.js";
import { type Conversion, simdInstance } from "./instance.js";
import { partOf } from "./parts.js";

/** False where loops do as well, or nothing else will do. */
export function convertSimd(nest: Nest, to: ArrayOperand, from: ArrayOperand): boolean {
  const { rows, columns, row0, column0, row1, column1 } = planeOf(nest);
  if (column0 !== 1 || column1 !== 1 || columns < leastRow || nest.extents.length === 0) return false;
  const route = routeOf(from.dtype, to.dtype);
  if (route === undefined) return false;
  const { kernel, isWhole, least } = route;
  const home = isWhole && isAtHome(from) && isCountable(nest) ? homeOf(to) : undefined;
  if (home === undefined) return columns >= least && convertAway(route, nest, to, from);
  const [toBytes, fromBytes] = [to.array.BYTES_PER_ELEMENT, from.array.BYTES_PER_ELEMENT];
  const [target, source] = [pointerOf(to, toBytes), pointerOf(from, fromBytes)];
  forEachPlane(nest, (left, right) => {
    const [at, start] = [target + left * toBytes, source + right * fromBytes];
    home[kernel](at, row0 * toBytes, start, row1 * fromBytes, columns, rows);
  });
  return true;
}

/** The kernels convert eight elements at a time. */
const leastRow = 8;

/** Elements that are brought to the memory at once: both sides of them lie in the first-level cache. */
const piece = 4096;

function convertAway(
  { first, kernel, second, last }: Route,
  nest: Nest,
  to: ArrayOperand,
  from: ArrayOperand,
): boolean {
  const { columns } = planeOf(nest);
  const home = simdInstance();
  if (home === undefined) return false;
  const [source, target] = [home.scratch + 128, home.scratch + 128 + piece * 8];
  const outOf = first === from.dtype ? memoryAs(home, from) : memoryOf(home, first);
  const into = last === to.dtype ? memoryAs(home, to) : memoryOf(home, last);
  const end = second === undefined ? target : source;
  // Which classes they are does not matter: each takes what the other gives.
  const [toArray, fromArray] = [to.array, from.array] as [Uint16Array, Uint16Array];
  forEachRow(nest, (left, right) => {
    for (let start = 0; start < columns; start += piece) {
      // The last piece is moved back where it would be too short for the kernels.
      const begin = Math.max(0, Math.min(start, columns - leastRow));
      const length = Math.min(piece, columns - begin);
      const [at, place] = [from.offset + right + begin, to.offset + left + begin];
      (outOf as Uint16Array).set(fromArray.subarray(at, at + length), source / outOf.BYTES_PER_ELEMENT);
      home[kernel](target, 0, source, 0, length, 1);
      if (second !== undefined) home[second](source, 0, target, 0, length, 1);
      toArray.set(partOf(into, end, length) as Uint16Array, place);
    }
  });
  return true;
}

/** From one element type to another. */
interface Route {
  /** What the first kernel reads: the source's type, or what `set` makes of it. */
  readonly first: DType;
  readonly kernel: Conversion;
  readonly second: Conversion | undefined;
  /** What the last kernel makes: the target's type, or what `set` makes it of. */
  readonly last: DType;
  /** Is it one kernel and no `set`? */
  readonly isWhole: boolean;
  /** From about this many elements of a row on, bringing it to the memory costs less than it takes longer otherwise. */
  readonly least: number;
}

function routeOf(from: DType, to: DType): Route | undefined {
  const known = routes.get(from) ?? new Map<DType, Route | undefined>();
  routes.set(from, known);
  if (!known.has(to)) known.set(to, makeRoute(from, to));
  return known.get(to);
}

const routes: Map<DType, Map<DType, Route | undefined>> = new Map();

/** Those that are a kernel of their own. Others lead by way of float32, or of the low words. */
const direct: Readonly<Record<string, Conversion>> = {
  "int32 float32": "floatsOfInt32",
  "uint32 float32": "floatsOfUint32",
  "float64 float32": "floatsOfDoubles",
  "int64 float64": "doublesOfInt64",
  "uint64 float64": "doublesOfUint64",
};

/** To a float32 from which narrower types are rounded as from the number itself. float16 is that of every integer: what is not exact is too large for it. */
const entries: Partial<Record<DType, Conversion>> = {
  float16: "widenFloat16",
  bfloat16: "widenBfloat16",
  float64: "oddFloatsOfDoubles",
  int64: "floatsOfInt64",
  uint64: "floatsOfUint64",
};

const exits: Partial<Record<DType, Conversion>> = {
  float16: "narrowFloat16",
  bfloat16: "narrowBfloat16",
  uint8clamped: "toUint8Clamped",
  int8: "toInt8",
  uint8: "toInt8",
  int16: "toInt16",
  uint16: "toInt16",
  int32: "toInt32",
  uint32: "toInt32",
};

function makeRoute(from: DType, to: DType): Route | undefined {
  if (from === to || from === "bool" || to === "bool") return undefined;
  const [source, target] = [dtypeFacts(from), dtypeFacts(to)];
  const [isWide, isIntoWide] = [source.scalar === "bigint", target.scalar === "bigint"];
  const isHalf = (dtype: DType): boolean => dtype.endsWith("float16");
  const route = (first: DType, last: DType, kernel: Conversion | undefined, second?: Conversion): Route | undefined =>
    kernel && {
      first,
      kernel,
      second,
      last,
      isWhole: first === from && second === undefined && last === to,
      // The arrays' own `set` does the rest, at a nanosecond or three.
      least: isWide || isIntoWide || isHalf(from) || isHalf(to) ? leastRow : source.integral ? Infinity : 128,
    };
  const own = direct[`${from} ${to}`];
  if (own !== undefined) return route(from, to, own);
  if (isIntoWide) return isWide || isHalf(from) ? undefined : route("float64", to, "toInt64");
  const isWords = target.integral && to !== "uint8clamped";
  if (isWords && (isWide || from === "float64")) {
    return route(from, target.bytes === 4 ? to : "int32", isWide ? "wordsOfInt64" : "wordsOfDoubles");
  }
  const [entry, exit] = [entries[from], exits[to]];
  if (source.integral && !isWide && target.integral) return undefined;
  if (to === "bfloat16" && source.integral && source.bytes > 2) {
    return isWide ? undefined : route("float64", to, "oddFloatsOfDoubles", exit);
  }
  const last = exit === undefined ? "float32" : to;
  return entry === undefined ? route("float32", last, exit) : route(from, last, entry, exit);
}
