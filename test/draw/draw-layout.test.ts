// Layouts as tables of offsets.
import { expect, it } from "vitest";
import { drawLayout } from "../../src/draw/index.js";
import { layout, rowMajor } from "../../src/layout/index.js";
import { sentenceOf, untyped } from "../coord/sentence.js";

const lines = (...texts: readonly string[]): string => texts.join("\n");

it("draws rank 2 in rows and columns", () => {
  expect(drawLayout(rowMajor(2, 3))).toBe(
    lines(
      "(2,3):(3,1)", //
      "  | 0 1 2",
      "--+------",
      "0 | 0 1 2",
      "1 | 3 4 5",
    ),
  );
});

it("counts along a nested mode, its first leaf fastest", () => {
  expect(
    drawLayout(
      layout(
        [
          [2, 2],
          [2, 3],
        ],
        [
          [2, 12],
          [1, 4],
        ],
      ),
    ),
  ).toBe(
    lines(
      "((2,2),(2,3)):((2,12),(1,4))",
      "  |  0  1  2  3  4  5",
      "--+------------------",
      "0 |  0  1  4  5  8  9",
      "1 |  2  3  6  7 10 11",
      "2 | 12 13 16 17 20 21",
      "3 | 14 15 18 19 22 23",
    ),
  );
});

it("draws rank 1 in one row", () => {
  const drawn = [" 0  1  2  3", "------------", " 0  5 10 15"].map((line, index) => (index === 1 ? line : ` ${line}`));
  expect(drawLayout(layout(4, 5))).toBe(lines("4:5", ...drawn));
  expect(drawLayout(layout([4], [5]))).toBe(lines("(4):(5)", ...drawn));
});

it("cuts what is too large, and says so", () => {
  expect(drawLayout(rowMajor(100, 100), { maxRows: 2, maxColumns: 3 })).toBe(
    lines(
      "(100,100):(100,1)",
      "    |   0   1   2 ...",
      "----+----------------",
      "  0 |   0   1   2 ...",
      "  1 | 100 101 102 ...",
      "... | ... ... ... ...",
    ),
  );
  expect(drawLayout(rowMajor(1000, 1000)).split("\n").length).toBe(36);
});

it("draws nothing of size 0 but the sides", () => {
  expect(drawLayout(rowMajor(2, 0))).toBe(lines("(2,0):(0,1)", "  |", "--+", "0 |", "1 |"));
  expect(drawLayout(rowMajor(0, 2))).toBe(lines("(0,2):(2,1)", " | 0 1", "-+----"));
});

it("refuses other ranks and what is no layout", () => {
  expect(sentenceOf(() => drawLayout(rowMajor(2, 2, 2)))).toBe(
    "drawLayout: a layout of rank 3 has no grid; it takes rank 1 or 2",
  );
  expect(sentenceOf(() => drawLayout(rowMajor()))).toBe(
    "drawLayout: a layout of rank 0 has no grid; it takes rank 1 or 2",
  );
  expect(sentenceOf(() => untyped(drawLayout)({ shape: [2], stride: [1] }))).toBe(
    "drawLayout: an object is not a layout",
  );
  expect(sentenceOf(() => drawLayout(rowMajor(2), { maxColumns: -1 }))).toBe(
    "drawLayout: maxColumns is -1, not a whole number from 0 to 9007199254740991",
  );
});

it("says which option is wrong", () => {
  expect(() => drawLayout(rowMajor(2, 2), { maxRows: -1 })).toThrow(
    "drawLayout: maxRows is -1, not a whole number from 0 to 9007199254740991",
  );
  expect(() => Reflect.apply(drawLayout, undefined, [rowMajor(2, 2), null])).toThrow(
    "drawLayout: null is not an object of options",
  );
});
