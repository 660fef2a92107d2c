// How does a tensor lie in shared memory? As in any typed array, and threads may act on its elements.
import { bulkAdd, bulkCount } from "./atomic-bulk.js";
import * as atomics from "./atomics.js";
import { type Accessors, type ArrayTensorClass, type DerivedMaker, derivedMaker } from "./derived.js";
import type { TensorMaker } from "./kind.js";
import type { Tensor } from "./tensor.js";
import type { Value } from "./value.js";

/** Makes the tensors of shared memory, with these accessors for single elements. */
export function sharedMaker(make?: DerivedMaker, accessors?: Accessors): TensorMaker {
  return derivedMaker(withAtomics, make, accessors);
}

/** The public members of `TensorAtomics`. */
function withAtomics(base: ArrayTensorClass): ArrayTensorClass {
  class SharedTensor extends base {
    // Defined on the class afterwards, V8 would make its objects by calls of its runtime: ten times as slow.
    static override get name(): string {
      return "TileTensor";
    }

    atomicLoad(at: unknown): Value {
      return atomics.atomicLoad(this, at);
    }

    atomicStore(at: unknown, value: unknown): void {
      atomics.atomicStore(this, at, value);
    }

    atomicAdd(at: unknown, value: unknown): Value {
      return atomics.atomicAdd(this, at, value);
    }

    atomicSub(at: unknown, value: unknown): Value {
      return atomics.atomicSub(this, at, value);
    }

    atomicMin(at: unknown, value: unknown): Value {
      return atomics.atomicMin(this, at, value);
    }

    atomicMax(at: unknown, value: unknown): Value {
      return atomics.atomicMax(this, at, value);
    }

    atomicExchange(at: unknown, value: unknown): Value {
      return atomics.atomicExchange(this, at, value);
    }

    atomicAnd(at: unknown, value: unknown): Value {
      return atomics.atomicAnd(this, at, value);
    }

    atomicOr(at: unknown, value: unknown): Value {
      return atomics.atomicOr(this, at, value);
    }

    atomicXor(at: unknown, value: unknown): Value {
      return atomics.atomicXor(this, at, value);
    }

    atomicCompareExchange(at: unknown, expected: unknown, replacement: unknown): Value {
      return atomics.atomicCompareExchange(this, at, expected, replacement);
    }

    atomicWait(at: unknown, value: unknown, options?: unknown): string {
      return atomics.atomicWait(this, at, value, options);
    }

    atomicWaitAsync(at: unknown, value: unknown, options?: unknown): Promise<string> {
      return atomics.atomicWaitAsync(this, at, value, options);
    }

    atomicNotify(at: unknown, count?: unknown): number {
      return atomics.atomicNotify(this, at, count);
    }

    atomicHistogram(indices: unknown): Tensor {
      return bulkCount(this, indices);
    }

    atomicScatterAdd(indices: unknown, values: unknown): Tensor {
      return bulkAdd(this, indices, values);
    }
  }
  return SharedTensor;
}
