// Which sentences does tilewright say? One table for both evaluators, a file a room; each key is the stable error code.
// These tables are the only values under `types/`: the type-level sentence is computed from the very text that is thrown.
import { algebraSentences } from "./algebra.js";
import { arithmeticSentences } from "./arithmetic.js";
import { coordSentences } from "./coord.js";
import { intSentences } from "./int.js";
import { kernelSentences } from "./kernel.js";
import { layoutSentences } from "./layout.js";
import { npySentences } from "./npy.js";
import { tensorSentences } from "./tensor.js";
import { threadSentences } from "./thread.js";

export type Catalogue = typeof intSentences &
  typeof coordSentences &
  typeof layoutSentences &
  typeof algebraSentences &
  typeof tensorSentences &
  typeof arithmeticSentences &
  typeof kernelSentences &
  typeof threadSentences &
  typeof npySentences;

/** The stable code of a mistake: `room.mistake` or `operation.mistake`. */
export type SentenceCode = keyof Catalogue & string;

export const catalogue: Catalogue = {
  ...intSentences,
  ...coordSentences,
  ...layoutSentences,
  ...algebraSentences,
  ...tensorSentences,
  ...arithmeticSentences,
  ...kernelSentences,
  ...threadSentences,
  ...npySentences,
};
