// How is a scalar read and written by its index, fast? A class for each number of leaves, so that an access is one bounds check,
// one sum and one array access. Where anything is unusual the general way is taken, which knows what to say.
//
// The checks are written so that V8 keeps the failing path out of loops: one out-of-line call, no `throw` in sight, no array of
// arguments. `index >>> 0 === index` refuses fractions, negatives, NaN, strings and tuples in one comparison of integers.
import { ArrayTensor } from "./array-tensor.js";
import type { ClassFamily } from "./kind.js";
import { getElement } from "./load.js";
import { setElement } from "./store.js";
import type { Tensor } from "./tensor.js";
import type { Value } from "./value.js";

class Reader2 extends ArrayTensor {
  declare readonly data: Float32Array;

  override get(i: number, j: number): Value {
    const { geometry } = this;
    if (i >>> 0 === i && j >>> 0 === j && i < geometry.extent0 && j < geometry.extent1 && arguments.length === 2) {
      const value = this.data[this.offset + i * geometry.stride0 + j * geometry.stride1];
      if (value !== undefined) return value;
    }
    return getSlowly(this, arguments.length, i, j, 0, 0);
  }
}

class Writer2 extends Reader2 {
  override set(i: number, j: number, value: number): void {
    const { geometry, data } = this;
    if (
      i >>> 0 === i &&
      j >>> 0 === j &&
      i < geometry.extent0 &&
      j < geometry.extent1 &&
      typeof value === "number" &&
      arguments.length === 3
    ) {
      const place = this.offset + i * geometry.stride0 + j * geometry.stride1;
      if (place < data.length) {
        data[place] = value;
        return;
      }
    }
    setSlowly(this, arguments.length, i, j, value, 0, 0);
  }
}

export function getSlowly(tensor: Tensor, count: number, ...index: unknown[]): Value {
  return getElement(tensor, index.slice(0, count));
}

export function setSlowly(tensor: Tensor, count: number, ...index: unknown[]): void {
  setElement(tensor, index.slice(0, count));
}

export const scalarFamily: ClassFamily = {
  readers: [ArrayTensor, ArrayTensor, Reader2, ArrayTensor],
  writers: [ArrayTensor, ArrayTensor, Writer2, ArrayTensor],
  vectors: ArrayTensor,
};
