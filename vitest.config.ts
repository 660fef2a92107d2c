import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";

/** The suites that run compilers, longest first: begun last, they would be waited for with one core idle. */
const longest = [
  "test/budget/",
  "test/differential/",
  "test/vectors/types",
  "test/test-d/",
  "test/docs/",
  "test/int/",
  "test/examples/",
  "test/hover/",
];

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification): number => {
      const place = longest.findIndex((name) => moduleId.includes(`/${name}`));
      return place < 0 ? longest.length : place;
    };
    return (await super.sort(files)).sort((left, right) => rank(left) - rank(right));
  }
}

export default defineConfig({
  test: {
    include: ["test/**/*.test.ts"],
    reporters: [["default", { summary: false }]],
    maxWorkers: "100%",
    sequence: { sequencer: LongestFirst },
    testTimeout: 300_000, // tests that run a compiler wait for it
    slowTestThreshold: 60_000, // and are not worth a line each
    coverage: {
      provider: "v8",
      include: ["src/**/*.ts"],
      reporter: ["text", "json-summary"],
      thresholds: { lines: 95 },
    },
  },
});
