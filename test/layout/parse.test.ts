// Layouts as text.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parseLayout } from "../../src/layout/index.js";
import { makeLayout } from "../../src/layout/make-layout.js";
import { layouts } from "../coord/arbitrary.js";
import { sentenceOf, untyped } from "../coord/sentence.js";

describe("parseLayout", () => {
  it.each([
    ["12:1", 12, 1],
    ["(12):(1)", [12], [1]],
    ["():()", [], []],
    ["((2,2),3):((1,6),2)", [[2, 2], 3], [[1, 6], 2]],
    ["(3, 4):(4, 1)", [3, 4], [4, 1]],
    ["((),2):((),0)", [[], 2], [[], 0]],
    ["(((((2))))):(((((9007199254740990)))))", [[[[[2]]]]], [[[[[9007199254740990]]]]]],
  ])("%s", (text, shape, stride) => {
    const { shape: parsedShape, stride: parsedStride } = parseLayout(text);
    expect([parsedShape, parsedStride]).toEqual([shape, stride]);
  });

  it.each([
    "",
    ":",
    "12",
    "12:",
    ":1",
    "12:1:1",
    "(3,4):(4,1) ",
    " 12:1",
    "(3 ,4):(4,1)",
    "(3,  4):(4,1)",
    "(3,,4):(4,1)",
    "(3,4,):(4,1,)",
    "(,3):(,1)",
    "(3,4:(4,1",
    "3,4:4,1",
    "3,4):4,1)",
    "(3)(4):(1)(3)",
    "03:1",
    "3:01",
    "-3:1",
    "3:-1",
    "+3:1",
    "1e3:1",
    "1.5:1",
    "0x3:1",
    "9007199254740992:1",
    "n:1",
    "[3,4]:[4,1]",
    "(\n3):(1)",
  ])("refuses %j", (text) => {
    expect(sentenceOf(() => untyped(parseLayout)(text))).toBe(
      `parseLayout: '${text}' is not a layout such as '(3,4):(4,1)'`,
    );
  });

  it("refuses what is no text", () => {
    for (const [value, called] of [
      [undefined, "undefined"],
      [null, "null"],
      [12, "12"],
      [["12:1"], "an array"],
    ] as const) {
      expect(sentenceOf(() => untyped(parseLayout)(value))).toBe(
        `parseLayout: '${called}' is not a layout such as '(3,4):(4,1)'`,
      );
    }
  });

  it("refuses what is no layout", () => {
    expect(sentenceOf(() => untyped(parseLayout)("(3,4):(4)"))).toBe(
      "parseLayout: shape (3,4) and stride (4) are not congruent",
    );
    expect(sentenceOf(() => untyped(parseLayout)("(94906267,94906267):(1,1)"))).toBe(
      "parseLayout: the extents of shape (94906267,94906267) multiply past 9007199254740991",
    );
    expect(sentenceOf(() => untyped(parseLayout)("(2,2):(9007199254740991,1)"))).toBe(
      "parseLayout: (2,2):(9007199254740991,1) reaches offsets past 9007199254740991",
    );
  });

  it("ends on a deep nesting", () => {
    const deep = `${"(".repeat(101)}1${")".repeat(101)}`;
    expect(sentenceOf(() => untyped(parseLayout)(`${deep}:${deep}`))).toContain("is not a layout such as");
    expect(sentenceOf(() => untyped(parseLayout)(`${"(".repeat(10 ** 6)}:1`))).toContain("is not a layout such as");
  });
});

it("reads what toString writes", () => {
  fc.assert(
    fc.property(layouts, ([shape, stride]) => {
      const any = makeLayout("layout", shape, stride);
      const again = parseLayout(String(any));
      expect([again.shape, again.stride]).toEqual([shape, stride]);
    }),
  );
});
