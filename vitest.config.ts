import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["test/**/*.test.ts"],
    reporters: [["default", { summary: false }]],
    maxWorkers: "100%",
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
