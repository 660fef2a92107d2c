export { copyArrays, mayOverlap } from "./copy-arrays.js";
export { copyScalars } from "./copy-scalars.js";
export * from "./detached.js";
export * from "./engine.js";
export * from "./heap.js";
export { hardwareThreads, nodeModule, threadObstacle } from "./platform.js";
export * from "./shared.js";
export * from "./wasm.js";
export { type WebAssemblyApi, webAssembly } from "./web-assembly.js";
