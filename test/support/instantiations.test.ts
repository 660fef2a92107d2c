import { describe, expect, it } from "vitest";
import { versions } from "./compilers.js";
import { marginalInstantiations } from "./instantiations.js";

const setup = "type Twice<Value> = Value extends number ? [Value, Value] : never;";
const uses = Array.from(
  { length: 50 },
  (_, index) => `export const use${index}: Twice<${index}> = [${index}, ${index}];`,
);

describe.each(versions)("marginalInstantiations on TypeScript %s", (version) => {
  it("is the cost of one use, whatever their number", async () => {
    const fifty = await marginalInstantiations(version, { setup, uses });
    const ten = await marginalInstantiations(version, { setup, uses: uses.slice(0, 10) });
    expect(fifty).toBeGreaterThan(0);
    expect(fifty).toBeLessThan(20);
    expect(ten).toBe(fifty);
  });

  it("throws where nothing is evaluated or the program is wrong", async () => {
    await expect(marginalInstantiations(version, { setup, uses: [] })).rejects.toThrow("no uses");
    await expect(marginalInstantiations(version, { setup, uses: ["export const a = 1;"] })).rejects.toThrow(
      "not evaluated",
    );
    const wrong = ["export const a: Twice<1> = [1, 2];"];
    await expect(marginalInstantiations(version, { setup, uses: wrong })).rejects.toThrow("TS2322");
  });
});
