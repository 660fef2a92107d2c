// How does a program carry only the sentences that it can say? In the package each `fail("code", …)` brings its text along, so that no
// module of an operation needs the whole table. Lines stay where they are; `npm run build` does this to what the compiler wrote.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { root } from "../test/support/compilers.js";
import { filesIn } from "../test/support/files.js";
import { catalogue } from "../types/message/catalogue.js";

/** What throws or makes an error, and what does so when told the text. */
const told: Readonly<Record<string, string>> = { fail: "failWith", errorOf: "errorWith" };

/** A module, each call of `fail` or `errorOf` turned into one that is told the text. A code that is not literal would need the whole table. */
export function inlineSentences(text: string): string {
  const used = new Set<string>();
  const inlined = text.replace(
    /\b(fail|errorOf)\((\s*)"([\w.-]+)",/g,
    (call, name: string, space: string, code: string) => {
      const template: string | undefined = Reflect.get(catalogue, code);
      const teller = told[name];
      if (template === undefined || teller === undefined) return call;
      used.add(teller);
      return `${teller}(${space}"${code}", ${JSON.stringify(template)},`;
    },
  );
  if (used.size === 0) return text;
  return inlined.replace(
    /^import \{ ?([^}]*?) ?\} from "([^"]*\/message\/index\.js)";/m,
    (_, names: string, from: string) => `import { ${[names, ...used].join(", ")} } from "${from}";`,
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
