// What is said of arguments that no type describes: arrays that hold themselves, numbers where options belong?
import { expect, it } from "vitest";
import { dice, slice } from "../../src/algebra/index.js";
import { rowMajor } from "../../src/layout/index.js";
import { tileTensor, zeros } from "../../src/tensor/index.js";
import { sentenceOf, untyped } from "../coord/sentence.js";

const endless: unknown[] = [];
endless.push(endless);
const nested = "nested deeper than 100 levels";

it("an array that holds itself is refused as rows, also where the nesting is only deep", () => {
  expect(sentenceOf(() => untyped(tileTensor)(endless))).toContain(nested);
  let deep: unknown = 1;
  for (let level = 0; level < 20_000; level++) deep = [deep];
  expect(sentenceOf(() => untyped(tileTensor)(deep))).toContain(nested);
});

it("an array that holds itself is refused as a coordinate", () => {
  expect(sentenceOf(() => untyped(slice)(endless, rowMajor(3, 4)))).toContain(nested);
  expect(sentenceOf(() => untyped(dice)(endless, rowMajor(3, 4)))).toContain(nested);
  const tensor = zeros("float32", 3, 4);
  for (const access of [tensor.get, tensor.load]) {
    expect(sentenceOf(() => Reflect.apply(access, tensor, [endless]))).toMatch(/coordinate \(+\.\.\.\)+ does not fit/);
  }
});

it("a number is refused as options", () => {
  const tensor = zeros("float32", 8, 16);
  expect(sentenceOf(() => Reflect.apply(tensor.load, tensor, [124, 4]))).toBe("load: 4 is not an object of options");
  expect(sentenceOf(() => Reflect.apply(tensor.store, tensor, [124, 1, 4]))).toBe(
    "store: 4 is not an object of options",
  );
});
