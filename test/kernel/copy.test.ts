// Do the SIMD kernels copy what loops copy? Every byte of the storage is compared, those between the elements included.
import fc from "fast-check";
import { afterAll, afterEach, describe, expect, it } from "vitest";
import { installKernels, scalarKernels } from "../../src/kernel/kernels.js";
import { copySimd } from "../../src/kernel/simd/copy.js";
import { simdInstance } from "../../src/kernel/simd/instance.js";
import { simdKernels } from "../../src/kernel/simd/kernels.js";
import { wasmMemory, zeros } from "../../src/tensor/index.js";
import type { DType } from "../../types/tensor/index.js";
import { type LooseTensor, loose } from "../tensor/loose.js";

const memory = wasmMemory();
const places = ["heap", "wasm"] as const;
type Place = (typeof places)[number];

afterEach(() => installKernels(simdKernels));
afterAll(() => expect(simdInstance()).toBeDefined());

/** A tensor whose bytes count up, so that no two elements near each other are equal. */
function counting(place: Place, dtype: DType, shape: readonly number[]): LooseTensor {
  const tensor = loose(place === "heap" ? zeros(dtype, ...shape) : memory.zeros(dtype, ...shape));
  const bytes = bytesOf(tensor);
  // Without NaNs of 16 bits: the platform's own arrays of float16 make one NaN of them all.
  const mask = dtype === "float16" ? 0xbf : 0xff;
  for (let at = 0; at < bytes.length; at++) bytes[at] = (at * 7 + (at >> 8)) & mask;
  return tensor;
}

/** The bytes of all that a tensor's array holds. */
function bytesOf(tensor: LooseTensor): Uint8Array {
  const { array } = (tensor as unknown as { storage(): { array: ArrayBufferView } }).storage();
  return new Uint8Array(array.buffer, array.byteOffset, array.byteLength);
}

function dispose(tensor: LooseTensor): void {
  if (tensor.space === "wasm") (tensor as unknown as Disposable)[Symbol.dispose]();
}

/** Copies between views of two tensors with both tables; the target's bytes must come out alike. */
function check(
  [place, otherPlace]: readonly [Place, Place],
  [dtype, otherDtype]: readonly [DType, DType],
  [shape, otherShape]: readonly [readonly number[], readonly number[]],
  views: (to: LooseTensor, from: LooseTensor) => readonly [LooseTensor, LooseTensor],
): void {
  const results = [scalarKernels, simdKernels].map((table) => {
    const [whole, source] = [counting(place, dtype, shape), counting(otherPlace, otherDtype, otherShape)];
    bytesOf(whole).fill(255);
    installKernels(table);
    const [to, from] = views(whole, source);
    to.copyFrom(from);
    const bytes = bytesOf(whole).slice();
    dispose(whole);
    dispose(source);
    return bytes;
  });
  expect(Buffer.compare(results[0] as Uint8Array, results[1] as Uint8Array)).toBe(0);
  expect(results[0]?.some((byte) => byte !== 255)).toBe(true);
}

const pairs = places.flatMap((place) => places.map((other) => [place, other] as const));
it("transposes what is larger than most caches, in whole blocks and with rests", () => {
  for (const [columns, rows] of [
    [4100, 2048],
    [9000, 1024],
    [40000, 212],
    [1500, 5600],
  ] as const) {
    const shapes = [
      [columns, rows],
      [rows, columns],
    ] as const;
    check(["wasm", "wasm"], ["float32", "float32"], shapes, (to, from) => [to, from.transpose()]);
  }
});

const size = fc.oneof(fc.integer({ min: 1, max: 20 }), fc.integer({ min: 1, max: 300 }));

describe.each(pairs)("copies into %s storage from %s storage", (place, other) => {
  it.each(["float32", "int32", "uint32", "uint8", "bool", "float16", "int64", "float64"] as const)(
    "rows with gaps of %s",
    (dtype) => {
      fc.assert(
        fc.property(size, size, fc.nat({ max: 3 }), fc.nat({ max: 3 }), (rows, columns, gap, start) => {
          const shape = [rows, columns + gap + start];
          check([place, other], [dtype, dtype], [shape, [rows, columns]], (to, from) => [
            to.slice(":", [start, start + columns]),
            from,
          ]);
        }),
        { numRuns: 15 },
      );
    },
  );

  it.each(["float32", "int32", "uint32", "uint16", "uint8", "bool", "float16", "int64", "float64"] as const)(
    "transposes of %s",
    (dtype) => {
      fc.assert(
        fc.property(size, size, fc.nat({ max: 3 }), fc.nat({ max: 3 }), (rows, columns, gap, start) => {
          const shapes = [
            [rows, columns + gap],
            [columns + start, rows + start],
          ] as const;
          check([place, other], [dtype, dtype], shapes, (to, from) => [
            to.slice(":", [gap, columns + gap]),
            from.slice([start, columns + start], [start, rows + start]).transpose(),
          ]);
        }),
        { numRuns: 25 },
      );
    },
  );

  it("transposes larger than a block, and such with a power of two as pitch", () => {
    for (const [rows, columns] of [
      [15, 600],
      [600, 15],
      [512, 512],
      [513, 20],
      [16, 1030],
      [700, 515],
      [300, 1024],
      [1024, 301],
      [520, 900],
    ] as const) {
      check(
        [place, other],
        ["float32", "float32"],
        [
          [rows, columns],
          [columns, rows],
        ],
        (to, from) => [to, from.transpose()],
      );
    }
  });

  it.each(["uint8", "uint16", "float32", "float64"] as const)(
    "transposes with every rest that a block of %s leaves",
    (dtype) => {
      for (const rows of [1, 2, 3, 7, 8, 15, 16, 17, 31, 33, 63, 65, 79]) {
        for (const columns of [1, 3, 4, 9, 15, 16, 18, 47, 64, 66, 81]) {
          const shapes = [
            [rows, columns],
            [columns, rows],
          ] as const;
          check([place, other], [dtype, dtype], shapes, (to, from) => [to, from.transpose()]);
        }
      }
    },
  );

  it("transposes into lines that lie about 4 KiB apart", () => {
    for (const pitch of [1008, 1009, 1024, 1030, 1040]) {
      for (const rows of [16, 63, 64, 65, 130, 300]) {
        for (const columns of [16, 31, 32, 33, 70]) {
          const shapes = [
            [columns, pitch],
            [rows, columns + 1],
          ] as const;
          check([place, other], ["float32", "float32"], shapes, (to, from) => [
            to.slice(":", [3, rows + 3]),
            from.slice(":", [1, columns + 1]).transpose(),
          ]);
        }
      }
    }
  });

  it("permuted axes", () => {
    for (const axes of [
      [0, 2, 1],
      [1, 0, 2],
      [1, 2, 0],
      [2, 0, 1],
      [2, 1, 0],
    ] as const) {
      const extents = [9, 33, 70];
      const shape = axes.map((axis) => extents[axis] ?? 0);
      check([place, other], ["float32", "float32"], [shape, extents], (to, from) => [to, from.permute(...axes)]);
      check([place, other], ["int32", "float32"], [shape, extents], (to, from) => [to, from.permute(...axes)]);
    }
  });

  it("elements that are converted, and those whose array alone is another", () => {
    const views = (to: LooseTensor, from: LooseTensor) => [to.slice(":", [1, 18]), from.transpose()] as const;
    for (const pair of [
      ["float32", "int32"],
      ["float32", "uint8"],
      ["uint16", "bfloat16"],
      ["uint8", "bool"],
    ] as const) {
      check(
        [place, other],
        pair,
        [
          [40, 20],
          [17, 40],
        ],
        views,
      );
    }
  });
});

describe("copies in WebAssembly memory", () => {
  it("keep the bits of every NaN", () => {
    const source = memory.zeros("float32", 80, 80);
    const words = new Uint32Array(bytesOf(loose(source)).buffer, bytesOf(loose(source)).byteOffset, 6400);
    for (let at = 0; at < 6400; at++) words[at] = 0x7f800001 + at;
    for (const to of [memory.zeros("float32", 80, 80), zeros("float32", 80, 80)]) {
      to.copyFrom(source.transpose());
      const bytes = bytesOf(loose(to));
      const copied = new Uint32Array(bytes.buffer, bytes.byteOffset, 6400);
      expect(copied[3 * 80 + 7]).toBe(0x7f800001 + 7 * 80 + 3);
    }
  });

  it("of overlapping parts go as if through a buffer", () => {
    const [here, there] = [counting("wasm", "int32", [40, 40]), counting("heap", "int32", [40, 40])];
    for (const tensor of [here, there]) {
      tensor.slice("3:33", "2:32").copyFrom(tensor.slice("0:30", "0:30").transpose());
      tensor.copyFrom(tensor.transpose());
    }
    expect([...bytesOf(here)]).toEqual([...bytesOf(there)]);
  });
});

describe("SIMD", () => {
  const operand = (array: Float32Array) => ({ array, offset: 1, dtype: "float32" as const });
  const inside = (length: number) =>
    operand(
      (loose(memory.zeros("float32", length)) as unknown as { storage(): { array: Float32Array } }).storage().array,
    );
  const outside = (length: number) => operand(new Float32Array(length));
  const rows = {
    extents: [9, 8],
    strides: [
      [10, 1],
      [9, 1],
    ],
  } as const;
  const small = {
    extents: [8, 9],
    strides: [
      [10, 1],
      [1, 10],
    ],
  } as const;
  const large = {
    extents: [80, 90],
    strides: [
      [91, 1],
      [1, 82],
    ],
  } as const;

  it("copies rows and transposes in its memory, and large transposes of other arrays", () => {
    expect(copySimd(rows, inside(100), inside(100))).toBe(true);
    expect(copySimd(small, inside(100), inside(100))).toBe(true);
    expect(copySimd(large, outside(8000), outside(8000))).toBe(true);
    expect(copySimd(large, inside(8000), outside(8000))).toBe(true);
  });

  it("leaves the rest: single rows, small copies elsewhere, what must be converted, steps that 32 bits do not count", () => {
    expect(copySimd({ extents: [90], strides: [[1], [1]] }, inside(100), inside(100))).toBe(false);
    expect(copySimd(rows, outside(100), inside(100))).toBe(false);
    expect(copySimd(small, outside(100), outside(100))).toBe(false);
    expect(copySimd(large, outside(8000), { array: new Int32Array(8000), offset: 1, dtype: "int32" })).toBe(false);
    expect(
      copySimd(
        {
          extents: [2, 4],
          strides: [
            [2 ** 31, 1],
            [4, 1],
          ],
        },
        inside(100),
        inside(100),
      ),
    ).toBe(false);
    expect(
      copySimd(
        {
          extents: [2 ** 31, 4],
          strides: [
            [4, 1],
            [0, 1],
          ],
        },
        inside(100),
        inside(100),
      ),
    ).toBe(false);
  });
});
