import { expect, it } from "vitest";
import { rowMajor } from "../../src/layout/index.js";
import { arange, isTileTensor, TileTensor, tileTensor, zeros } from "../../src/tensor/index.js";

it("works", () => {
  const a = arange("float32", 8, 4);
  expect(a.get(7, 3)).toBe(31);
  expect(a.tile([2, 2], [3, 1]).get(1, 1)).toBe(31);
  expect(String(a.tile([2, 2], [0, 1]))).toBe("[[2.0, 3.0], [6.0, 7.0]]");
  expect(a.slice("0:2", 3).toString()).toBe("[3.0, 7.0]");
  expect(a.vectorize(1, 4).get(1, 0)).toEqual(Float32Array.of(4, 5, 6, 7));
  console.log(a, a.asImm(), zeros("float16", 2, 2), a.vectorize(2, 2), arange("int32", 3, 5, 7));
  const view: unknown = a.transpose();
  expect(view instanceof TileTensor && isTileTensor(view)).toBe(true);
  const t = tileTensor(new Float32Array(32), rowMajor(8, 4));
  t.copyFrom(a);
  t.transpose().set(3, 7, -1);
  expect(t.get(7, 3)).toBe(-1);
  const q = tileTensor([
    [1, 2],
    [3, 4],
  ]);
  expect(q.reshape(4).toString()).toBe("[1.0, 2.0, 3.0, 4.0]");
});
