// How is a sentence of the catalogue filled in and thrown? The runtime half of `types/message/say.ts`.
import { catalogue, type SentenceCode } from "../../types/message/catalogue.js";
import type { SentenceArgs } from "../../types/message/say.js";
import { TilewrightError } from "./error.js";
import { fillIn } from "./fill-in.js";

/** The sentence with this code, its placeholders replaced. */
export function say<Code extends SentenceCode>(code: Code, args: SentenceArgs<Code>): string {
  return fillIn(catalogue[code], args);
}

/** The error with this code, for who rejects a promise with it. */
export function errorOf<Code extends SentenceCode>(code: Code, args: SentenceArgs<Code>): TilewrightError {
  return new TilewrightError(code, say(code, args));
}

/** Throws the one error of this library; the message is built here, so that a check costs nothing on the good path. */
export function fail<Code extends SentenceCode>(code: Code, args: SentenceArgs<Code>): never {
  throw errorOf(code, args);
}
