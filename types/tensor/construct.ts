// How is a tensor made? The types of the constructing functions.
import type { NotAny } from "../coord/checked.js";
import type { Mut, TupleArg } from "../coord/int-tuple.js";
import type { SuffixProduct } from "../coord/suffix-product.js";
import type { CheckedExtents } from "../layout/checked.js";
import type { AnyLayout, Layout } from "../layout/layout.js";
import type { Say } from "../message/say.js";
import type { DType, DTypeOf, ScalarOf } from "./dtype.js";
import type { CheckedOver } from "./over-tensor.js";
import type { CheckedRows, RowsLayout } from "./rows.js";
import type { WithoutAny } from "./size.js";
import type { CheckedStorage, StorageDType } from "./storage.js";
import type { CheckedStorageOptions } from "./storage-options.js";
import type { AnyTensor, ReadonlyTileTensor, SharedTensor, TileTensor, View } from "./tensor.js";

/** Sizes (nested ones make nested modes) of a fresh row-major tensor, or one layout. */
export type ShapeArguments = (TupleArg | AnyLayout)[];

/** `Arguments` where they are sizes or a layout, else with a sentence in place of the wrong one. */
export type CheckedShapeArguments<Arguments extends ShapeArguments, Operation extends string> = [Arguments] extends [
  never,
]
  ? Arguments
  : { layout: Arguments; sizes: CheckedExtents<Arguments, Operation> }[FormOf<Arguments>];

type FormOf<Arguments> = Arguments extends [AnyLayout] ? "layout" : "sizes";

/** The layout that `zeros` and its kin give to these arguments. */
export type FreshLayout<Arguments extends ShapeArguments> = Arguments extends infer Sizes extends TupleArg[]
  ? Layout<Mut<Sizes>, SuffixProduct<Sizes>>
  : Arguments extends [infer Given]
    ? TensorLayoutOf<Given>
    : never;

/** A tensor's layout is a tuple at the top. A lookup: a generic layout of modes is known to be its own. */
export type TensorLayoutOf<Given> = { modes: Given; bare: Wrapped<Given> }[TopOf<Given>];

type TopOf<Given> =
  Given extends Layout<readonly unknown[], unknown> ? (0 extends 1 & Given ? "bare" : "modes") : "bare";

type Wrapped<Given> = Given extends Layout<infer Shape, infer Stride> ? Layout<TupleOf<Shape>, TupleOf<Stride>> : never;

type TupleOf<Modes> = Modes extends number ? [Modes] : Modes;

/** How nested rows are stored. */
export interface RowsOptions {
  /** The element type; float32 by default. */
  readonly dtype?: DType;
}

/**
 * A tensor over storage, which is never copied, or a fresh one from nested rows.
 * - Over a typed array: the dtype is that of its class; another one of equal size re-reads the same bytes. `offset` counts elements.
 * - Over a buffer, a DataView or a WebAssembly memory: a dtype is needed, and `byteOffset` says where its elements begin. A memory that
 *   grows takes its buffer away from the tensors over it, which say so from then on.
 * - Over another tensor: a view of what its own elements lie in, under a layout that counts scalars from its first one on. Element, kind
 *   and mutability stay.
 * @throws TilewrightError `storage.none`, `storage.too-small`, `storage.detached`, `storage.element-size`, `storage.offset`,
 * `storage.offset-end`, `storage.byte-offset-end`, `storage.alignment`, `storage.needs-dtype`, `storage.counts-elements`,
 * `storage.keeps-dtype`, `layout.not-a-layout`, `array.ragged`, `array.mixed`, `array.value`.
 * @example
 * tileTensor(new Float32Array(32), rowMajor(8, 4)); // TileTensor<"float32", Layout<[8, 4], [4, 1]>>
 * tileTensor([[1, 2], [3, 4]]); // [[1.0, 2.0], [3.0, 4.0]]
 */
export interface TileTensorFunction {
  <const Rows>(rows: CheckedRows<Rows, "float32">): TileTensor<"float32", RowsLayout<Rows>>;
  <
    const Source,
    const Second extends AnyLayout | RowsOptions,
    Name extends DType = SuggestedDType<Source, Second>,
    const Offset extends number = 0,
    const ByteOffset extends number = 0,
  >(
    source: CheckedSource<Source, Second, Name>,
    layoutOrOptions: CheckedOver<Source, Second, Offset>,
    options?: CheckedStorageOptions<Source, Name, Offset, ByteOffset>,
  ): MadeTensor<Source, Second, Name>;
}

/** `Source` where it is a storage or nested rows; else with the sentence in its place or in that of the wrong row. */
export type CheckedSource<Source, Second, Name> = [Source] extends [never]
  ? Source
  : {
      rows: CheckedRows<Source, Name>;
      storage: CheckedStorage<Source, Name>;
      lacking: Say<"layout.not-a-layout", { operation: "tileTensor"; value: "an object" }>;
    }[SourceForm<Source, Second>];

type SourceForm<Source, Second> = Second extends AnyLayout
  ? "storage"
  : Source extends readonly unknown[]
    ? "rows"
    : "lacking";

type SuggestedDType<Source, Second> = Second extends { readonly dtype: infer Name extends DType }
  ? Name
  : Source extends readonly unknown[]
    ? "float32"
    : Source extends AnyTensor
      ? DTypeOf<Source["dtype"]>
      : StorageDType<Source>;

/**
 * `& {}` changes no type. But only inside of an intersection does the checker ask what a lookup may at most be when it compares it with
 * another one: so the result over a generic tensor is known to be a `View` of it.
 */
type MadeTensor<Source, Second, Name> = {
  any: {
    layout: ReadonlyTileTensor<DType, TensorLayoutOf<Second>>;
    options: TileTensor<Name, RowsLayout<Source>>;
  }[Second extends AnyLayout ? "layout" : "options"];
  rows: TileTensor<Name, RowsLayout<Source>>;
  tensor: View<Source & AnyTensor, TensorLayoutOf<Second>>;
  storage: TensorOver<Source, Name, TensorLayoutOf<Second>>;
}[MadeForm<Source>] & {};

type MadeForm<Source> = Source extends readonly unknown[]
  ? OrAny<Source, "rows">
  : Source extends AnyTensor
    ? OrAny<Source, "tensor">
    : OrAny<Source, "storage">;

type OrAny<Source, Form> = 0 extends 1 & Source ? "any" : Form;

/** The kind of tensor over a storage: shared where its buffer is known to be, else on the heap. */
export type TensorOver<Storage, Element, TensorLayout> = {
  heap: TileTensor<Element, TensorLayout>;
  shared: SharedTensor<Element, TensorLayout>;
}[SpaceOf<Storage>];

/** Of several storages that it may be, one that is not shared is enough. */
type SpaceOf<Storage, Whole = Storage> = Storage extends SharedStorage
  ? [Exclude<Whole, SharedStorage>] extends [never]
    ? "shared"
    : "heap"
  : "heap";

type SharedStorage = SharedArrayBuffer | { readonly buffer: SharedArrayBuffer };

/**
 * A fresh tensor: `zeros("float32", 8, 4)` in row-major order, or `zeros("float32", layout)`. `empty` promises no values.
 * @throws TilewrightError `dtype.unknown`, `storage.allocation`, and the sentences of `rowMajor`.
 */
export type ZerosFunction<Operation extends string = "zeros"> = <
  Name extends DType,
  const Arguments extends ShapeArguments,
>(
  this: WithoutAny<unknown, Operation, Arguments> & NotAny<Name, Operation>,
  dtype: Name,
  ...shape: CheckedShapeArguments<Arguments, Operation>
) => TileTensor<Name, FreshLayout<Arguments>>;

/** As `zeros`, but the values are whatever they are. */
export type EmptyFunction = ZerosFunction<"empty">;

/** A fresh tensor of 0, 1, 2, … in row-major order of its modes: `arange("int32", 8, 4)` or `arange("int32", layout)`. */
export type ArangeFunction = ZerosFunction<"arange">;

/** A fresh tensor of one value: `full("float32", 0.5, 8, 4)` or `full("float32", 0.5, layout)`. */
export type FullFunction = <Name extends DType, const Arguments extends ShapeArguments>(
  this: WithoutAny<unknown, "full", Arguments> & NotAny<Name, "full">,
  dtype: Name,
  value: ScalarOf<Name>,
  ...shape: CheckedShapeArguments<Arguments, "full">
) => TileTensor<Name, FreshLayout<Arguments>>;
