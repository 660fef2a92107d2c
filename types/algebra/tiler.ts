// What tiles a layout?
import type { AnyLayout } from "../layout/layout.js";

/**
 * What tiles a layout: a layout; a size n for `n:1`; `null` to leave the mode as it is; or tilers, one a mode, applied mode by mode.
 * Modes past the last tiler stay as they are. A layout tiles all of what it meets, tilers in an array tile mode by mode.
 */
export type Tiler = number | null | AnyLayout | readonly Tiler[];

/** The constraint of a `const` type parameter that takes a tiler; see `TupleArg`. */
export type TilerArg = number | null | AnyLayout | TilerArg[] | readonly TilerArg[];
