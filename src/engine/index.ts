export * from "./engine.js";
export * from "./heap.js";
