// What does a program pay for the package alone? Next to nothing, until it states a size; and of tensors whose sizes only the runtime
// knows, all pay once.
import { expect, it } from "vitest";
import { compileCleanly, type Version, versions, withProgram } from "../support/compilers.js";
import { declarationsFolder } from "../support/declarations.js";
import { countInstantiations } from "../support/warm-compiler.js";

const imports = 'import { type TileTensor, zeros } from "../../src/index.js"; export { type TileTensor, zeros };';

/** The calls of one tensor of unknown sizes. */
function dynamic(index: number): string {
  return `export const t${index} = zeros("float32", n, n); t${index}.set(n, n, 1); export const x${index} = t${index}.get(n, n);
    export const u${index} = t${index}.tile([n, n], [n, n]); u${index}.fill(0); u${index}.copyFrom(t${index});`;
}

function dynamics(count: number): string {
  return `${imports}\ndeclare const n: number;\n${Array.from({ length: count }, (_, index) => dynamic(index)).join("\n")}`;
}

for (const version of versions) {
  it(`TypeScript ${version}: an import costs at most 10 instantiations, and a tensor of unknown sizes nothing after the first`, async () => {
    const nothing = await instantiations(version, "export const nothing = 1;");
    expect((await instantiations(version, imports)) - nothing).toBeLessThanOrEqual(10);
    const one = await instantiations(version, dynamics(1));
    expect(one - nothing).toBeGreaterThan(100);
    expect((await instantiations(version, dynamics(20))) - one).toBeLessThanOrEqual(10);
  });
}

async function instantiations(version: Version, text: string): Promise<number> {
  const files = { "use.ts": `${text}\n` };
  const base = declarationsFolder();
  return version === "7.0"
    ? (await compileCleanly(version, files, {}, base)).instantiations
    : withProgram(files, {}, async (folder) => countInstantiations(version, folder), base);
}
