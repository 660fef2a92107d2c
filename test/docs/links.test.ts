// Do the links between the pages lead somewhere?
import { existsSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { expect, it } from "vitest";
import { root } from "../support/compilers.js";
import { filesAt, filesIn, textOf } from "../support/files.js";

it.each([...filesAt(".md"), ...filesIn("docs", ".md")])("%s links to files that exist", (page) => {
  const targets = [...textOf(page).matchAll(/\]\((?!https?:|#|mailto:)([^)#\s]+)/g)].map(([, target = ""]) => target);
  const missing = targets.filter((target) => !existsSync(join(root, dirname(page), target)));
  expect(missing.map((target) => relative(root, join(root, dirname(page), target)))).toEqual([]);
});
