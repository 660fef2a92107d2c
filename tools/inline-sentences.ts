// How does a program carry only the sentences that it can say? In the package each `fail("code", …)` brings its text along, so that no
// module of an operation needs the whole table. Lines stay where they are; `npm run build` does this to what the compiler wrote.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { root } from "../test/support/compilers.js";
import { filesIn } from "../test/support/files.js";
import { catalogue } from "../types/message/catalogue.js";

/** A module, each call of `fail` with a literal code turned into one of `failWith` with the text. */
export function inlineSentences(text: string): string {
  let isChanged = false;
  const inlined = text.replace(/\bfail\((\s*)"([\w.-]+)",/g, (call, space: string, code: string) => {
    const template: string | undefined = Reflect.get(catalogue, code);
    if (template === undefined) return call;
    isChanged = true;
    return `failWith(${space}"${code}", ${JSON.stringify(template)},`;
  });
  if (!isChanged) return text;
  return inlined.replace(
    /^import \{([^}]*)\bfail\b([^}]*)\} from "([^"]*\/message\/index\.js)";/m,
    'import {$1fail, failWith$2} from "$3";',
  );
}

const [, script = ""] = process.argv;
if (import.meta.url === pathToFileURL(script).href) {
  for (const name of filesIn("dist/src", ".js")) {
    const path = join(root, name);
    const text = readFileSync(path, "utf8");
    const inlined = inlineSentences(text);
    if (inlined !== text) writeFileSync(path, inlined);
  }
}
