// Which snippets do the documents hold? Each `ts` block of a Markdown file is a module (`ts continue` continues the block
// before it) and imports from `tilewright` as a reader would. Each `@example` of a doc comment is a module too; what it
// names without declaring it is imported from the file in which it stands, or from the library.
import { dirname, join, relative } from "node:path";
import ts from "typescript";
import { readSnippet, type Snippet } from "./claims.js";
import { root } from "./compilers.js";
import { filesIn, textOf } from "./files.js";

export function markdownSnippets(name: string, text: string): readonly Snippet[] {
  const snippets: Snippet[] = [];
  let before = "";
  for (const match of text.matchAll(/^```ts([^\n]*)\n([\s\S]*?)^```/gm)) {
    const [block, info = "", code = ""] = match;
    const place = `${name}:${lineAt(text, match.index)}`;
    if (!["", "continue"].includes(info.trim())) {
      throw new Error(`${place}: a block is "ts" or "ts continue", not ${JSON.stringify(block.split("\n")[0])}`);
    }
    before = (info.trim() === "continue" ? before : "") + reachLibrary(code);
    snippets.push(readSnippet(place, before, false));
  }
  return snippets;
}

/** Where a snippet stands, two levels below the root, the package's own name means its sources. */
export function reachLibrary(code: string): string {
  return code.replace(/(\bfrom\s*["'])(tilewright[^"']*)(["'])/g, (_, from: string, name: string, end: string) => {
    return `${from}${sourceOf(name)}${end}`;
  });
}

function sourceOf(name: string): string {
  const { exports }: { exports: Record<string, { types?: string } | string> } = JSON.parse(textOf("package.json"));
  const target = exports[name.replace("tilewright", ".")];
  const types = typeof target === "object" ? target.types : undefined;
  if (!types) {
    throw new Error(`the package does not export ${name}`);
  }
  return types.replace("./dist", "../..").replace(/\.d\.ts$/, ".js");
}

/** The `@example`s of all files below `src` and `types`. */
export function exampleSnippets(): readonly Snippet[] {
  const names = ["src", "types"].flatMap((folder) => filesIn(folder, ".ts"));
  const exported = readExports(names);
  return names.flatMap((name) =>
    examplesIn(name, textOf(name)).map(({ line, code }) => {
      const imports = importsFor(code, name, exported);
      return readSnippet(`${name}:${line}`, imports + code, true);
    }),
  );
}

export interface Example {
  readonly line: number;
  readonly code: string;
}

/** The example of a member continues the first one of the declaration around it. */
export function examplesIn(name: string, text: string): readonly Example[] {
  const examples: Example[] = [];
  const visit = (node: ts.Node, around: string): void => {
    const own = ts
      .getJSDocCommentsAndTags(node)
      .flatMap((comment) => (ts.isJSDoc(comment) && comment.parent === node ? examplesOf(text, comment) : []));
    examples.push(...own.map(({ line, code }) => ({ line, code: around + code })));
    const isDeclaration = ts.isInterfaceDeclaration(node) || ts.isClassDeclaration(node);
    ts.forEachChild(node, (child) => visit(child, isDeclaration ? (own[0]?.code ?? "") : around));
  };
  visit(ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true), "");
  if (examples.length !== [...text.matchAll(/@example/g)].length) {
    throw new Error(`${name}: an @example documents nothing`);
  }
  return examples;
}

function examplesOf(text: string, { pos, end }: ts.JSDoc): readonly Example[] {
  const matches = text.slice(pos, end).matchAll(/@example[^\n]*\n([\s\S]*?)(?=\n\s*\*\s*@|\s*\*\/)/g);
  return [...matches].map(({ index, 1: body = "" }) => {
    const lines = body.split("\n").map((line) => line.replace(/^\s*\* ?/, ""));
    return { line: lineAt(text, pos + index), code: `${lines.filter((line) => !line.startsWith("```")).join("\n")}\n` };
  });
}

interface Export {
  readonly file: string;
  readonly isValue: boolean;
}

/** What each file exports. */
type Exports = ReadonlyMap<string, ReadonlyMap<string, Export>>;

function readExports(names: readonly string[]): Exports {
  const options: ts.CompilerOptions = {
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
  };
  const paths = names.map((name) => join(root, name));
  const program = ts.createProgram(paths, { ...options, noLib: true, types: [] });
  const checker = program.getTypeChecker();
  return new Map(
    names.map((file) => {
      const source = program.getSourceFile(join(root, file));
      const module = source && checker.getSymbolAtLocation(source);
      const symbols = module ? checker.getExportsOfModule(module) : [];
      return [file, new Map(symbols.map((symbol) => [symbol.name, { file, isValue: isValue(checker, symbol) }]))];
    }),
  );
}

function isValue(checker: ts.TypeChecker, symbol: ts.Symbol): boolean {
  const target = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
  return (target.flags & ts.SymbolFlags.Value) !== 0;
}

function importsFor(code: string, file: string, exported: Exports): string {
  const { used, declared } = namesIn(code);
  const indexes = [...exported.keys()].filter((name) => name.endsWith("/index.ts"));
  const imports = [...used].flatMap((name) => {
    const found = [file, ...indexes]
      .map((source) => exported.get(source)?.get(name))
      .find((entry) => entry !== undefined);
    if (!found || declared.has(name)) {
      return [];
    }
    const from = `../../${relative(root, join(root, dirname(found.file)))}/${found.file.replace(/^.*\//, "").replace(/ts$/, "js")}`;
    return [`import { ${found.isValue ? "" : "type "}${name} } from "${from}";`];
  });
  return imports.length > 0 ? `${imports.join(" ")}\n` : "";
}

function namesIn(code: string): { used: ReadonlySet<string>; declared: ReadonlySet<string> } {
  const used = new Set<string>();
  const declared = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node)) {
      const { parent } = node;
      const isMember =
        (ts.isPropertyAccessExpression(parent) && parent.name === node) ||
        (ts.isPropertyAssignment(parent) && parent.name === node);
      const isDeclared = "name" in parent && parent.name === node && !isMember;
      (isDeclared ? declared : used).add(node.text);
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile("example.ts", code, ts.ScriptTarget.Latest, true));
  return { used, declared };
}

function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split("\n").length;
}
