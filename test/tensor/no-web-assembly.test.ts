import { afterAll, describe, expect, it, vi } from "vitest";
import { wasmMemory, zeros } from "../../src/tensor/index.js";
import { refuses } from "./loose.js";

vi.stubGlobal("WebAssembly", undefined);
afterAll(() => void vi.unstubAllGlobals());

describe("without WebAssembly", () => {
  it("there is no memory of that kind, and the heap does", () => {
    refuses(() => wasmMemory(), "wasm.unavailable", { operation: "wasmMemory" });
    refuses(() => wasmMemory({ capacity: 65536 }), "wasm.unavailable", { operation: "wasmMemory" });
    expect(zeros("float32", 2, 2).fill(1).get(1, 1)).toBe(1);
  });
});
