// How are tensors made that live in WebAssembly memory?
import type { WasmMemory, WasmMemoryFunction } from "../../types/tensor/wasm-memory.js";
import { describe, isSize } from "../coord/check.js";
import { castBetween, type DType, dtypeFacts } from "../dtype/index.js";
import { allocateIn, type WasmStore, wasmStore, wasmStoreOf } from "../engine/index.js";
import { fail } from "../message/index.js";
import { layoutOf } from "./fresh.js";
import { geometryOf } from "./geometry.js";
import { checkDType, checkOptions } from "./options.js";
import type { Tensor } from "./tensor.js";
import { checkScalar } from "./value.js";
import { tensorIn } from "./wasm-tensor.js";

const operation = "wasmMemory";

/**
 * The WebAssembly memory in which SIMD kernels work without a copy; always the same one.
 * @throws TilewrightError `wasm.unavailable`, `wasm.capacity`, `wasm.reserved` for another capacity than it has.
 * @example
 * const memory = wasmMemory();
 * const a = memory.full("float32", 0.5, 8, 4); // WasmTensor<"float32", Layout<[8, 4], [4, 1]>>
 * a.get(7, 3); // 0.5
 */
export const wasmMemory: WasmMemoryFunction = (options) => {
  const { capacity } = checkOptions(operation, options);
  if (capacity === undefined) return memoryOf(wasmStore() ?? fail("wasm.unavailable", { operation }));
  if (!isSize(capacity) || capacity === 0 || capacity > 2 ** 32) {
    fail("wasm.capacity", { operation, capacity: describe(capacity) });
  }
  return memoryOf(wasmStoreOf(operation, capacity));
};

function memoryOf(store: WasmStore): WasmMemory {
  memory ??= new Memory(store) as unknown as WasmMemory;
  return memory;
}

let memory: WasmMemory | undefined;

class Memory {
  readonly capacity: number;
  readonly #store: WasmStore;

  constructor(store: WasmStore) {
    this.capacity = store.capacity;
    this.#store = store;
  }

  get used(): number {
    return this.#store.regions.used;
  }

  zeros(dtype: unknown, ...shape: unknown[]): Tensor {
    const name = checkDType("zeros", dtype);
    return this.#filled("zeros", name, castBetween("float64", name)?.(0) ?? 0, shape);
  }

  empty(dtype: unknown, ...shape: unknown[]): Tensor {
    return this.#fresh("empty", checkDType("empty", dtype), shape);
  }

  full(dtype: unknown, value: unknown, ...shape: unknown[]): Tensor {
    return this.#filled("full", checkDType("full", dtype), value, shape);
  }

  /** The whole storage, gaps and all. What is refused takes nothing of the memory. */
  #filled(maker: string, dtype: DType, value: unknown, shape: readonly unknown[]): Tensor {
    const scalar = checkScalar(maker, { dtype, facts: dtypeFacts(dtype) }, value);
    const tensor = this.#fresh(maker, dtype, shape);
    tensor.fillRow(0, tensor.geometry.reach, 1, scalar);
    return tensor;
  }

  #fresh(maker: string, dtype: DType, shape: readonly unknown[]): Tensor {
    const layout = layoutOf(maker, shape);
    return tensorIn(allocateIn(maker, this.#store, dtype, geometryOf(layout).reach), geometryOf(layout), dtype);
  }

  static {
    Object.defineProperty(Memory, "name", { value: "WasmMemory" });
  }
}
