// Where in a storage does a tensor begin, and what does it hold?
import type { DivMod } from "../int/index.js";
import type { AnyLayout } from "../layout/layout.js";
import type { Cosize } from "../layout/size.js";
import type { Say } from "../message/say.js";
import type { DType, DTypeOf, LanesOf, ScalarSize } from "./dtype.js";
import type { AtMost, Knowledge } from "./size.js";
import type { StorageArray, StorageDType } from "./storage.js";
import type { AnyTensor } from "./tensor.js";

/** How a storage is read. */
export interface StorageOptions<Name, Offset = number, ByteOffset = number> {
  /** What bytes hold; of a typed array another element type of the same size: bfloat16 in a Uint16Array, bool in a Uint8Array. */
  readonly dtype?: Name;
  /** The scalar of the storage at which the layout begins; 0 by default. */
  readonly offset?: Offset;
  /** The byte of a buffer, DataView or memory at which its scalars begin, a multiple of their size; 0 by default. */
  readonly byteOffset?: ByteOffset;
}

/** The options for a storage, with a sentence in place of what it does not take. */
export type CheckedStorageOptions<Source, Name, Offset, ByteOffset> = StorageOptions<
  CheckedName<Source, Name>,
  CheckedOffset<Source, Offset>,
  CheckedByteOffset<Source, Name, ByteOffset>
>;

/** `Name` where the storage's elements can be read so, else the sentence. */
type CheckedName<Source, Name> = [Name] extends [never]
  ? Name
  : {
      ok: Name;
      size: Say<
        "storage.element-size",
        {
          operation: "tileTensor";
          array: Source extends StorageArray ? Source[typeof Symbol.toStringTag] : "it";
          arrayBytes: ScalarSize<StorageDType<Source>>;
          dtype: Name;
          bytes: ScalarSize<Name>;
        }
      >;
      keeps: Say<
        "storage.keeps-dtype",
        { operation: "tileTensor"; element: Source extends AnyTensor ? Source["dtype"] : "its own"; dtype: Name }
      >;
    }[NameVerdict<Source, Name>];

type NameVerdict<Source, Name> = Source extends StorageArray
  ? SizeVerdict<StorageDType<Source>, Name>
  : Source extends AnyTensor
    ? Name extends DTypeOf<Source["dtype"]>
      ? "ok"
      : "keeps"
    : "ok";

type SizeVerdict<Own, Name> = Name extends DType ? (ScalarSize<Own> extends ScalarSize<Name> ? "ok" : "size") : "ok";

/** `Offset` where it is one, else the sentence. How long an array is no type knows. */
type CheckedOffset<Source, Offset> = [Offset] extends [never]
  ? Offset
  : {
      ok: Offset;
      bad: Say<"storage.offset", { operation: "tileTensor"; option: "offset"; offset: Offset }>;
      end: Say<"storage.offset-end", { operation: "tileTensor"; offset: Offset; length: LengthOf<Source> }>;
    }[OffsetVerdict<Source, Offset>];

type OffsetVerdict<Source, Offset> = Offset extends 0 ? "ok" : ThenWhole<AtMost<Offset, number>, Source, Offset>;

type ThenWhole<Verdict, Source, Offset> = Verdict extends "ok"
  ? Knowledge<Offset> extends "literal"
    ? EndVerdict<LengthOf<Source>, Offset>
    : "ok"
  : Verdict;

/** Begins with the length: of a generic tensor it is dynamic. */
type EndVerdict<Length, Offset> = Length extends unknown ? ThenEnd<AtMost<Offset, Length>> : never;

type ThenEnd<Verdict> = Verdict extends "ok" ? "ok" : "end";

/** How far the elements of a tensor reach; of vectors no type knows how their lanes lie. */
type LengthOf<Source> = Source extends AnyTensor ? LengthIn<LanesOf<Source["dtype"]>, Source["layout"]> : number;

type LengthIn<Lanes, SomeLayout> = Lanes extends 1
  ? SomeLayout extends AnyLayout
    ? Cosize<SomeLayout>
    : number
  : number;

/** `ByteOffset` where it is one, else the sentence. */
type CheckedByteOffset<Source, Name, ByteOffset> = [ByteOffset] extends [never]
  ? ByteOffset
  : {
      ok: ByteOffset;
      bad: Say<"storage.offset", { operation: "tileTensor"; option: "byteOffset"; offset: ByteOffset }>;
      unused: Say<
        "storage.counts-elements",
        { operation: "tileTensor"; storage: Source extends AnyTensor ? "a tensor" : "a typed array" }
      >;
      alignment: Say<
        "storage.alignment",
        { operation: "tileTensor"; offset: ByteOffset; bytes: ScalarSize<Name>; dtype: Name }
      >;
    }[ByteVerdict<Source, Name, ByteOffset>];

type ByteVerdict<Source, Name, ByteOffset> = Source extends StorageArray | AnyTensor
  ? "unused"
  : ThenAligned<AtMost<ByteOffset, number>, Source, Name, ByteOffset>;

/** A DataView begins somewhere in its buffer, and only the runtime knows where. */
type ThenAligned<Verdict, Source, Name, ByteOffset> = Verdict extends "ok"
  ? Source extends ArrayBufferView
    ? "ok"
    : Rest<DivMod<ByteOffset, ScalarSize<Name>>>
  : Verdict;

type Rest<Division> = Division extends readonly [unknown, infer Remainder]
  ? Remainder extends 0
    ? "ok"
    : Knowledge<Remainder> extends "literal"
      ? "alignment"
      : "ok"
  : "ok";
