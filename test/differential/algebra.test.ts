// Do the types claim what the runtime delivers? Seeded random questions to both evaluators: static ones, to which the type must give the very
// answer, and half-dynamic ones, whose type must admit it. `DIFFERENTIAL=cases[,seed]` asks more or others than CI does.
import { describe, expect, it } from "vitest";
import { failingAssertions, type TypeAssertion } from "../support/assert-types.js";
import { versions } from "../support/compilers.js";
import { assertion, type Case, mutated, randomCases } from "./cases.js";
import { imports, operations } from "./operations.js";
import { Random } from "./random.js";

const [count = 5_600, seed = 1] = (process.env["DIFFERENTIAL"] ?? "").split(",").filter(Boolean).map(Number);
const cases = randomCases(new Random(seed), count);

it("asks every operation, statically and half-dynamically, and most questions have an answer", () => {
  expect(count).toBeGreaterThanOrEqual(2 * Object.keys(operations).length);
  for (const name of Object.keys(operations)) {
    const asked = cases.filter(({ operation }) => operation === name);
    const refused = asked.filter(({ answer }) => /^(Refused|Thrown)</.test(answer));
    expect(refused.length, name).toBeLessThan(0.7 * asked.length);
  }
});

describe.each(versions)("TypeScript %s", (version) => {
  it(`answers ${count} questions as the runtime does`, async () => {
    expect(await disagreements(version, cases.map(assertion))).toEqual([]);
  });

  it("takes none of the answers changed, unless its type says nothing", async () => {
    expect(await disagreements(version, cases.map(mutated))).toEqual([]);
  });
});

async function disagreements(
  version: (typeof versions)[number],
  assertions: readonly TypeAssertion[],
): Promise<readonly (readonly [Case | undefined, TypeAssertion | undefined])[]> {
  const failing = await failingAssertions(version, { imports, assertions });
  return failing.slice(0, 20).map((index) => [cases[index], assertions[index]]);
}
