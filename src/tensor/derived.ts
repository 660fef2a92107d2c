// How do the tensors of a storage get members of their own and keep fast element access? By a class under each accessor class, made at
// the first use.
import { type ArrayTensor, PlainTensor } from "./array-tensor.js";
import type { Geometry } from "./geometry.js";
import type { Kind, TensorMaker } from "./kind.js";
import type { Tensor } from "./tensor.js";

/** A class of tensors in typed arrays; what it takes as `data` those know who chose it. */
export type ArrayTensorClass = new (data: never, offset: number, geometry: Geometry, kind: Kind) => ArrayTensor;

/** The generated writers of a dtype, by the number of leaves less one; each stands under its reader. */
export type Accessors = readonly ArrayTensorClass[];

/** The class under another one. */
export type Derive = (base: ArrayTensorClass) => ArrayTensorClass;

/** Chooses among the classes; `derived.generated.ts` has one for each dtype and storage. */
export type DerivedMaker = (
  classes: DerivedClasses,
  data: never,
  offset: number,
  geometry: Geometry,
  kind: Kind,
) => Tensor;

/** The classes under those of a dtype, by the number of leaves: made when they are first asked for. */
export class DerivedClasses {
  readonly readers: ArrayTensorClass[] = [];
  readonly writers: ArrayTensorClass[] = [];
  readonly #derive: Derive;
  readonly #accessors: Accessors;
  #general: ArrayTensorClass | undefined = undefined;

  constructor(derive: Derive, accessors: Accessors) {
    this.#derive = derive;
    this.#accessors = accessors;
  }

  /** The class without fast accessors. */
  get general(): ArrayTensorClass {
    this.#general ??= this.#derive(PlainTensor);
    return this.#general;
  }

  reader(leaves: number): ArrayTensorClass {
    return this.#made(this.readers, Object.getPrototypeOf(this.#accessors[leaves - 1]), leaves);
  }

  writer(leaves: number): ArrayTensorClass {
    return this.#made(this.writers, this.#accessors[leaves - 1] as ArrayTensorClass, leaves);
  }

  #made(made: ArrayTensorClass[], base: ArrayTensorClass, leaves: number): ArrayTensorClass {
    const Class = this.#derive(base);
    made[leaves] = Class;
    return Class;
  }
}

/** Makes tensors of derived classes, the one that suits the geometry. */
export function derivedMaker(
  derive: Derive,
  make: DerivedMaker = makeGeneral,
  accessors: Accessors = noAccessors,
): TensorMaker {
  const classes = new DerivedClasses(derive, accessors);
  return (data: never, offset, geometry, kind) => make(classes, data, offset, geometry, kind);
}

/** A `DerivedMaker` of tensors without fast accessors. */
export function makeGeneral(
  { general: General }: DerivedClasses,
  data: never,
  offset: number,
  geometry: Geometry,
  kind: Kind,
): Tensor {
  return new General(data, offset, geometry, kind);
}

const noAccessors: Accessors = [];
