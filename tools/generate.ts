// `npm run generate` writes the generated sources, `npm run generate -- --check` fails if one is not what its generator makes.
// A generator is a file of `tools/generate/` that exports `file` (relative to the root, `*.generated.ts`) and `text`.
import { existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { root } from "../test/support/compilers.js";
import { filesIn, textOf } from "../test/support/files.js";

interface Generator {
  readonly file: string;
  readonly text: string;
}

const isCheck = process.argv.includes("--check");

for (const name of filesIn("tools/generate", ".ts")) {
  const { file, text } = (await import(pathToFileURL(join(root, name)).href)) as Generator;
  const isCurrent = existsSync(join(root, file)) && textOf(file) === text;
  if (!isCurrent && isCheck) {
    console.log(`${file} is not what ${name} makes; run: npm run generate`);
    process.exitCode = 1;
  } else if (!isCurrent) {
    writeFileSync(join(root, file), text);
    console.log(`wrote ${file}`);
  }
}
