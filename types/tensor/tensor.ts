// What is a tensor, and which kinds of it are there?
//
// An interface a kind, since TypeScript prints every type argument: mutability and storage would otherwise be in each hover.
// All methods live in plain interfaces and are generic in their receiver, so that two tensors have identical methods and an
// assignment compares four properties.
import type { AnyLayout, Layout } from "../layout/layout.js";
import type { TensorArithmetic } from "./arithmetic.js";
import type { TensorAsyncCopies } from "./copy-async.js";
import type { TensorDisposal } from "./disposal.js";
import type { TensorReads } from "./reads.js";
import type { TensorReductions } from "./reduce.js";
import type { TensorAtomics } from "./shared-atomics.js";
import type { TensorWrites } from "./writes.js";

/** Any tensor, for constraints: names no methods, so a check against it costs next to nothing. */
export interface AnyTensor {
  readonly dtype: unknown;
  readonly layout: unknown;
  readonly space: unknown;
}

/**
 * A view of storage that has no writing members: `layout` maps coordinates to elements of type `dtype`.
 * Every `TileTensor` is assignable to it. Source: the reference's immutable `TileTensor`.
 */
export interface ReadonlyTileTensor<out Element, out TensorLayout> extends TensorReads, TensorReductions {
  /** `"float32"`, or `"float32x4"` for a vectorized tensor. */
  readonly dtype: Element;
  /** Shape and strides; strides count scalars. */
  readonly layout: TensorLayout;
  /** The number of modes. */
  readonly rank: (TensorLayout & OfModes)["shape"]["length"];
  /** Which storage lies behind the tensor: a key of `Families`. */
  readonly space: unknown;
}

/** What every layout of a tensor is; stated beside one, so that its rank is a property of it and no choice, whose variance the checker would refuse. */
interface OfModes {
  readonly shape: { readonly length: number };
}

/**
 * A view of a typed array: `layout` maps coordinates to elements of type `dtype`.
 * @example
 * const a: TileTensor<"float32", Layout<[8, 4], [4, 1]>> = zeros("float32", 8, 4);
 */
export interface TileTensor<out Element, out TensorLayout>
  extends ReadonlyTileTensor<Element, TensorLayout>,
    TensorWrites,
    TensorArithmetic,
    TensorAsyncCopies {
  readonly space: "heap";
}

/** A tensor over a `SharedArrayBuffer`, which other threads see. */
export interface SharedTensor<out Element, out TensorLayout>
  extends ReadonlyTileTensor<Element, TensorLayout>,
    TensorWrites,
    TensorArithmetic,
    TensorAsyncCopies,
    TensorAtomics {
  readonly space: "shared";
}

/** A tensor in WebAssembly memory, where the SIMD kernels reach it without a copy. Made by `wasmMemory()`. */
export interface WasmTensor<out Element, out TensorLayout>
  extends ReadonlyTileTensor<Element, TensorLayout>,
    TensorWrites,
    TensorArithmetic,
    TensorAsyncCopies,
    TensorDisposal {
  readonly space: "wasm";
}

/**
 * The kinds of tensor by their `space`. A view finds its kind again here, so an engine of one's own adds a line:
 * `declare module "tilewright" { interface Families<Element, TensorLayout> { gpu: GpuTensor<Element, TensorLayout> } }`.
 */
export interface Families<Element, TensorLayout> {
  heap: TileTensor<Element, TensorLayout>;
  shared: SharedTensor<Element, TensorLayout>;
  wasm: WasmTensor<Element, TensorLayout>;
  /** Whatever its storage is. */
  readonly: ReadonlyTileTensor<Element, TensorLayout>;
}

/** A tensor of this kind over another layout; read-only stays read-only. The reference's `ViewType`. */
export type View<Tensor extends AnyTensor, TensorLayout> = ViewAs<Tensor, Tensor["dtype"], TensorLayout>;

/** A tensor of this kind with another element and layout. */
export type ViewAs<Tensor extends AnyTensor, Element, TensorLayout> = Families<Element, TensorLayout>[FamilyOf<
  Tensor["space"]
>];

/** A lookup and not a choice of two results: the checker would infer into those, and into what computes their layouts. */
type FamilyOf<Space> = Space extends keyof Families<unknown, unknown> ? Space : "readonly";

/** The read-only tensor over the same elements. The reference's `Immut`. */
export type Immut<Tensor extends AnyTensor> = ReadonlyTileTensor<Tensor["dtype"], Tensor["layout"]>;

/**
 * The shape of a tensor; `readonly number[]`, of unknown rank, where the layout is `any`.
 * @example
 * type S = ShapeOf<TileTensor<"float32", Layout<[8, 4], [4, 1]>>>; // [8, 4]
 */
export type ShapeOf<Tensor extends AnyTensor> = ShapeIn<Tensor["layout"]>;

/** The strides of a tensor, in scalars. */
export type StrideOf<Tensor extends AnyTensor> = StrideIn<Tensor["layout"]>;

/** Naked parameters keep these distributive, so that a generic tensor is judged by its constraint. */
export type ShapeIn<SomeLayout> =
  SomeLayout extends Layout<infer Shape, unknown> ? (0 extends 1 & SomeLayout ? readonly number[] : Shape) : never;

export type StrideIn<SomeLayout> =
  SomeLayout extends Layout<unknown, infer Stride> ? (0 extends 1 & SomeLayout ? readonly number[] : Stride) : never;

/** The type guard behind `value instanceof TileTensor`: true for every kind of tensor, of any copy of the package. */
export interface TensorGuard {
  [Symbol.hasInstance](value: unknown): value is ReadonlyTileTensor<unknown, AnyLayout>;
}
