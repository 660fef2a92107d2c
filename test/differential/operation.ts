// What is an operation to the differential test?
import type { Value } from "./known.js";
import type { Random } from "./random.js";

export interface Operation {
  /** The type, applied to the texts of the arguments' types. */
  readonly type: (...args: readonly string[]) => string;
  readonly run: (...args: never[]) => unknown;
  /** Arguments that it mostly answers. */
  readonly args: (random: Random) => readonly Value[];
  /** Is the type allowed to leave a question open of which all is known? */
  readonly open?: true;
}

export type Operations = Readonly<Record<string, Operation>>;

/** An operation whose type takes the arguments of its function. */
export function operation(
  type: string,
  run: (...args: never[]) => unknown,
  args: (random: Random) => readonly Value[],
): Operation {
  return { type: (...texts) => `${type}<${texts.join(", ")}>`, run, args };
}
