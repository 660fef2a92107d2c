import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["test/**/*.test.ts"],
    reporters: [["default", { summary: false }]],
    testTimeout: 300_000, // tests that run a compiler wait for it
    coverage: {
      provider: "v8",
      include: ["src/**/*.ts"],
      reporter: ["text", "json-summary"],
      thresholds: { lines: 95 },
    },
  },
});
