import { describe, expect, it } from "vitest";
import { applyTiler, composition, logicalDivide, logicalProduct } from "../../src/algebra/index.js";
import { layout, rowMajor } from "../../src/layout/index.js";
import { loose } from "../support/loose.js";

describe("applyTiler", () => {
  const whole = rowMajor(8, 16);

  it("does what the operation does with the tiler", () => {
    expect(applyTiler("composition", whole, [2, 4]).toString()).toBe(composition(whole, [2, 4]).toString());
    expect(applyTiler("logicalDivide", whole, [2, null]).toString()).toBe(logicalDivide(whole, [2, null]).toString());
    expect(applyTiler("logicalProduct", whole, layout(3, 1)).toString()).toBe(
      logicalProduct(whole, layout(3, 1)).toString(),
    );
  });

  it.each([["coalesce"], ["toString"], [undefined]])("refuses %j, which takes no tiler", (bad) => {
    expect(() => loose(applyTiler)(bad, whole, [2, 4])).toThrow(
      /^applyTiler: .+ takes no tiler; composition, logicalDivide and logicalProduct do$/,
    );
  });

  it("refuses in the operation's name", () => {
    expect(() => loose(applyTiler)("logicalDivide", whole, [2, 4, 8])).toThrow(
      "logicalDivide: more tilers (3) than modes (2)",
    );
  });
});
