// What does a Python literal say? The header of a .npy file is one: a dictionary of strings, booleans, integers and
// tuples. Nothing is evaluated; text that is not a literal of this small kind is refused with its position.
import { fail } from "../message/index.js";

/** A Python value that a .npy header can hold. Integers are exact, whatever their length. */
export type PythonValue = string | boolean | bigint | null | PythonSequence | PythonDictionary;

/** A tuple or a list. */
export interface PythonSequence {
  readonly kind: "tuple" | "list";
  readonly items: readonly PythonValue[];
}

/** A dictionary with strings as keys. */
export interface PythonDictionary {
  readonly kind: "dictionary";
  readonly entries: ReadonlyMap<string, PythonValue>;
}

/** No writer nests deeper than a structured dtype does; a bound keeps a hostile header from exhausting the stack. */
const deepest = 32;

/** The one literal that `text` holds, blanks around it allowed. `source` begins the sentence of a refusal. */
export function parsePythonLiteral(text: string, source: string): PythonValue {
  const cursor: Cursor = { text, source, at: 0, depth: 0 };
  const value = readValue(cursor);
  skipBlanks(cursor);
  if (cursor.at < text.length) expected(cursor, "the end of the header");
  return value;
}

interface Cursor {
  readonly text: string;
  readonly source: string;
  at: number;
  depth: number;
}

function readValue(cursor: Cursor): PythonValue {
  skipBlanks(cursor);
  const next = cursor.text[cursor.at];
  if (next === "{") return nested(cursor, readDictionary);
  if (next === "(") return nested(cursor, readParentheses);
  if (next === "[") return nested(cursor, readList);
  if (next === "'" || next === '"') return readString(cursor);
  return readWord(cursor);
}

function nested(cursor: Cursor, read: (cursor: Cursor) => PythonValue): PythonValue {
  cursor.depth += 1;
  if (cursor.depth > deepest) expected(cursor, `nesting of at most ${deepest} levels`);
  cursor.at += 1;
  const value = read(cursor);
  cursor.depth -= 1;
  return value;
}

function readDictionary(cursor: Cursor): PythonDictionary {
  const entries = new Map<string, PythonValue>();
  while (!took(cursor, "}")) {
    if (entries.size > 0 && !took(cursor, ",")) expected(cursor, "',' or '}'");
    if (entries.size > 0 && took(cursor, "}")) break;
    skipBlanks(cursor);
    const start = cursor.at;
    const key = readValue(cursor);
    if (typeof key !== "string" || entries.has(key)) expected({ ...cursor, at: start }, "a new key in quotes");
    if (!took(cursor, ":")) expected(cursor, "':'");
    entries.set(key, readValue(cursor));
  }
  return { kind: "dictionary", entries };
}

/** `()` and `(3,)` are tuples, `(3)` is 3: the comma makes the tuple. */
function readParentheses(cursor: Cursor): PythonValue {
  const { items, commas } = readItems(cursor, ")");
  const only = items[0];
  return commas === 0 && only !== undefined ? only : { kind: "tuple", items };
}

function readList(cursor: Cursor): PythonSequence {
  return { kind: "list", items: readItems(cursor, "]").items };
}

function readItems(cursor: Cursor, close: ")" | "]"): { items: PythonValue[]; commas: number } {
  const items: PythonValue[] = [];
  let commas = 0;
  while (!took(cursor, close)) {
    if (items.length > commas) {
      if (!took(cursor, ",")) expected(cursor, `',' or '${close}'`);
      commas += 1;
    } else items.push(readValue(cursor));
  }
  return { items, commas };
}

/** A backslash keeps the character after it: a type or a key that is supported holds none. */
function readString(cursor: Cursor): string {
  const match = take(cursor, /'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"/y);
  if (match === null) return expected(cursor, "a string that ends");
  return (match[1] ?? match[2] ?? "").replace(/\\(.)/g, "$1");
}

const words: ReadonlyMap<string, boolean | null> = new Map([
  ["True", true],
  ["False", false],
  ["None", null],
]);

/** Python 2 wrote long integers with an L: `(3L, 4L)`. */
function readWord(cursor: Cursor): boolean | bigint | null {
  const integer = take(cursor, /([+-]?\d+)L?(?![\w.])/y)?.[1];
  if (integer !== undefined) return integer.startsWith("+") ? BigInt(integer.slice(1)) : BigInt(integer);
  const word = words.get(take(cursor, /(?:True|False|None)(?!\w)/y)?.[0] ?? "");
  return word === undefined ? expected(cursor, "a value") : word;
}

function took(cursor: Cursor, mark: string): boolean {
  skipBlanks(cursor);
  if (cursor.text[cursor.at] !== mark) return false;
  cursor.at += 1;
  return true;
}

function skipBlanks(cursor: Cursor): void {
  take(cursor, /\s+/y);
}

function take(cursor: Cursor, pattern: RegExp): RegExpExecArray | null {
  pattern.lastIndex = cursor.at;
  const match = pattern.exec(cursor.text);
  if (match !== null) cursor.at += match[0].length;
  return match;
}

function expected(cursor: Cursor, what: string): never {
  const found =
    cursor.at < cursor.text.length ? JSON.stringify(cursor.text.slice(cursor.at, cursor.at + 12)) : "its end";
  return fail("npy.header-text", { source: cursor.source, expected: what, at: cursor.at, found });
}

/** A value as Python would print it, cut where it grows long. */
export function pythonText(value: PythonValue): string {
  const text = printed(value);
  return text.length <= longestText ? text : `${text.slice(0, longestText)}...`;
}

const longestText = 80;

/** A shape as Python prints it: `(2, 3)`, `(5,)`, `()`. */
export function pythonTuple(sizes: readonly number[]): string {
  return sizes.length === 1 ? `(${sizes[0]},)` : `(${sizes.join(", ")})`;
}

function printed(value: PythonValue): string {
  if (value === null) return "None";
  if (typeof value === "boolean") return value ? "True" : "False";
  if (typeof value === "bigint") return String(value);
  if (typeof value === "string") return `'${value}'`;
  if (value.kind === "dictionary") {
    return `{${[...value.entries].map(([key, entry]) => `'${key}': ${printed(entry)}`).join(", ")}}`;
  }
  const items = value.items.map(printed).join(", ");
  return value.kind === "list" ? `[${items}]` : `(${items}${value.items.length === 1 ? "," : ""})`;
}
