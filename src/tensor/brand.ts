// By what is a tensor known? A registered symbol, which every copy of the package shares.

/** Present on every tensor. */
export const tensorBrand: unique symbol = Symbol.for("tilewright.tensor");
