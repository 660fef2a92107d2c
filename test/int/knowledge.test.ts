// What is known of runtime numbers, and what do the operations keep of it?
import { describe, expect, it } from "vitest";
import { failingAssertions, type TypeAssertion } from "../support/assert-types.js";
import { compile, versions } from "../support/compilers.js";

const imports = `import type * as int from "../../types/int/index.js";
import type { Refused } from "../../types/message/index.js";
type M<Divisor> = int.Multiple<Divisor>;`;

const equal = (actual: string, expected: string): TypeAssertion => ({ actual: `int.${actual}`, expected });

const kinds: readonly TypeAssertion[] = Object.entries({
  '"literal"': ["0", "1", "1024", "999999999999999", "9007199254740991"],
  '"dynamic"': ["number", "int.Multiple<8>", "int.Multiple<1>"],
  '"any"': ["any"],
  '"never"': ["never"],
  '"union"': ["2 | 4", "boolean", "3 | undefined", "number | undefined", '1 | "a"', "int.Multiple<8> | 3"],
  '"invalid"': [
    "-1",
    "0.5",
    "1e21",
    "1e400",
    "9007199254740992",
    "9999999999999998",
    '"8"',
    "8n",
    "unknown",
    "{}",
    "[8]",
    "int.Sub<3, 5>",
  ],
}).flatMap(([kind, types]) =>
  types.flatMap((type) => [equal(`Kind<${type}>`, kind), equal(`IsStatic<${type}>`, String(kind === '"literal"'))]),
);

const plain: readonly TypeAssertion[] = [
  ...["Add", "Sub", "Mul", "FloorDiv", "CeilDiv", "Mod", "Min", "Max", "Gcd"].flatMap((operation) => [
    equal(`${operation}<number, number>`, "number"),
    equal(`${operation}<number, 6>`, "number"),
    equal(`${operation}<6, number>`, "number"),
  ]),
  equal("DivMod<number, 6>", "[number, number]"),
  equal("DivMod<6, number>", "[number, number]"),
  equal("Compare<number, 6>", '"less" | "equal" | "greater"'),
  ...["Less", "LessOrEqual", "Greater", "GreaterOrEqual", "Equal"].map((operation) =>
    equal(`${operation}<6, number>`, "boolean"),
  ),
  equal("Add<number, 0>", "number"),
  equal("Add<0, number>", "number"),
  equal("Sub<number, 0>", "number"),
  equal("Mul<number, 0>", "0"),
  equal("Mul<0, number>", "0"),
  equal("Mul<number, 1>", "number"),
  equal("Mul<1, number>", "number"),
  equal("DivMod<number, 1>", "[number, 0]"),
  equal("Gcd<number, 1>", "1"),
  equal("Gcd<number, 0>", "number"),
  equal("Product<[2, number, 3]>", "number"),
  equal("Product<[2, number, 0]>", "0"),
  equal("Product<number[]>", "number"),
  equal("Product<[2, 3?]>", "number"),
  equal("Product<[2, 3] | [4]>", "number"),
  equal("Product<readonly [2, 3]>", "6"),
  equal("PrefixProducts<[2, number, 3]>", "[1, 2, number]"),
  equal("SuffixProducts<[2, number, 3]>", "[number, 3, 1]"),
  equal("SuffixProducts<readonly number[]>", "number[]"),
];

const multiples: readonly TypeAssertion[] = [
  equal("Multiple<1>", "number"),
  equal("Mul<M<8>, 4>", "M<32>"),
  equal("Mul<4, M<8>>", "M<32>"),
  equal("Mul<M<8>, M<12>>", "M<96>"),
  equal("Mul<M<8>, number>", "M<8>"),
  equal("Mul<number, M<8>>", "M<8>"),
  equal("Mul<M<8>, 1>", "M<8>"),
  equal("Mul<M<8>, 0>", "0"),
  equal("Mul<M<9007199254740991>, 2>", "number"),
  equal("Add<M<8>, M<12>>", "M<4>"),
  equal("Add<M<8>, 16>", "M<8>"),
  equal("Add<16, M<8>>", "M<8>"),
  equal("Add<M<8>, 3>", "number"),
  equal("Add<M<8>, 0>", "M<8>"),
  equal("Add<M<8>, number>", "number"),
  equal("Sub<M<8>, M<12>>", "M<4>"),
  equal("Sub<M<8>, 0>", "M<8>"),
  equal("Sub<0, M<8>>", "M<8>"),
  equal("Mod<M<8>, 4>", "0"),
  equal("Mod<M<8>, 12>", "M<4>"),
  equal("Mod<M<8>, M<12>>", "M<4>"),
  equal("Mod<100, M<4>>", "M<4>"),
  equal("Mod<M<8>, 3>", "number"),
  equal("FloorDiv<M<8>, 4>", "M<2>"),
  equal("FloorDiv<M<8>, 8>", "number"),
  equal("FloorDiv<M<8>, 16>", "number"),
  equal("FloorDiv<M<8>, 1>", "M<8>"),
  equal("CeilDiv<M<8>, 4>", "M<2>"),
  equal("CeilDiv<M<8>, 3>", "number"),
  equal("DivMod<M<8>, 4>", "[M<2>, 0]"),
  equal("DivMod<M<8>, 12>", "[number, M<4>]"),
  equal("Min<M<8>, 12>", "M<4>"),
  equal("Max<M<8>, M<16>>", "M<8>"),
  equal("Gcd<M<8>, 4>", "4"),
  equal("Gcd<4, M<8>>", "4"),
  equal("Gcd<M<8>, M<12>>", "M<4>"),
  equal("Gcd<M<8>, 12>", "M<4>"),
  equal("Gcd<M<8>, number>", "number"),
  equal("Less<M<8>, 8>", "boolean"),
  equal("DivisorOf<M<8>>", "8"),
  equal("DivisorOf<12>", "12"),
  equal("DivisorOf<number>", "1"),
  equal("DivisorOf<int.Sub<3, 5>>", 'Refused<"sub: 3 - 5 is negative">'),
  equal("Product<[M<8>, 4, number]>", "M<32>"),
];

const assertions: readonly TypeAssertion[] = [...kinds, ...plain, ...multiples];

describe.each(versions)("knowledge on TypeScript %s", (version) => {
  it(`is kept as far as it can be proven, in ${assertions.length} cases`, async () => {
    const failing = await failingAssertions(version, { imports, assertions });
    expect(failing.map((index) => assertions[index])).toEqual([]);
  });

  it("a multiple passes as number and as a multiple of another copy of the package, but nothing passes as a multiple", async () => {
    const { diagnostics } = await compile(version, {
      "copy.ts": 'export type Multiple<Divisor> = number & { readonly "~multipleOf": Divisor };',
      "use.ts": `import type { Multiple } from "../../types/int/index.js";
        import type { Multiple as Copied } from "./copy.js";
        declare const width: Multiple<8>;
        export const plain: number = width;
        export const copied: Copied<8> = width;
        export const back: Multiple<8> = copied;
        declare const size: number;
        export const literal: Multiple<8> = 8;
        export const dynamic: Multiple<8> = size;
        export const other: Multiple<4> = width;`,
    });
    expect(diagnostics.map(({ file, line, code }) => `${file}:${line} TS${code}`)).toEqual([
      "use.ts:8 TS2322",
      "use.ts:9 TS2322",
      "use.ts:10 TS2322",
    ]);
  });

  it("operations on generic sizes compile, and stay cheap", async () => {
    const uses = ["Add", "Sub", "Mul", "FloorDiv", "CeilDiv", "Mod", "Min", "Max", "Gcd"].map(
      (operation) => `
        export type Nested${operation}<A, B> = { ok: A; bad: "no" }[Judged<int.${operation}<int.${operation}<A, B>, int.${operation}<B, 3>>>];
        export function f${operation}<A extends number, B extends number>(value: int.${operation}<A, B>): number {
          const sum: unknown = value;
          const next = sum as int.${operation}<int.${operation}<A, B>, B>;
          return typeof next === "number" ? next : 0;
        }`,
    );
    const { diagnostics, statistics } = await compile(version, {
      "use.ts": `import type * as int from "../../types/int/index.js";
        type Judged<Size> = Size extends 0 ? "bad" : Size extends number ? "ok" : "bad";${uses.join("\n")}`,
    });
    expect(diagnostics).toEqual([]);
    expect(statistics.instantiations).toBeLessThan(100_000);
  });
});
