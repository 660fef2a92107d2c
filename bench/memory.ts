// The memory of all benchmarks: large enough for a few matrices of 4096 by 4096.
import { type WasmMemory, wasmMemory } from "../src/index.js";

export const memory: WasmMemory = wasmMemory({ capacity: 2 ** 31 });
