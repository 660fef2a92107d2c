// How are the modes of an int-tuple joined and exchanged?

/**
 * The modes of `Left`, then those of `Right`; an integer counts as one mode.
 * @example
 * type C = Concat<[1, [2, 3]], 4>; // [1, [2, 3], 4]
 */
export type Concat<Left, Right> = [...Modes<Left>, ...Modes<Right>];

type Modes<Tuple> = Tuple extends readonly unknown[] ? Tuple : [Tuple];
