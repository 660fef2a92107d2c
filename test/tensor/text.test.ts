import { inspect } from "node:util";
import { describe, expect, it } from "vitest";
import { layout, rowMajor } from "../../src/layout/index.js";
import { arange, tileTensor, tileTensorIter, zeros } from "../../src/tensor/index.js";
import { loose } from "./loose.js";

describe("toString", () => {
  it("nests rows at every rank", () => {
    expect(String(arange("int32", 2, 2, 2))).toBe("[[[0, 1], [2, 3]], [[4, 5], [6, 7]]]");
    expect(String(arange("float32", 3))).toBe("[0.0, 1.0, 2.0]");
    expect(String(zeros("float64", layout([], [])))).toBe("0.0");
    expect(String(zeros("float64", 3, 0))).toBe("[]");
    expect(String(arange("int8", layout([[2, 2], 2], [[1, 2], 4])))).toBe("[[0, 1], [2, 3], [4, 5], [6, 7]]");
  });

  it("writes floats with the fewest digits of their own width", () => {
    expect(
      String(tileTensor(Float32Array.of(0.1, 1 / 3, 16777216, 3.4028234663852886e38, 1e-45, -0), rowMajor(6))),
    ).toBe("[0.1, 0.33333334, 16777216.0, 3.4028235e+38, 1e-45, -0.0]");
    expect(String(tileTensor(Float64Array.of(0.1, 1 / 3, 5e-324, 1e21), rowMajor(4)))).toBe(
      "[0.1, 0.3333333333333333, 5e-324, 1e+21]",
    );
    expect(String(tileTensor([0.1, 1 / 3, 65504], { dtype: "float16" }))).toBe("[0.1, 0.3333, 65500.0]");
    expect(String(tileTensor([0.1, 1 / 3, 256], { dtype: "bfloat16" }))).toBe("[0.1, 0.334, 256.0]");
    expect(String(tileTensor(Float32Array.of(Number.NaN, Infinity, -Infinity), rowMajor(3)))).toBe(
      "[NaN, Infinity, -Infinity]",
    );
    expect(String(arange("uint64", 2))).toBe("[0, 1]");
  });

  it("reads back as the same float", () => {
    const random = Float32Array.from({ length: 2000 }, (_, index) =>
      Math.fround(Math.sin(index) * 10 ** ((index % 70) - 35)),
    );
    const texts = String(tileTensor(random, rowMajor(2000)))
      .slice(1, -1)
      .split(", ");
    expect(Float32Array.from(texts, Number)).toEqual(random);
  });
});

describe("writeTo", () => {
  it("writes as the reference does", () => {
    expect(loose(tileTensor([1, 2, 3, 4])).writeTo()).toBe("[1.0, 2.0, 3.0, 4.0]");
    expect(
      loose(
        tileTensor([
          [1, 2, 3],
          [4, 5, 6],
        ]),
      ).writeTo(),
    ).toBe("[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]");
    expect(
      loose(
        tileTensor([
          [
            [1, 2],
            [3, 4],
          ],
          [
            [5, 6],
            [7, 8],
          ],
        ]),
      ).writeTo(),
    ).toBe("[1.0, 5.0, 3.0, 7.0, 2.0, 6.0, 4.0, 8.0]");
    expect(loose(tileTensor([[[[1, 2]]], [[[3, 4]]]])).writeTo()).toBe("[1.0, 3.0, 2.0, 4.0]");
    expect(loose(zeros("float32", 0, 3)).writeTo()).toBe("");
    expect(loose(zeros("float32", layout([], []))).writeTo()).toBe("[0.0]");
    expect(loose(arange("float32", 4)).vectorize(2).writeTo()).toBe("[[0.0, 1.0], [2.0, 3.0]]");
    expect(loose(tileTensor([[true], [false]], { dtype: "bool" })).writeTo()).toBe("[[True], [False]]");
    expect(loose(tileTensor(Float32Array.of(Number.NaN, -Infinity), rowMajor(2))).writeTo()).toBe("[nan, -inf]");
  });
});

describe("console.log", () => {
  it("shows what stands for a tensor, and what walks one", () => {
    const t = loose(arange("float32", 2, 3));
    expect(inspect(t.toLayoutTensor())).toBe(
      "LayoutTensor of TileTensor<float32, (2,3):(3,1)> [[0.0, 1.0, 2.0], [3.0, 4.0, 5.0]]",
    );
    expect(inspect(tileTensorIter(arange("int8", 8), rowMajor(2), { bound: 8, offset: 2 }))).toBe(
      "TileTensorIter<int8, (2):(1)> at 2 of 8",
    );
  });

  it("shows element, layout and rows", () => {
    expect(inspect(arange("float32", 2, 3))).toBe(
      "TileTensor<float32, (2,3):(3,1)> [[0.0, 1.0, 2.0], [3.0, 4.0, 5.0]]",
    );
    expect(inspect(loose(arange("int8", 2)).asImm())).toBe("ReadonlyTileTensor<int8, (2):(1)> [0, 1]");
    expect(inspect(zeros("int8", 0, 2))).toBe("TileTensor<int8, (0,2):(2,1)> []");
    expect(inspect(tileTensor(new Int32Array(new SharedArrayBuffer(8)), rowMajor(2)))).toBe(
      "SharedTensor<int32, (2):(1)> [0, 0]",
    );
    expect(inspect(loose(arange("float32", 2, 4)).vectorize(1, 4))).toBe(
      "TileTensor<float32x4, (2,1):(4,4)>\n[[[0.0, 1.0, 2.0, 3.0]],\n [[4.0, 5.0, 6.0, 7.0]]]",
    );
  });

  it("aligns the columns of longer tensors", () => {
    expect(inspect(arange("float32", 4, 8))).toBe(
      `TileTensor<float32, (4,8):(8,1)>
[[ 0.0,  1.0,  2.0,  3.0,  4.0,  5.0,  6.0,  7.0],
 [ 8.0,  9.0, 10.0, 11.0, 12.0, 13.0, 14.0, 15.0],
 [16.0, 17.0, 18.0, 19.0, 20.0, 21.0, 22.0, 23.0],
 [24.0, 25.0, 26.0, 27.0, 28.0, 29.0, 30.0, 31.0]]`,
    );
  });

  it("leaves out the middle of what is too much", () => {
    const text = inspect(arange("int32", 1000, 1000));
    expect(text.length).toBeLessThan(5000);
    expect(text).toContain("     0,      1,      2");
    expect(text).toContain("999999");
    expect(text).toContain("...");
    expect(inspect(zeros("int8", 3, 3, 3, 3, 3)).length).toBeLessThan(5000);
    expect(inspect(zeros("int8", 30, 30, 30, 30)).length).toBeLessThan(10_000);
    expect(inspect(zeros("int8", 8, 8, 8, 8, 8, 8)).length).toBeLessThan(10_000);
  });

  it("shows the fewer vectors the longer they are", () => {
    expect(inspect(loose(zeros("int32", 512, 512)).vectorize(8, 8)).length).toBeLessThan(10_000);
    expect(inspect(loose(zeros("int32", 512, 512)).vectorize(1, 4)).length).toBeLessThan(10_000);
    expect(inspect(loose(arange("int8", 4, 4)).vectorize(1, 2))).toContain("[12, 13], [14, 15]");
  });

  it("shows the first entry of each of very many axes", () => {
    expect(inspect(arange("int32", 2, 2, 2, 2, 2, 2, 2, 2, 2, 2)).length).toBeLessThan(20_000);
    expect(inspect(loose(zeros("int32", 8, 8, 8, 8, 8, 8, 8))).length).toBeLessThan(10_000);
    const text = inspect(arange("int32", 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2));
    expect(text).toMatch(/\[{12} *0, \.\.\.\],\s+\.\.\.\]/);
    expect(text.length).toBeLessThan(500);
  });

  it("stands where it is nested, and never throws", () => {
    expect(inspect({ a: { b: { c: { d: zeros("int8", 2) } } } }, { depth: 2 })).toContain("[Object]");
    expect(inspect({ a: zeros("int8", 2) }, { depth: 0 })).toBe("{ a: [TileTensor] }");
    expect(inspect({ a: zeros("int8", 2) })).toBe("{ a: TileTensor<int8, (2):(1)> [0, 0] }");
    const gone = new Int8Array(2);
    const tensor = tileTensor(gone, rowMajor(2));
    structuredClone(gone.buffer, { transfer: [gone.buffer] });
    expect(inspect(tensor)).toBe("TileTensor<int8, (2):(1)> (its storage is gone)");
  });

  it("has the name of a tensor for those who ask its class", () => {
    expect(zeros("int8", 2).constructor.name).toBe("TileTensor");
    expect(zeros("int8", 2, 2, 2, 2, 2).constructor.name).toBe("TileTensor");
  });
});
