// Every function of the room refuses what is no int-tuple, in words.
import { describe, expect, it } from "vitest";
import { describe as name } from "../../src/coord/check.js";
import * as coord from "../../src/coord/index.js";
import { notSizes, notTuples, sentenceOf, untyped } from "./sentence.js";

/** Each argument of each function that takes an int-tuple: the other arguments, and the role of a leaf. */
const places: readonly (readonly [
  operation: keyof typeof coord,
  place: number,
  others: readonly unknown[],
  role: string,
])[] = [
  ["rank", 0, [4], "leaf"],
  ["flatRank", 0, [4], "leaf"],
  ["depth", 0, [4], "leaf"],
  ["flatten", 0, [4], "leaf"],
  ["nest", 0, [[4], 4], "leaf"],
  ["nest", 1, [[4], 4], "leaf"],
  ["product", 0, [4], "leaf"],
  ["productEach", 0, [4], "leaf"],
  ["prefixProduct", 0, [4, 1], "leaf"],
  ["prefixProduct", 1, [4, 1], "leaf"],
  ["suffixProduct", 0, [4, 1], "leaf"],
  ["suffixProduct", 1, [4, 1], "leaf"],
  ["congruent", 0, [4, 4], "leaf"],
  ["congruent", 1, [4, 4], "leaf"],
  ["weaklyCongruent", 0, [4, 4], "leaf"],
  ["weaklyCongruent", 1, [4, 4], "leaf"],
  ["compatible", 0, [4, 4], "extent"],
  ["compatible", 1, [4, 4], "extent"],
  ["weaklyCompatible", 0, [4, 4], "extent"],
  ["weaklyCompatible", 1, [4, 4], "extent"],
  ["reverse", 0, [4], "leaf"],
  ["concat", 0, [4, 4], "leaf"],
  ["concat", 1, [4, 4], "leaf"],
  ["replace", 0, [4, 0, 5], "leaf"],
  ["replace", 2, [4, 0, 5], "leaf"],
  ["innerProduct", 0, [4, 4], "leaf"],
  ["innerProduct", 1, [4, 4], "leaf"],
  ["compactOrder", 0, [4, 0], "extent"],
  ["compactOrder", 1, [4, 0], "order"],
  ["crd2idx", 0, [3, 4, 1], "coordinate"],
  ["crd2idx", 1, [3, 4, 1], "extent"],
  ["crd2idx", 2, [3, 4, 1], "stride"],
  ["idx2crd", 1, [3, 4, 1], "extent"],
  ["idx2crd", 2, [3, 4, 1], "stride"],
  ["crd2crd", 0, [3, 4, 4], "coordinate"],
  ["crd2crd", 1, [3, 4, 4], "extent"],
  ["crd2crd", 2, [3, 4, 4], "extent"],
  ["showTuple", 0, [4], "leaf"],
];

const functions: Readonly<Record<string, unknown>> = { ...coord };

/** Left out, these arguments have a default. */
const optional = new Set(["prefixProduct 1", "suffixProduct 1", "crd2idx 2", "idx2crd 2", "crd2crd 2"]);

describe.each(places)("%s, argument %d", (operation, place, others, role) => {
  const call = (value: unknown): string =>
    sentenceOf(() => untyped(functions[operation])(...others.map((other, index) => (index === place ? value : other))));

  it("is an int-tuple", () => {
    for (const [value, called] of notTuples) {
      if (value === undefined && optional.has(`${operation} ${place}`)) continue;
      expect(call(value)).toBe(`${operation}: ${called} is not an int-tuple: a whole number or an array of int-tuples`);
    }
  });

  it("has sizes as leaves", () => {
    for (const [value, called] of notSizes) {
      const what =
        role === "stride" && value === -1
          ? "stride -1; a stride is never negative"
          : `${role} ${called}, not a whole number from 0 to 9007199254740991`;
      expect(call([4, [value, 2]])).toBe(`${operation}: mode 1 has ${what}`);
    }
  });

  it("ends somewhere", () => {
    const endless: unknown[] = [];
    endless.push(endless);
    expect(call(endless)).toBe(`${operation}: an int-tuple is nested deeper than 100 levels`);
  });
});

it("a size that stands alone is one", () => {
  for (const [value, called] of notSizes) {
    const refused = `, not a whole number from 0 to 9007199254740991`;
    expect(sentenceOf(() => untyped(coord.idx2crd)(value, 4))).toBe(`idx2crd: mode 0 has index ${called}${refused}`);
    expect(sentenceOf(() => untyped(coord.dyn)(value))).toBe(`dyn: mode 0 has size ${called}${refused}`);
    expect(sentenceOf(() => untyped(coord.replace)([4, 5], value, 1))).toBe(
      `replace: (4,5) of rank 2 has no mode ${called}`,
    );
  }
});

it("a long text is cut in a sentence", () => {
  expect(name("x".repeat(50))).toBe(`"${"x".repeat(40)}..."`);
  expect(name([1])).toBe("an array");
});
