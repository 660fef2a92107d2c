// Which files of the repository does a test go through?
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./compilers.js";

/** Names relative to the root, sorted; none if there is no such folder. */
export function filesIn(folder: string, ending: string): readonly string[] {
  if (!existsSync(join(root, folder))) {
    return [];
  }
  return readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(ending))
    .map((name) => `${folder}/${name}`)
    .sort();
}

/** Names of files in the root itself, sorted. */
export function filesAt(ending: string): readonly string[] {
  return readdirSync(root)
    .filter((name) => name.endsWith(ending))
    .sort();
}

export function textOf(name: string): string {
  return readFileSync(join(root, name), "utf8");
}
