// How does a type see the digits of two numbers, and how does it know that they are sizes at all?
//
// 1. The pair. Both operands become one string literal, `Pair<12, 345>`:
//
//      0x12FFFFFFFFFFFFFFFFA345FFFFFFFFFFFFFFFF
//        left, 16 fills   | right, 16 fills
//
//    The fills make the text long enough for a pattern of fixed width, so that the digits of both numbers are matched in one
//    template and no recursion walks over them: in `0x${infer A1}${infer A2}${infer A3}${infer A4}...` a placeholder that is
//    directly followed by another takes exactly one character, A3 and A4 are "F" for 12, and what is left before the "A" has
//    the length of the number. Digits stand on the left; where columns must meet (sums), the fills are moved to the front.
//
// 2. The validation. A fill is a hexadecimal digit and so is the "A" between the numbers, hence the pair is the text of a
//    bigint exactly if both operands are whole and not negative: one test against `${bigint}` refuses signs, fractions,
//    exponents, Infinity, NaN, `number`, `any`. Unions are found before that: the pair distributes over both operands and
//    compares each member with the whole; they give "". What is no number gives `never`. So every operation begins with
//    `[Text] extends [never]` and the test for a bigint; what fails goes the slow path (`operands.ts`), which finds out what
//    is wrong or merely dynamic.
//
// 3. The tables. Digits are looked up, not counted: `SumDigit` and `SumCarry` by carry and two digits, `ProductOnes` and
//    `ProductTens` by two digits. The values of the products are unary ("111" is 3), so that a column of a product is summed
//    by writing its parts one after the other, and `ColumnDigit` and `ColumnCarry` read the total. A missing key gives
//    `string`, which no pattern of digits accepts; so a text that went wrong never becomes a number.
//
// 4. The columns. An alias without a condition costs nothing where it is used: the checker expands it once, and shares equal
//    parts. Such aliases (`Sum4`, `Product4`) name their columns as defaults of type parameters, from the right to the left.
//    Digits are named by their place: A1 is the leftmost of the left operand, B1 of the right one.

// biome-ignore lint/suspicious/noExplicitAny: in a template `any` stands for one character; two `string` would be one
export type Char = any;
export type Chars4 = `${Char}${Char}${Char}${Char}`;
export type Chars8 = `${Chars4}${Chars4}`;
export type Chars12 = `${Chars8}${Chars4}`;
export type Chars15 = `${Chars12}${Char}${Char}${Char}`;
export type Chars16 = `${Chars8}${Chars8}`;

/** Has one of the two numbers more than 4, 8 or 15 digits? */
export type Beyond4 = Beyond<Chars4>;
export type Beyond8 = Beyond<Chars8>;
export type Beyond15 = Beyond<Chars15>;

/** Each placeholder but the last takes one character: that behind the first ones is a digit, of the left number or the right. */
type Beyond<Chars extends string> =
  | `0x${Chars}${number}${Char}${string}`
  | `0x${string}A${Chars}${number}${Char}${string}`;

/** What is left of a number of 1 to 4 digits, with its 16 fills, after 8 characters. */
export type ShortAfter8 = "FFFFFFFFF" | "FFFFFFFFFF" | "FFFFFFFFFFF" | "FFFFFFFFFFFF";

/** The text of two operands; "" if one is a union, `never` if one is no number at all. */
export type Pair<Left, Right> = PairOf<Left, Right, Left, Right>;

type PairOf<Left, Right, WholeLeft, WholeRight> = Left extends unknown
  ? Right extends unknown
    ? [WholeLeft, WholeRight] extends [Left, Right]
      ? `0x${WholeLeft & number}FFFFFFFFFFFFFFFFA${WholeRight & number}FFFFFFFFFFFFFFFF`
      : ""
    : never
  : never;

/** The number that a text of digits means, zeros in front allowed; the text is known to mean at most 2^53-1. */
export type NumberOf<Digits> = Digits extends `0${infer Rest}`
  ? Rest extends ""
    ? 0
    : NumberOf<Rest>
  : Digits extends `${infer N extends number}`
    ? N
    : never;
