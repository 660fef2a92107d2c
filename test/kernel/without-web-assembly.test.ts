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

it("a product that threads could share is the asking thread's, with the same bits", async () => {
  const { full, matmul, sharedMemory } = await import("../../src/index.js");
  const { parallelMatmul, threadPool } = await import("../../src/thread/index.js");
  using pool = await threadPool({ workers: 1 });
  const memory = sharedMemory();
  const [a, b, c] = [
    memory.full("float32", 0.1, 200, 150),
    full("float32", 0.3, 150, 160),
    memory.zeros("float32", 200, 160),
  ];
  await parallelMatmul(pool, c, a, memory.zeros("float32", 150, 160).copyFrom(b));
  expect(c.toString()).toBe(matmul(memory.zeros("float32", 200, 160), a, b).toString());
  expect(c.get(199, 159)).toBeCloseTo(4.5, 3);
});

// Only now, so that they load the library without it; what they describe is added to this file's tests.
await import("../tensor/access.test.js");
await import("../tensor/arithmetic.test.js");
await import("../tensor/atomics.test.js");
await import("../tensor/bad-arguments.test.js");
await import("../tensor/blocked.test.js");
await import("../tensor/constructors.test.js");
await import("../tensor/copy-async.test.js");
await import("../tensor/engine-tensor.test.js");
await import("../tensor/facts.test.js");
await import("../tensor/layout-tensor.test.js");
await import("../tensor/mma.test.js");
await import("../tensor/outer-product.test.js");
await import("../tensor/parts.test.js");
await import("../tensor/reduce.test.js");
await import("../tensor/shrunk.test.js");
await import("../tensor/text.test.js");
await import("../tensor/tile-tensor-iter.test.js");
await import("../tensor/tiles.test.js");
await import("../tensor/views.test.js");
await import("../laws/arithmetic.test.js");
await import("../laws/copy.test.js");
await import("../laws/views.test.js");
await import("../npy/format.test.js");
await import("../thread/copy.test.js");
await import("../thread/parallel.test.js");
