// How are tensors made that live in WebAssembly memory? The types of `wasmMemory`.
import type { NotAny } from "../coord/checked.js";
import type { CheckedShapeArguments, FreshLayout, ShapeArguments } from "./construct.js";
import type { DType, ScalarOf } from "./dtype.js";
import type { WithoutAny } from "./size.js";
import type { WasmTensor } from "./tensor.js";

/** The library's one WebAssembly memory. It is reserved whole and never grows, so no tensor in it ever loses its storage. */
export interface WasmMemory {
  /** Its size in bytes. */
  readonly capacity: number;
  /** How many bytes are taken by tensors and by the kernels' own blocks. */
  readonly used: number;

  /**
   * A fresh tensor of zeros, in row-major order of the sizes or by one layout.
   * @throws TilewrightError `wasm.exhausted`, and as the function `zeros`.
   */
  zeros<Name extends DType, const Arguments extends ShapeArguments>(
    this: WithoutAny<unknown, "zeros", Arguments> & NotAny<Name, "zeros">,
    dtype: Name,
    ...shape: CheckedShapeArguments<Arguments, "zeros">
  ): WasmTensor<Name, FreshLayout<Arguments>>;

  /** A fresh tensor of which no value is promised. */
  empty<Name extends DType, const Arguments extends ShapeArguments>(
    this: WithoutAny<unknown, "empty", Arguments> & NotAny<Name, "empty">,
    dtype: Name,
    ...shape: CheckedShapeArguments<Arguments, "empty">
  ): WasmTensor<Name, FreshLayout<Arguments>>;

  /** A fresh tensor of one value. */
  full<Name extends DType, const Arguments extends ShapeArguments>(
    this: WithoutAny<unknown, "full", Arguments> & NotAny<Name, "full">,
    dtype: Name,
    value: ScalarOf<Name>,
    ...shape: CheckedShapeArguments<Arguments, "full">
  ): WasmTensor<Name, FreshLayout<Arguments>>;
}

export interface WasmMemoryOptions {
  /** Bytes to reserve, rounded up to whole pages of 64 KiB. Only the first use of the memory can choose. */
  readonly capacity?: number;
}

/**
 * The WebAssembly memory in which SIMD kernels work without a copy; always the same one.
 * @throws TilewrightError `wasm.unavailable`, `wasm.capacity`, `wasm.reserved` for another capacity than it has.
 * @example
 * const memory = wasmMemory();
 * const a = memory.full("float32", 0.5, 8, 4); // WasmTensor<"float32", Layout<[8, 4], [4, 1]>>
 * a.get(7, 3); // 0.5
 */
export type WasmMemoryFunction = (options?: WasmMemoryOptions) => WasmMemory;
