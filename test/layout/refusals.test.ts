// One sentence per mistake: what a call says when it is refused is what the compilers say about it.
import { describe, expect, it } from "vitest";
import * as coord from "../../src/coord/index.js";
import * as layouts from "../../src/layout/index.js";
import { sentenceOf } from "../coord/sentence.js";
import { failingAssertions } from "../support/assert-types.js";
import { versions } from "../support/compilers.js";

const operations: Readonly<Record<string, unknown>> = { ...coord, ...layouts };
const imports = `
import { ${Object.keys(coord).join(", ")} } from "../../src/coord/index.js";
import { ${Object.keys(layouts)
  .filter((name) => !(name in coord))
  .join(", ")} } from "../../src/layout/index.js";
`.trim();

const mistakes = [
  "rank([2, -3])",
  "depth([2, [3, 1.5]])",
  "flatten(9007199254740992)",
  "nest([1, 2], [1, [2, 3]])",
  "product([2, -3])",
  "productEach([[2, 0.1]])",
  "prefixProduct([2, 3], [1])",
  "suffixProduct([2, [3, 4]], [1, [2]])",
  "innerProduct([1, 2], [3])",
  "innerProduct(2, [3])",
  "concat([1], [-1])",
  "replace([1, 2], 2, 3)",
  "replace(4, 1, 3)",
  "reverse([1, [2, -1]])",
  "congruent([1], -1)",
  "compatible([1], [-1])",
  "compactOrder([2, 3], [1])",
  "compactOrder([2, 3], [1, -1])",
  "crd2idx([1, 1, 0], [[8, 1], 2])",
  "crd2idx([[1, 2], 0], [3, 4])",
  "crd2idx(0, [3, 0])",
  "crd2idx([0, 1], [3, [0, 2]])",
  "crd2idx(0, [3, 2], [1])",
  "crd2idx(0, [3, 2], [1, -1])",
  "crd2idx(-1, [3, 2])",
  "idx2crd(0, [0])",
  "idx2crd(-1, [3])",
  "idx2crd(1, [3, 4], 1)",
  "crd2crd(12, 12)",
  "crd2crd([3, 1], 12, [3, 4])",
  "crd2crd([2, 3], 9, [3, 4])",
  "crd2crd([2, 1], 12)",
  "crd2crd([1, 2, 3], [4, 4])",
  "crd2crd([1, 2], 9, [3])",
  "crd2crd(0, [0, 3])",
  "dyn(8, { divisibleBy: 0 })",
  "dyn(8, { divisibleBy: 1.5 })",
  "rowMajor(4, -4)",
  "rowMajor([2, 1.5], 4)",
  "rowMajor(1e21)",
  "rowMajor(94906266, 94906266)",
  "rowMajor(0, 94906266, 94906266)",
  "colMajor(94906266, [1, 94906266])",
  "layout([4, [-2, 3]])",
  "layout([94906266, 94906266], [0, 0])",
  "layout([2, 3], [1])",
  "layout([2, 3], 1)",
  "layout([[2], 3], [1, 2])",
  "layout([2, 3], [1, -2])",
  "layout([2, 3], [1, 0.5])",
  "layout([2, 2], [9007199254740991, 1])",
  "makeOrderedLayout([2, 3], [1])",
  "makeOrderedLayout([2, 3], [0, -1])",
  "makeOrderedLayout([94906266, 94906266], [1, 0])",
  'parseLayout("12")',
  'parseLayout("(3,4:(4,1")',
  'parseLayout("03:1")',
  'parseLayout("(3,4):(4)")',
  'parseLayout("(94906266,94906266):(1,1)")',
  'parseLayout("(2,2):(9007199254740991,1)")',
  "rowMajor(3, 4).index(3, 0)",
  "rowMajor(3, 4).index(0, 4)",
  "rowMajor(3, 4).index(12)",
  "rowMajor(3, 4).index(1, 2, 3)",
  "rowMajor(3, 4).index([1])",
  "rowMajor(3, 4).index(0, -1)",
  "rowMajor(3, [2, 2]).index(0, [0, 2])",
  "rowMajor(3, [2, 2]).index(0, [0, 0, 0])",
  "rowMajor(3, [2, 2]).index([0, 0], 0)",
  "rowMajor(3, 0).index(0)",
  "layout(12).index([1, 2])",
  "rowMajor(3, 4).coord(12)",
  "rowMajor(3, 4).coord(0.5)",
  "rowMajor(3, 4).idx2crd(-1)",
  "rowMajor(3, 4).mode(2)",
  "layout(12).mode(1)",
];

/** The sentence of a mistake when it runs. */
function thrown(mistake: string): string {
  const run = new Function(...Object.keys(operations), `return ${mistake};`);
  return sentenceOf(() => run(...Object.values(operations)));
}

it.each(mistakes)("%s throws", (mistake) => {
  expect(thrown(mistake)).toMatch(/^[a-zA-Z0-9]+: /);
});

describe.each(versions)("TypeScript %s says the same about", (version) => {
  it(`${mistakes.length} mistakes`, async () => {
    const assertions = mistakes.map((mistake) => ({ given: `${mistake};`, refused: thrown(mistake) }));
    const failing = await failingAssertions(version, { imports, assertions });
    expect(failing.map((index) => assertions[index])).toEqual([]);
  });
});

it("another sentence would be noticed", async () => {
  const assertions = mistakes.map((mistake) => ({ given: `${mistake};`, refused: `${thrown(mistake)}!` }));
  expect((await failingAssertions("7.0", { imports, assertions })).length).toBe(mistakes.length);
});
