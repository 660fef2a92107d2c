// What is an int-tuple with one mode exchanged?

/**
 * The same tuple with another mode at `At`.
 * @example
 * type R = Replace<[3, 4, 5], 1, 7>; // [3, 7, 5]
 */
export type Replace<Tuple, At extends number, Mode> = Tuple extends readonly unknown[]
  ? number extends At
    ? (Tuple[number] | Mode)[]
    : { -readonly [Index in keyof Tuple]: Index extends `${At}` ? Mode : Tuple[Index] }
  : At extends 0
    ? Mode
    : Tuple;
