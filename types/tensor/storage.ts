// Which storage can a tensor lie in, and which element type does it suggest?
import type { Say } from "../message/say.js";
import type { DTypeOf } from "./dtype.js";
import type { AnyTensor } from "./tensor.js";

/** Any typed array. */
export interface StorageArray extends ArrayBufferView {
  readonly length: number;
  readonly [Symbol.toStringTag]: ArrayName;
}

/** The classes of typed arrays, as the platform names them: Node's `Buffer` is a Uint8Array. */
export type ArrayName = keyof DTypesByArray;

/**
 * The element type that a typed array suggests.
 * @example
 * type D = DTypeOfArray<Uint16Array>; // "uint16"
 */
export type DTypeOfArray<Storage extends StorageArray> = DTypesByArray[Storage[typeof Symbol.toStringTag]];

interface DTypesByArray {
  Int8Array: "int8";
  Uint8Array: "uint8";
  Uint8ClampedArray: "uint8clamped";
  Int16Array: "int16";
  Uint16Array: "uint16";
  Int32Array: "int32";
  Uint32Array: "uint32";
  BigInt64Array: "int64";
  BigUint64Array: "uint64";
  Float16Array: "float16";
  Float32Array: "float32";
  Float64Array: "float64";
}

/** An array that takes the lanes of an element: bigints a BigInt array, numbers and the bytes of bool any other; else the sentence. */
export type CheckedOut<Element, Out extends StorageArray> = [Out] extends [never]
  ? Out
  : {
      ok: Out;
      bad: Say<
        "tensor.lanes-kind",
        { operation: "loadInto"; array: Out[typeof Symbol.toStringTag]; dtype: DTypeOf<Element> }
      >;
    }[OutVerdict<Element, Out[typeof Symbol.toStringTag]>];

type OutVerdict<Element, Tag> = Element extends `${string}int64${string}`
  ? Tag extends `Big${string}`
    ? "ok"
    : "bad"
  : Tag extends `Big${string}`
    ? Element extends string
      ? "bad"
      : "ok"
    : "ok";

/** A WebAssembly memory; not every program that compiles against the library knows the platform's own name. */
interface MemoryLike {
  readonly buffer: ArrayBufferLike;
  grow(pages: number): number;
}

/** What has bytes and no element type. */
type Bytes = ArrayBufferLike | ArrayBufferView | MemoryLike;

/** The element type that a storage suggests; never for bytes. */
export type StorageDType<Storage> = Storage extends StorageArray ? DTypeOfArray<Storage> : never;

/** `Storage` where it is a typed array, a tensor, or bytes whose dtype is given; else the sentence. */
export type CheckedStorage<Storage, Name> = [Storage] extends [never]
  ? Storage
  : {
      ok: Storage;
      kind: Say<"storage.none", { operation: "tileTensor"; kind: KindName<Storage> }>;
      dtype: Say<"storage.needs-dtype", { operation: "tileTensor"; storage: BytesName<Storage> }>;
    }[StorageVerdict<Storage, Name>];

type StorageVerdict<Storage, Name> = Storage extends StorageArray | AnyTensor
  ? "ok"
  : Storage extends Bytes
    ? [Name] extends [never]
      ? "dtype"
      : "ok"
    : "kind";

/** As the platform names it. */
type BytesName<Storage> = Storage extends { readonly [Symbol.toStringTag]: infer Tag }
  ? string extends Tag
    ? "DataView"
    : Tag
  : "WebAssembly.Memory";

/** What a value is called where a storage is asked for; `src/tensor/storage-kind.ts` is its twin. */
type KindName<Storage> = Storage extends string
  ? "a string"
  : Storage extends number
    ? "a number"
    : Storage extends readonly unknown[]
      ? "an array"
      : Storage extends object
        ? "an object"
        : Storage extends null | undefined
          ? `${Storage}`
          : "this";
