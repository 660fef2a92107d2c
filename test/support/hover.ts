// What does an editor show on hover? Asked of the language service of 5.9 and 6.0, and of 7.0's server over LSP.
import { spawn } from "node:child_process";
import { createRequire } from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type ts from "typescript";
import { createMessageConnection, StreamMessageReader, StreamMessageWriter } from "vscode-jsonrpc/node";
import { compilerPath, type Files, packageOf, root, type Version, withProgram } from "./compilers.js";

/** Both count from 0. */
export interface Place {
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

export interface Marker extends Place {
  readonly expected: string;
}

/**
 * The markers of a text: a comment line whose `^?` stands below the name, and after it what the hover must say.
 *
 *     const tensor = zeros("float32", rowMajor(8, 4));
 *     //    ^? const tensor: TileTensor<"float32", Layout<[8, 4], [4, 1]>>
 */
export function readMarkers(file: string, text: string): readonly Marker[] {
  const lines = text.split("\n");
  const isMarker = (line = ""): boolean => /^\s*\/\/\s*\^\?/.test(line);
  return lines.flatMap((line, index) => {
    if (!isMarker(line)) {
      return [];
    }
    const column = line.indexOf("^");
    const target = lines.findLastIndex((other, at) => at < index && !isMarker(other));
    return [{ file, line: target, column, expected: line.slice(column + 2).trim() }];
  });
}

/** The hover at each place, on one line and without the documentation; empty where there is none. */
export function hovers(version: Version, files: Files, places: readonly Place[]): Promise<readonly string[]> {
  return withProgram(files, {}, async (folder) => {
    const shown = version === "7.0" ? await askServer(folder, files, places) : askService(version, folder, places);
    return shown.map((text) => text.replace(/\s+/g, " ").trim());
  });
}

function askService(version: "5.9" | "6.0", folder: string, places: readonly Place[]): readonly string[] {
  const compiler: typeof ts = createRequire(import.meta.url)(packageOf[version]);
  const { sys } = compiler;
  const config = compiler.readConfigFile(join(folder, "tsconfig.json"), sys.readFile).config;
  const { options, fileNames } = compiler.parseJsonConfigFileContent(config, sys, folder);
  const service = compiler.createLanguageService({
    ...{ readFile: sys.readFile, fileExists: sys.fileExists, directoryExists: sys.directoryExists },
    getCompilationSettings: () => options,
    getCurrentDirectory: () => root,
    getDefaultLibFileName: compiler.getDefaultLibFilePath,
    getScriptFileNames: () => fileNames,
    getScriptVersion: () => "0",
    getScriptSnapshot: (name) => {
      const text = sys.readFile(name);
      return text === undefined ? undefined : compiler.ScriptSnapshot.fromString(text);
    },
  });
  return places.map(({ file, line, column }) => {
    const name = join(folder, file);
    const position = service.getProgram()?.getSourceFile(name)?.getPositionOfLineAndCharacter(line, column) ?? 0;
    return compiler.displayPartsToString(service.getQuickInfoAtPosition(name, position)?.displayParts);
  });
}

async function askServer(folder: string, files: Files, places: readonly Place[]): Promise<readonly string[]> {
  const server = spawn(process.execPath, [compilerPath("7.0"), "--lsp", "--stdio"], { cwd: root });
  server.stderr.resume();
  const connection = createMessageConnection(
    new StreamMessageReader(server.stdout),
    new StreamMessageWriter(server.stdin),
  );
  connection.onRequest(() => null);
  connection.listen();
  try {
    await connection.sendRequest("initialize", {
      processId: process.pid,
      rootUri: pathToFileURL(folder).href,
      capabilities: { textDocument: { hover: { contentFormat: ["markdown"] } } },
    });
    await connection.sendNotification("initialized", {});
    const uriOf = (file: string): string => pathToFileURL(join(folder, file)).href;
    for (const [file, text] of Object.entries(files)) {
      const textDocument = { uri: uriOf(file), languageId: "typescript", version: 0, text };
      await connection.sendNotification("textDocument/didOpen", { textDocument });
    }
    const shown: string[] = [];
    for (const { file, line, column } of places) {
      const position = { line, character: column };
      const answer = await connection.sendRequest("textDocument/hover", {
        textDocument: { uri: uriOf(file) },
        position,
      });
      shown.push(codeOf(answer));
    }
    await connection.sendRequest("shutdown");
    return shown;
  } finally {
    connection.dispose();
    server.kill();
  }
}

/** The first code block of a hover in markdown; the documentation follows it. */
function codeOf(answer: unknown): string {
  const { contents } = (answer ?? {}) as { contents?: { value?: string } };
  return /^```\w*\n([\s\S]*?)\n```/.exec(contents?.value ?? "")?.[1] ?? "";
}
