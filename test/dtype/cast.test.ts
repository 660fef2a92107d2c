import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  allocateArray,
  arrayNameOf,
  castBetween,
  codecOf,
  type DType,
  dtypes,
  type Scalar,
} from "../../src/dtype/index.js";

/** What reading gives after a scalar of one element type was stored as another. */
function stored(value: Scalar, from: DType, to: DType): Scalar {
  const array = allocateArray(to, 1);
  const codec = codecOf(to, arrayNameOf(array));
  Reflect.set(array, 0, codec.encode(castBetween(from, to)?.(value) ?? value));
  return codec.decode(array[0] ?? Number.NaN);
}

describe("castBetween", () => {
  it.each([
    ["float64", "int8", 200, -56],
    ["float64", "int8", -1.9, -1],
    ["float64", "uint8", NaN, 0],
    ["float64", "uint8", -1, 255],
    ["float64", "uint8clamped", -1, 0],
    ["float64", "uint8clamped", 2.5, 2],
    ["float64", "int32", 2 ** 32 + 5, 5],
    ["float64", "float32", 0.1, Math.fround(0.1)],
    ["float64", "bool", 0.5, true],
    ["float64", "bool", -0, false],
    ["float64", "bool", NaN, true],
    ["bool", "float32", true, 1],
    ["bool", "int64", true, 1n],
    ["bool", "uint8", false, 0],
    ["bool", "float16", true, 1],
    ["int64", "bool", 0n, false],
    ["int64", "bool", -1n, true],
    ["int64", "uint64", -1n, 2n ** 64n - 1n],
    ["uint64", "int64", 2n ** 63n, -(2n ** 63n)],
    ["uint64", "int8", 2n ** 63n + 200n, -56],
    ["int64", "uint32", -1n, 2 ** 32 - 1],
    ["int64", "uint8clamped", 2n ** 40n, 255],
    ["int64", "uint8clamped", -(2n ** 40n), 0],
    ["int64", "uint8clamped", 2n ** 63n - 1n, 255],
    ["float64", "int64", -2.9, -2n],
    ["float64", "int64", 2 ** 63, -(2n ** 63n)],
    ["float64", "uint64", -1, 2n ** 64n - 1n],
    ["float64", "int64", Infinity, 0n],
    ["float64", "int64", NaN, 0n],
    ["float64", "uint64", 2 ** 70 + 2 ** 20, 2n ** 20n],
  ] as const)("%s to %s: %s becomes %s", (from, to, value, expected) => {
    expect(stored(value, from, to)).toBe(expected);
  });

  it("leaves alone what the store converts itself", () => {
    expect(castBetween("float64", "int8")).toBeUndefined();
    expect(castBetween("int64", "uint64")).toBeUndefined();
    expect(castBetween("bool", "bool")).toBeUndefined();
  });

  it("has a result of the right kind for every pair", () => {
    const one = (dtype: DType): Scalar => (dtype === "bool" ? true : dtype.endsWith("int64") ? 1n : 1);
    for (const from of dtypes) for (const to of dtypes) expect(stored(one(from), from, to)).toBe(one(to));
  });
});

describe("64-bit integers to floats", () => {
  /** Rounds to `bits` significant bits, ties to even, in integers alone. */
  const rounded = (value: bigint, bits: number): number => {
    const magnitude = value < 0n ? -value : value;
    const excess = BigInt(Math.max(0, magnitude.toString(2).length - bits));
    const floor = magnitude >> excess;
    const twice = (magnitude - (floor << excess)) * 2n;
    const unit = 1n << excess;
    const up = twice > unit || (twice === unit && (floor & 1n) === 1n);
    const nearest = Number((floor + (up ? 1n : 0n)) << excess);
    return value < 0n ? -nearest : nearest;
  };
  const widths = { float64: 53, float32: 24, bfloat16: 8 } as const;

  it.each(["float64", "float32", "bfloat16"] as const)("%s is rounded once", (to) => {
    const near = fc.tuple(
      fc.bigInt({ min: 1n, max: 2n ** 10n }),
      fc.integer({ min: 0, max: 53 }),
      fc.bigInt({ min: -2n, max: 2n }),
    );
    const nearTies = near.map(([lead, shift, off]) => BigInt.asIntN(64, (lead << BigInt(shift)) + off));
    const any = fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n });
    const property = fc.property(fc.oneof(any, nearTies), (value) => {
      expect(stored(value, "int64", to)).toBe(rounded(value, widths[to]));
    });
    fc.assert(property, { numRuns: 1000, seed: 11 });
  });

  it("sees no tie where a single low bit tips the scale", () => {
    expect(stored(2n ** 62n + 2n ** 38n, "int64", "float32")).toBe(2 ** 62);
    expect(stored(2n ** 62n + 2n ** 38n + 1n, "int64", "float32")).toBe(2 ** 62 + 2 ** 39);
    expect(stored(2n ** 63n + 2n ** 55n + 1n, "uint64", "bfloat16")).toBe(2 ** 63 + 2 ** 56);
    expect(stored(2049n, "int64", "float16")).toBe(2048);
    expect(stored(65519n, "int64", "float16")).toBe(65504);
    expect(stored(-65520n, "int64", "float16")).toBe(-Infinity);
    expect(stored(2n ** 64n - 1n, "uint64", "float16")).toBe(Infinity);
  });
});
