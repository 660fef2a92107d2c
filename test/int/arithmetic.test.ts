// Is the arithmetic right? Edges and seeded operands of 1 to 16 digits against BigInt, on all compilers; and what is off by one must be
// refused in every single case, or the first half would prove nothing.
import { describe, expect, it } from "vitest";
import { Random } from "../differential/random.js";
import { failingAssertions } from "../support/assert-types.js";
import { versions } from "../support/compilers.js";
import { once } from "../support/once.js";
import { type Case, edgeCases, productCases, randomCases } from "./cases.js";

const random = new Random(20_240_607);
const cases: readonly Case[] = [...edgeCases(), ...randomCases(random, 2_400), ...productCases(random, 300)];
const imports = `import type * as int from "../../types/int/index.js";`;

it("asks enough of each operation", () => {
  expect(cases.length).toBeGreaterThanOrEqual(3_000);
  for (const operation of new Set(cases.map((of) => of.operation))) {
    expect(cases.filter((of) => of.operation === operation).length, operation).toBeGreaterThanOrEqual(75);
  }
});

describe.each(versions)("arithmetic on TypeScript %s", (version) => {
  const assertions = [
    ...cases.map(({ question, answer }) => ({ actual: `int.${question}`, expected: answer })),
    ...cases.map(({ question, wrong }) => ({ actual: `int.${question}`, expected: wrong })),
  ];
  const asked = once(async () => new Set(await failingAssertions(version, { imports, assertions })));

  it(`gives the answers of BigInt in ${cases.length} cases`, async () => {
    const failing = await asked();
    expect(cases.filter((_, index) => failing.has(index)).map(({ question }) => question)).toEqual([]);
  });

  it("gives no answer that is off by one", async () => {
    const failing = await asked();
    expect(cases.filter((_, index) => !failing.has(cases.length + index)).map(({ question }) => question)).toEqual([]);
  });
});
