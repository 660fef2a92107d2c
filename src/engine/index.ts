<<<<<<< HEAD
export { copyArrays } from "./copy-arrays.js";
=======
export { mayOverlap } from "./copy-arrays.js";
>>>>>>> 9db3fde (copyFromAsync with a pool: a worker copies between shared tensors, and groups tell of what failed)
export { copyScalars } from "./copy-scalars.js";
export * from "./detached.js";
export * from "./engine.js";
export * from "./heap.js";
export { hardwareThreads, nodeModule, threadObstacle } from "./platform.js";
export * from "./shared.js";
export * from "./wasm.js";
export { type WebAssemblyApi, webAssembly } from "./web-assembly.js";
