// What did the statements of a running snippet give? The modules that `claims.ts` writes call `record` and `recordThrown`.
import { isDeepStrictEqual } from "node:util";

export interface Recording {
  /** By `keyOf(statement, claim)`: what is wrong with the claim, empty if it is true. */
  readonly verdicts: Map<string, string>;
}

let current: Recording = { verdicts: new Map() };

export function startRecording(): Recording {
  current = { verdicts: new Map() };
  return current;
}

export function keyOf(statement: number, claim: string): string {
  return `${statement} ${claim}`;
}

export function record(statement: number, value: unknown, claim: string, expected?: () => unknown): void {
  const isTrue = shown(value) === claim || isEqual(value, expected);
  current.verdicts.set(keyOf(statement, claim), isTrue ? "" : `is ${shown(value)}, not ${claim}`);
}

export async function recordThrown(statement: number, claim: string, run: () => unknown): Promise<void> {
  let problem = `throws nothing, not ${claim}`;
  try {
    await run();
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    problem = message === claim ? "" : `throws ${message}, not ${claim}`;
  }
  current.verdicts.set(keyOf(statement, claim), problem);
}

// A claim is a text first; that it also reads as an expression may be chance, and then it need not make sense.
function isEqual(value: unknown, expected?: () => unknown): boolean {
  if (!expected) {
    return false;
  }
  try {
    return isDeepStrictEqual(value, expected());
  } catch {
    return false;
  }
}

/** As String() gives it, arrays in brackets. */
function shown(value: unknown): string {
  return Array.isArray(value) ? `[${value.map(shown).join(", ")}]` : String(value);
}
