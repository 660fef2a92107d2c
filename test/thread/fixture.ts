// The kernels of the tests as a module that workers can import.
import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { bundle } from "../../tools/bundle.js";
import { root } from "../support/compilers.js";
import { kernelsAt } from "./kernels.js";

/** The kernels, whose workers import a bundle of them. */
export function bundledKernels(): ReturnType<typeof kernelsAt> {
  return kernelsAt(bundledModule());
}

/** The address of the bundle. */
export function bundledModule(): URL {
  mkdirSync(join(root, ".cache"), { recursive: true });
  const file = join(mkdtempSync(join(root, ".cache/thread-")), "kernels.mjs");
  writeFileSync(file, bundle({ file: "test/thread/kernels.ts" }, { minify: false, keepEffects: true }));
  return pathToFileURL(file);
}
