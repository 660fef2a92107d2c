// How are powers of two multiplied and divided? By their logarithms, in unary: 53 entries answer most questions that layouts ask.
import type { Complement, Logarithm, PowerOfTwo, Shifted } from "./tables.generated.js";

/** log2 of a power of two in unary; `string` for anything else, unions of powers included. */
export type Log2<N, Whole = N> = N extends PowerOfTwo ? ([Whole] extends [N] ? Logarithm[N] : string) : string;

/** Left * Right if both are powers of two and the product is below 2^53, else `unknown`. */
export type ShiftedUp<Left, Right> = Shifted[`${Complement[""]}${Log2<Left>}${Log2<Right>}`];

/** floor(Left / Right) if both are powers of two, else `unknown`. */
export type ShiftedDown<Left, Right> = Shifted[`${Log2<Left>}${Complement[Log2<Right>]}`];
