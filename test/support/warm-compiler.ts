// How many instantiations does a program cost on a compiler that has a JavaScript interface? One process answers for many
// programs and keeps the parsed files of the library and of the compiler: the counts are those that `tsc` prints.
import { createRequire } from "node:module";
import { join } from "node:path";
import type ts from "typescript";
import { packageOf, type Version } from "./compilers.js";

/** TypeScript 7.0 has no JavaScript interface. */
export type WarmVersion = Exclude<Version, "7.0">;

/** Counts what `tsc --extendedDiagnostics` does; TypeScript's declarations leave the function out. */
interface CountedProgram extends ts.Program {
  getInstantiationCount(): number;
}

/** Instantiations of the program that a folder with a `tsconfig.json` holds; throws with its diagnostics. */
export function countInstantiations(version: WarmVersion, folder: string): number {
  const compiler: typeof ts = createRequire(import.meta.url)(packageOf[version]);
  const { config } = compiler.readConfigFile(join(folder, "tsconfig.json"), compiler.sys.readFile);
  const { options, fileNames, errors } = compiler.parseJsonConfigFileContent(config, compiler.sys, folder);
  const host = keepingHost(compiler, version, options, folder);
  const program = compiler.createProgram(fileNames, options, host) as CountedProgram;
  const diagnostics = [...errors, ...compiler.getPreEmitDiagnostics(program)];
  if (diagnostics.length > 0) {
    throw new Error(`TypeScript ${version}: ${shown(compiler, diagnostics)}`);
  }
  return program.getInstantiationCount();
}

const kept = new Map<string, ts.SourceFile | undefined>();

/** The program's own files are read each time, all others once. */
function keepingHost(
  compiler: typeof ts,
  version: WarmVersion,
  options: ts.CompilerOptions,
  folder: string,
): ts.CompilerHost {
  const host = compiler.createCompilerHost(options);
  return {
    ...host,
    getSourceFile(name, ...how) {
      if (name.startsWith(folder)) {
        return host.getSourceFile(name, ...how);
      }
      const key = `${version} ${name}`;
      if (!kept.has(key)) {
        kept.set(key, host.getSourceFile(name, ...how));
      }
      return kept.get(key);
    },
  };
}

function shown(compiler: typeof ts, diagnostics: readonly ts.Diagnostic[]): string {
  return diagnostics
    .map(({ code, messageText }) => `TS${code} ${compiler.flattenDiagnosticMessageText(messageText, "\n")}`)
    .join("\n");
}
