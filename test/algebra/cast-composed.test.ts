import { describe, expect, it } from "vitest";
import { composedLayout, downcast, recast, swizzle, upcast } from "../../src/algebra/index.js";
import { layout, rowMajor } from "../../src/layout/index.js";
import { loose } from "../support/loose.js";

interface Mapping {
  size(): number;
  index(index: number): number;
}

const offsetsOf = (mapping: unknown): readonly number[] => {
  const self = mapping as Mapping;
  return Array.from({ length: self.size() }, (_, index) => self.index(index));
};

describe("casts of composed layouts", () => {
  const self = composedLayout(swizzle(2, 2, 3), 8, rowMajor(8, 16));

  it("move the swizzle's base and the offset with the elements", () => {
    expect(String(upcast(self, 4))).toBe("(2,0,3) o 2 o (8,4):(4,1)");
    expect(String(downcast(self, 2))).toBe("(2,3,3) o 16 o (8,32):(32,1)");
    expect(String(recast(self, 16, 32))).toBe("(2,1,3) o 4 o (8,8):(8,1)");
    expect(String(recast(self, 8, 4))).toBe("(2,3,3) o 16 o (8,32):(32,1)");
    expect(String(upcast(composedLayout(swizzle(2, 2, -3), 8, rowMajor(8, 16)), 2))).toBe("(2,1,-3) o 4 o (8,8):(8,1)");
  });

  it("give the wide elements, and the parts, of the same memory", () => {
    for (const shift of [2, 3, -2, -3] as const) {
      const swizzled = composedLayout(swizzle<number, number, number>(2, 2, shift), 8, rowMajor(8, 16));
      const offsets = offsetsOf(swizzled);
      expect(new Set(offsetsOf(upcast(swizzled, 4)))).toEqual(new Set(offsets.map((offset) => Math.floor(offset / 4))));
      expect(offsetsOf(downcast(swizzled, 2)).toSorted((left, right) => left - right)).toEqual(
        offsets.flatMap((offset) => [2 * offset, 2 * offset + 1]).toSorted((left, right) => left - right),
      );
    }
  });

  it("leave everything alone by the factor 1, and a swizzle without bits always", () => {
    expect(recast(self, 16, 16)).toBe(self);
    expect(String(upcast(composedLayout(swizzle(0, 1, 3), 8, rowMajor(8, 16)), 4))).toBe("(0,1,3) o 2 o (8,4):(4,1)");
  });

  it("refuse a swizzle that moves parts of wide elements, other factors, and offsets between them", () => {
    expect(() => loose(upcast)(self, 8)).toThrow(
      "upcast: a swizzle of base 2 does not move whole elements 8 times as wide",
    );
    expect(() => loose(downcast)(self, 3)).toThrow(
      "downcast: a swizzle of base 2 does not move whole elements 3 times as wide",
    );
    expect(() => loose(downcast)(composedLayout(swizzle(2, 40, 5), 0, rowMajor(8, 16)), 1024)).toThrow(
      "downcast: bits 2, base 50 and shift 5 reach past bit 53",
    );
    expect(() => loose(upcast)(composedLayout(swizzle(2, 2, 3), 6, rowMajor(8, 16)), 4)).toThrow(
      "upcast: offset 6 is not a multiple of 4",
    );
    expect(() => loose(recast)(composedLayout(layout(4, 1), 0, rowMajor(4)), 8, 16)).toThrow(
      "recast: behind another layout elements cannot change their size",
    );
    expect(() => loose(upcast)(composedLayout(swizzle(2, 2, 3), 8, layout([3, 6], [6, 1])), 4)).toThrow(
      "upcast: mode 3:6 has a stride that does not divide 4",
    );
  });
});
