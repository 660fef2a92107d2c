// What does an example claim in its comments? A snippet of code is read into claims, into the program in which the
// compilers are asked for types, and into the module that is run.
//
// A claim is a comment behind a statement, or on the lines directly below it:
//
//     rank([[2, 3], 4]); //=> 2                      the value: its text (String(), arrays in brackets) or an equal expression
//     console.log(tensor.toString()); //=>           several lines of text
//     // [[0, 1],
//     //  [2, 3]]
//     const l = rowMajor(8, 4); // hover: Layout<[8, 4], [4, 1]>      the type, as an editor shows it, on every compiler
//     rowMajor(8, 4).index([8, 0]); // throws index: …      the sentence of the error that is thrown
//     tensor.set(0, "x"); // error: …                the sentence of the compile-time error, on every compiler; is not run
//
// In the examples of doc comments any comment behind a statement is a claim: of its value or of its type.
import ts from "typescript";

export type ClaimKind = "value" | "hover" | "throws" | "error" | "value or hover";

export interface Claim {
  readonly kind: ClaimKind;
  readonly text: string;
  /** The statement's number. */
  readonly statement: number;
}

export interface Snippet {
  /** Where it stands, for people: `README.md:12`. */
  readonly place: string;
  readonly claims: readonly Claim[];
  /** For the compilers: every claimed expression has a name that can be hovered over. */
  readonly program: string;
  /** For running: every claimed value is handed to `record`. */
  readonly module: string;
  /** In `program`, from 0: the lines of each statement and the place of its name, if it has one. */
  readonly statements: readonly StatementPlace[];
}

export interface StatementPlace {
  readonly firstLine: number;
  readonly lastLine: number;
  readonly name?: { readonly line: number; readonly column: number };
}

export function readSnippet(place: string, text: string, anyCommentClaims: boolean): Snippet {
  const source = parse(text);
  const claims = source.statements.flatMap((statement, index) => {
    const end = source.statements[index + 1]?.getStart() ?? text.length;
    return claimsIn(text.slice(statement.end, end), anyCommentClaims).map((claim) => ({ ...claim, statement: index }));
  });
  const claimsOf = (index: number): readonly Claim[] => claims.filter(({ statement }) => statement === index);
  const program = rewrite(text, source, (statement, index) => named(statement, index, claimsOf(index)));
  const module = rewrite(text, source, (statement, index) => recording(statement, index, claimsOf(index)));
  const recorder = `import { record, recordThrown } from "../../test/support/recorder.js"; `;
  return { place, claims, program, module: recorder + module, statements: placesOf(parse(program)) };
}

/** The claims in what stands between a statement and the next. */
function claimsIn(between: string, anyCommentClaims: boolean): readonly { kind: ClaimKind; text: string }[] {
  const claims: { kind: ClaimKind; text: string }[] = [];
  let isOpen = false; // a value of several lines
  for (const [index, line] of between.split("\n").entries()) {
    const comment = /^[\s;]*\/\/ ?(.*?)\s*$/.exec(line)?.[1];
    const last = claims.at(-1);
    if (comment === undefined) {
      if (index > 0) {
        break;
      }
      continue;
    }
    const [, marker, claimed = ""] = /^(=>|hover:|error:|throws\b)\s*(.*)$/.exec(comment) ?? [];
    if (marker) {
      claims.push({ kind: kindOf[marker] ?? "value", text: claimed });
      isOpen = marker === "=>" && claimed === "";
    } else if (isOpen && last) {
      claims[claims.length - 1] = { ...last, text: last.text === "" ? comment : `${last.text}\n${comment}` };
    } else if (index === 0 && anyCommentClaims) {
      claims.push({ kind: "value or hover", text: comment });
    }
  }
  return claims;
}

const kindOf: Readonly<Record<string, ClaimKind>> = {
  "=>": "value",
  "hover:": "hover",
  "error:": "error",
  throws: "throws",
};

const concernsValue = ({ kind }: Claim): boolean => kind === "value" || kind === "value or hover";
const concernsName = ({ kind }: Claim): boolean => kind !== "error" && kind !== "throws";

function named(statement: ts.Statement, index: number, claims: readonly Claim[]): string {
  const text = statement.getText();
  return ts.isExpressionStatement(statement) && claims.some(concernsName)
    ? `const claim${index} = ${claimedExpression(statement)};`
    : text;
}

function recording(statement: ts.Statement, index: number, claims: readonly Claim[]): string {
  if (claims.some(({ kind }) => kind === "error")) {
    return "";
  }
  const thrown = claims.find(({ kind }) => kind === "throws");
  if (thrown) {
    const claimed = JSON.stringify(thrown.text);
    return `await recordThrown(${index}, ${claimed}, async () => { ${statement.getText()} });`;
  }
  const name = ts.isExpressionStatement(statement) ? `claim${index}` : nameOf(statement)?.text;
  const isValue = ts.isExpressionStatement(statement) || ts.isVariableStatement(statement);
  const records = claims
    .filter((claim) => isValue && concernsValue(claim))
    .map(({ text }) => {
      const expected = isExpression(text) ? `() => (${text})` : "undefined";
      return ` record(${index}, ${name}, ${JSON.stringify(text)}, ${expected});`;
    });
  return named(statement, index, claims) + records.join("");
}

/** What is claimed of `console.log(value)` is claimed of the value. */
function claimedExpression({ expression }: ts.ExpressionStatement): string {
  const isLog = ts.isCallExpression(expression) && expression.expression.getText() === "console.log";
  return (isLog ? (expression.arguments[0] ?? expression) : expression).getText();
}

function isExpression(text: string): boolean {
  const statement = parse(`(${text})`).statements[0];
  const isComma = (node: ts.Expression): boolean =>
    ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.CommaToken;
  const { diagnostics = [] } = ts.transpileModule(`(${text})`, { reportDiagnostics: true });
  return (
    diagnostics.length === 0 &&
    statement !== undefined &&
    ts.isExpressionStatement(statement) &&
    ts.isParenthesizedExpression(statement.expression) &&
    !isComma(statement.expression.expression)
  );
}

function rewrite(
  text: string,
  source: ts.SourceFile,
  replace: (statement: ts.Statement, index: number) => string,
): string {
  let result = "";
  let done = 0;
  for (const [index, statement] of source.statements.entries()) {
    const original = statement.getText();
    const replaced = replace(statement, index);
    const lostLines = original.split("\n").length - replaced.split("\n").length;
    result += text.slice(done, statement.getStart()) + replaced + "\n".repeat(Math.max(0, lostLines));
    done = statement.end;
  }
  return result + text.slice(done);
}

function placesOf(source: ts.SourceFile): readonly StatementPlace[] {
  const lineOf = (offset: number): number => source.getLineAndCharacterOfPosition(offset).line;
  return source.statements.map((statement) => {
    const lines = { firstLine: lineOf(statement.getStart()), lastLine: lineOf(statement.end) };
    const name = nameOf(statement);
    if (!name) {
      return lines;
    }
    const { line, character } = source.getLineAndCharacterOfPosition(name.getStart());
    return { ...lines, name: { line, column: character } };
  });
}

function nameOf(statement: ts.Statement): ts.Identifier | undefined {
  const declared = ts.isVariableStatement(statement) ? statement.declarationList.declarations[0] : statement;
  const isNamed =
    declared &&
    (ts.isVariableDeclaration(declared) || ts.isTypeAliasDeclaration(declared) || ts.isFunctionDeclaration(declared));
  return isNamed && declared.name && ts.isIdentifier(declared.name) ? declared.name : undefined;
}

function parse(text: string): ts.SourceFile {
  return ts.createSourceFile("snippet.ts", text, ts.ScriptTarget.Latest, true);
}
