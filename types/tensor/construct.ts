// How is a tensor made? The types of the constructing functions.
import type { Mut, TupleArg } from "../coord/int-tuple.js";
import type { SuffixProduct } from "../coord/suffix-product.js";
import type { CheckedExtents } from "../layout/checked.js";
import type { AnyLayout, Layout } from "../layout/layout.js";
import type { Say } from "../message/say.js";
import type { DType, ScalarOf } from "./dtype.js";
import type { CheckedRows, RowsLayout } from "./rows.js";
import type { WithoutAny } from "./size.js";
import type { CheckedName, CheckedStorage, StorageDType } from "./storage.js";
import type { SharedTensor, TileTensor } from "./tensor.js";

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

/** A tensor's layout is a tuple at the top. */
export type TensorLayoutOf<Given> =
  Given extends Layout<infer Shape, infer Stride> ? Layout<TupleOf<Shape>, TupleOf<Stride>> : never;

type TupleOf<Modes> = Modes extends number ? [Modes] : Modes;

/** How a storage is read. */
export interface StorageOptions<Name> {
  /** Another element type of the same size: float16 or bfloat16 in a Uint16Array, bool in a Uint8Array. */
  readonly dtype?: Name;
  /** The scalar of the storage at which the layout begins; 0 by default. */
  readonly offset?: number;
}

/** How nested rows are stored. */
export interface RowsOptions {
  /** The element type; float32 by default. */
  readonly dtype?: DType;
}

/**
 * A tensor over a typed array, which is never copied, or a fresh one from nested rows.
 * @throws TilewrightError `storage.kind`, `storage.too-small`, `storage.detached`, `storage.element-size`, `storage.offset`,
 * `storage.needs-dtype`, `storage.alignment`, `tensor.not-a-layout`, `array.ragged`, `array.mixed`, `array.value`.
 * @example
 * tileTensor(new Float32Array(32), rowMajor(8, 4)); // TileTensor<"float32", Layout<[8, 4], [4, 1]>>
 * tileTensor([[1, 2], [3, 4]]); // [[1.0, 2.0], [3.0, 4.0]]
 */
export interface TileTensorFunction {
  <const Rows>(rows: CheckedRows<Rows, "float32">): TileTensor<"float32", RowsLayout<Rows>>;
  <const Source, Second extends AnyLayout | RowsOptions, Name extends DType = SuggestedDType<Source, Second>>(
    source: CheckedSource<Source, Second, Name>,
    layoutOrOptions: Second,
    options?: StorageOptions<CheckedName<Source, Name>>,
  ): MadeTensor<Source, Second, Name>;
}

/** `Source` where it is a storage or nested rows; else with the sentence in its place or in that of the wrong row. */
export type CheckedSource<Source, Second, Name> = [Source] extends [never]
  ? Source
  : {
      rows: CheckedRows<Source, Name>;
      storage: CheckedStorage<Source, Name>;
      lacking: Say<"tensor.not-a-layout", { operation: "tileTensor"; value: "an object" }>;
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
    : StorageDType<Source>;

type MadeTensor<Source, Second, Name> = Source extends readonly unknown[]
  ? TileTensor<Name, RowsLayout<Source>>
  : TensorOver<Source, Name, TensorLayoutOf<Second>>;

/** The kind of tensor over a storage: shared where its buffer is known to be, else on the heap. */
export type TensorOver<Storage, Element, TensorLayout> = Storage extends { readonly buffer: SharedArrayBuffer }
  ? SharedTensor<Element, TensorLayout>
  : TileTensor<Element, TensorLayout>;

/**
 * A fresh tensor: `zeros("float32", 8, 4)` in row-major order, or `zeros("float32", layout)`. `empty` promises no values.
 * @throws TilewrightError `dtype.unknown`, `storage.allocation`, and the sentences of `rowMajor`.
 */
export type ZerosFunction<Operation extends string = "zeros"> = <
  Name extends DType,
  const Arguments extends ShapeArguments,
>(
  this: WithoutAny<unknown, Operation, Arguments>,
  dtype: Name,
  ...shape: CheckedShapeArguments<Arguments, Operation>
) => TileTensor<Name, FreshLayout<Arguments>>;

/** As `zeros`, but the values are whatever they are. */
export type EmptyFunction = ZerosFunction<"empty">;

/** A fresh tensor of 0, 1, 2, … in row-major order of its modes: `arange("int32", 8, 4)` or `arange("int32", layout)`. */
export type ArangeFunction = ZerosFunction<"arange">;

/** A fresh tensor of one value: `full("float32", 0.5, 8, 4)` or `full("float32", 0.5, layout)`. */
export type FullFunction = <Name extends DType, const Arguments extends ShapeArguments>(
  this: WithoutAny<unknown, "full", Arguments>,
  dtype: Name,
  value: ScalarOf<Name>,
  ...shape: CheckedShapeArguments<Arguments, "full">
) => TileTensor<Name, FreshLayout<Arguments>>;
