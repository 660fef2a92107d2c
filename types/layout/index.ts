export type { AnyLayout, Layout } from "./layout.js";
export type { Mode } from "./mode.js";
export type { LayoutReads } from "./reads.js";
export type { ColMajor, RowMajor } from "./row-major.js";
export type { Cosize, Size } from "./size.js";
