// Do the compilers compute the answers of the vectors? One run a version, which also asks for changed answers: those must all
// be refuted.
import { describe, expect, it } from "vitest";
import { failingAssertions } from "../support/assert-types.js";
import { versions } from "../support/compilers.js";
import { once } from "../support/once.js";
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
  const claims = vectors.map((vector) => claimOf(vector));
  const assertions = [...claims, ...vectors.map((vector) => claimOf(vector, changed))];
  const asked = once(async () => new Set(await failingAssertions(version, { imports: claimImports, assertions })));

  it(`answers all ${vectors.length} vectors`, async () => {
    const failing = await asked();
    expect(vectors.flatMap(({ id }, index) => (failing.has(index) ? [[id, claims[index]]] : []))).toEqual([]);
  });

  it("refutes each of them changed", async () => {
    const failing = await asked();
    expect(vectors.filter((_, index) => !failing.has(vectors.length + index)).map(({ id }) => id)).toEqual([]);
  });
});
