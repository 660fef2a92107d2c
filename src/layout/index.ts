export type { AnyLayout, Layout } from "../../types/layout/layout.js";
export { dyn } from "../coord/dyn.js";
export { layout } from "./layout.js";
export { makeOrderedLayout } from "./ordered.js";
export { parseLayout } from "./parse.js";
export { isLayout } from "./remake.js";
export { colMajor, rowMajor } from "./row-major.js";
export { cosize, size } from "./size.js";
