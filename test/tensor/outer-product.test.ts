// What does outerProductAcc add, and what does it refuse?
import { describe, expect, it } from "vitest";
import { layout } from "../../src/layout/index.js";
import * as tensors from "../../src/tensor/index.js";
import { type LooseTensor, refuses } from "./loose.js";

const { zeros, full, tileTensor, outerProductAcc } = tensors as unknown as Readonly<
  Record<"zeros" | "full" | "tileTensor" | "outerProductAcc", (...args: unknown[]) => LooseTensor>
>;

describe("outerProductAcc", () => {
  it("adds each product, whatever the layouts", () => {
    const c = full("float32", 1, 3, 2).transpose();
    expect(outerProductAcc(c, tileTensor([2, 3]), zeros("float32", layout([3], [2])).fill(10))).toBe(c);
    expect(String(c)).toBe("[[21.0, 21.0, 21.0], [31.0, 31.0, 31.0]]");
  });

  it("rounds product and sum to the dtype, and wraps integers", () => {
    const [a, b] = [tileTensor([0.1]), tileTensor([0.3])];
    const [x, y] = [Math.fround(0.1), Math.fround(0.3)];
    expect(outerProductAcc(full("float32", 0.7, 1, 1), a, b).get(0, 0)).toBe(
      Math.fround(Math.fround(0.7) + Math.fround(x * y)),
    );
    const ints = outerProductAcc(full("int8", 100, 1, 1), full("int8", 10, 1), full("int8", 20, 1));
    expect(ints.get(0, 0)).toBe(((300 + 128) % 256) - 128);
    expect(outerProductAcc(full("int64", 1n, 1, 1), full("int64", 3n, 1), full("int64", 4n, 1)).get(0, 0)).toBe(13n);
  });

  it("may share storage with its operands, and be nested or empty", () => {
    const c = tileTensor([
      [1, 2],
      [3, 4],
    ]);
    outerProductAcc(c, c.slice(":", 0), c.slice(0, ":"));
    expect(String(c)).toBe("[[2.0, 4.0], [6.0, 10.0]]");
    const nested = zeros("float32", [2, 2], 2);
    outerProductAcc(nested, tileTensor([1, 2, 3, 4]), full("float32", 1, 2));
    expect(nested.load([3, 1])).toBe(4);
    outerProductAcc(zeros("float32", 0, 2), zeros("float32", 0), zeros("float32", 2));
  });

  it("refuses what does not fit", () => {
    const [c, a, b] = [zeros("float32", 2, 3), zeros("float32", 2), zeros("float32", 3)];
    refuses(() => outerProductAcc(c, b, b), "outer.extent", { axis: 0, extent: 2, operand: "a", other: 3 });
    refuses(() => outerProductAcc(c, a, a), "outer.extent", { axis: 1, extent: 3, operand: "b", other: 2 });
    refuses(() => outerProductAcc(a, a, b), "outer.rank", { operand: "c", rank: 1, wanted: 2 });
    refuses(() => outerProductAcc(c, c, b), "outer.rank", { operand: "a", rank: 2, wanted: 1 });
    refuses(() => outerProductAcc(c, zeros("int32", 2), b), "outer.dtype", {
      element: "float32",
      operand: "a",
      other: "int32",
    });
    refuses(() => outerProductAcc(zeros("float32", 2, 4).vectorize(1, 4), a, b), "outer.vector", {
      element: "float32x4",
    });
    refuses(() => outerProductAcc(c.asImm(), a, b), "tensor.read-only", { operation: "outerProductAcc" });
    refuses(() => outerProductAcc(c, 1, b), "tensor.not-a-tensor", { operation: "outerProductAcc", value: "1" });
  });
});
