// Inverses: L(R(i)) = i on all of R for the right one, R(L(i)) = i on all of L for the left one.
import { describe, expect, it } from "vitest";
import { leftInverse } from "../../src/algebra/left-inverse.js";
import { rightInverse } from "../../src/algebra/right-inverse.js";
import { TilewrightError } from "../../src/message/index.js";
import { layoutsWithin, offsetOf, offsetsOf, type SmallLayout, sizeOf, wide } from "./small-layouts.js";

const layouts = layoutsWithin({
  ranks: [0, 1, 2, 3],
  extents: wide ? [1, 2, 3, 4, 5] : [1, 2, 3, 4],
  strides: wide ? [0, 1, 2, 3, 4, 6, 8, 9, 12] : [0, 1, 2, 3, 4, 6, 8],
});

describe("rightInverse", () => {
  it("is undone by the layout, and whole for a bijection", () => {
    for (const self of layouts) {
      const answer = rightInverse(self);
      if (!offsetsOf(answer).every((index, offset) => offsetOf(self, index) === offset && index < sizeOf(self))) {
        throw new Error(`rightInverse(${self}) is not ${answer}`);
      }
      if (isBijection(self) && sizeOf(answer) !== sizeOf(self)) {
        throw new Error(`rightInverse(${self}) = ${answer} is not whole`);
      }
    }
  });
});

describe("leftInverse", () => {
  it("undoes an injective layout, and gives an index of the same offset otherwise", () => {
    let refusals = 0;
    for (const self of layouts) {
      const answer = leftAnswer(self);
      if (answer === undefined) {
        if (isBijection(self)) {
          throw new Error(`leftInverse(${self}) is refused`);
        }
        refusals += 1;
      } else {
        const offsets = offsetsOf(self);
        const injective = new Set(offsets).size === offsets.length;
        const undone = offsets.every((offset, index) => {
          const back = offsetOf(answer, offset);
          return injective ? back === index : offsetOf(self, back) === offset;
        });
        if (!undone) {
          throw new Error(`leftInverse(${self}) is not ${answer}`);
        }
      }
    }
    expect(refusals).toBe(wide ? 59_304 : 11_940);
  });
});

function isBijection(self: SmallLayout): boolean {
  const offsets = new Set(offsetsOf(self));
  return offsets.size === sizeOf(self) && Math.max(...offsets) === offsets.size - 1;
}

function leftAnswer(self: SmallLayout): SmallLayout | undefined {
  try {
    return leftInverse(self);
  } catch (error) {
    if (error instanceof TilewrightError && error.code.startsWith("leftInverse.")) {
      return undefined;
    }
    throw error;
  }
}
