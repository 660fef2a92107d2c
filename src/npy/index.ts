export type * from "../../types/npy/index.js";
export { formatNpy } from "./format.js";
export { type NpyHeader, npyHeader } from "./header.js";
export { parseNpy } from "./parse.js";
