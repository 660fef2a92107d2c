// Does every assertion of `test-d/` hold, under tsd and under the stand-in on each compiler? And does each fail once its
// type breaks or turns into `any`?
import { describe, expect, it } from "vitest";
import { offByOne } from "../support/assert-types.js";
import { showDiagnostic, versions } from "../support/compilers.js";
import { filesIn, textOf } from "../support/files.js";
import { once } from "../support/once.js";
import { type Mutation, type Outcome, readTestFile, runStandIn, runTsd, type TestFile } from "../support/test-d.js";

const files: readonly TestFile[] = filesIn("test-d", ".test-d.ts").map((name) => readTestFile(name, textOf(name)));

it("test-d has files, and each asserts something", () => {
  expect(files.length).toBeGreaterThan(0);
  expect(files.flatMap(({ problems }) => problems)).toEqual([]);
});

describe("tsd", () => allHold(() => runTsd(files)));
describe.each(versions)("the stand-in on TypeScript %s", (version) => allHold(() => runStandIn(version, files)));

describe("once the type under test is any", () => {
  const isAny: Mutation = (_, { actual }) => ({ ...actual, text: "(undefined as any)" });
  allFail(() => runStandIn("7.0", files, isAny));
});

describe("once another type is expected", () => {
  const isOther: Mutation = ({ text }, { expected, kind }) =>
    expected && kind === "expectType"
      ? { ...expected, text: other(text.slice(expected.start, expected.end)) }
      : undefined;
  allFail(() => runStandIn("7.0", files, isOther), "expectType");
});

function other(type: string): string {
  return /\d/.test(type) ? offByOne(type) : `[${type}]`;
}

function allHold(run: () => Promise<Outcome>): void {
  const outcome = once(run);
  for (const file of files) {
    describe(file.name, () => {
      for (const assertion of file.assertions) {
        it(`${assertion.kind} in line ${assertion.line}`, async () => {
          const problem = (await outcome()).failed.get(assertion);
          if (problem !== undefined) {
            expect.fail(problem);
          }
        });
      }
    });
  }
  it("finds nothing wrong outside of assertions", async () => {
    expect((await outcome()).strays.map(showDiagnostic)).toEqual([]);
  });
}

function allFail(run: () => Promise<Outcome>, kind?: string): void {
  const outcome = once(run);
  for (const file of files) {
    it(`every ${kind ?? "assertion"} of ${file.name} fails`, async () => {
      const { failed } = await outcome();
      const holding = file.assertions.filter(
        (assertion) => !failed.has(assertion) && (!kind || assertion.kind === kind),
      );
      expect(holding.map(({ line }) => line)).toEqual([]);
    });
  }
}
