// How layouts are made, and what is refused.
import { describe, expect, it, vi } from "vitest";
import { composition } from "../../src/algebra/index.js";
import { colMajor, dyn, isLayout, layout, makeOrderedLayout, rowMajor } from "../../src/layout/index.js";
import { notSizes, notTuples, sentenceOf, untyped } from "../coord/sentence.js";

const text = (made: { toString(): string }): string => made.toString();

describe("rowMajor and colMajor", () => {
  it("are compact, last or first leaf fastest", () => {
    expect(text(rowMajor(3, 4, 5))).toBe("(3,4,5):(20,5,1)");
    expect(text(colMajor(3, 4, 5))).toBe("(3,4,5):(1,3,12)");
    expect(text(rowMajor(7))).toBe("(7):(1)");
    expect(text(rowMajor(2, 1, 3))).toBe("(2,1,3):(3,3,1)");
  });

  it("take nested extents", () => {
    expect(text(rowMajor([2, 2], 4))).toBe("((2,2),4):((8,4),1)");
    expect(text(rowMajor([4, 16], [8, 2]))).toBe("((4,16),(8,2)):((256,16),(2,1))");
    expect(text(colMajor([4, 16], [8, 2]))).toBe("((4,16),(8,2)):((1,4),(64,512))");
    expect(text(rowMajor([[[[2, 3]]]]))).toBe("(((((2,3))))):(((((3,1)))))");
  });

  it("take no extent and extent 0", () => {
    expect(text(rowMajor())).toBe("():()");
    expect(text(colMajor())).toBe("():()");
    expect(text(rowMajor(3, 0, 2))).toBe("(3,0,2):(0,2,1)");
  });

  it("go to rank 8 and beyond", () => {
    expect(rowMajor(1, 2, 3, 4, 5, 6, 7, 8, 9, 10).stride).toEqual([
      3628800, 1814400, 604800, 151200, 30240, 5040, 720, 90, 10, 1,
    ]);
  });
});

describe("layout", () => {
  it("takes strides as they are, overlapping ones too", () => {
    expect(text(layout([2, [2, 3]], [6, [3, 1]]))).toBe("(2,(2,3)):(6,(3,1))");
    expect(text(layout([4, 4], [0, 1]))).toBe("(4,4):(0,1)");
    expect(text(layout(12, 3))).toBe("12:3");
  });

  it("is column-major without strides", () => {
    expect(text(layout([3, 4]))).toBe("(3,4):(1,3)");
    expect(text(layout(12))).toBe("12:1");
    expect(text(layout([3, 4], undefined))).toBe("(3,4):(1,3)");
  });

  it("tells 12 from (12)", () => {
    expect(layout(12).equals(layout([12]))).toBe(false);
  });
});

it("makeOrderedLayout gives the lowest order the stride 1", () => {
  expect(text(makeOrderedLayout([2, 3, 4], [2, 0, 1]))).toBe("(2,3,4):(12,1,3)");
  expect(text(makeOrderedLayout([2, [3, 4]], [1, 0]))).toBe("(2,(3,4)):(12,(1,3))");
});

describe("what is made", () => {
  it("cannot change, nor with what it was made of", () => {
    const shape: [number, number] = [3, 4];
    const made = layout(shape);
    shape[0] = 9;
    expect(made.shape).toEqual([3, 4]);
    expect(Object.isFrozen(made) && Object.isFrozen(made.shape) && Object.isFrozen(made.stride)).toBe(true);
    expect(() => Object.assign(made, { shape: [1] })).toThrow(TypeError);
  });

  it("is known by a brand that copies of the package share", () => {
    expect(isLayout(rowMajor(2))).toBe(true);
    for (const other of [null, undefined, 3, "2:1", [2], { shape: [2], stride: [1] }, isLayout]) {
      expect(isLayout(other)).toBe(false);
    }
  });

  it("makes more of its own copy of the package", async () => {
    vi.resetModules();
    const other = await import("../../src/layout/index.js");
    const foreign = other.rowMajor(4, 6);
    expect(isLayout(foreign)).toBe(true);
    const [own, made] = [composition(rowMajor(4, 6), layout([2, 2])), composition(foreign, layout([2, 2]))];
    expect(Object.getPrototypeOf(made)).toBe(Object.getPrototypeOf(foreign));
    expect(Object.getPrototypeOf(made)).not.toBe(Object.getPrototypeOf(own));
    expect(made.equals(own) && text(made) === text(own)).toBe(true);
  });

  it("prints and serializes as shape and stride", () => {
    expect(`${rowMajor(3, 4)}`).toBe("(3,4):(4,1)");
    expect(JSON.parse(JSON.stringify(rowMajor(3, 4)))).toEqual({ shape: [3, 4], stride: [4, 1] });
  });
});

describe.each([
  ["rowMajor", (extent: unknown) => untyped(rowMajor)(4, extent), 1],
  ["colMajor", (extent: unknown) => untyped(colMajor)(4, extent), 1],
  ["layout", (extent: unknown) => untyped(layout)([4, [extent, 2]]), 1],
  ["makeOrderedLayout", (extent: unknown) => untyped(makeOrderedLayout)([4, extent], [0, 1]), 1],
] as const)("%s", (operation, make, mode) => {
  it("asks for sizes", () => {
    for (const [value, called] of notSizes) {
      expect(sentenceOf(() => make(value))).toBe(
        `${operation}: mode ${mode} has extent ${called}, not a whole number from 0 to 9007199254740991`,
      );
    }
  });
});

describe("layout refuses", () => {
  it("what is no int-tuple", () => {
    for (const [value, called] of notTuples) {
      const refused = `layout: ${called} is not an int-tuple: a whole number or an array of int-tuples`;
      expect(sentenceOf(() => untyped(layout)(value))).toBe(refused);
      if (value !== undefined) expect(sentenceOf(() => untyped(layout)([2], value))).toBe(refused);
    }
  });

  it("strides that are none, negative ones in words of their own", () => {
    expect(sentenceOf(() => untyped(layout)([2, 3], [1, -2]))).toBe(
      "layout: mode 1 has stride -2; a stride is never negative",
    );
    expect(sentenceOf(() => untyped(layout)([2, 3], [1, 0.5]))).toBe(
      "layout: mode 1 has stride 0.5, not a whole number from 0 to 9007199254740991",
    );
  });

  it("strides that do not face the shape", () => {
    expect(sentenceOf(() => untyped(layout)([2, 3], [1]))).toBe("layout: shape (2,3) and stride (1) are not congruent");
    expect(sentenceOf(() => untyped(layout)([2, 3], 1))).toBe("layout: shape (2,3) and stride 1 are not congruent");
    expect(sentenceOf(() => untyped(layout)([[2], 3], [1, 2]))).toBe(
      "layout: shape ((2),3) and stride (1,2) are not congruent",
    );
  });
});

describe("past 2^53-1", () => {
  const root = 94906266; // its square is the first past 2^53

  it("extents are refused", () => {
    expect(sentenceOf(() => untyped(rowMajor)(root, root))).toBe(
      "rowMajor: the extents of shape (94906266,94906266) multiply past 9007199254740991",
    );
    expect(sentenceOf(() => untyped(colMajor)(root, [1, root]))).toBe(
      "colMajor: the extents of shape (94906266,(1,94906266)) multiply past 9007199254740991",
    );
    expect(sentenceOf(() => untyped(layout)([root, root], [0, 0]))).toBe(
      "layout: the extents of shape (94906266,94906266) multiply past 9007199254740991",
    );
    expect(sentenceOf(() => untyped(makeOrderedLayout)([root, root], [1, 0]))).toBe(
      "makeOrderedLayout: the extents of shape (94906266,94906266) multiply past 9007199254740991",
    );
    expect(text(rowMajor(root - 1, root - 1))).toBe("(94906265,94906265):(94906265,1)");
  });

  it("extents beside an extent of 0 still make strides", () => {
    expect(sentenceOf(() => untyped(rowMajor)(0, root, root))).toBe(
      "rowMajor: the extents of shape (0,94906266,94906266) multiply past 9007199254740991",
    );
  });

  it("offsets are refused", () => {
    expect(sentenceOf(() => untyped(layout)([2, 2], [2 ** 53 - 1, 1]))).toBe(
      "layout: (2,2):(9007199254740991,1) reaches offsets past 9007199254740991",
    );
    expect(layout([2, 2], [2 ** 53 - 3, 1]).cosize()).toBe(2 ** 53 - 1);
    expect(layout([1, 2], [2 ** 53 - 1, 1]).cosize()).toBe(2);
  });
});

it("dyn stands among the extents", () => {
  expect(text(rowMajor(dyn(24, { divisibleBy: 8 }), 4))).toBe("(24,4):(4,1)");
});
