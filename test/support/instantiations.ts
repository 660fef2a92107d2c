// What does an operation cost the checker? Instantiations are deterministic; times are not, so nothing is gated on them.
import { compileCleanly, type Files, type Version, withProgram } from "./compilers.js";
import { declarationsFolder } from "./declarations.js";
import { countInstantiations } from "./warm-compiler.js";

export interface Cost {
  /** Imports and declarations that are not measured. */
  readonly setup: string;
  /** One statement or declaration for each distinct use, all cold: no two ask the same question. */
  readonly uses: readonly string[];
}

/** Instantiations per use: the program with all uses minus the program without them. */
export async function marginalInstantiations(version: Version, { setup, uses }: Cost): Promise<number> {
  if (uses.length === 0) {
    throw new Error("nothing to measure: no uses");
  }
  const empty = await instantiations(version, setup);
  const full = await instantiations(version, `${setup}\n${uses.join("\n")}`);
  if (full <= empty) {
    throw new Error(`${uses.length} uses cost ${full - empty} instantiations: they are not evaluated\n${uses[0]}`);
  }
  return (full - empty) / uses.length;
}

// The same setup serves many rows.
const known = new Map<string, Promise<number>>();

function instantiations(version: Version, text: string): Promise<number> {
  const key = `${version}\n${text}`;
  const counted = known.get(key) ?? count(version, { "use.ts": `${text}\nexport {};\n` });
  known.set(key, counted);
  return counted;
}

async function count(version: Version, files: Files): Promise<number> {
  const base = declarationsFolder();
  return version === "7.0"
    ? (await compileCleanly(version, files, {}, base)).instantiations
    : withProgram(files, {}, async (folder) => countInstantiations(version, folder), base);
}
