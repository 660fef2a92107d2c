// Which storage can a tensor lie in, and which element type does it suggest?
import type { Say } from "../message/say.js";
import type { DType, DTypeOf, ScalarSize } from "./dtype.js";

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

/** The element type that a storage suggests; never for a DataView, which names none. */
export type StorageDType<Storage> = Storage extends StorageArray ? DTypeOfArray<Storage> : never;

/** `Storage` where it is a typed array, or a DataView whose dtype is given; else the sentence. */
export type CheckedStorage<Storage, Name> = [Storage] extends [never]
  ? Storage
  : {
      ok: Storage;
      kind: Say<"storage.kind", { operation: "tileTensor"; kind: KindName<Storage> }>;
      dtype: Say<"storage.needs-dtype", { operation: "tileTensor"; array: "DataView" }>;
    }[StorageVerdict<Storage, Name>];

type StorageVerdict<Storage, Name> = Storage extends StorageArray
  ? "ok"
  : Storage extends ArrayBufferView
    ? [Name] extends [never]
      ? "dtype"
      : "ok"
    : "kind";

/** What a value is called where a storage is asked for; `src/tensor/storage-kind.ts` is its twin. */
type KindName<Storage> = Storage extends string
  ? "a string"
  : Storage extends number
    ? "a number"
    : Storage extends readonly unknown[]
      ? "an array"
      : Storage extends ArrayBufferLike
        ? "a buffer"
        : Storage extends object
          ? "an object"
          : Storage extends null | undefined
            ? `${Storage}`
            : "this";

/** `Name` where its elements are as large as the array's, else the sentence. */
export type CheckedName<Storage, Name> = [Name] extends [never]
  ? Name
  : {
      ok: Name;
      bad: Say<
        "storage.element-size",
        {
          operation: "tileTensor";
          array: Storage extends StorageArray ? Storage[typeof Symbol.toStringTag] : "it";
          arrayBytes: ScalarSize<StorageDType<Storage>>;
          dtype: Name;
          bytes: ScalarSize<Name>;
        }
      >;
    }[NameVerdict<StorageDType<Storage>, Name>];

type NameVerdict<Own, Name> = [Own] extends [never]
  ? "ok"
  : Name extends DType
    ? ScalarSize<Own> extends ScalarSize<Name>
      ? "ok"
      : "bad"
    : "ok";
