/** A size, an index or a stride, or a tuple of such: the one data structure of the algebra. `8` and `[8]` differ. */
export type IntTuple = number | readonly IntTuple[];
