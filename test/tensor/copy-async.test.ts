// What does an asynchronous copy copy, where to, and what does it leave alone? Places by the reference's formula, said once more.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { swizzle } from "../../src/algebra/index.js";
import { layout, rowMajor } from "../../src/layout/index.js";
import { engineTensor } from "../../src/tensor/engine-tensor.js";
import * as tensors from "../../src/tensor/index.js";
import { PagedEngine } from "../engine/paged-engine.js";
import { type LooseTensor, refuses } from "./loose.js";

type Copying = LooseTensor & { copyFromAsync(other: unknown, options?: unknown): Promise<Copying> };
const { zeros, full, arange, tileTensor } = tensors as unknown as Readonly<
  Record<"zeros" | "full" | "arange" | "tileTensor", (...args: unknown[]) => Copying>
>;
const { asyncCopyGroup, asyncCopyWaitAll } = tensors;

describe("copyFromAsync", () => {
  it("copies as copyFrom does, and resolves with the tensor", async () => {
    const [a, b] = [zeros("float32", 2, 3), arange("int32", 3, 2)];
    expect(await a.copyFromAsync(b.transpose())).toBe(a);
    expect(String(a)).toBe("[[0.0, 2.0, 4.0], [1.0, 3.0, 5.0]]");
  });

  it("masks rows, and what begins past a bound", async () => {
    const a = full("float32", 9, 4, 2);
    await a.copyFromAsync(arange("float32", 4, 2), { validRows: 3 });
    expect(String(a)).toBe("[[0.0, 1.0], [2.0, 3.0], [4.0, 5.0], [9.0, 9.0]]");
    await a.copyFromAsync(arange("float32", 4, 2), { bound: 3, fill: "nan" });
    expect(String(a)).toBe("[[0.0, 1.0], [2.0, NaN], [NaN, NaN], [NaN, NaN]]");
    await a.copyFromAsync(arange("float32", 4, 2), { bound: 5, validRows: 1, fill: "zero" });
    expect(String(a)).toBe("[[0.0, 1.0], [0.0, 0.0], [0.0, 0.0], [0.0, 0.0]]");
    const wide = full("int64", 9n, 2);
    await wide.copyFromAsync(full("int64", 1n, 2), { validRows: 1, fill: "zero" });
    expect(String(wide)).toBe("[1, 0]");
  });

  it("judges a vector by its first lane", async () => {
    const a = full("float32", 9, 2, 4).vectorize(1, 4) as Copying;
    await a.copyFromAsync(arange("float32", 2, 4).vectorize(1, 4), { bound: 1, fill: "zero" });
    expect(String(a)).toBe("[[[0.0, 1.0, 2.0, 3.0]], [[0.0, 0.0, 0.0, 0.0]]]");
  });

  it("sends each element where the swizzle says", async () => {
    const property = fc.asyncProperty(
      fc.integer({ min: 1, max: 3 }),
      fc.nat(2),
      fc.integer({ min: 0, max: 3 }),
      fc.nat(2),
      async (bits, base, more, windows) => {
        const by = swizzle(bits, base, bits + more);
        const window = 2 ** (bits + base + bits + more);
        const count = window * (windows + 1);
        const storage = new Float32Array(count + 3);
        const to = tileTensor(storage, rowMajor(count), { offset: 2 });
        await to.copyFromAsync(arange("float32", count), { swizzle: by });
        for (let element = 0; element < count; element++) {
          const inside = element % window;
          expect(storage[2 + by.index(inside) + element - inside]).toBe(element);
        }
      },
    );
    await fc.assert(property, { numRuns: 50, seed: 5 });
  });

  it("counts a base offset into the swizzle, and elements where lanes stay together", async () => {
    const by = swizzle(1, 0, 2);
    const storage = new Float32Array(8);
    await tileTensor(storage, rowMajor(4)).copyFromAsync(arange("float32", 4), { swizzle: by, baseOffset: 4 });
    expect([...storage]).toEqual([1, 0, 3, 2, 0, 0, 0, 0]);
    const vectors = zeros("float32", 8, 2).vectorize(1, 2) as Copying;
    await vectors.copyFromAsync(arange("float32", 8, 2).vectorize(1, 2), { swizzle: by });
    expect(vectors.get(5, 0)).toEqual(Float32Array.of(8, 9));
  });

  it("reads before it writes, and works in storage without an array", async () => {
    const a = arange("float32", 4);
    await a.copyFromAsync(a, { swizzle: swizzle(1, 0, 1), validRows: 4 });
    expect(String(a)).toBe("[0.0, 1.0, 3.0, 2.0]");
    const engine = new PagedEngine(5, 0);
    const paged = engineTensor(engine, engine.allocate("float64", 4), rowMajor(4) as never) as unknown as Copying;
    await paged.copyFromAsync(arange("int8", 4), { validRows: 2 });
    expect(String(paged)).toBe("[0.0, 1.0, 0.0, 0.0]");
  });
});

describe("groups", () => {
  it("are waited for together, and are empty then", async () => {
    const group = asyncCopyGroup();
    const copies = [1, 2].map((value) => zeros("float32", 2).copyFromAsync(full("float32", value, 2), { group }));
    expect(group.pending).toBe(2);
    await asyncCopyWaitAll(group);
    expect(group.pending).toBe(0);
    expect((await Promise.all(copies)).map(String)).toEqual(["[1.0, 1.0]", "[2.0, 2.0]"]);
    await group.waitAll();
  });

  it("leave out what belongs to no group, for which asyncCopyWaitAll waits", async () => {
    const group = asyncCopyGroup();
    const a = zeros("float32", 2);
    void a.copyFromAsync(full("float32", 3, 2));
    expect(group.pending).toBe(0);
    await asyncCopyWaitAll();
    expect(a.get(1)).toBe(3);
  });
});

describe("bad input", () => {
  const [a, b] = [zeros("float32", 4), zeros("float32", 4)];

  it("is refused at once, and nothing is written", () => {
    refuses(() => a.copyFromAsync(1), "tensor.not-a-tensor", { operation: "copyFromAsync", value: "1" });
    refuses(() => a.copyFromAsync(b, 1), "tensor.not-options", { operation: "copyFromAsync", value: "1" });
    refuses(() => a.copyFromAsync(b, { validRows: -1 }), "copyFromAsync.mask", { name: "validRows", value: -1 });
    refuses(() => a.copyFromAsync(b, { bound: 0.5 }), "copyFromAsync.mask", { name: "bound", value: 0.5 });
    refuses(() => a.copyFromAsync(b, { fill: "ones" }), "copyFromAsync.fill", { fill: '"ones"' });
    refuses(() => a.copyFromAsync(b, { baseOffset: -1 }), "copyFromAsync.base", { value: -1 });
    refuses(() => a.copyFromAsync(b, { swizzle: 1 }), "distribute.not-a-swizzle", {
      operation: "copyFromAsync",
      value: "1",
    });
    refuses(() => a.copyFromAsync(b, { group: {} }), "copyFromAsync.group", {
      operation: "copyFromAsync",
      value: "an object",
    });
    const ints = zeros("int32", 4);
    refuses(() => ints.copyFromAsync(b, { fill: "nan" }), "copyFromAsync.nan", { dtype: "int32" });
    refuses(() => asyncCopyWaitAll(1 as never), "copyFromAsync.group", { operation: "asyncCopyWaitAll", value: "1" });
  });

  it("what a plain copy refuses too names this operation, whatever the options are", () => {
    const operation = "copyFromAsync";
    const broadcast = zeros("float32", 1).broadcastTo(4) as Copying;
    const gone = zeros("float32", 4);
    structuredClone(null, { transfer: [(gone.unsafePtr().array as Float32Array).buffer as ArrayBuffer] });
    for (const options of [undefined, { bound: 1 }, { validRows: 1, fill: "zero" }]) {
      const count = { operation, size: 4, other: 3 };
      refuses(() => a.copyFromAsync(zeros("float32", 3), options), "copyFrom.count", count);
      const vectors = zeros("float32", 4, 2).vectorize(1, 2);
      const block = { operation, element: "float32", other: "float32x2" };
      refuses(() => a.copyFromAsync(vectors, options), "operand.block", block);
      refuses(() => (a.asImm() as Copying).copyFromAsync(b, options), "tensor.read-only", { operation });
      refuses(() => broadcast.copyFromAsync(b, options), "tensor.read-only", { operation });
      refuses(() => a.copyFromAsync(gone, options), "storage.detached", { operation });
      refuses(() => gone.copyFromAsync(a, options), "storage.detached", { operation });
    }
  });

  it("a swizzle does not lead out of the tensor, nor part lanes", () => {
    refuses(() => a.copyFromAsync(b, { swizzle: swizzle(1, 0, 1), baseOffset: 3 }), "copyFromAsync.place", {
      offset: 0,
      place: -1,
      last: 3,
    });
    const strided = zeros("float32", layout([2, 4], [1, 2])).vectorize(1, 4) as Copying;
    const rows = zeros("float32", 2, 4).vectorize(1, 4);
    refuses(() => strided.copyFromAsync(rows, { swizzle: swizzle(1, 0, 1) }), "copyFromAsync.lanes", { lanes: 4 });
  });
});
