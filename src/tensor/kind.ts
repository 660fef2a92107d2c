// What have all views of one storage in common, whatever their layout? One record, shared by them.
import { type Codec, type DType, type DTypeFacts, dtypeFacts, elementName, type StorageArray } from "../dtype/index.js";
import { isArrayEngine, type TensorEngine } from "../engine/index.js";
import type { RuntimeLayout } from "../layout/remake.js";
import type { Geometry } from "./geometry.js";
import { Memo } from "./memo.js";
import type { Tensor } from "./tensor.js";

/** Makes a tensor of a class that suits its geometry; which `data` it takes is known to those who choose it. */
export type TensorMaker = (data: never, offset: number, geometry: Geometry, kind: Kind) => Tensor;

/** Makes the tensor over the start of an array. */
export type HeapMaker = (array: StorageArray, layout: RuntimeLayout, dtype: DType) => Tensor;

/** Who makes the tensors of one kind of storage. */
export interface Makers {
  readonly scalars: TensorMaker;
  readonly vectors: TensorMaker;
  /** Tensors in arrays of the heap, where elements are brought that cannot be worked on where they lie. */
  readonly heap: HeapMaker;
  /** The tensor of this geometry over the same bytes as elements of another type, for storage that can be seen so. */
  readonly recast?: Recast;
}

/** The caller knows that the geometry covers the same bytes. */
export type Recast = (tensor: Tensor, dtype: DType, geometry: Geometry) => Tensor;

/** What a tensor is besides where it lies and how it is laid out. */
export class Kind {
  declare readonly dtype: DType;
  declare readonly engine: TensorEngine<unknown>;
  declare readonly codec: Codec;
  declare readonly writable: boolean;
  declare readonly facts: DTypeFacts;
  /** Are the scalars floats? */
  declare readonly isFloat: boolean;
  /** Does the engine store in typed arrays as they are, so that kernels may work there without asking it? */
  declare readonly isInArrays: boolean;
  /** The name of the element: the dtype, or the dtype and its block. */
  declare readonly element: string;
  /** Makes the tensors of this kind. */
  declare readonly make: TensorMaker;
  readonly #makers: Makers;
  readonly #block: readonly number[] | undefined;
  readonly #vectors: Memo<Kind> = new Memo();
  #immutable: Kind | undefined = undefined;

  constructor(
    dtype: DType,
    engine: TensorEngine<unknown>,
    codec: Codec,
    makers: Makers,
    writable: boolean,
    block?: readonly number[],
  ) {
    this.dtype = dtype;
    this.engine = engine;
    this.codec = codec;
    this.writable = writable;
    this.facts = dtypeFacts(dtype);
    this.isFloat = this.facts.scalar === "number" && !this.facts.integral;
    this.isInArrays = isArrayEngine(engine);
    this.element = block === undefined ? dtype : elementName(dtype, block);
    this.make = block === undefined ? makers.scalars : makers.vectors;
    this.#makers = makers;
    this.#block = block;
  }

  /** The same, its elements blocks of these extents. */
  vectorized(block: readonly number[]): Kind {
    const { dtype, engine, codec, writable } = this;
    return (
      this.#vectors.find(block) ??
      this.#vectors.keep(block, new Kind(dtype, engine, codec, this.#makers, writable, block))
    );
  }

  /** Handed down instead of imported: who makes tensors imports their class, and that its operations. */
  get heap(): HeapMaker {
    return this.#makers.heap;
  }

  get recast(): Recast | undefined {
    return this.#makers.recast;
  }

  /** The same, to be written only if that is so. */
  writableIf(writable: boolean): Kind {
    return writable ? this : this.immutable;
  }

  /** The same, not to be written. */
  get immutable(): Kind {
    if (!this.writable) return this;
    this.#immutable ??= new Kind(this.dtype, this.engine, this.codec, this.#makers, false, this.#block);
    return this.#immutable;
  }
}
