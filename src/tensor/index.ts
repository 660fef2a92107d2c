export * from "../../types/tensor/index.js";
export { type EngineTensorType, engineTensor } from "./engine-tensor.js";
export { arange, empty, full, zeros } from "./fresh.js";
export { isTileTensor, TileTensor } from "./guard.js";
export { matmul } from "./matmul.js";
export { sharedMemory } from "./shared-memory.js";
export { tileTensor } from "./tile-tensor.js";
export { tileTensorIter } from "./tile-tensor-iter.js";
export { wasmMemory } from "./wasm-memory.js";
