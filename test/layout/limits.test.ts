// How deep and how wide may a layout be before a compiler gives up?
import { describe, expect, it } from "vitest";
import { compile, showDiagnostic, versions } from "../support/compilers.js";

const nested = (depth: number): string => (depth === 0 ? "2" : `[${nested(depth - 1)}, 1]`);
const flat = (rank: number): string => Array.from({ length: rank }, (_, mode) => (mode === 0 ? "2" : "1")).join(", ");
const asText = (tuple: string): string => tuple.replaceAll("[", "(").replaceAll("]", ")").replaceAll(" ", "");

const depths = [4, 20, 40];
const ranks = [8, 40, 100];

const program = `
import { layout, parseLayout, rowMajor } from "../../src/layout/index.js";
import type { Depth, Flatten } from "../../types/coord/index.js";
import type { Layout, RowMajor, Size } from "../../types/layout/index.js";
${depths
  .map(
    (depth) => `
export const deep${depth}: Layout<[${nested(depth)}], unknown> = rowMajor(${nested(depth)});
export const depth${depth}: Depth<${nested(depth)}> = ${depth};
export const leaves${depth}: Flatten<${nested(depth)}>["length"] = ${depth + 1};
export const parsed${depth}: Layout<${nested(depth)}, ${nested(depth)}> =
  parseLayout("${asText(nested(depth))}:${asText(nested(depth))}");`,
  )
  .join("")}
${ranks
  .map(
    (rank) => `
export const wide${rank}: RowMajor<[${flat(rank)}]> = rowMajor(${flat(rank)});
export const size${rank}: Size<RowMajor<[${flat(rank)}]>> = 2;
export const strided${rank}: Layout<[${flat(rank)}], [${flat(rank)}]> = layout([${flat(rank)}], [${flat(rank)}]);`,
  )
  .join("")}
`;

describe.each(versions)("TypeScript %s", (version) => {
  it(`goes to depth ${depths.at(-1)} and rank ${ranks.at(-1)}`, async () => {
    const { diagnostics } = await compile(version, { "limits.ts": program });
    expect(diagnostics.map(showDiagnostic)).toEqual([]);
  });
});
