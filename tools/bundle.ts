// How are modules made into one? By esbuild, which comes with tsx: it is asked for there, so that there is one of it.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { root } from "../test/support/compilers.js";
import { inlineSentences } from "./inline-sentences.js";

interface BuildOptions {
  readonly absWorkingDir: string;
  readonly entryPoints?: readonly string[];
  readonly stdin?: { readonly contents: string; readonly resolveDir: string; readonly loader: "ts" };
  readonly bundle: true;
  readonly write: false;
  readonly format: "esm";
  readonly platform: "neutral" | "node";
  readonly target: "es2022";
  readonly charset: "ascii";
  readonly minify: boolean;
  readonly ignoreAnnotations: boolean;
  readonly logLevel: "error";
}

interface Esbuild {
  buildSync(options: BuildOptions): Bundle;
  build(options: BuildOptions & { readonly plugins: readonly Plugin[] }): Promise<Bundle>;
}

interface Bundle {
  readonly outputFiles: readonly { readonly text: string }[];
}

interface Plugin {
  readonly name: string;
  setup(build: {
    onLoad(
      where: { readonly filter: RegExp },
      load: (file: { readonly path: string }) => { readonly contents: string; readonly loader: "ts" },
    ): void;
  }): void;
}

const esbuild: Esbuild = createRequire(createRequire(import.meta.url).resolve("tsx"))("esbuild");

export interface BundleOptions {
  readonly minify?: boolean;
  /** Keep modules that `sideEffects` of package.json does not name: those of sources are not those of the package. */
  readonly keepEffects?: boolean;
}

/** A module and all that it imports as one text; `entry` is a file, or the text of a module in the root. */
export function bundle(entry: Entry, options: BundleOptions = {}): string {
  return textOf(esbuild.buildSync(settings(entry, options)));
}

/** A program as it is with the package, whose sentences stand where they are said; it imports the sources. */
export async function bundlePackage(program: Entry): Promise<string> {
  const sentences: Plugin = {
    name: "sentences",
    setup: (build) =>
      build.onLoad({ filter: /[\\/](src|types)[\\/].*\.ts$/ }, ({ path }) => ({
        contents: inlineSentences(readFileSync(path, "utf8")),
        loader: "ts",
      })),
  };
  return textOf(await esbuild.build({ ...settings(program, {}), plugins: [sentences] }));
}

/** A file, whose effects are kept, or the text of a module in the root. */
export type Entry = { readonly file: string } | { readonly text: string };

function settings(entry: Entry, options: BundleOptions): BuildOptions {
  return {
    absWorkingDir: root,
    ...("file" in entry
      ? { entryPoints: [entry.file] }
      : { stdin: { contents: entry.text, resolveDir: root, loader: "ts" } }),
    bundle: true,
    write: false,
    format: "esm",
    platform: "neutral",
    target: "es2022",
    charset: "ascii",
    minify: options.minify ?? true,
    ignoreAnnotations: options.keepEffects ?? false,
    logLevel: "error",
  };
}

function textOf({ outputFiles }: Bundle): string {
  return outputFiles[0]?.text.trim() ?? "";
}
