// What do the operations say to operands that are no sizes? Each kind of bad operand, for each operation, on each side, against each
// state of knowledge of the other operand: a refusal with its sentence, never a number, `any` or `never`.
import { describe, expect, it } from "vitest";
import { failingAssertions, type TypeAssertion } from "../support/assert-types.js";
import { versions } from "../support/compilers.js";

const imports = `import type * as int from "../../types/int/index.js";
import type { Refused } from "../../types/message/index.js";
declare enum Nan { Value = 0 / 0 }
declare enum Pair { One = 1, Two = 2 }`;

/** The operand, and what is said about it. */
const bad: Readonly<Record<string, string>> = {
  any: "an operand is any; give it a type",
  never: "an operand is never; no size can stand there",
  "2 | 4": "an operand is a union of sizes; dyn(x) makes it a runtime number",
  "3 | 5": "an operand is a union of sizes; dyn(x) makes it a runtime number",
  '3 | "a"': "an operand is a union of sizes; dyn(x) makes it a runtime number",
  "4 | undefined": "an operand is a union of sizes; dyn(x) makes it a runtime number",
  "number | undefined": "an operand is a union of sizes; dyn(x) makes it a runtime number",
  boolean: "an operand is a union of sizes; dyn(x) makes it a runtime number",
  Pair: "an operand is a union of sizes; dyn(x) makes it a runtime number",
  "-1": "-1 is not a whole number from 0 to 9007199254740991",
  "-4096": "-4096 is not a whole number from 0 to 9007199254740991",
  "0.5": "0.5 is not a whole number from 0 to 9007199254740991",
  "12345.5": "12345.5 is not a whole number from 0 to 9007199254740991",
  "1e-7": "1e-7 is not a whole number from 0 to 9007199254740991",
  "9007199254740992": "9007199254740992 is not a whole number from 0 to 9007199254740991",
  "9999999999999998": "9999999999999998 is not a whole number from 0 to 9007199254740991",
  "36893488147419103232": "36893488147419103000 is not a whole number from 0 to 9007199254740991",
  "1e21": "1e+21 is not a whole number from 0 to 9007199254740991",
  "1e400": "Infinity is not a whole number from 0 to 9007199254740991",
  "Nan.Value": "NaN is not a whole number from 0 to 9007199254740991",
  "number & { readonly unit: 1 }": "an operand is a number with a brand of its own, neither a literal nor number",
  '"8"': "an operand is not a number",
  "8n": "an operand is not a number",
  true: "an operand is not a number",
  undefined: "an operand is not a number",
  unknown: "an operand is not a number",
  "{}": "an operand is not a number",
  "[8]": "an operand is not a number",
};

/** The operation, and the word with which its sentences begin. */
const operations: Readonly<Record<string, string>> = {
  Add: "add",
  Sub: "sub",
  Mul: "mul",
  DivMod: "divide",
  FloorDiv: "divide",
  CeilDiv: "divide",
  Mod: "divide",
  Compare: "compare",
  Less: "compare",
  LessOrEqual: "compare",
  Greater: "compare",
  GreaterOrEqual: "compare",
  Equal: "compare",
  Min: "compare",
  Max: "compare",
  Gcd: "gcd",
};

const others = ["0", "1", "3", "8", "65537", "9007199254740991", "number", "int.Multiple<8>"];

const badOperands: readonly TypeAssertion[] = Object.entries(operations).flatMap(([operation, word]) =>
  Object.entries(bad).flatMap(([operand, says]) =>
    others.flatMap((other) => [
      refuses(`int.${operation}<${operand}, ${other}>`, `${word}: ${says}`),
      refuses(`int.${operation}<${other}, ${operand}>`, `${word}: ${says}`),
    ]),
  ),
);

const passesThrough: readonly TypeAssertion[] = Object.keys(operations).flatMap((operation) =>
  others.flatMap((other) => [
    refuses(`int.${operation}<int.Sub<3, 5>, ${other}>`, "sub: 3 - 5 is negative"),
    refuses(`int.${operation}<${other}, int.Sub<3, 5>>`, "sub: 3 - 5 is negative"),
  ]),
);

const badResults: readonly TypeAssertion[] = [
  refuses("int.Sub<0, 1>", "sub: 0 - 1 is negative"),
  refuses("int.Sub<5, 100>", "sub: 5 - 100 is negative"),
  refuses("int.Sub<99999, 100000>", "sub: 99999 - 100000 is negative"),
  refuses("int.Sub<9007199254740990, 9007199254740991>", "sub: 9007199254740990 - 9007199254740991 is negative"),
  ...["DivMod", "FloorDiv", "CeilDiv", "Mod"].flatMap((operation) =>
    others.map((other) => refuses(`int.${operation}<${other}, 0>`, "divide: the divisor is 0")),
  ),
];

const badTuples: readonly TypeAssertion[] = Object.entries({
  Product: "product",
  PrefixProducts: "prefixProducts",
  SuffixProducts: "suffixProducts",
}).flatMap(([operation, word]) => [
  refuses(`int.${operation}<any>`, `${word}: an operand is any; give it a type`),
  refuses(`int.${operation}<never>`, `${word}: an operand is never; no size can stand there`),
  refuses(`int.${operation}<8>`, `${word}: takes a tuple of sizes`),
  refuses(`int.${operation}<unknown>`, `${word}: takes a tuple of sizes`),
  refuses(`int.${operation}<int.Sub<3, 5>>`, "sub: 3 - 5 is negative"),
  ...Object.entries(bad).flatMap(([operand, says]) => [
    refuses(`int.${operation}<[${operand}, 2]>`, `mul: ${says}`),
    refuses(`int.${operation}<[2, ${operand}]>`, `mul: ${says}`),
  ]),
  refuses(`int.${operation}<[2, 3] | [4, 5]>`, "mul: an operand is a union of sizes; dyn(x) makes it a runtime number"),
]);

const assertions: readonly TypeAssertion[] = [...badOperands, ...passesThrough, ...badResults, ...badTuples];

describe.each(versions)("refusals on TypeScript %s", (version) => {
  it(`are right in ${assertions.length} cases`, async () => {
    const failing = await failingAssertions(version, { imports, assertions });
    expect(failing.map((index) => assertions[index])).toEqual([]);
  });
});

function refuses(actual: string, sentence: string): TypeAssertion {
  return { actual, expected: `Refused<${JSON.stringify(sentence)}>` };
}
