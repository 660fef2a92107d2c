// What have all views of one storage in common, whatever their layout? One record, shared by them.
import { type Codec, type DType, type DTypeFacts, dtypeFacts, elementName } from "../dtype/index.js";
import type { TensorEngine } from "../engine/index.js";
import type { Geometry } from "./geometry.js";
import { Memo } from "./memo.js";
import type { Tensor } from "./tensor.js";

/** Makes a tensor; which `data` it takes is known to those who choose the class. */
export type TensorClass = new (data: never, offset: number, geometry: Geometry, kind: Kind) => Tensor;

/** The classes that tensors of one kind of storage are made of. */
export interface ClassFamily {
  /** Scalar elements, by number of leaves; the last one for that many and more. */
  readonly readers: readonly TensorClass[];
  readonly writers: readonly TensorClass[];
  /** Vector elements, whatever the number of leaves. */
  readonly vectors: TensorClass;
}

/** What a tensor is besides where it lies and how it is laid out. */
export class Kind {
  declare readonly dtype: DType;
  declare readonly engine: TensorEngine<unknown>;
  declare readonly codec: Codec;
  declare readonly writable: boolean;
  declare readonly facts: DTypeFacts;
  /** The name of the element: the dtype, or the dtype and its block. */
  declare readonly element: string;
  readonly #family: ClassFamily;
  readonly #block: readonly number[] | undefined;
  readonly #vectors: Memo<Kind> = new Memo();
  #immutable: Kind | undefined = undefined;

  constructor(
    dtype: DType,
    engine: TensorEngine<unknown>,
    codec: Codec,
    family: ClassFamily,
    writable: boolean,
    block?: readonly number[],
  ) {
    this.dtype = dtype;
    this.engine = engine;
    this.codec = codec;
    this.writable = writable;
    this.facts = dtypeFacts(dtype);
    this.element = block === undefined ? dtype : elementName(dtype, block);
    this.#family = family;
    this.#block = block;
  }

  /** The same, its elements blocks of these extents. */
  vectorized(block: readonly number[]): Kind {
    const { dtype, engine, codec, writable } = this;
    return (
      this.#vectors.find(block) ??
      this.#vectors.keep(block, new Kind(dtype, engine, codec, this.#family, writable, block))
    );
  }

  /** The same, not to be written. */
  get immutable(): Kind {
    if (!this.writable) return this;
    this.#immutable ??= new Kind(this.dtype, this.engine, this.codec, this.#family, false, this.#block);
    return this.#immutable;
  }

  /** The class of a tensor of this geometry. Where nothing may be written the class does not know how to. */
  classOf(geometry: Geometry): TensorClass {
    if (this.#block !== undefined) return this.#family.vectors;
    const classes = this.writable && geometry.broadcastLeaf < 0 ? this.#family.writers : this.#family.readers;
    return classes[Math.min(geometry.flatRank, classes.length - 1)] as TensorClass;
  }
}
