import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { decodeBfloat16, decodeFloat16, encodeBfloat16, encodeFloat16 } from "../../src/dtype/small-float.js";

const formats = [
  {
    name: "float16",
    encode: encodeFloat16,
    decode: decodeFloat16,
    fractionBits: 10,
    leastExponent: -14,
    greatest: 65504,
  },
  {
    name: "bfloat16",
    encode: encodeBfloat16,
    decode: decodeBfloat16,
    fractionBits: 7,
    leastExponent: -126,
    greatest: 2 ** 127 * (2 - 2 ** -7),
  },
];

describe.each(formats)("$name", ({ encode, decode, fractionBits, leastExponent, greatest }) => {
  const infinity = 0x8000 - (1 << fractionBits);
  const words = Array.from({ length: infinity }, (_, word) => word);

  it("decodes each word as sign, exponent and fraction say", () => {
    const wrong = words.filter((word) => {
      const exponent = word >> fractionBits;
      const fraction = (word & ((1 << fractionBits) - 1)) / 2 ** fractionBits;
      const value =
        exponent === 0 ? fraction * 2 ** leastExponent : (1 + fraction) * 2 ** (exponent - 1 + leastExponent);
      return !Object.is(decode(word), value) || !Object.is(decode(word | 0x8000), -value);
    });
    expect(wrong).toEqual([]);
    expect(decode(infinity - 1)).toBe(greatest);
    expect(decode(infinity)).toBe(Infinity);
    expect(decode(infinity | 0x8000)).toBe(-Infinity);
    expect(decode(infinity | 1)).toBeNaN();
    expect(decode(0xffff)).toBeNaN();
  });

  it("gives every finite word back", () => {
    expect(words.filter((word) => encode(decode(word)) !== word)).toEqual([]);
    expect(words.filter((word) => encode(decode(word | 0x8000)) !== (word | 0x8000))).toEqual([]);
  });

  it("breaks every tie towards the even word, and hair's breadths beside it towards the nearer one", () => {
    const wrong = words.slice(1).filter((word) => {
      const low = decode(word - 1);
      const middle = low + (decode(word) - low) / 2;
      const even = word % 2 === 0 ? word : word - 1;
      const [below, above] = [middle * (1 - 2 ** -50), middle * (1 + 2 ** -50)];
      return encode(middle) !== even || encode(above) !== word || encode(below) !== word - 1;
    });
    expect(wrong).toEqual([]);
  });

  it("rounds doubles to the nearest, whatever their size", () => {
    const values = words.map(decode);
    const nearest = (value: number): number => {
      const above = values.findIndex((candidate) => candidate >= value);
      if (above === -1) return words.length - 1;
      if (values[above] === value) return above;
      const [low, high] = [values[above - 1] ?? 0, values[above] ?? 0];
      if (value - low === high - value) return above % 2 === 0 ? above : above - 1;
      return value - low < high - value ? above - 1 : above;
    };
    const magnitudes = fc.double({ min: 0, max: greatest, noNaN: true });
    const small = fc.double({ min: 0, max: 2 ** (leastExponent + 1), noNaN: true });
    const property = fc.property(fc.oneof(magnitudes, small), (value) => {
      expect(encode(value)).toBe(nearest(value));
      expect(encode(-value)).toBe(nearest(value) | 0x8000);
    });
    fc.assert(property, { numRuns: 400, seed: 7 });
  });

  it("goes to infinity from halfway past the greatest number on", () => {
    const halfway = greatest * (1 + 1 / (2 ** (fractionBits + 2) - 2));
    expect(encode(halfway)).toBe(infinity);
    expect(encode(-halfway)).toBe(infinity | 0x8000);
    expect(encode(halfway * (1 - 2 ** -52))).toBe(infinity - 1);
    expect(encode(Infinity)).toBe(infinity);
    expect(encode(Number.MAX_VALUE)).toBe(infinity);
  });

  it("keeps NaN, the sign of zero, and takes what is too small to zero", () => {
    expect(decode(encode(NaN))).toBeNaN();
    expect(encode(0)).toBe(0);
    expect(encode(-0)).toBe(0x8000);
    expect(encode(Number.MIN_VALUE)).toBe(0);
    expect(encode(-Number.MIN_VALUE)).toBe(0x8000);
  });
});

it("does not round by way of float32", () => {
  const justAboveTie = 1 + 2 ** -11 + 2 ** -40;
  expect(Math.fround(justAboveTie)).toBe(1 + 2 ** -11);
  expect(encodeFloat16(justAboveTie)).toBe(encodeFloat16(1 + 2 ** -10));
  const bfloatTie = 1 + 2 ** -8 + 2 ** -40;
  expect(encodeBfloat16(bfloatTie)).toBe(encodeBfloat16(1 + 2 ** -7));
});
