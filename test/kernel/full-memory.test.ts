// Kernels need room for themselves in the memory that tensors share with them. Where it is full they wait until it is not.
import { describe, expect, it } from "vitest";
import { arange, capabilities, full, matmul, mma, packRight, wasmMemory, zeros } from "../../src/index.js";
import { gemmScratchBytes } from "../../src/kernel/gemm-blocks.js";

const memory = wasmMemory({ capacity: 4 * 2 ** 20 });

describe("kernels that were asked for while the memory was full", () => {
  it("leave the work to loops, say why, and come once there is room", () => {
    const tensors = [memory.empty("uint8", 2 ** 21), memory.empty("uint8", 2 ** 21)];
    const [a, b] = [arange("float32", 40, 40), full("float32", 0.5, 40, 40)];
    const product = (): number => matmul(zeros("float32", 40, 40), a, b).get(39, 39);
    const expected = product();
    expect(expected).toBe(31590);
    expect(a.reduceSum()).toBe((1599 * 1600) / 2);
    const packed = packRight(b);
    tensors[0]?.dispose();
    const sentence = `the kernels need ${gemmScratchBytes} bytes for themselves, and the largest free part of the WebAssembly memory has ${2 ** 21}`;
    expect(capabilities()).toMatchObject({ kernels: "scalar", reason: sentence });
    expect(product()).toBe(expected);
    expect(memory.used).toBe(2 ** 21);
    tensors[1]?.dispose();
    expect(capabilities().kernels).toBe("simd");
    expect(product()).toBe(expected);
    expect(memory.used).toBe(gemmScratchBytes);
    expect(mma(zeros("float32", 40, 40), a, packed).get(39, 39)).toBe(expected);
  });
});
