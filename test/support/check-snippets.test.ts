import { describe, expect, it } from "vitest";
import { checkSnippets } from "./check-snippets.js";
import { readSnippet } from "./claims.js";
import { examplesIn, markdownSnippets, reachLibrary } from "./documents.js";

const head = `import { say } from "tilewright";
function size<const Shape extends readonly number[]>(...shape: Shape): Shape {
  if (shape.length === 0) throw new Error("size: no extents");
  return shape;
}
`.replace("tilewright", "../../src/message/index.js");

const statements = {
  "size(4, 5); //=> [4, 5]": true,
  "size(4, 5); //=> [4, 6]": false,
  "size(4, 5); //=> 4,5": false,
  "[size(4, 5), new Set()]; //=> [[4, 5], [object Set]]": true,
  "size(4, 5); //=> new Array(4, 5)": true,
  "size(4, 5); // hover: readonly [4, 5]": true,
  "size(4, 5); // hover: readonly [4, number]": false,
  "size(4, 5).length; //=> 2": true,
  "size(4, 5).length; // hover: 2": true,
  "const a = size(7); //=> [7]\n// hover: readonly [7]": true,
  "const a = size(7); // hover: const a: readonly [7]\n//=> [8]": false,
  "type T = ReturnType<typeof size<[1]>>; // hover: [1]": true,
  "type T = ReturnType<typeof size<[1]>>; // hover: [2]": false,
  "size(); // throws size: no extents": true,
  "size(); // throws size: none": false,
  "size(1); // throws size: no extents": false,
  "size('a'); // error: Argument of type 'string' is not assignable to parameter of type 'number'.": true,
  "size('a'); // error: Argument of type 'string' is not assignable to parameter of type 'boolean'.": false,
  "size(1); // error: Argument of type 'string' is not assignable to parameter of type 'number'.": false,
  "size('a');": false,
  'say("int.any", { operation: "add" }); //=> add: an operand is any; give it a type': true,
  'console.log("[[0, 1],\\n [2, 3]]"); //=>\n// [[0, 1],\n//  [2, 3]]': true,
  'console.log("[[0, 1],\\n [2, 3]]"); //=>\n// [[0, 1],\n//  [2, 4]]': false,
  "throw new Error('x');": false,
  "size(1); // any words": true,
  "size(1);\n\n//=> [2]": true,
};

describe("claims", () => {
  it("are found true or false", async () => {
    const texts = Object.keys(statements);
    const snippets = texts.map((text, index) => readSnippet(`snippet:${index}`, `${head}${text}\n`, false));
    const { problems, outside } = await checkSnippets(snippets);
    const verdicts = texts.map((text, index) => [text, problems[index]?.length === 0]);
    expect(Object.fromEntries(verdicts)).toEqual(statements);
    expect(outside).toEqual([]);
  });

  it("are of the value or of the type in doc comments", async () => {
    const texts = {
      "size(4, 5); // [4, 5]": true,
      "size(4, 5); // readonly [4, 5]": true,
      "size(4, 5); // [4, 6]": false,
      "type T = ReturnType<typeof size<[1]>>; // [1]": true,
      "type T = ReturnType<typeof size<[1]>>; // [2]": false,
    };
    const snippets = Object.keys(texts).map((text, index) => readSnippet(`snippet:${index}`, `${head}${text}\n`, true));
    const { problems } = await checkSnippets(snippets);
    expect(problems.map((found) => found.length === 0)).toEqual(Object.values(texts));
    expect(problems[2]?.[0]).toBe('value or hover "[4, 6]": is [4, 5], not [4, 6]');
  });
});

describe("documents", () => {
  it("give their ts blocks, continued where they say so", () => {
    const text =
      "# a\n```ts\nlet a = 1;\n```\n```sh\nls\n```\n```ts continue\na += 1; //=> 2\n```\n```ts\nlet b = 1;\n```\n";
    const snippets = markdownSnippets("a.md", text);
    expect(snippets.map(({ place, program }) => [place, program])).toEqual([
      ["a.md:2", "let a = 1;\n"],
      ["a.md:8", "let a = 1;\nconst claim1 = a += 1; //=> 2\n"],
      ["a.md:11", "let b = 1;\n"],
    ]);
    expect(() => markdownSnippets("a.md", "```ts ignore\n```\n")).toThrow('a.md:1: a block is "ts" or "ts continue"');
  });

  it("import the library from its sources", () => {
    const code = `import { a } from "tilewright";\nimport type { B } from 'tilewright/types';\nimport "node:fs";\n`;
    expect(reachLibrary(code)).toBe(
      `import { a } from "../../src/index.js";\nimport type { B } from '../../types/index.js';\nimport "node:fs";\n`,
    );
    expect(() => reachLibrary(`import { a } from "tilewright/none";`)).toThrow("the package does not export");
  });

  it("hold the examples of doc comments, those of members after that of their interface", () => {
    const text = `
/**
 * Doc.
 *
 * @example
 * size(1); // [1]
 * size(2);
 * @see other
 */
export declare function size(n: number): readonly [number];
/** @example
 * const a = 1;
 */
interface A {
  /**
   * @example
   * a; // 1
   */
  readonly one: 1;
}
`;
    expect(examplesIn("a.ts", text)).toEqual([
      { line: 5, code: "size(1); // [1]\nsize(2);\n" },
      { line: 11, code: "const a = 1;\n" },
      { line: 16, code: "const a = 1;\na; // 1\n" },
    ]);
    expect(() => examplesIn("a.ts", "function f() { /** @example\n * a;\n */ }")).toThrow(
      "a.ts: an @example documents nothing",
    );
  });
});
