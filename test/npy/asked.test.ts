// What may be asked of a file? What cannot be is refused with a sentence before the file is compared with it.
import { expect, it } from "vitest";
import { formatNpy, npyHeader, parseNpy } from "../../src/npy/index.js";
import { arange } from "../../src/tensor/index.js";
import { sentenceOf, untyped } from "../coord/sentence.js";

const file = formatNpy(arange("float32", 3));
const asked = (expected: unknown): string => sentenceOf(() => untyped(parseNpy)(file, expected));

it("takes options, and nothing else, for what is asked", () => {
  expect(asked(null)).toBe("parseNpy: null is not an object of options");
  expect(asked(5)).toBe("parseNpy: 5 is not an object of options");
});

it("takes sizes, '?' and divisors for a shape", () => {
  expect(asked({ shape: 5 })).toBe("parseNpy: asked for shape 5, which is not an array of sizes, '?' and divisors");
  for (const [size, called] of [
    [null, "null"],
    [-3, "-3"],
    ["3", '"3"'],
  ] as const) {
    const sentence = `parseNpy: asked for ${called} on axis 0, which is neither a size nor '?' nor a divisor`;
    expect(asked({ shape: [size] })).toBe(sentence);
  }
  for (const divisor of [0, -1, 0.5, undefined]) {
    expect(asked({ shape: [{ divisibleBy: divisor }] })).toBe(
      `parseNpy: ${divisor} cannot divide: it is not a whole number from 1 to 9007199254740991`,
    );
  }
  expect(parseNpy(file, { shape: [{ divisibleBy: 3 }] }).get(2)).toBe(2);
});

it("takes two orders", () => {
  expect(asked({ order: "rowmajor" })).toBe(
    'parseNpy: asked for order "rowmajor", which is neither rowMajor nor colMajor',
  );
});

it("reads headers of the bytes that it reads files of", () => {
  expect(npyHeader(file.slice().buffer).shape).toEqual([3]);
  expect(sentenceOf(() => untyped(npyHeader)(null))).toBe("npyHeader: takes a Uint8Array or an ArrayBuffer, not null");
});

it("makes no tensor of thousands of axes", () => {
  const axes = (rank: number): Uint8Array => {
    const text = `{'descr': '<f4', 'fortran_order': False, 'shape': (${"1,".repeat(rank)}), }\n`;
    return Uint8Array.of(
      ...[0x93, 0x4e, 0x55, 0x4d, 0x50, 0x59, 1, 0, text.length & 255, text.length >> 8],
      ...new TextEncoder().encode(text),
      ...[0, 0, 0, 0],
    );
  };
  expect(parseNpy(axes(1_000)).toString()).toMatch(/^\[{1000}0\.0\]{1000}$/);
  expect(sentenceOf(() => parseNpy(axes(1_001)))).toBe("parseNpy: the file has 1001 axes; at most 1000 are read");
});
