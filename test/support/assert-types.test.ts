import { describe, expect, it } from "vitest";
import { failingAssertions, offByOne, type TypeAssertion } from "./assert-types.js";
import { versions } from "./compilers.js";

const imports = `type Pair<A, B> = [A, B];
declare function tile<Size extends number>(size: Size extends 4 ? Size : \`tile: size \${Size} is not 4\`): [Size];`;

const equalities = [
  { actual: "Pair<1, 2>", expected: "[1, 2]" },
  { given: "const four4 = tile(4);", actual: "typeof four4", expected: "[4]" },
  { actual: "{ a: 1 }", expected: "{ a: 1 }" },
];

describe.each(versions)("failingAssertions on TypeScript %s", (version) => {
  it("finds none where all hold", async () => {
    const assertions: TypeAssertion[] = [...equalities, { given: "tile(5);", refused: "tile: size 5 is not 4" }];
    expect(await failingAssertions(version, { imports, assertions })).toEqual([]);
  });

  it("finds each one that does not hold", async () => {
    const assertions: TypeAssertion[] = [
      ...equalities.map(({ expected, ...rest }) => ({ ...rest, expected: offByOne(expected) })),
      { given: "tile(4);", refused: "tile: size 4 is not 4" },
      { given: "tile(5);", refused: "tile: size 6 is not 4" },
    ];
    expect(await failingAssertions(version, { imports, assertions })).toEqual([0, 1, 2, 3, 4]);
  });

  it("is not deceived by any, never, unions or readonly", async () => {
    const pairs = [
      ["any", "1"],
      ["1", "any"],
      ["any", "any"],
      ["never", "1"],
      ["1", "never"],
      ["any", "never"],
      ["unknown", "any"],
      ["1 | 2", "1"],
      ["readonly [1]", "[1]"],
      ["[any]", "[1]"],
      ["Pair<1, any>", "Pair<1, number>"],
      ["number", "4"],
    ];
    const assertions = pairs.map(([actual = "", expected = ""]) => ({ actual, expected }));
    const all = pairs.map((_, index) => index);
    expect(await failingAssertions(version, { imports, assertions })).toEqual(all);
    const same = ["never", "unknown", "1 | 2", "readonly [1]", "{ readonly a: 1 }", "undefined"];
    const identities = same.map((type) => ({ actual: type, expected: type }));
    expect(await failingAssertions(version, { imports, assertions: identities })).toEqual([]);
  });

  it("throws when the program is broken, so that a broken set never passes as refuted", async () => {
    const missing = { imports, assertions: [{ actual: "NoSuchType", expected: "1" }] };
    await expect(failingAssertions(version, missing)).rejects.toThrow("TS2304 Cannot find name 'NoSuchType'.");
    const wrongCall = { imports, assertions: [{ given: "const no = tile(5);", actual: "typeof no", expected: "[5]" }] };
    await expect(failingAssertions(version, wrongCall)).rejects.toThrow("tile: size 5 is not 4");
  });
});

describe("failingAssertions", () => {
  it("refuses an empty set and line comments", async () => {
    await expect(failingAssertions("7.0", { imports, assertions: [] })).rejects.toThrow("no assertions");
    const hidden = [{ actual: "1 // ,", expected: "2" }];
    await expect(failingAssertions("7.0", { imports, assertions: hidden })).rejects.toThrow("line comment");
  });
});

describe("offByOne", () => {
  it("changes the first number", () => {
    expect(offByOne("Layout<[8, 4], [4, 1]>")).toBe("Layout<[9, 4], [4, 1]>");
    expect(offByOne("9007199254740991")).toBe("9007199254740992");
    expect(() => offByOne("number")).toThrow("no number");
  });
});
