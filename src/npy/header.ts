// What does the header of a .npy file say? Ten or twelve fixed bytes, then a Python dictionary as text.
// Source: the .npy format, `numpy.lib.format`, versions 1.0, 2.0 and 3.0.
import type { NpyDtype } from "../../types/npy/dtype.js";
import type { NpyOrder } from "../../types/npy/expected.js";
import { fail } from "../message/index.js";
import { bytesOf } from "./bytes.js";
import { dtypeOfCode } from "./dtype.js";
import { type PythonDictionary, type PythonValue, parsePythonLiteral, pythonText } from "./python-literal.js";

/** What the header of a .npy file says. */
export interface NpyHeader {
  /** The major version of the format: 1, 2 or 3. */
  readonly version: number;
  readonly dtype: NpyDtype;
  /** The byte order of the elements; of single bytes it is the machine's. */
  readonly byteOrder: "little" | "big";
  /** `"colMajor"` is what NumPy calls Fortran order. */
  readonly order: NpyOrder;
  /** One extent an axis. */
  readonly shape: readonly number[];
  /** Where the elements begin, in bytes from the start of the file. */
  readonly dataOffset: number;
}

/**
 * The header of a .npy file, without a look at its elements: `bytes` may end where the header does.
 * Throws for bytes of another format, a truncated or malformed header, and types of which no tensor can be made.
 * @example
 * const header = npyHeader(formatNpy(zeros("float32", 2, 3)));
 * header.shape; // [2, 3]
 */
export function npyHeader(bytes: ArrayBuffer | Uint8Array): NpyHeader {
  return readHeader(bytesOf(bytes, "npyHeader"), "npyHeader");
}

/** As `npyHeader`; `source` begins the sentence of a refusal. */
export function readHeader(bytes: Uint8Array, source: string): NpyHeader {
  const { version, start, end } = readPreamble(bytes, source);
  const text = new TextDecoder(version < 3 ? "latin1" : "utf-8").decode(bytes.subarray(start, end));
  const entries = readEntries(parsePythonLiteral(text, source), source);
  return {
    version,
    ...readDescr(entries.descr, source),
    order: readOrder(entries.fortranOrder, source),
    shape: readShape(entries.shape, source),
    dataOffset: end,
  };
}

const magic = [0x93, 0x4e, 0x55, 0x4d, 0x50, 0x59] as const;

/** Only structured types need a header beyond a few hundred bytes, and those are not read. */
const longestHeader = 1_048_576;

function readPreamble(bytes: Uint8Array, source: string): { version: number; start: number; end: number } {
  if (magic.some((byte, at) => bytes[at] !== byte)) fail("npy.not-npy", { source, found: hex(bytes.subarray(0, 6)) });
  const [major, minor] = [bytes[6] ?? 0, bytes[7] ?? 0];
  const start = major === 1 ? 10 : 12;
  if (bytes.length < start) fail("npy.header-truncated", { source, end: start, length: bytes.length });
  if (major < 1 || major > 3 || minor !== 0) fail("npy.version", { source, major, minor });
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const length = major === 1 ? view.getUint16(8, true) : view.getUint32(8, true);
  if (length > longestHeader) fail("npy.header-long", { source, length, longest: longestHeader });
  const end = start + length;
  if (bytes.length < end) fail("npy.header-truncated", { source, end, length: bytes.length });
  return { version: major, start, end };
}

function hex(bytes: Uint8Array): string {
  return bytes.length === 0 ? "nothing" : Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join(" ");
}

interface Entries {
  readonly descr: PythonValue;
  readonly fortranOrder: PythonValue;
  readonly shape: PythonValue;
}

function readEntries(header: PythonValue, source: string): Entries {
  if (!isDictionary(header)) return fail("npy.header-entries", { source, found: pythonText(header) });
  const descr = header.entries.get("descr");
  const fortranOrder = header.entries.get("fortran_order");
  const shape = header.entries.get("shape");
  if (descr === undefined || fortranOrder === undefined || shape === undefined || header.entries.size > 3) {
    const found = [...header.entries.keys()].map((key) => `'${key}'`).join(", ");
    return fail("npy.header-entries", { source, found: found === "" ? "nothing" : found });
  }
  return { descr, fortranOrder, shape };
}

function isDictionary(value: PythonValue): value is PythonDictionary {
  return typeof value === "object" && value !== null && value.kind === "dictionary";
}

/** `'<f4'`: byte order, kind, size. `=` and no mark mean the machine's own order, as they do in NumPy. */
function readDescr(descr: PythonValue, source: string): { dtype: NpyDtype; byteOrder: "little" | "big" } {
  if (typeof descr !== "string") {
    const isList = typeof descr === "object" && descr !== null && descr.kind === "list";
    return isList
      ? fail("npy.structured", { source, descr: pythonText(descr) })
      : fail("npy.descr", { source, found: pythonText(descr) });
  }
  if (/^[<>=|]?O/.test(descr)) fail("npy.pickled", { source, descr });
  const [, mark = "", code = ""] = /^([<>=|]?)(.*)$/.exec(descr) ?? [];
  const dtype = dtypeOfCode(code);
  if (dtype === undefined) return fail("npy.dtype", { source, descr });
  return { dtype, byteOrder: mark === "<" ? "little" : mark === ">" ? "big" : machineByteOrder };
}

/** The byte order of typed arrays here. */
export const machineByteOrder: "little" | "big" = new Uint8Array(Uint16Array.of(1).buffer)[0] === 1 ? "little" : "big";

function readOrder(fortranOrder: PythonValue, source: string): NpyOrder {
  if (typeof fortranOrder !== "boolean") return fail("npy.header-order", { source, found: pythonText(fortranOrder) });
  return fortranOrder ? "colMajor" : "rowMajor";
}

function readShape(shape: PythonValue, source: string): number[] {
  if (typeof shape !== "object" || shape === null || shape.kind !== "tuple") {
    return fail("npy.header-shape", { source, found: pythonText(shape) });
  }
  const sizes = shape.items.map((size, axis) => readSize(size, axis, source));
  // Empty axes aside: NumPy counts so too, and strides are products of the other extents.
  const count = sizes.reduce((product, size) => (size === 0 ? product : product * BigInt(size)), 1n);
  if (count > largest) fail("npy.count", { source, shape: pythonText(shape) });
  return sizes;
}

const largest = BigInt(Number.MAX_SAFE_INTEGER);

function readSize(size: PythonValue, axis: number, source: string): number {
  if (typeof size === "bigint" && size >= 0n && size <= largest) return Number(size);
  return fail("npy.size", { source, axis, value: pythonText(size) });
}
