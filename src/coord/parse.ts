// Which int-tuple does a text mean?
import type { IntTuple } from "../../types/coord/int-tuple.js";
import { DEEPEST } from "./check.js";

/**
 * The int-tuple that a text means, or nothing: a decimal number without leading zeros, or int-tuples in parentheses,
 * separated by a comma that one space may follow.
 */
export function parseTuple(text: string): IntTuple | undefined {
  const cursor = { text, at: 0 };
  const tuple = valueAt(cursor, 0);
  return cursor.at === text.length ? tuple : undefined;
}

interface Cursor {
  readonly text: string;
  at: number;
}

function valueAt(cursor: Cursor, depth: number): IntTuple | undefined {
  return take(cursor, "(") ? modesAt(cursor, depth + 1) : sizeAt(cursor);
}

/** The modes up to the closing parenthesis. */
function modesAt(cursor: Cursor, depth: number): IntTuple | undefined {
  if (depth > DEEPEST) return undefined;
  const modes: IntTuple[] = [];
  if (take(cursor, ")")) return modes;
  do {
    const mode = valueAt(cursor, depth);
    if (mode === undefined) return undefined;
    modes.push(mode);
  } while (take(cursor, ", ") || take(cursor, ","));
  return take(cursor, ")") ? modes : undefined;
}

function sizeAt(cursor: Cursor): number | undefined {
  const digits = /0|[1-9]\d*/y;
  digits.lastIndex = cursor.at;
  const size = Number(digits.exec(cursor.text)?.[0] ?? "none");
  cursor.at = digits.lastIndex;
  return Number.isSafeInteger(size) ? size : undefined;
}

/** Steps over the mark, if it comes next. */
function take(cursor: Cursor, mark: string): boolean {
  const comes = cursor.text.startsWith(mark, cursor.at);
  if (comes) cursor.at += mark.length;
  return comes;
}
