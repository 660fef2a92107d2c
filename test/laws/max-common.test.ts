// max_common_layout: left(R(i)) = right(R(i)) = i for all i < size(R), and for layouts without overlaps no more offsets have one index in
// both. Complete within bounds.
import { describe, expect, it } from "vitest";
import { isInjective, maxCommonLayout, maxCommonVector } from "../../src/algebra/index.js";
import { layoutsWithin, offsetOf, offsetsOf, type SmallLayout, sizeOf, wide } from "./small-layouts.js";

const layouts = layoutsWithin({
  ranks: [1, 2],
  extents: [1, 2, 3, 4],
  strides: wide ? [0, 1, 2, 3, 4, 6] : [0, 1, 2, 4],
});

describe("maxCommonLayout", () => {
  it("inverts both layouts, as far as both go together", () => {
    for (const left of layouts) {
      for (const right of layouts.filter((other) => sizeOf(other) === sizeOf(left))) {
        judge(left, right);
      }
    }
  });
});

function judge(left: SmallLayout, right: SmallLayout): void {
  const common = maxCommonLayout(left, right) as SmallLayout;
  const indices = offsetsOf(common);
  const name = `${left} and ${right}`;
  expect(
    indices.map((index) => [offsetOf(left, index), offsetOf(right, index)]),
    name,
  ).toEqual(indices.map((_, i) => [i, i]));
  expect(maxCommonVector(left, right)).toBe(sizeOf(common));
  if (isInjective(left) && isInjective(right)) {
    const firsts = offsetsOf(left);
    const seconds = offsetsOf(right);
    const next = firsts.indexOf(sizeOf(common));
    expect(next >= 0 && seconds.indexOf(sizeOf(common)) === next, name).toBe(false);
  }
}
