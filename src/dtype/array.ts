// Which typed arrays store elements, and which element type does each suggest?
import { type ArrayName, type DType, dtypeFacts } from "./dtype.js";

/** A typed array whose elements are read as numbers. A native Float16Array is one of these by structure. */
export type NumberArray =
  | Int8Array
  | Uint8Array
  | Uint8ClampedArray
  | Int16Array
  | Uint16Array
  | Int32Array
  | Uint32Array
  | Float32Array
  | Float64Array;

/** A typed array whose elements are read as bigints. */
export type BigintArray = BigInt64Array | BigUint64Array;

/** Any array that heap storage can be made of. */
export type StorageArray = NumberArray | BigintArray;

/** What an array of storage gives and takes. */
export type Raw = number | bigint;

/** Makes an array of zeros, or a view of a buffer. */
export interface StorageArrayConstructor {
  readonly BYTES_PER_ELEMENT: number;
  new (length: number): StorageArray;
  new (buffer: ArrayBufferLike, byteOffset: number, length: number): StorageArray;
}

/** The class of an array as the platform sees it, whatever it calls itself: Node's `Buffer` is a Uint8Array. */
export function arrayNameOf(array: StorageArray): ArrayName {
  return classTag.call(array);
}

/** Is this a typed array? A DataView is not: it names no element type. */
export function isStorageArray(value: unknown): value is StorageArray {
  return ArrayBuffer.isView(value) && !(value instanceof DataView) && Object.hasOwn(inferred, classTag.call(value));
}

/** The element type that an array's class suggests. */
export function dtypeOfArray(array: StorageArray): DType {
  return inferred[arrayNameOf(array)];
}

/** Can this array hold elements of this type as they are? 16-bit floats lie in Uint16Arrays, float16 in a native array too. */
export function holds(array: StorageArray, dtype: DType): boolean {
  const name = arrayNameOf(array);
  return name === dtypeFacts(dtype).array || (name === "Float16Array" && dtype === "float16");
}

/** The same bytes as an array that holds elements of this type: the array itself where it does, undefined where sizes differ. */
export function reinterpret(array: StorageArray, dtype: DType): StorageArray | undefined {
  if (holds(array, dtype)) return array;
  if (array.BYTES_PER_ELEMENT !== dtypeFacts(dtype).bytes) return undefined;
  return new (storageClass(dtype))(array.buffer, array.byteOffset, array.length);
}

/** The same bytes as integers of the elements' size. */
export function wordsOver(array: StorageArray): StorageArray {
  return reinterpret(array, words[array.BYTES_PER_ELEMENT] as DType) as StorageArray;
}

const words: Readonly<Record<number, DType>> = { 1: "uint8", 2: "uint16", 4: "int32", 8: "int64" };

/** Writes what the array's class takes; the caller knows that it is of that kind. */
export function writeRaw(array: StorageArray, index: number, raw: Raw): void {
  (array as { [position: number]: Raw })[index] = raw;
}

/** A new array of zeros for elements of this type. */
export function allocateArray(dtype: DType, length: number): StorageArray {
  return new (storageClass(dtype))(length);
}

/** A new array of zeros of the same class; never by way of the array itself, since a Node Buffer would lend pooled memory. */
export function allocateLike(array: StorageArray, length: number): StorageArray {
  return new (classes.get(arrayNameOf(array)) as StorageArrayConstructor)(length);
}

/** The class in which this library stores an element type: the native Float16Array where there is one. */
export function storageClass(dtype: DType): StorageArrayConstructor {
  const native = dtype === "float16" ? classes.get("Float16Array") : undefined;
  return native ?? (classes.get(dtypeFacts(dtype).array) as StorageArrayConstructor);
}

const inferred: Readonly<Record<ArrayName, DType>> = {
  Int8Array: "int8",
  Uint8Array: "uint8",
  Uint8ClampedArray: "uint8clamped",
  Int16Array: "int16",
  Uint16Array: "uint16",
  Int32Array: "int32",
  Uint32Array: "uint32",
  BigInt64Array: "int64",
  BigUint64Array: "uint64",
  Float16Array: "float16",
  Float32Array: "float32",
  Float64Array: "float64",
};

const classes: ReadonlyMap<ArrayName, StorageArrayConstructor> = knownClasses();

function knownClasses(): Map<ArrayName, StorageArrayConstructor> {
  const found = new Map<ArrayName, StorageArrayConstructor>();
  for (const name of Object.keys(inferred) as ArrayName[]) {
    const known: unknown = Reflect.get(globalThis, name);
    if (known !== undefined) found.set(name, known as StorageArrayConstructor);
  }
  return found;
}

/** %TypedArray%.prototype[Symbol.toStringTag] tells the class across realms and subclasses, and cannot be forged. */
const classTag: (this: ArrayBufferView) => ArrayName = Object.getOwnPropertyDescriptor(
  Object.getPrototypeOf(Int8Array.prototype),
  Symbol.toStringTag,
)?.get as (this: ArrayBufferView) => ArrayName;
