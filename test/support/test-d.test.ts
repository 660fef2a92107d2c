import { join, relative } from "node:path";
import { describe, expect, it } from "vitest";
import { root, versions, withProgram } from "./compilers.js";
import { isSaid, readTestFile, runStandIn, runTsd } from "./test-d.js";

const head = `import { expectAssignable, expectError, expectNever, expectNotAssignable, expectNotType, expectType } from "tsd";
declare const four: 4;
declare const anything: any;
declare const never: never;
declare const pair: readonly [1, 2];
declare function tile<Size extends number>(size: Size extends 4 ? Size : \`tile: size \${Size} is not 4\`): [Size];
`;

const good = `${head}
expectType<4>(four);
expectType<[4]>(tile(4));
expectType<readonly [1, 2]>(pair);
expectNotType<5>(four);
expectAssignable<number>(four);
expectNotAssignable<5>(four);
expectNever(never);
// sentence: tile: size 5 is not 4
expectError(tile(5));
// sentence: tile: size 6 is not 4
expectError(
  tile(
    6,
  ),
);
// sentence: Type '4' is not assignable to type '5'
expectError<{ a: 5 }>({ a: four });
`;

const bad = `${head}
expectType<5>(four);
expectType<4>(anything);
expectType<any>(four);
expectType<4>(never);
expectType<number>(four);
expectNotType<4>(four);
expectAssignable<5>(four);
expectNotAssignable<number>(four);
expectNever(anything);
expectNever(four);
// sentence: tile: size 5 is not 4
expectError(tile(4));
// sentence: tile: size 5 is not 4
expectError(anything.tile(5));
`;

describe.each(versions)("the stand-in on TypeScript %s", (version) => {
  it("accepts what holds", async () => {
    const file = readTestFile("test-d/good.test-d.ts", good);
    const { failed, strays } = await runStandIn(version, [file]);
    expect(file.problems).toEqual([]);
    expect(file.assertions).toHaveLength(10);
    expect([...failed.values()]).toEqual([]);
    expect(strays).toEqual([]);
  });

  it("refuses what does not, any and never included, and names both types", async () => {
    const file = readTestFile("test-d/deeper/bad.test-d.ts", bad);
    const { failed, strays } = await runStandIn(version, [file]);
    expect(file.assertions.filter((assertion) => !failed.has(assertion))).toEqual([]);
    expect(strays).toEqual([]);
    expect([...failed.values()][0]).toContain("'IsNotIdentical<4, 5>'");
  });

  it("reaches the library from any depth", async () => {
    const use = 'expectType<"add: an operand is any; give it a type">("" as Say<"int.any", { operation: "add" }>);';
    const files = ["../types", "../../types"].map((types, depth) => {
      const text = `import { expectType } from "tsd";\nimport type { Say } from "${types}/message/index.js";\n${use}\n`;
      return readTestFile(`test-d/${"deeper/".repeat(depth)}say.test-d.ts`, text);
    });
    const { failed, strays } = await runStandIn(version, files);
    expect([...failed.values(), ...strays]).toEqual([]);
  });

  it("refuses another sentence and reports diagnostics outside of assertions", async () => {
    const text = `${head}// sentence: tile: size 6 is not 4\nexpectError(tile(5));\nconst five: 5 = four;\nexport { five };\n`;
    const { failed, strays } = await runStandIn(version, [readTestFile("test-d/other.test-d.ts", text)]);
    expect([...failed.values()][0]).toContain("the sentence is not said: tile: size 6 is not 4");
    expect(strays).toMatchObject([{ file: "test-d/other.test-d.ts", line: 9, code: 2322 }]);
  });
});

describe("readTestFile", () => {
  it("finds assertions that assert nothing", () => {
    const text = `expectError(tile(5));\nexpectType(four);\nprintType(four);\n// sentence: tile\n\nexpectError(tile(6));\n`;
    expect(readTestFile("test-d/a.test-d.ts", text).problems).toEqual([
      "test-d/a.test-d.ts:1 no `// sentence: …` above expectError",
      "test-d/a.test-d.ts:2 expectType without a type",
      "test-d/a.test-d.ts:3 printType is not supported here",
      "test-d/a.test-d.ts:6 no `// sentence: …` above expectError",
    ]);
    expect(readTestFile("test-d/b.test-d.ts", "export {};").problems).toEqual(["test-d/b.test-d.ts asserts nothing"]);
  });
});

describe("isSaid", () => {
  const text = `Argument of type '5' is not assignable to parameter of type '"slice: \\"0:9\\" ends past axis 0"'.\n  Type '5' is short.`;
  it("asks for a whole sentence, unless an ellipsis says otherwise", () => {
    expect(isSaid('slice: "0:9" ends past axis 0', text)).toBe(true);
    expect(isSaid("ends past axis 0", text)).toBe(false);
    expect(isSaid('slice: "0:9"', text)).toBe(false);
    expect(isSaid('slice: "0:9"…', text)).toBe(true);
    expect(isSaid("…ends past axis 0", text)).toBe(true);
    expect(isSaid("…past axis…", text)).toBe(true);
    expect(isSaid("Type '5' is short", text)).toBe(true);
    expect(isSaid("Type '5' is", text)).toBe(false);
  });
});

describe("runTsd", () => {
  it("agrees with the stand-in", async () => {
    const files = { "good.test-d.ts": good, "bad.test-d.ts": bad };
    await withProgram(files, {}, async (folder) => {
      const [goodFile, badFile] = Object.entries(files).map(([name, text]) =>
        readTestFile(join(relative(root, folder), name), text),
      );
      const { failed, strays } = await runTsd([goodFile, badFile].filter((file) => file !== undefined));
      expect(strays).toEqual([]);
      expect(goodFile?.assertions.filter((assertion) => failed.has(assertion))).toEqual([]);
      expect(badFile?.assertions.filter((assertion) => !failed.has(assertion))).toEqual([]);
    });
  });
});
