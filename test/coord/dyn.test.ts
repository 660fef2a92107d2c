// Sizes that are known only when run.
import { expect, it } from "vitest";
import { dyn } from "../../src/coord/index.js";
import { sentenceOf, untyped } from "./sentence.js";

it("gives the number back", () => {
  expect(dyn(12)).toBe(12);
  expect(dyn(0, { divisibleBy: 8 })).toBe(0);
  expect(dyn(24, { divisibleBy: 8 })).toBe(24);
});

it("checks the divisor when the size is made", () => {
  expect(sentenceOf(() => dyn(12, { divisibleBy: 8 }))).toBe("dyn: 12 is not a multiple of 8");
  for (const [divisor, called] of [
    [0, "0"],
    [-2, "-2"],
    [1.5, "1.5"],
    [Number.NaN, "NaN"],
    ["8", '"8"'],
    [null, "null"],
  ] as const) {
    expect(sentenceOf(() => untyped(dyn)(12, { divisibleBy: divisor }))).toBe(
      `dyn: ${called} cannot divide: it is not a whole number from 1 to 9007199254740991`,
    );
  }
});

it("takes options, and nothing else, beside the size", () => {
  expect(sentenceOf(() => untyped(dyn)(2, null))).toBe("dyn: null is not an object of options");
  expect(sentenceOf(() => untyped(dyn)(2, 4))).toBe("dyn: 4 is not an object of options");
});
