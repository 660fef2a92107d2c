// What shape have nested rows? Every row must be as long as the first one of its level.
//
// A level is looked at as the union of its rows, so the verdict costs a few steps a level and not a few for every element.
import type { SuffixProduct } from "../coord/suffix-product.js";
import type { Layout } from "../layout/layout.js";
import type { Say } from "../message/say.js";
import type { ScalarName, ScalarOf } from "./dtype.js";

/** The row-major layout of nested rows. Conditional, so that a hover shows the layout and not this name. */
export type RowsLayout<Rows> = RowsShape<Rows> extends infer Shape ? Layout<Shape, SuffixProduct<Shape>> : never;

/**
 * The shape of nested rows, read along their first elements; of unknown rank where they are `any`.
 * @example
 * type S = RowsShape<[[1, 2, 3], [4, 5, 6]]>; // [2, 3]
 */
export type RowsShape<Rows, Done extends readonly unknown[] = []> = [Rows] extends [readonly unknown[]]
  ? 0 extends 1 & Rows
    ? readonly number[]
    : Rows extends readonly []
      ? [...Done, 0]
      : RowsShape<Rows[0], [...Done, Rows["length"]]>
  : Done;

/** `Rows` where they are rectangular and hold values of the dtype, else with a sentence in place of the wrong row or value. */
export type CheckedRows<Rows, Name> = [Rows] extends [never]
  ? Rows
  : {
      ok: Rows;
      bad: RowWanted<Rows, RowsShape<Rows>, Name>;
      none: Say<"layout.not-a-layout", { operation: "tileTensor"; value: "undefined" }>;
    }[RowsVerdict<Rows, Name>];

/** What is no array of rows is a storage, and lacks its layout. */
type RowsVerdict<Rows, Name> = Rows extends readonly unknown[] ? LevelVerdict<Rows, RowsShape<Rows>, Name> : "none";

/** `Row` is the union of all rows of a level, and at the end of all values. */
type LevelVerdict<Row, Shape, Name> = Shape extends readonly [infer Length, ...infer Lengths]
  ? [Row] extends [readonly unknown[]]
    ? IsLong<Row["length"], Length> extends true
      ? LevelVerdict<Row[number], Lengths, Name>
      : "bad"
    : "bad"
  : Shape extends readonly []
    ? [Row] extends [ScalarOf<Name>]
      ? "ok"
      : "bad"
    : "ok";

/** A length known only when run is checked then. */
type IsLong<Lengths, Length> = number extends Lengths | Length ? true : [Lengths] extends [Length] ? true : false;

type RowWanted<Row, Shape, Name> = Shape extends readonly [infer Length, ...infer Lengths]
  ? Row extends readonly unknown[]
    ? IsLong<Row["length"], Length> extends true
      ? { readonly [Place in keyof Row]: RowWanted<Row[Place], Lengths, Name> }
      : Say<"array.ragged", { operation: "tileTensor"; length: Row["length"]; first: Length }>
    : Say<"array.mixed", { operation: "tileTensor" }>
  : Row extends readonly unknown[]
    ? Say<"array.mixed", { operation: "tileTensor" }>
    : Row extends ScalarOf<Name>
      ? Row
      : Say<"array.value", { operation: "tileTensor"; value: Shown<Row>; wanted: ScalarName<Name>; dtype: Name }>;

type Shown<Value> = Value extends bigint ? `${Value}n` : Value extends string ? `"${Value}"` : Value;
