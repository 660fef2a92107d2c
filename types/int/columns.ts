// Digits and carries of a column-by-column operation, from right to left: a table gives the digit of a column, another what it carries to the
// next one. What comes in from the right stands in front of the two digits.

/** A table by the text of what comes in and two digits. */
export interface ColumnTable {
  readonly [column: string]: string;
}

/** The digits of 4 columns; a carry comes in from the right. */
export type Digits4<
  Digit extends ColumnTable,
  Carry extends ColumnTable,
  A1 extends string,
  A2 extends string,
  A3 extends string,
  A4 extends string,
  B1 extends string,
  B2 extends string,
  B3 extends string,
  B4 extends string,
  C4 extends string,
  C3 extends string = Carry[`${C4}${A4}${B4}`],
  C2 extends string = Carry[`${C3}${A3}${B3}`],
  C1 extends string = Carry[`${C2}${A2}${B2}`],
> = `${Digit[`${C1}${A1}${B1}`]}${Digit[`${C2}${A2}${B2}`]}${Digit[`${C3}${A3}${B3}`]}${Digit[`${C4}${A4}${B4}`]}`;

/** The carry that leaves these 4 columns on the left. */
export type Carry4<
  Carry extends ColumnTable,
  A1 extends string,
  A2 extends string,
  A3 extends string,
  A4 extends string,
  B1 extends string,
  B2 extends string,
  B3 extends string,
  B4 extends string,
  C4 extends string,
  C3 extends string = Carry[`${C4}${A4}${B4}`],
  C2 extends string = Carry[`${C3}${A3}${B3}`],
  C1 extends string = Carry[`${C2}${A2}${B2}`],
> = Carry[`${C1}${A1}${B1}`];

/** Carry and digits of 8 columns, "carry|digits"; the columns of both numbers come one after the other. */
export type Columns8<
  Digit extends ColumnTable,
  Carry extends ColumnTable,
  Columns,
  C8 extends string,
> = Columns extends `${infer A1}${infer A2}${infer A3}${infer A4}${infer A5}${infer A6}${infer A7}${infer A8}${infer B1}${infer B2}${infer B3}${infer B4}${infer B5}${infer B6}${infer B7}${infer B8}`
  ? `${Carry4<Carry, A1, A2, A3, A4, B1, B2, B3, B4, Carry4<Carry, A5, A6, A7, A8, B5, B6, B7, B8, C8>>}|${Digits4<Digit, Carry, A1, A2, A3, A4, B1, B2, B3, B4, Carry4<Carry, A5, A6, A7, A8, B5, B6, B7, B8, C8>>}${Digits4<Digit, Carry, A5, A6, A7, A8, B5, B6, B7, B8, C8>}`
  : never;
