import { describe, expect, it } from "vitest";
import { versions } from "./compilers.js";
import { hovers, readMarkers } from "./hover.js";

const text = `import type { Say } from "../../types/message/index.js";
interface Layout<Shape, Stride> {
  shape: Shape;
  stride: Stride;
}
/** Documented. */
declare function rowMajor<const Shape extends readonly number[]>(...shape: Shape): Layout<Shape, Say<"int.any", { operation: "x" }>>;
export const a = rowMajor(4, 4);
//           ^? const a: Layout<readonly [4, 4], "x: an operand is any; give it a type">
//               ^? function rowMajor<readonly [4, 4]>(shape_0: 4, shape_1: 4): Layout<readonly [4, 4], "x: an operand is any; give it a type">
export const b = { one: a.shape, two: { three: "a long string", four: [1, 2, 3] } };
//           ^? const b: { one: readonly [4, 4]; two: { three: string; four: number[]; }; }
`;
const files = { "first.ts": text, "second.ts": "export let n = 4 as 4 | 5;\n         //^? let n: 4 | 5\n// nothing\n" };
const markers = Object.entries(files).flatMap(([name, content]) => readMarkers(name, content));

describe("readMarkers", () => {
  it("finds the name above each marker", () => {
    expect(markers.map(({ file, line, column }) => ({ file, line, column }))).toEqual([
      { file: "first.ts", line: 7, column: 13 },
      { file: "first.ts", line: 7, column: 17 },
      { file: "first.ts", line: 10, column: 13 },
      { file: "second.ts", line: 0, column: 11 },
    ]);
  });
});

describe.each(versions)("hovers of TypeScript %s", (version) => {
  it("are the displayed text without the documentation, on one line, or nothing", async () => {
    const nothing = { file: "second.ts", line: 2, column: 4 };
    const shown = await hovers(version, files, [...markers, nothing]);
    expect(shown).toEqual([...markers.map(({ expected }) => expected), ""]);
  });
});
