export type { AnyLayout, Layout } from "../../types/layout/layout.js";
export { layout } from "./layout.js";
export { isLayout } from "./make-layout.js";
export { colMajor, rowMajor } from "./row-major.js";
