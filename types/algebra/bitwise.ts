// How do literal integers combine bit by bit? In base 8, by table: arithmetic has no bits, but powers of two divide cheaply.
import type { Add, DivMod, FloorDiv, Mod, Mul } from "../int/index.js";

/**
 * 2^Exponent for a literal exponent from 0 to 52; `number` for any other.
 * @example
 * type Page = PowerOfTwo<12>; // 4096
 */
export type PowerOfTwo<Exponent> = Exponent extends keyof PowersOfTwo & number ? PowersOfTwo[Exponent] : number;

/**
 * floor(log2(Value)) for a literal Value >= 1.
 * @example
 * type Bits = Log2<100>; // 6
 */
export type Log2<Value, Counted extends 0[] = []> = Value extends 0 | 1
  ? Counted["length"]
  : Log2<FloorDiv<Value, 2>, [...Counted, 0]>;

/**
 * Left XOR Right, for literals.
 * @example
 * type Flipped = Xor<12, 10>; // 6
 */
export type Xor<Left, Right> = Left extends OctalDigit
  ? Right extends OctalDigit
    ? XorTable[Left][Right]
    : XorByDigits<DivMod<Left, 8>, DivMod<Right, 8>>
  : XorByDigits<DivMod<Left, 8>, DivMod<Right, 8>>;

type XorByDigits<Left, Right> = Left extends [infer LeftHigh, infer LeftLow extends OctalDigit]
  ? Right extends [infer RightHigh, infer RightLow extends OctalDigit]
    ? Add<Mul<Xor<LeftHigh, RightHigh>, 8>, XorTable[LeftLow][RightLow]>
    : Right
  : Left;

/** The Count bits of Value above its Low lowest ones, as a number: floor(Value / 2^Low) mod 2^Count. */
export type BitField<Value, Low, Count> = Mod<FloorDiv<Value, PowerOfTwo<Low>>, PowerOfTwo<Count>>;

type OctalDigit = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7;

type XorTable = [
  [0, 1, 2, 3, 4, 5, 6, 7],
  [1, 0, 3, 2, 5, 4, 7, 6],
  [2, 3, 0, 1, 6, 7, 4, 5],
  [3, 2, 1, 0, 7, 6, 5, 4],
  [4, 5, 6, 7, 0, 1, 2, 3],
  [5, 4, 7, 6, 1, 0, 3, 2],
  [6, 7, 4, 5, 2, 3, 0, 1],
  [7, 6, 5, 4, 3, 2, 1, 0],
];

interface PowersOfTwo {
  0: 1;
  1: 2;
  2: 4;
  3: 8;
  4: 16;
  5: 32;
  6: 64;
  7: 128;
  8: 256;
  9: 512;
  10: 1024;
  11: 2048;
  12: 4096;
  13: 8192;
  14: 16384;
  15: 32768;
  16: 65536;
  17: 131072;
  18: 262144;
  19: 524288;
  20: 1048576;
  21: 2097152;
  22: 4194304;
  23: 8388608;
  24: 16777216;
  25: 33554432;
  26: 67108864;
  27: 134217728;
  28: 268435456;
  29: 536870912;
  30: 1073741824;
  31: 2147483648;
  32: 4294967296;
  33: 8589934592;
  34: 17179869184;
  35: 34359738368;
  36: 68719476736;
  37: 137438953472;
  38: 274877906944;
  39: 549755813888;
  40: 1099511627776;
  41: 2199023255552;
  42: 4398046511104;
  43: 8796093022208;
  44: 17592186044416;
  45: 35184372088832;
  46: 70368744177664;
  47: 140737488355328;
  48: 281474976710656;
  49: 562949953421312;
  50: 1125899906842624;
  51: 2251799813685248;
  52: 4503599627370496;
}
