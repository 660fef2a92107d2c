// What do the generated accessors leave to others? The unusual cases.
import { getElement } from "./load.js";
import { setElement } from "./store.js";
import type { Tensor } from "./tensor.js";
import type { Value } from "./value.js";

/** The element at an index of `count` arguments that is unusual: a tuple, past 2^32, or wrong. */
export function getSlowly(tensor: Tensor, count: number, ...index: readonly unknown[]): Value {
  return getElement(tensor, argumentsOf(count, index));
}

/** Stores at an index and a value of `count` arguments that are unusual. */
export function setSlowly(tensor: Tensor, count: number, ...indexAndValue: readonly unknown[]): void {
  setElement(tensor, argumentsOf(count, indexAndValue));
}

/** An accessor passes those arguments on that it knows; of others the number is enough to refuse them. */
function argumentsOf(count: number, known: readonly unknown[]): readonly unknown[] {
  return Array.from({ length: count }, (_, place) => known[place]);
}
