export * from "./error.js";
export { failWith } from "./fill-in.js";
export * from "./say.js";
