// How is a sentence of the catalogue filled in and thrown? The runtime half of `types/message/say.ts`.
import { catalogue, type SentenceCode } from "../../types/message/catalogue.js";
import type { SentenceArgs } from "../../types/message/say.js";

/** The sentence with this code, its placeholders replaced. */
export function say<Code extends SentenceCode>(code: Code, args: SentenceArgs<Code>): string {
  const values: Readonly<Record<string, unknown>> = args;
  return catalogue[code].replace(/\{(\w+)\}/g, (_, name: string) => String(values[name]));
}

/** Throws the one error of this library; the message is built here, so that a check costs nothing on the good path. */
export function fail<Code extends SentenceCode>(code: Code, args: SentenceArgs<Code>): never {
  throw new TilewrightError(code, say(code, args));
}

/** Every error that tilewright throws: a stable `code` from the catalogue and its sentence as `message`. */
export class TilewrightError extends Error {
  readonly code: SentenceCode;

  constructor(code: SentenceCode, message: string) {
    super(message);
    this.code = code;
  }

  static {
    this.prototype.name = "TilewrightError";
  }
}
