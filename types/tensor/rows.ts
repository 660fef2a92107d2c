// What shape have nested rows? Every row must be as long as the first one.
import type { SuffixProduct } from "../coord/suffix-product.js";
import type { Layout } from "../layout/layout.js";
import type { Say } from "../message/say.js";
import type { ScalarOf } from "./dtype.js";

/** The row-major layout of nested rows. */
export type RowsLayout<Rows> = RowsShape<Rows> extends infer Shape ? Layout<Shape, SuffixProduct<Shape>> : never;

/**
 * The shape of nested rows, read along their first elements.
 * @example
 * type S = RowsShape<[[1, 2, 3], [4, 5, 6]]>; // [2, 3]
 */
export type RowsShape<Rows, Done extends readonly unknown[] = []> = Rows extends readonly unknown[]
  ? RowsShape<Rows[0], [...Done, Rows["length"]]>
  : Done;

/** `Rows` where they are rectangular and hold values of the dtype, else with a sentence in place of the wrong row or value. */
export type CheckedRows<Rows, Name> = CheckedRow<Rows, RowsShape<Rows>, Name>;

type CheckedRow<Row, Shape, Name> = Shape extends readonly [infer Length, ...infer Rest]
  ? Row extends readonly unknown[]
    ? Row["length"] extends Length
      ? { readonly [Place in keyof Row]: CheckedRow<Row[Place], Rest, Name> }
      : Say<"array.ragged", { operation: "tileTensor"; length: Row["length"]; first: Length }>
    : Say<"array.mixed", { operation: "tileTensor" }>
  : ScalarOf<Name>;
