// Which assertions does a `test-d` file make, and what became of each under a compiler?
//
// A test-d file is written for tsd. Above each `expectError` stands the sentence that the user must read:
//
//     // sentence: tile: size 3 at 2 ends past axis 1 of extent 8
//     expectError(tensor.tile([3, 3], [0, 2]));
//
// The sentence is the whole content of a string literal type in the message, or a whole line of it; `…` at either end
// makes it a part of that (for the compilers' own texts, which differ).
import { createRequire } from "node:module";
import { dirname, join, posix, relative } from "node:path";
import ts from "typescript";
import { compile, type Diagnostic, root, showDiagnostic, type Version } from "./compilers.js";

const kinds = [
  "expectType",
  "expectNotType",
  "expectAssignable",
  "expectNotAssignable",
  "expectNever",
  "expectError",
] as const;
export type Kind = (typeof kinds)[number];

export interface Span {
  readonly start: number;
  readonly end: number;
}

export interface Assertion extends Span {
  readonly kind: Kind;
  readonly line: number;
  /** The type argument. */
  readonly expected?: Span;
  readonly actual: Span;
  readonly sentence?: string;
}

export interface TestFile {
  /** Relative to the root. */
  readonly name: string;
  readonly text: string;
  readonly assertions: readonly Assertion[];
  /** Mistakes in the file itself: an assertion that asserts nothing. */
  readonly problems: readonly string[];
}

export function readTestFile(name: string, text: string): TestFile {
  const source = ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true);
  const lines = text.split("\n");
  const assertions: Assertion[] = [];
  const problems: string[] = [];

  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && ts.isIdentifier(node.expression)) {
      const called = node.expression.text;
      const line = source.getLineAndCharacterOfPosition(node.getStart()).line + 1;
      const kind = kinds.find((known) => known === called);
      const actual = node.arguments[0];
      if (kind && actual) {
        const expected = node.typeArguments?.[0];
        const sentence =
          kind === "expectError" ? /^\s*\/\/ sentence: (.+?)\s*$/.exec(lines[line - 2] ?? "")?.[1] : undefined;
        if (kind === "expectError" ? sentence === undefined : kind !== "expectNever" && !expected) {
          problems.push(
            `${name}:${line} ${kind === "expectError" ? "no `// sentence: …` above expectError" : `${kind} without a type`}`,
          );
        }
        assertions.push({
          ...{ kind, line, start: node.getStart(), end: node.getEnd(), actual: spanOf(actual) },
          ...(expected && { expected: spanOf(expected) }),
          ...(sentence !== undefined && { sentence }),
        });
        return;
      }
      if (/^(expect|printType)/.test(called)) {
        problems.push(`${name}:${line} ${called} is not supported here`);
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  if (assertions.length === 0) {
    problems.push(`${name} asserts nothing`);
  }
  return { name, text, assertions, problems };
}

export interface Outcome {
  /** What is wrong with an assertion; no entry if it holds. */
  readonly failed: ReadonlyMap<Assertion, string>;
  /** Diagnostics outside of all assertions, in these files or in the library's. */
  readonly strays: readonly Diagnostic[];
}

/** A change that must make assertions fail. */
export type Mutation = (file: TestFile, assertion: Assertion) => Edit | undefined;

/** Runs the files on a compiler, with the stand-in in place of tsd. */
export async function runStandIn(version: Version, files: readonly TestFile[], mutate?: Mutation): Promise<Outcome> {
  const placed = files.map((file) => place(file, mutate));
  const { diagnostics } = await compile(
    version,
    Object.fromEntries(placed.map(({ file, text }) => [file.name, text])),
    {
      paths: { tsd: [join(root, "test/support/tsd-stand-in.ts")] },
    },
  );
  return judge(placed, diagnostics, problemOf);
}

/** What does tsd itself say? It bundles TypeScript 5.9, keeps silent about what holds, and knows no sentences. */
export async function runTsd(files: readonly TestFile[]): Promise<Outcome> {
  const { default: tsd }: typeof import("tsd") = createRequire(import.meta.url)("tsd"); // CommonJS
  const found = await tsd({
    cwd: root,
    typingsFile: "types/message/index.ts", // tsd asks for a published file; the tests import what they need themselves
    testFiles: files.map(({ name }) => name),
  });
  const diagnostics = found.map(({ fileName, line = 0, column = 0, message }) => {
    return { file: relative(root, fileName), line, column: column + 1, code: 0, text: message };
  });
  const untouched = files.map((file) => ({ file, text: file.text, moved: (offset: number) => offset }));
  return judge(untouched, diagnostics, (_, inside) => inside.map(showDiagnostic).join("\n"));
}

/** Assigns each diagnostic to the assertion in which it stands, and asks what is wrong with each assertion. */
function judge(
  placed: readonly Placed[],
  diagnostics: readonly Diagnostic[],
  problem: (assertion: Assertion, inside: readonly Diagnostic[]) => string,
): Outcome {
  const failed = new Map<Assertion, string>();
  const strays = new Set(diagnostics);
  for (const { file, text, moved } of placed) {
    const starts = lineStarts(text);
    const own = diagnostics.filter((diagnostic) => diagnostic.file === file.name);
    for (const assertion of file.assertions) {
      const inside = own.filter(({ line, column }) => {
        const offset = (starts[line - 1] ?? 0) + column - 1;
        return offset >= moved(assertion.start) && offset < moved(assertion.end);
      });
      for (const diagnostic of inside) {
        strays.delete(diagnostic);
      }
      const wrong = problem(assertion, inside);
      if (wrong !== "") {
        failed.set(assertion, wrong);
      }
    }
  }
  return { failed, strays: [...strays] };
}

function problemOf({ kind, sentence = "" }: Assertion, diagnostics: readonly Diagnostic[]): string {
  const shown = diagnostics.map(showDiagnostic).join("\n");
  if (kind !== "expectError") {
    return shown;
  }
  if (diagnostics.length === 0) {
    return "compiles, but must not";
  }
  return diagnostics.some(({ text }) => isSaid(sentence, text))
    ? ""
    : `the sentence is not said: ${sentence}\n${shown}`;
}

/** Is the sentence said, whole, by the text of a diagnostic? */
export function isSaid(sentence: string, text: string): boolean {
  const begin = sentence.startsWith("…") ? "" : '(?:^\\s*|")';
  const end = sentence.endsWith("…") ? "" : '(?:"|\\.?$)';
  const core = sentence.replace(/^…|…$/g, "");
  return [core, JSON.stringify(core).slice(1, -1)].some((words) =>
    new RegExp(`${begin}${words.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")}${end}`, "m").test(text),
  );
}

export interface Edit extends Span {
  readonly text: string;
}

interface Placed {
  readonly file: TestFile;
  readonly text: string;
  /** Where an offset of the original has gone. */
  readonly moved: (offset: number) => number;
}

/** The file as it stands in the compiler's folder: imports reach the library, the empty calls are inserted. */
function place(file: TestFile, mutate?: Mutation): Placed {
  const edits = [
    ...importEdits(file),
    ...file.assertions.flatMap((assertion) => assertionEdits(file, assertion, mutate)),
  ];
  edits.sort((left, right) => left.start - right.start);
  let text = "";
  let done = 0;
  for (const edit of edits) {
    text += file.text.slice(done, edit.start) + edit.text;
    done = edit.end;
  }
  text += file.text.slice(done);
  const moved = (offset: number): number =>
    edits.reduce((at, edit) => (edit.end <= offset ? at + edit.text.length - (edit.end - edit.start) : at), offset);
  return { file, text, moved };
}

function assertionEdits(file: TestFile, assertion: Assertion, mutate?: Mutation): readonly Edit[] {
  const { kind, expected } = assertion;
  const mutation = mutate?.(file, assertion);
  const edits = mutation ? [mutation] : [];
  if (expected && kind !== "expectError") {
    edits.push(insertion(expected.end + 1, "()"), insertion(assertion.end, ".holds"));
  }
  return edits;
}

function insertion(at: number, text: string): Edit {
  return { start: at, end: at, text };
}

function importEdits({ name, text }: TestFile): readonly Edit[] {
  const up = "../".repeat(2 + dirname(name).split("/").length);
  return ts.preProcessFile(text).importedFiles.flatMap(({ fileName, pos }) => {
    const target = posix.join(dirname(name), fileName);
    const leaves = fileName.startsWith("../") && !target.startsWith("test-d/");
    return leaves ? [{ start: pos + 1, end: pos + 1 + fileName.length, text: up + target }] : [];
  });
}

function lineStarts(text: string): readonly number[] {
  return [0, ...[...text.matchAll(/\n/g)].map(({ index }) => index + 1)];
}

function spanOf(node: ts.Node): Span {
  return { start: node.getStart(), end: node.getEnd() };
}
