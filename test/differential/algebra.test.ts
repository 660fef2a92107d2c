// Do the types claim what the runtime delivers? Seeded random questions to both evaluators: static ones, to which the type must give the very
// answer, and half-dynamic ones, whose type must admit it. `DIFFERENTIAL=cases[,seed]` asks more or others than CI does.
import { describe, expect, it } from "vitest";
import { failingAssertions } from "../support/assert-types.js";
import { versions } from "../support/compilers.js";
import { once } from "../support/once.js";
import { assertion, type Case, mutated, randomCases } from "./cases.js";
import { imports, operations } from "./operations.js";
import { Random } from "./random.js";

const [count = 5_040, seed = 1] = (process.env.DIFFERENTIAL ?? "").split(",").filter(Boolean).map(Number);
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
  // One program asks both, so that each claim is computed once.
  const failing = once(() =>
    failingAssertions(version, { imports, assertions: [...cases.map(assertion), ...cases.map(mutated)] }),
  );

  it(`answers ${count} questions as the runtime does`, async () => {
    expect(shown((await failing()).filter((index) => index < count))).toEqual([]);
  });

  it("takes none of the answers changed, unless its type says nothing", async () => {
    expect(shown((await failing()).filter((index) => index >= count))).toEqual([]);
  });
});

function shown(failing: readonly number[]): readonly (Case | undefined)[] {
  return failing.slice(0, 20).map((index) => cases[index % count]);
}
