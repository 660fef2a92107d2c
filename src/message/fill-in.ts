// How are the placeholders of a sentence replaced? Knows no sentence, so that it costs next to nothing.
import type { SentenceCode } from "../../types/message/catalogue.js";
import { TilewrightError } from "./error.js";

/** The template with each `{name}` replaced by its value. */
export function fillIn(template: string, values: Readonly<Record<string, unknown>>): string {
  return template.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name]));
}

/**
 * `fail`, told its template. The package has this in place of each `fail` whose code is literal, so that a program carries the sentences
 * of what it uses, and no others: see `tools/inline-sentences.ts`.
 */
export function failWith(code: SentenceCode, template: string, values: Readonly<Record<string, unknown>>): never {
  throw new TilewrightError(code, fillIn(template, values));
}
