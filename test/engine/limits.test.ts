// Sizes whose products pass 2^31 and 2^32: refused with a sentence, nothing wraps around.
import { describe, expect, it } from "vitest";
import { mma, packLeft, packRight } from "../../src/index.js";
import { layout } from "../../src/layout/index.js";
import { sharedMemory, tileTensor, wasmMemory, zeros } from "../../src/tensor/index.js";
import { loose, refuses } from "../tensor/loose.js";

const memory = wasmMemory({ capacity: 2 ** 24 });

describe.each([
  ["2^31", 2 ** 15, 2 ** 16],
  ["2^32", 2 ** 16, 2 ** 16],
  ["2^32 and a little", 2 ** 16, 2 ** 16 + 1],
  ["2^40", 2 ** 20, 2 ** 20],
] as const)("%s elements", (_, rows, columns) => {
  const size = rows * columns;

  it("do not fit into WebAssembly memory", () => {
    const { used } = memory;
    for (const bytes of [1, 8] as const) {
      const dtype = bytes === 1 ? "uint8" : "float64";
      expect(() => memory.zeros(dtype, rows, columns)).toThrow(
        `zeros: ${size * bytes} bytes do not fit, the largest free part of the 16777216 bytes has `,
      );
    }
    expect(memory.used).toBe(used);
  });

  it("do not fit over a small array", () => {
    refuses(() => tileTensor(new Uint8Array(8), layout([rows, columns], [columns, 1])), "storage.too-small", {
      operation: "tileTensor",
      layout: `(${rows},${columns}):(${columns},1)`,
      cosize: size,
      length: 8,
    });
  });

  it("are not packed, though one element stands for all", () => {
    const wide = loose(tileTensor(new Float32Array(1), layout([rows, columns], [0, 0])));
    for (const pack of [packLeft, packRight] as unknown as ((tile: unknown) => unknown)[]) {
      expect(() => pack(wide)).toThrow(/^pack(Left|Right): \d{10,} bytes do not fit/);
    }
  });

  it("are not brought to the kernels", () => {
    const wide = loose(tileTensor(new Float32Array(1), layout([4, size], [0, 0])));
    const high = loose(tileTensor(new Float32Array(1), layout([size, 4], [0, 0])));
    const product = mma as unknown as (...operands: unknown[]) => unknown;
    const right = (packRight as unknown as (tile: unknown) => unknown)(zeros("float32", 4, 4));
    expect(() => product(zeros("float32", 4, 4), wide, right)).toThrow(
      /^mma: axis 1 of a has extent \d+, axis 0 of b has 4/,
    );
    expect(() => product(loose(zeros("float32", 4, 4)), high, right)).toThrow(
      /^mma: axis 0 of c has extent 4, axis 0 of a has \d+/,
    );
  });
});

describe("more elements than any array holds", () => {
  it("are refused by everything that allocates", () => {
    for (const make of [zeros, sharedMemory().zeros] as unknown as ((...shape: unknown[]) => unknown)[]) {
      expect(() => make("float64", 2 ** 26, 2 ** 20)).toThrow(
        /^zeros: 70368744177664 elements of float64 cannot be allocated/,
      );
    }
    expect(() => memory.zeros("float64", 2 ** 26, 2 ** 26)).toThrow(/^zeros: 36028797018963970 bytes do not fit/);
  });
});
