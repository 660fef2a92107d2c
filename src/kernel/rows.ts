// In which order do the loops of a nest run? All but the innermost one are counted here; the innermost is the caller's.
import type { Nest } from "./nest.js";

/** The innermost loop of a nest: its length, and how far each of two operands goes at each step. */
export interface Row {
  readonly length: number;
  readonly left: number;
  readonly right: number;
}

/** The row of a nest; a nest without loops is a single element. */
export function rowOf(nest: Nest): Row {
  const [left, right] = nest.strides;
  return { length: nest.extents.at(-1) ?? 1, left: left?.at(-1) ?? 1, right: right?.at(-1) ?? 1 };
}

/** Calls `visit` with the offset of each element in the two operands of a nest (0 for the second one of a nest of one). */
export function forEachPair(nest: Nest, visit: (left: number, right: number) => void): void {
  const row = rowOf(nest);
  forEachRow(nest, (left, right) => {
    for (let step = 0; step < row.length; step++) visit(left + step * row.left, right + step * row.right);
  });
}

/** Calls `visit` with the offset of each row in the two operands of a nest (0 for the second one of a nest of one). */
export function forEachRow(nest: Nest, visit: (left: number, right: number) => void): void {
  if (nest.extents.includes(0)) return;
  const outer = nest.extents.slice(0, -1);
  const [lefts = [], rights = []] = nest.strides;
  const counters = outer.map(() => 0);
  let left = 0;
  let right = 0;
  let axis: number;
  do {
    visit(left, right);
    for (axis = outer.length - 1; axis >= 0; axis--) {
      const count = (counters[axis] ?? 0) + 1;
      left += lefts[axis] ?? 0;
      right += rights[axis] ?? 0;
      if (count < (outer[axis] ?? 0)) {
        counters[axis] = count;
        break;
      }
      counters[axis] = 0;
      left -= count * (lefts[axis] ?? 0);
      right -= count * (rights[axis] ?? 0);
    }
  } while (axis >= 0);
}
