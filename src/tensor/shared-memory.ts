// How are tensors made that other threads see?
import type { SharedMemory, SharedMemoryFunction } from "../../types/tensor/shared-memory.js";
import { type DType, dtypeFacts, type StorageArray, storageClass } from "../dtype/index.js";
import { allocateShared, sharedEngine } from "../engine/index.js";
import { fail } from "../message/index.js";
import { layoutOf } from "./fresh.js";
import { geometryOf } from "./geometry.js";
import { arrayTensor } from "./make.js";
import { checkDType } from "./options.js";
import type { Tensor } from "./tensor.js";
import { checkScalar } from "./value.js";

/**
 * Tensors that other threads see, `SharedTensor`s. Where the platform has no SharedArrayBuffer (a page without cross-origin isolation)
 * they lie in ordinary buffers: programs run as they are, on one thread; `capabilities()` says so.
 * @example
 * const counts = sharedMemory().zeros("int32", 16); // SharedTensor<"int32", Layout<[16], [1]>>
 * counts.atomicAdd(3, 1); // 0
 * counts.get(3); // 1
 */
export const sharedMemory: SharedMemoryFunction = () => memory as unknown as SharedMemory;

const memory = {
  get isShared(): boolean {
    return typeof SharedArrayBuffer !== "undefined";
  },

  /** As the platform makes it. */
  zeros(dtype: unknown, ...shape: unknown[]): Tensor {
    return fresh("zeros", checkDType("zeros", dtype), shape);
  },

  /** The whole storage, gaps and all. */
  full(dtype: unknown, value: unknown, ...shape: unknown[]): Tensor {
    const tensor = fresh("full", checkDType("full", dtype), shape);
    tensor.fillRow(0, tensor.geometry.reach, 1, checkScalar("full", tensor.kind, value));
    return tensor;
  },
};

function fresh(maker: string, dtype: DType, shape: readonly unknown[]): Tensor {
  const layout = layoutOf(maker, shape);
  return arrayTensor(allocate(maker, dtype, geometryOf(layout).reach), 0, layout, dtype, sharedEngine);
}

function allocate(operation: string, dtype: DType, length: number): StorageArray {
  const bytes = length * dtypeFacts(dtype).bytes;
  try {
    return new (storageClass(dtype))(allocateShared(bytes), 0, length);
  } catch {
    return fail("storage.allocation", { operation, count: length, dtype });
  }
}
