// Products in which a number has 9 digits or more: (high * 10^8 + low) * short.
import type { Add } from "./add.js";
import type { Char, Chars8, Chars16, NumberOf, Pair } from "./encoding.js";
import type { Halves, LongNumberOf } from "./long.js";
import type { Mul } from "./mul.js";
import type { Zeros } from "./tables.generated.js";

/** Left * Right of two literals, too long for the columns of `mul.ts` or with too long a product. */
export type MulLong<Left, Right> = Left extends 0 | 1
  ? Left extends 0
    ? 0
    : Right
  : Right extends 0 | 1
    ? Right extends 0
      ? 0
      : Left
    : LongByLength<Pair<Left, Right>, Left, Right>;

/** Two long numbers have a product of 17 digits or more; two short ones are here because theirs is past 2^53-1. */
type LongByLength<Text, Left, Right> = Text extends LongLeft
  ? Text extends LongRight
    ? number
    : LongByShort<Text, Left, Right>
  : Text extends LongRight
    ? LongByShort<Pair<Right, Left>, Right, Left>
    : number;

type LongLeft = `0x${Chars8}${number}${Char}${string}`;
type LongRight = `0x${string}A${Chars8}${number}${Char}${string}`;

type LongByShort<Text, Long, Short> = Text extends `0x${Chars16}${infer LongRest}A${string}`
  ? HalvesByShort<Halves<`${Zeros[`FFFFFFFFFFFFFFFF${LongRest}`]}${Long & number}`>, Short>
  : never;

type HalvesByShort<Long, Short> = Long extends { high: infer High; low: infer Low }
  ? Mul<NumberOf<High>, Short> extends infer Product extends number
    ? number extends Product
      ? number
      : Add<LongNumberOf<`${Product}00000000`>, Mul<NumberOf<Low>, Short>>
    : never
  : never;
