// How are the placeholders of a sentence replaced? Knows no sentence, so that it costs next to nothing.
import type { SentenceCode } from "../../types/message/catalogue.js";
import { TilewrightError } from "./error.js";

/** The template with each `{name}` replaced by its value. */
export function fillIn(template: string, values: Values): string {
  return template.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name]));
}

/** Values of the placeholders, by their names. */
type Values = Readonly<Record<string, unknown>>;

/**
 * `errorOf`, told its template. The package has this in place of each `errorOf`, and `failWith` in place of each `fail`, so that a program
 * carries the sentences of what it uses, and no others: see `tools/inline-sentences.ts`.
 */
export function errorWith(code: SentenceCode, template: string, values: Values): TilewrightError {
  return new TilewrightError(code, fillIn(template, values));
}

export function failWith(code: SentenceCode, template: string, values: Values): never {
  throw errorWith(code, template, values);
}
