// Does everything work where there is no WebAssembly? The suites of the runtime once more, on a platform without it.
import { afterAll, expect, it } from "vitest";

// Not by vitest's stub: suites that take globals away themselves give all of those back.
const known = Object.getOwnPropertyDescriptor(globalThis, "WebAssembly") as PropertyDescriptor;
Object.defineProperty(globalThis, "WebAssembly", { value: undefined, configurable: true });

afterAll(() => {
  expect(Reflect.get(globalThis, "WebAssembly")).toBeUndefined();
  Object.defineProperty(globalThis, "WebAssembly", known);
});

it("there is none, and the library says so", async () => {
  const { capabilities } = await import("../../src/index.js");
  expect(capabilities()).toMatchObject({ kernels: "scalar", reason: "the platform has no WebAssembly" });
});

// Only now, so that they load the library without it; what they describe is added to this file's tests.
await import("../tensor/access.test.js");
await import("../tensor/atomics.test.js");
await import("../tensor/constructors.test.js");
await import("../tensor/mma.test.js");
await import("../tensor/parts.test.js");
await import("../tensor/views.test.js");
await import("../laws/copy.test.js");
await import("../laws/views.test.js");
