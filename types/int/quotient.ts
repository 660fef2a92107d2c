// One half of a division. Asking for both halves costs little more than for one: they share `DivMod`.
import type { Add } from "./add.js";
import type { DivMod } from "./div-mod.js";
import type { MultipleOf } from "./knowledge.js";

/**
 * floor(Left / Right); refused for Right = 0.
 * @example
 * type Rows = FloorDiv<100, 32>; // 3
 */
export type FloorDiv<Left, Right> = QuotientOf<DivMod<Left, Right>>;

type QuotientOf<Division> = Division extends [infer Quotient extends number, infer _Remainder] ? Quotient : Division;

/**
 * Left - Right * floor(Left / Right); refused for Right = 0.
 * @example
 * type Rest = Mod<100, 32>; // 4
 */
export type Mod<Left, Right> = RemainderOf<DivMod<Left, Right>>;

type RemainderOf<Division> = Division extends [infer _Quotient, infer Remainder extends number] ? Remainder : Division;

/**
 * ceil(Left / Right); refused for Right = 0.
 * @example
 * type Tiles = CeilDiv<10, 4>; // 3
 */
export type CeilDiv<Left, Right> = RoundUp<DivMod<Left, Right>>;

type RoundUp<Division> = Division extends [infer Quotient extends number, infer Remainder extends number]
  ? RoundedUp<Quotient, Remainder>
  : Division;

type RoundedUp<Quotient, Remainder> = Remainder extends 0
  ? Quotient
  : number extends Remainder
    ? number
    : Remainder extends MultipleOf<unknown>
      ? number
      : Add<Quotient, 1>;
