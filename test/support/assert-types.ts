// Which of many generated assertions about types hold? One compiler run answers for all of them.
import { compile, type Diagnostic, says, showDiagnostic, type Version } from "./compilers.js";
import { declarationsFolder } from "./declarations.js";

export type TypeAssertion = Equality | Refusal;

export interface Equality {
  /** Declarations that `actual` mentions, with names of their own in the whole set. */
  readonly given?: string;
  readonly actual: string;
  readonly expected: string;
}

export interface Refusal {
  /** Statements that must not compile. */
  readonly given: string;
  /** The sentence that the compiler must say about them. */
  readonly refused: string;
}

export interface TypeAssertions {
  /** Shared by all assertions; one or several lines. */
  readonly imports: string;
  readonly assertions: readonly TypeAssertion[];
}

/** The indexes of the assertions that do not hold. Throws if anything else is wrong with the program. */
export async function failingAssertions(
  version: Version,
  { imports, assertions }: TypeAssertions,
): Promise<readonly number[]> {
  if (assertions.length === 0) {
    throw new Error("nothing to check: no assertions");
  }
  const head = `import type { Equal, Holds } from "../../test/support/equal.js";\n${imports}`;
  const lines = assertions.map((assertion, index) => oneLine(statement(assertion, index)));
  const { diagnostics } = await compile(
    version,
    { "assertions.ts": `${head}\n${lines.join("\n")}\n` },
    {},
    declarationsFolder(),
  );

  const firstLine = head.split("\n").length + 1;
  const found = new Map<number, Diagnostic[]>();
  const strangers: Diagnostic[] = [];
  for (const diagnostic of diagnostics) {
    const index = diagnostic.line - firstLine;
    const assertion = diagnostic.file === "assertions.ts" ? assertions[index] : undefined;
    if (assertion && isVerdict(assertion, diagnostic)) {
      found.set(index, [...(found.get(index) ?? []), diagnostic]);
    } else {
      strangers.push(diagnostic);
    }
  }
  if (strangers.length > 0) {
    const shown = strangers
      .slice(0, 10)
      .map((stranger) => `${showDiagnostic(stranger)}\n    ${lines[stranger.line - firstLine] ?? ""}`);
    throw new Error(`TypeScript ${version}: ${strangers.length} unexpected diagnostics\n${shown.join("\n")}`);
  }
  return assertions.flatMap((assertion, index) => (holds(assertion, found.get(index) ?? []) ? [] : [index]));
}

/** The same text with its first number increased by one: an expectation that must fail. */
export function offByOne(expected: string): string {
  const mutated = expected.replace(/\d+/, (digits) => String(BigInt(digits) + 1n));
  if (mutated === expected) {
    throw new Error(`no number to change in ${expected}`);
  }
  return mutated;
}

function statement(assertion: TypeAssertion, index: number): string {
  return "refused" in assertion
    ? `{ ${assertion.given} }`
    : `${assertion.given ?? ""} export type Assertion${index} = Holds<Equal<${assertion.actual}, ${assertion.expected}>>;`;
}

function oneLine(text: string): string {
  if (text.includes("//")) {
    throw new Error(`a line comment would hide the rest of the assertion: ${text}`);
  }
  return text.replace(/\s*\n\s*/g, " ");
}

// For an equality only the failure of `Holds` is a verdict: an error of another kind would let a broken set pass as refuted.
function isVerdict(assertion: TypeAssertion, { code, text }: Diagnostic): boolean {
  return "refused" in assertion || (code === 2344 && text === "Type 'false' does not satisfy the constraint 'true'.");
}

function holds(assertion: TypeAssertion, diagnostics: readonly Diagnostic[]): boolean {
  return "refused" in assertion
    ? diagnostics.some((diagnostic) => says(diagnostic, assertion.refused))
    : diagnostics.length === 0;
}
