// Have two int-tuples the same nesting?

/**
 * Same nesting: leaf faces leaf, tuple faces tuple of the same rank. `boolean` where a rank is unknown.
 * @example
 * type C = Congruent<[2, [3, 4]], [1, [2, 6]]>; // true
 */
export type Congruent<Left, Right> = [Left] extends [number]
  ? [Right] extends [number]
    ? true
    : false
  : [Right] extends [number]
    ? false
    : CongruentModes<Left, Right>;

type CongruentModes<Left, Right> = Left extends readonly [infer LeftHead, ...infer LeftRest]
  ? Right extends readonly [infer RightHead, ...infer RightRest]
    ? And<Congruent<LeftHead, RightHead>, LeftRest, RightRest>
    : SameEnd<Left, Right>
  : SameEnd<Left, Right>;

type And<Verdict, Left, Right> = Verdict extends true ? CongruentModes<Left, Right> : Verdict;

/** One side has no first mode: it is empty, or of unknown rank. */
export type SameEnd<Left, Right> = Left extends readonly unknown[]
  ? Right extends readonly unknown[]
    ? number extends Left["length"] | Right["length"]
      ? boolean
      : Left["length"] extends Right["length"]
        ? true
        : false
    : false
  : false;

/**
 * `Right` refines `Left`: a leaf of `Left` may face anything, a tuple of `Left` faces a tuple of the same rank.
 * @example
 * type W = WeaklyCongruent<[2, 12], [2, [3, 4]]>; // true
 */
export type WeaklyCongruent<Left, Right> = [Left] extends [number]
  ? true
  : [Right] extends [number]
    ? false
    : WeaklyCongruentModes<Left, Right>;

type WeaklyCongruentModes<Left, Right> = Left extends readonly [infer LeftHead, ...infer LeftRest]
  ? Right extends readonly [infer RightHead, ...infer RightRest]
    ? AndWeakly<WeaklyCongruent<LeftHead, RightHead>, LeftRest, RightRest>
    : SameEnd<Left, Right>
  : SameEnd<Left, Right>;

type AndWeakly<Verdict, Left, Right> = Verdict extends true ? WeaklyCongruentModes<Left, Right> : Verdict;
