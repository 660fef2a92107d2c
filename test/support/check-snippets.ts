// Are the claims of snippets true? One run of each compiler, one of its hovers, and one import of each module.
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Claim, Snippet, StatementPlace } from "./claims.js";
import { compile, type Diagnostic, says, showDiagnostic, type Version, versions, withProgram } from "./compilers.js";
import { hovers } from "./hover.js";
import { keyOf, startRecording } from "./recorder.js";

export interface Verdict {
  /** What is wrong with each snippet; nothing, if all is well. */
  readonly problems: readonly (readonly string[])[];
  /** What compilers say about other files. */
  readonly outside: readonly string[];
}

export async function checkSnippets(snippets: readonly Snippet[]): Promise<Verdict> {
  const answers: Answers[] = [];
  for (const version of versions) {
    answers.push(await ask(version, snippets));
  }
  const runs = await runModules(snippets);
  const problems = snippets.map((snippet, index) => {
    const run = runs[index] ?? { error: "is not run", verdicts: new Map() };
    return [
      ...answers.flatMap((answer) => strayDiagnostics(snippet, index, answer)),
      ...(run.error === undefined ? [] : [`run: ${run.error}`]),
      ...snippet.claims.flatMap((claim) => {
        const problems = claimProblems(claim, snippet, index, answers, run);
        return problems.map((problem) => `${claim.kind} ${JSON.stringify(claim.text)}: ${problem}`);
      }),
    ];
  });
  const outside = answers.flatMap(({ diagnostics }) => diagnostics.filter(({ file }) => !file.startsWith("snippet")));
  return { problems, outside: outside.map(showDiagnostic) };
}

/** What a compiler says about all snippets. */
interface Answers {
  readonly version: Version;
  readonly diagnostics: readonly Diagnostic[];
  /** By `keyOf(snippet, statement)`. */
  readonly hovers: ReadonlyMap<string, string>;
}

interface Run {
  readonly error?: string;
  readonly verdicts: ReadonlyMap<string, string>;
}

const fileOf = (index: number): string => `snippet${index}.ts`;

async function ask(version: Version, snippets: readonly Snippet[]): Promise<Answers> {
  const programs = Object.fromEntries(snippets.map(({ program }, index) => [fileOf(index), program]));
  const { diagnostics } = await compile(version, programs);
  const places = snippets.flatMap(({ statements, claims }, index) =>
    claims.flatMap(({ statement }) => {
      const name = statements[statement]?.name;
      return name ? [{ ...name, file: fileOf(index), key: keyOf(index, String(statement)) }] : [];
    }),
  );
  const shown = await hovers(version, programs, places);
  return { version, diagnostics, hovers: new Map(places.map(({ key }, index) => [key, shown[index] ?? ""])) };
}

/** Each module runs for itself, one after the other. */
function runModules(snippets: readonly Snippet[]): Promise<readonly Run[]> {
  const modules = Object.fromEntries(snippets.map(({ module }, index) => [fileOf(index), module]));
  return withProgram(modules, {}, async (folder) => {
    const runs: Run[] = [];
    for (const name of Object.keys(modules)) {
      const { verdicts } = startRecording();
      try {
        await import(pathToFileURL(join(folder, name)).href);
        runs.push({ verdicts });
      } catch (error) {
        runs.push({ verdicts, error: error instanceof Error ? `${error.name}: ${error.message}` : String(error) });
      }
    }
    return runs;
  });
}

/** Diagnostics where no claim expects one. */
function strayDiagnostics({ claims, statements }: Snippet, index: number, answers: Answers): readonly string[] {
  const expected = claims.flatMap(({ kind, statement }) => (kind === "error" ? (statements[statement] ?? []) : []));
  return answers.diagnostics
    .filter((diagnostic) => diagnostic.file === fileOf(index) && !expected.some((place) => isWithin(diagnostic, place)))
    .map((diagnostic) => `TypeScript ${answers.version}: ${diagnostic.text}`);
}

function claimProblems(
  claim: Claim,
  snippet: Snippet,
  index: number,
  answers: readonly Answers[],
  { verdicts }: Run,
): readonly string[] {
  const verdict = verdicts.get(keyOf(claim.statement, claim.text)) ?? "has no value";
  const values = verdict === "" ? [] : [verdict];
  switch (claim.kind) {
    case "value":
    case "throws":
      return values;
    case "error":
      return answers.flatMap((answer) => errorProblems(claim, snippet, index, answer));
    case "hover":
      return answers.flatMap((answer) => hoverProblems(claim, index, answer));
    case "value or hover": {
      const hovered = answers.flatMap((answer) => hoverProblems(claim, index, answer));
      return values.length === 0 || hovered.length === 0 ? [] : [...values, ...hovered];
    }
  }
}

function errorProblems(claim: Claim, { statements }: Snippet, index: number, answers: Answers): readonly string[] {
  const place = statements[claim.statement];
  const found = answers.diagnostics.filter(
    (diagnostic) => place && diagnostic.file === fileOf(index) && isWithin(diagnostic, place),
  );
  if (found.some((diagnostic) => says(diagnostic, claim.text))) {
    return [];
  }
  return [`TypeScript ${answers.version} says ${found.map(showDiagnostic).join("\n") || "nothing"}`];
}

function hoverProblems(claim: Claim, index: number, { version, hovers: shown }: Answers): readonly string[] {
  const text = shown.get(keyOf(index, String(claim.statement))) ?? "";
  const type = text.replace(/^(?:const|let|var|type) \w+(?:: | = )/, "");
  return [text, type].includes(claim.text) ? [] : [`TypeScript ${version} shows ${type || "nothing"}`];
}

function isWithin({ line }: Diagnostic, { firstLine, lastLine }: StatementPlace): boolean {
  return line - 1 >= firstLine && line - 1 <= lastLine;
}
