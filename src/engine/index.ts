export { copyScalars } from "./copy-scalars.js";
export * from "./detached.js";
export * from "./engine.js";
export * from "./heap.js";
export * from "./shared.js";
export * from "./wasm.js";
export { webAssembly } from "./web-assembly.js";
