// How do literal integers combine bit by bit? In base 8, by table: arithmetic has no bits, but powers of two divide cheaply.
import type { Add, DivMod, IsStatic, LessOrEqual, Mul } from "../int/index.js";

/**
 * 2^Exponent for a literal exponent from 0 to 52; `number` for any other.
 * @example
 * type Page = PowerOfTwo<12>; // 4096
 */
export type PowerOfTwo<Exponent> = `${Exponent & number}` extends keyof PowersOfTwo & `${number}`
  ? PowersOfTwo[`${Exponent & number}`]
  : number;

/** The exponent of a literal power of two; `undefined` for any other value. */
export type PowerLog2<Value> = Value extends keyof ExponentOf ? ExponentOf[Value] : undefined;

/**
 * floor(log2(Value)) for a literal Value >= 1; `number` for a dynamic one.
 * @example
 * type Bits = Log2<100>; // 6
 */
export type Log2<Value> = Value extends keyof ExponentOf
  ? ExponentOf[Value]
  : IsStatic<Value> extends true
    ? Search<Search<Search<Search<Search<Search<0, 32, Value>, 16, Value>, 8, Value>, 4, Value>, 2, Value>, 1, Value>
    : number;

/** The greatest exponent of Found and Found + Step whose power is not past Value. */
type Search<Found, Step, Value> =
  LessOrEqual<PowerOfTwo<Add<Found, Step>>, Value> extends true ? Add<Found, Step> : Found;

/**
 * Left XOR Right, for literals below 2^48.
 * The numbers are cut in halves of 24, 12, 6 and 3 bits, by one alias a step: a recursion of unknown depth could not be compared in
 * functions that are generic in their sizes.
 * @example
 * type Flipped = Xor<12, 10>; // 6
 */
export type Xor<Left, Right> = Left extends OctalDigit
  ? Right extends OctalDigit
    ? XorTable[Left][Right]
    : XorOfHalves<Left, Right>
  : XorOfHalves<Left, Right>;

type XorOfHalves<Left, Right> = Xor48<DivMod<Left, 16777216>, DivMod<Right, 16777216>>;

type Xor48<Left, Right> = [Left, Right] extends [[infer High, infer Low], [infer RightHigh, infer RightLow]]
  ? Joined<
      Xor24<DivMod<High, 4096>, DivMod<RightHigh, 4096>>,
      16777216,
      Xor24<DivMod<Low, 4096>, DivMod<RightLow, 4096>>
    >
  : never;

type Xor24<Left, Right> = [Left, Right] extends [[infer High, infer Low], [infer RightHigh, infer RightLow]]
  ? Joined<Xor12<DivMod<High, 64>, DivMod<RightHigh, 64>>, 4096, Xor12<DivMod<Low, 64>, DivMod<RightLow, 64>>>
  : never;

type Xor12<Left, Right> = [Left, Right] extends [[infer High, infer Low], [infer RightHigh, infer RightLow]]
  ? Joined<Xor6<DivMod<High, 8>, DivMod<RightHigh, 8>>, 64, Xor6<DivMod<Low, 8>, DivMod<RightLow, 8>>>
  : never;

type Xor6<Left, Right> = [Left, Right] extends [
  [infer High extends OctalDigit, infer Low extends OctalDigit],
  [infer RightHigh extends OctalDigit, infer RightLow extends OctalDigit],
]
  ? Joined<XorTable[High][RightHigh], 8, XorTable[Low][RightLow]>
  : never;

type Joined<High, Unit, Low> = High extends 0 ? Low : Add<Mul<High, Unit>, Low>;

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

type PowersOfTwo = [
  1,
  2,
  4,
  8,
  16,
  32,
  64,
  128,
  256,
  512,
  1024,
  2048,
  4096,
  8192,
  16384,
  32768,
  65536,
  131072,
  262144,
  524288,
  1048576,
  2097152,
  4194304,
  8388608,
  16777216,
  33554432,
  67108864,
  134217728,
  268435456,
  536870912,
  1073741824,
  2147483648,
  4294967296,
  8589934592,
  17179869184,
  34359738368,
  68719476736,
  137438953472,
  274877906944,
  549755813888,
  1099511627776,
  2199023255552,
  4398046511104,
  8796093022208,
  17592186044416,
  35184372088832,
  70368744177664,
  140737488355328,
  281474976710656,
  562949953421312,
  1125899906842624,
  2251799813685248,
  4503599627370496,
];

interface ExponentOf {
  1: 0;
  2: 1;
  4: 2;
  8: 3;
  16: 4;
  32: 5;
  64: 6;
  128: 7;
  256: 8;
  512: 9;
  1024: 10;
  2048: 11;
  4096: 12;
  8192: 13;
  16384: 14;
  32768: 15;
  65536: 16;
  131072: 17;
  262144: 18;
  524288: 19;
  1048576: 20;
  2097152: 21;
  4194304: 22;
  8388608: 23;
  16777216: 24;
  33554432: 25;
  67108864: 26;
  134217728: 27;
  268435456: 28;
  536870912: 29;
  1073741824: 30;
  2147483648: 31;
  4294967296: 32;
  8589934592: 33;
  17179869184: 34;
  34359738368: 35;
  68719476736: 36;
  137438953472: 37;
  274877906944: 38;
  549755813888: 39;
  1099511627776: 40;
  2199023255552: 41;
  4398046511104: 42;
  8796093022208: 43;
  17592186044416: 44;
  35184372088832: 45;
  70368744177664: 46;
  140737488355328: 47;
  281474976710656: 48;
  562949953421312: 49;
  1125899906842624: 50;
  2251799813685248: 51;
  4503599627370496: 52;
}
