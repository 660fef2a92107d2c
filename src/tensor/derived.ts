// How do the tensors of a storage get members of their own and keep fast element access? By a class under each accessor class, made at
// the first use.
import { ArrayTensor } from "./array-tensor.js";
import type { Geometry } from "./geometry.js";
import type { Kind, TensorMaker } from "./kind.js";
import type { Tensor } from "./tensor.js";

/** A class of tensors in typed arrays; what it takes as `data` those know who chose it. */
export type ArrayTensorClass = new (data: never, offset: number, geometry: Geometry, kind: Kind) => ArrayTensor;

/** The generated classes of a dtype, by the number of leaves less one. */
export interface Accessors {
  readonly readers: readonly ArrayTensorClass[];
  readonly writers: readonly ArrayTensorClass[];
}

/** The class under another one. */
export type Derive = (base: ArrayTensorClass) => ArrayTensorClass;

/** Makes tensors of derived classes, the one that suits the geometry; without accessors always of the general one. */
export function derivedMaker(derive: Derive, accessors: Accessors = { readers: [], writers: [] }): TensorMaker {
  const readers: ArrayTensorClass[] = [];
  const writers: ArrayTensorClass[] = [];
  const make = (data: never, offset: number, geometry: Geometry, kind: Kind): Tensor => {
    const isWriter = kind.writable && geometry.broadcastLeaf < 0;
    const made = isWriter ? writers : readers;
    const place = geometry.extents.length;
    let Class = made[place];
    if (Class === undefined) {
      const bases = isWriter ? accessors.writers : accessors.readers;
      Class = derive(bases[place - 1] ?? ArrayTensor);
      made[place] = Class;
    }
    return new Class(data, offset, geometry, kind);
  };
  return make;
}
