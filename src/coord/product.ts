// How many coordinates has a shape?
import type { Checked, NotAny } from "../../types/coord/checked.js";
import type { IntTuple, TupleArg } from "../../types/coord/int-tuple.js";
import type { Product, ProductEach } from "../../types/coord/product.js";
import { fail } from "../message/index.js";
import { checkTuple } from "./check.js";
import { textOf } from "./show.js";

/**
 * The product of the leaves; 1 for `[]`. Throws past 2^53-1.
 * @example
 * product([2, [3, 4]]); // 24
 */
export function product<const Tuple extends TupleArg>(
  this: NotAny<Tuple, "product">,
  tuple: Checked<Tuple, "product">,
): Product<Tuple> {
  checkTuple("product", "leaf", tuple);
  return exactProduct("product", tuple) as Product<Tuple>;
}

/**
 * The product of each mode; a leaf is its own. Throws past 2^53-1.
 * @example
 * productEach([[2, 3], 4]); // [6, 4]
 */
export function productEach<const Tuple extends TupleArg>(
  this: NotAny<Tuple, "productEach">,
  tuple: Checked<Tuple, "productEach">,
): ProductEach<Tuple> {
  checkTuple("productEach", "leaf", tuple);
  const each = typeof tuple === "number" ? tuple : tuple.map((mode) => exactProduct("productEach", mode));
  return each as ProductEach<Tuple>;
}

/** The product of the leaves: exact up to 2^53-1, and more than that if the product is. */
export function productOf(tuple: IntTuple): number {
  if (typeof tuple === "number") return tuple;
  let product = 1;
  for (const mode of tuple) {
    const size = productOf(mode);
    if (size === 0) return 0;
    product *= size;
  }
  return product;
}

/** The product of the leaves, or the sentence that it is too large. A 0 makes it 0, however large the rest is. */
export function exactProduct(operation: string, tuple: IntTuple): number {
  const product = productOf(tuple);
  if (!(product <= Number.MAX_SAFE_INTEGER)) fail("coord.too-large", { operation, tuple: textOf(tuple) });
  return product;
}
