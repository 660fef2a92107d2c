// How does a layout read?
import type { ShowTuple } from "../coord/show.js";
import type { AnyLayout } from "./layout.js";

/**
 * The text of a layout as CuTe prints it; a size known only when run stands as `${number}`.
 * @example
 * type T = ShowLayout<Layout<[3, 4], [4, 1]>>; // "(3,4):(4,1)"
 */
export type ShowLayout<L extends AnyLayout> = `${ShowTuple<L["shape"]>}:${ShowTuple<L["stride"]>}`;
