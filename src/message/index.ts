export * from "./error.js";
export { errorWith, failWith } from "./fill-in.js";
export * from "./say.js";
