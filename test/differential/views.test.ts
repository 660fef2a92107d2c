// Do chains of views have the types of what they deliver? `DIFFERENTIAL=cases[,seed]` asks more or others than CI does.
import { describe, expect, it } from "vitest";
import { failingAssertions } from "../support/assert-types.js";
import { versions } from "../support/compilers.js";
import { once } from "../support/once.js";
import { Random } from "./random.js";
import { viewCalls } from "./view-calls.js";
import { chainImports, randomChains } from "./view-chains.js";

const [count = 2_000, seed = 2] = (process.env.DIFFERENTIAL ?? "").split(",").filter(Boolean).map(Number);
const chains = randomChains(new Random(seed), count);
const refuted = chains.filter(({ changed }) => changed !== undefined);

it("asks for every view, and most chains have an answer", () => {
  const calls = chains.flatMap((chain) => chain.calls);
  for (const name of Object.keys(viewCalls)) {
    expect(calls.filter((call) => call.includes(`.${name}(`)).length, name).toBeGreaterThan(count / 50);
  }
  expect(refuted.length).toBeGreaterThan(0.8 * count);
});

describe.each(versions)("TypeScript %s", (version) => {
  const assertions = [
    ...chains.map(({ assertion }) => assertion),
    ...refuted.flatMap(({ changed }) => (changed ? [changed] : [])),
  ];
  const asked = once(async () => await failingAssertions(version, { imports: chainImports, assertions }));

  it(`types ${count} chains as the runtime answers them`, async () => {
    const failing = (await asked()).filter((index) => index < count);
    expect(failing.slice(0, 20).map((index) => assertions[index])).toEqual([]);
  });

  it("takes none of the answers changed, unless the type says nothing", async () => {
    const failing = (await asked()).filter((index) => index >= count);
    expect(failing.slice(0, 20).map((index) => [refuted[index - count]?.calls, assertions[index]])).toEqual([]);
  });
});
