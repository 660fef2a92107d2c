// By what is a tensor known? By registered symbols, which every copy of the package shares.

/** Present on every tensor. */
export const tensorBrand: unique symbol = Symbol.for("tilewright.tensor");

/** Under this name Node's console asks an object for its text. */
export const inspectHook: unique symbol = Symbol.for("nodejs.util.inspect.custom");
