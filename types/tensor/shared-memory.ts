// How are tensors made that other threads see? The types of `sharedMemory`.
import type { NotAny } from "../coord/checked.js";
import type { CheckedShapeArguments, FreshLayout, ShapeArguments } from "./construct.js";
import type { DType, ScalarOf } from "./dtype.js";
import type { WithoutAny } from "./size.js";
import type { SharedTensor } from "./tensor.js";

/** Makes tensors of which each has a `SharedArrayBuffer` of its own. */
export interface SharedMemory {
  /** Do other threads see these tensors? Where the platform shares no memory they lie in ordinary buffers. */
  readonly isShared: boolean;

  /**
   * A fresh tensor of zeros, in row-major order of the sizes or by one layout.
   * @throws TilewrightError as the function `zeros`.
   */
  zeros<Name extends DType, const Arguments extends ShapeArguments>(
    this: WithoutAny<unknown, "zeros", Arguments> & NotAny<Name, "zeros">,
    dtype: Name,
    ...shape: CheckedShapeArguments<Arguments, "zeros">
  ): SharedTensor<Name, FreshLayout<Arguments>>;

  /** A fresh tensor of one value. */
  full<Name extends DType, const Arguments extends ShapeArguments>(
    this: WithoutAny<unknown, "full", Arguments> & NotAny<Name, "full">,
    dtype: Name,
    value: ScalarOf<Name>,
    ...shape: CheckedShapeArguments<Arguments, "full">
  ): SharedTensor<Name, FreshLayout<Arguments>>;
}

/**
 * Tensors that other threads see, `SharedTensor`s. Where the platform has no SharedArrayBuffer (a page without cross-origin isolation)
 * they lie in ordinary buffers: programs run as they are, on one thread; `capabilities()` says so.
 * @example
 * const counts = sharedMemory().zeros("int32", 16); // SharedTensor<"int32", Layout<[16], [1]>>
 * counts.atomicAdd(3, 1); // 0
 * counts.get(3); // 1
 */
export type SharedMemoryFunction = () => SharedMemory;
