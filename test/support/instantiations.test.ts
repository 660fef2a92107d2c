import { describe, expect, it } from "vitest";
import { compileCleanly, type Files, versions, withProgram } from "./compilers.js";
import { marginalInstantiations } from "./instantiations.js";
import { countInstantiations } from "./warm-compiler.js";

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

it.each(["5.9", "6.0"] as const)("counts in this process what the command of TypeScript %s prints", async (version) => {
  const files = (text: string): Files => ({ "use.ts": `${text}\nexport {};\n` });
  const programs = [files(setup), files(`${setup}\n${uses.join("\n")}`)];
  const printed = await Promise.all(programs.map(async (program) => compileCleanly(version, program)));
  const counted = await Promise.all(
    programs.map((program) => withProgram(program, {}, async (folder) => countInstantiations(version, folder))),
  );
  const [empty = 0, full = 0] = counted;
  expect(full - empty).toBeGreaterThan(0);
  expect(full - empty).toBe((printed[1]?.instantiations ?? 0) - (printed[0]?.instantiations ?? 0));
});
