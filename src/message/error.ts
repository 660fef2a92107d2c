// What does tilewright throw?
import type { SentenceCode } from "../../types/message/catalogue.js";

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
