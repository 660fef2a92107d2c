// Do the compilers compute the answers of the vectors? One run a version, and one over changed answers, which must all
// be refuted.
import { describe, expect, it } from "vitest";
import { failingAssertions } from "../support/assert-types.js";
import { versions } from "../support/compilers.js";
import { changed } from "./changed.js";
import { claimImports, claimOf } from "./claim.js";
import { runtime } from "./runtime.js";
import { types } from "./types.js";
import { vectorsOf } from "./vectors.js";

const vectors = vectorsOf(Object.keys(types));

it("what the types answer, the runtime answers too", () => {
  expect(Object.keys(types).filter((name) => !(name in runtime))).toEqual([]);
});

describe.each(versions)("TypeScript %s", (version) => {
  it(`answers all ${vectors.length} vectors`, async () => {
    const assertions = vectors.map((vector) => claimOf(vector));
    const failing = await failingAssertions(version, { imports: claimImports, assertions });
    expect(failing.map((index) => [vectors[index]?.id, assertions[index]])).toEqual([]);
  });

  it("refutes each of them changed", async () => {
    const assertions = vectors.map((vector) => claimOf(vector, changed));
    const failing = new Set(await failingAssertions(version, { imports: claimImports, assertions }));
    expect(vectors.filter((_, index) => !failing.has(index)).map(({ id }) => id)).toEqual([]);
  });
});
