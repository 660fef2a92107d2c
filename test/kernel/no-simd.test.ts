// What if the platform has no WebAssembly, no SIMD, or forbids to compile? The library loads, says so, and works.
import { availableParallelism } from "node:os";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

beforeEach(() => vi.resetModules());
afterEach(() => void vi.unstubAllGlobals());

async function product(): Promise<{ value: number; reason: string; kernels: string }> {
  const { capabilities, full, matmul, zeros } = await import("../../src/index.js");
  const c = matmul(zeros("float32", 64, 64), full("float32", 2, 64, 64), full("float32", 0.5, 64, 64));
  const { kernels, reason } = capabilities();
  return { value: c.get(63, 63), kernels, reason };
}

describe("the SIMD table", () => {
  it("is live where everything is there", async () => {
    expect(await product()).toEqual({ value: 64, kernels: "simd", reason: expect.stringContaining("has SIMD") });
  });

  it("is compiled once, at the first operation that gains by it", async () => {
    let modules = 0;
    const { Module } = api();
    const counted = class {
      constructor(bytes: Uint8Array) {
        modules += 1;
        // biome-ignore lint/correctness/noConstructorReturn: it stands in for the platform's own class.
        return new Module(bytes);
      }
    };
    vi.stubGlobal("WebAssembly", { ...api(), Module: counted });
    const { capabilities, full, wasmMemory, zeros } = await import("../../src/index.js");
    capabilities();
    zeros("float32", 8, 8)
      .add(full("float32", 1, 8, 8))
      .reduceSum();
    wasmMemory().zeros("float32", 8).dispose();
    expect(modules).toBe(0);
    await product();
    // Products with relaxed SIMD have a module of their own.
    const first = modules;
    expect(first).toBeGreaterThan(0);
    expect(first).toBeLessThanOrEqual(2);
    await product();
    zeros("float32", 100, 100).exp();
    expect(modules).toBe(first);
  });

  it("leaves the work to scalar loops without WebAssembly", async () => {
    vi.stubGlobal("WebAssembly", undefined);
    expect(await product()).toEqual({ value: 64, kernels: "scalar", reason: "the platform has no WebAssembly" });
  });

  it("leaves the work to scalar loops without SIMD", async () => {
    vi.stubGlobal("WebAssembly", { ...api(), validate: () => false });
    const reason = "WebAssembly has no SIMD instructions here";
    expect(await product()).toEqual({ value: 64, kernels: "scalar", reason });
  });

  it("leaves the work to scalar loops where a policy forbids compilation", async () => {
    const Module = function refuse(): never {
      throw new Error("violates the Content Security Policy");
    };
    vi.stubGlobal("WebAssembly", { ...api(), Module });
    const reason = "WebAssembly cannot be compiled here: violates the Content Security Policy";
    expect(await product()).toEqual({ value: 64, kernels: "scalar", reason });
  });

  it("leaves the work to scalar loops where no memory is to be had", async () => {
    const Memory = function refuse(): never {
      throw new RangeError("could not allocate memory");
    };
    vi.stubGlobal("WebAssembly", { ...api(), Memory });
    const reason = "there is no WebAssembly memory to be had";
    expect(await product()).toEqual({ value: 64, kernels: "scalar", reason });
  });

  it("takes less memory where the platform gives less", async () => {
    const { Memory: Whole } = api();
    const Memory = function half(limits: { initial: number; maximum: number }): object {
      if (limits.initial > 1024) throw new RangeError("could not allocate memory");
      return new Whole(limits);
    };
    vi.stubGlobal("WebAssembly", { ...api(), Memory });
    expect((await product()).kernels).toBe("simd");
    const { wasmMemory } = await import("../../src/index.js");
    expect(wasmMemory().capacity).toBe(1024 * 65536);
  });
});

describe("tilewright/core", () => {
  it("has the same names, and the scalar table", async () => {
    const core = await import("../../src/core.js");
    expect(core.capabilities()).toEqual({
      kernels: "scalar",
      reason: expect.stringContaining("tilewright/core"),
      threads: availableParallelism(),
      threadsReason: "as many as the processor runs at once",
    });
    expect(Object.keys(await import("../../src/index.js")).sort()).toEqual(Object.keys(core).sort());
  });
});

interface Api {
  readonly Module: new (bytes: Uint8Array) => object;
  readonly Memory: new (limits: { initial: number; maximum: number }) => object;
}

/** WebAssembly's members, which are not enumerable. */
function api(): Api {
  const whole: object = Reflect.get(globalThis, "WebAssembly");
  return Object.fromEntries(
    Object.getOwnPropertyNames(whole).map((name) => [name, Reflect.get(whole, name)]),
  ) as unknown as Api;
}
