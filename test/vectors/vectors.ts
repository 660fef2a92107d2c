// The 1,500 questions and answers of `cute.json`: computed with NVIDIA's pycute and checked against each operation's
// defining property.
import { readFileSync } from "node:fs";
import type { IntTuple } from "../../src/coord/index.js";

export interface Vector {
  readonly id: string;
  readonly op: string;
  readonly args: Readonly<Record<string, unknown>>;
  readonly expect: Answer;
  /** A second answer that is right too. */
  readonly alt?: Answer;
  /** The answer that is wanted where the common implementations refuse. */
  readonly exact?: Answer;
}

export interface Answer {
  /** The operation must refuse. */
  readonly error?: true;
  readonly value?: IntTuple | boolean;
  readonly shape?: IntTuple;
  readonly stride?: IntTuple;
  readonly size?: number;
  readonly rank?: number;
  readonly cosize?: number;
  readonly offset?: number;
  /** The index of every 1-D coordinate in order, up to size 64; above, the sum of them. */
  readonly map?: readonly number[];
  readonly sum?: number;
}

const file = new URL("./cute.json", import.meta.url);
const { vectors }: { readonly vectors: readonly Vector[] } = JSON.parse(readFileSync(file, "utf8"));

/** The vectors of some operations. */
export function vectorsOf(ops: readonly string[]): readonly Vector[] {
  return vectors.filter(({ op }) => ops.includes(op));
}

/** Every operation of the file. */
export const operations: readonly string[] = [...new Set(vectors.map(({ op }) => op))];

/** The answers that are right. */
export function rightAnswers({ expect, alt, exact }: Vector): readonly Answer[] {
  return [exact ?? expect, ...(alt ? [alt] : [])];
}
