// What does the library say of a platform's threads? Each reason, on a platform that has it. Those about kernels: `no-simd.test.ts`.
import { availableParallelism } from "node:os";
import { afterEach, describe, expect, it, vi } from "vitest";
import { capabilities } from "../../src/index.js";
import { sharedMemory } from "../../src/tensor/index.js";
import { threadPool } from "../../src/thread/index.js";

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** A page's globals in place of Node's modules. */
function asPage(members: Readonly<Record<string, unknown>>): void {
  vi.spyOn(process, "getBuiltinModule").mockReturnValue(undefined as never);
  for (const [name, member] of Object.entries(members)) vi.stubGlobal(name, member);
}

const tells = (threads: number, threadsReason: unknown): void =>
  expect(capabilities()).toMatchObject({ threads, threadsReason });

describe("capabilities and pools", () => {
  it("tell how many threads there are", async () => {
    tells(availableParallelism(), "as many as the processor runs at once");
    asPage({ Worker: class {}, navigator: { hardwareConcurrency: 3 } });
    tells(3, "as many as the processor runs at once");
    vi.stubGlobal("navigator", { hardwareConcurrency: 1 });
    tells(1, "as many as the processor runs at once");
    const pool = await threadPool();
    expect([pool.size, pool.reason]).toEqual([1, "the processor runs one thread at once"]);
  });

  it.each([
    ["no SharedArrayBuffer", { SharedArrayBuffer: undefined }, "the platform has no SharedArrayBuffer"],
    [
      "a page without isolation",
      { SharedArrayBuffer: undefined, crossOriginIsolated: false },
      "the page is not cross-origin isolated, so no memory is shared; it needs the headers Cross-Origin-Opener-Policy: same-origin and Cross-Origin-Embedder-Policy: require-corp",
    ],
    ["no workers", {}, "the platform has no workers"],
  ])("say why there is one thread only: %s", async (_, members, reason) => {
    asPage({ navigator: { hardwareConcurrency: 3 }, ...members });
    tells(1, reason);
    const pool = await threadPool();
    expect([pool.size, pool.reason]).toEqual([1, reason]);
    expect(sharedMemory().isShared).toBe(!("SharedArrayBuffer" in members));
  });
});
