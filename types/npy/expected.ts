// What may a reader ask of a .npy file, and which tensor does it then get? All that the type claims is checked when the file
// is read.
import type { PrefixProduct, SuffixProduct } from "../coord/index.js";
import type { Multiple } from "../int/index.js";
import type { Layout } from "../layout/index.js";
import type { Say } from "../message/say.js";
import type { TileTensor } from "../tensor/index.js";
import type { NotASize, SizeKind } from "../tensor/size.js";

/** How the elements of a file follow each other: last axis fastest (C order), or first axis fastest (Fortran order). */
export type NpyOrder = "rowMajor" | "colMajor";

/** What may be asked of an axis: this extent, any extent, or any multiple of a divisor. */
export type NpySize = number | "?" | { readonly divisibleBy: number };

/** What may be asked of a shape: one entry an axis. */
export type NpySizes = readonly NpySize[];

/**
 * The tensor of a file of which nothing was asked; `t.dtype` tells which it is. Written out, so that an editor shows this name.
 */
export type AnyNpyTensor =
  | FoundTensor<"bool">
  | FoundTensor<"int8">
  | FoundTensor<"int16">
  | FoundTensor<"int32">
  | FoundTensor<"int64">
  | FoundTensor<"uint8">
  | FoundTensor<"uint16">
  | FoundTensor<"uint32">
  | FoundTensor<"uint64">
  | FoundTensor<"float16">
  | FoundTensor<"float32">
  | FoundTensor<"float64">;

type FoundTensor<Dtype> = TileTensor<Dtype, Layout<number[], number[]>>;

/**
 * What a file must be. The more is asked, the more is known while compiling; nothing is converted, since that would be a copy.
 */
export interface NpyExpected<Dtype, Shape, Order> {
  /** Without it the tensor's type is a union over the dtypes, which `t.dtype` tells apart. */
  readonly dtype?: Dtype;
  /** Without it the rank is unknown. */
  readonly shape?: Shape;
  /** Without it both orders are taken and no stride is known. */
  readonly order?: Order;
}

/**
 * The tensor of a file of which this was asked.
 * @example
 * type T = NpyTensor<"float32", [128, "?"], "rowMajor">; // TileTensor<"float32", Layout<[128, number], [number, 1]>>
 */
export type NpyTensor<Dtype, Shape extends NpySizes, Order> = Dtype extends unknown
  ? TileTensor<Dtype, Layout<NpyExtents<Shape>, StrideOf<NpyExtents<Shape>, Order>>>
  : never;

type StrideOf<Extents extends readonly unknown[], Order> = [Order] extends ["rowMajor"]
  ? SuffixProduct<Extents>
  : [Order] extends ["colMajor"]
    ? PrefixProduct<Extents>
    : { [Axis in keyof Extents]: number };

/**
 * The extents that are left when a shape was asked for.
 * @example
 * type E = NpyExtents<[128, "?", { divisibleBy: 8 }]>; // [128, number, Multiple<8>]
 */
export type NpyExtents<Shape extends NpySizes> = number extends Shape["length"]
  ? number[]
  : { -readonly [Axis in keyof Shape]: NpyExtent<Shape[Axis]> };

type NpyExtent<Size> = Size extends number
  ? Size
  : Size extends { readonly divisibleBy: infer Divisor }
    ? Multiple<Divisor>
    : number;

/** `Shape` where each entry can be asked for, else with the sentence in place of the wrong one. */
export type NpyShape<Operation extends string, Shape extends NpySizes> = [Shape] extends [never]
  ? Shape
  : {
      ok: Shape;
      bad: 0 extends 1 & Shape[number]
        ? Say<"tensor.size-any", { operation: Operation }>
        : ShapeWanted<Operation, Shape>;
    }[ShapeVerdict<Shape>];

type ShapeVerdict<Shape> = Shape extends readonly [infer Size, ...infer Sizes]
  ? ThenShape<SizeKind<NumberIn<Size>>, Sizes>
  : "ok";

type ThenShape<Kind, Sizes> = Kind extends "literal" | "dynamic" ? ShapeVerdict<Sizes> : "bad";

/** The number that an entry names; the entry of any extent names none, and is as good as one that only the runtime knows. */
type NumberIn<Size> = 0 extends 1 & Size
  ? Size
  : Size extends "?"
    ? number
    : Size extends { readonly divisibleBy: infer Divisor }
      ? Divisor
      : Size;

type ShapeWanted<Operation extends string, Shape> = {
  [Axis in keyof Shape]: SizeWanted<Operation, Axis, Shape[Axis], SizeKind<NumberIn<Shape[Axis]>>>;
};

type SizeWanted<Operation extends string, Axis, Size, Kind> = Kind extends "literal" | "dynamic"
  ? Size
  : NotASize<Operation, Axis, NumberIn<Size>, Kind>;
