// Have two int-tuples the same nesting?

/**
 * Same nesting: leaf faces leaf, tuple faces tuple of the same rank. `boolean` where a rank is unknown.
 * @example
 * type C = Congruent<[2, [3, 4]], [1, [2, 6]]>; // true
 */
export type Congruent<Left, Right> = Left extends readonly unknown[]
  ? SameRank<Right, Left, "congruent">
  : Right extends readonly unknown[]
    ? false
    : true;

/**
 * `Right` refines `Left`: a leaf of `Left` may face anything, a tuple of `Left` faces a tuple of the same rank.
 * `boolean` where a rank is unknown.
 * @example
 * type W = WeaklyCongruent<[2, 12], [2, [3, 4]]>; // true
 */
export type WeaklyCongruent<Left, Right> = Left extends readonly unknown[] ? SameRank<Right, Left, "weakly"> : true;

type How = "congruent" | "weakly";

type SameRank<Right, Left extends readonly unknown[], Relation extends How> = Right extends readonly unknown[]
  ? number extends Left["length"] | Right["length"]
    ? boolean
    : Left["length"] extends Right["length"]
      ? Modes<Left, Right, Relation>
      : false
  : false;

type Modes<Left, Right, Relation extends How> = Left extends readonly [infer LeftHead, ...infer LeftRest]
  ? Right extends readonly [infer RightHead, ...infer RightRest]
    ? Rest<Mode<LeftHead, RightHead, Relation>, LeftRest, RightRest, Relation>
    : true
  : true;

type Mode<Left, Right, Relation extends How> = {
  congruent: Congruent<Left, Right>;
  weakly: WeaklyCongruent<Left, Right>;
}[Relation];

/** Unknown so far, the rest can still make it false. */
type Rest<Answer, Left, Right, Relation extends How> = [Answer] extends [true]
  ? Modes<Left, Right, Relation>
  : [Answer] extends [false]
    ? false
    : Modes<Left, Right, Relation> extends false
      ? false
      : boolean;

/**
 * The end of two shapes that are compared mode by mode: one side has no first mode, since it is empty or of unknown
 * rank.
 */
export type SameEnd<Left, Right> = Left extends readonly unknown[]
  ? Right extends readonly unknown[]
    ? number extends Left["length"] | Right["length"]
      ? boolean
      : Left["length"] extends Right["length"]
        ? true
        : false
    : false
  : false;
