// Does the reference map name every member, and is there everything that it names?
import { join } from "node:path";
import ts from "typescript";
import { describe, expect, it } from "vitest";
import { heapEngine } from "../../src/engine/index.js";
import * as library from "../../src/index.js";
import { rowMajor, tileTensorIter, zeros } from "../../src/index.js";
import { root } from "../support/compilers.js";
import { filesIn, textOf } from "../support/files.js";
import { members } from "./members.js";

interface Row {
  readonly section: string;
  readonly member: string;
  /** The names in the second column. */
  readonly names: readonly string[];
  readonly decision: string;
  readonly shownIn: string;
  readonly differs: string;
}

const rows = readRows(textOf("docs/reference-map.md"));

it("has a row for each member, and none for others", () => {
  for (const [section, names] of Object.entries(members)) {
    const found = rows.filter((row) => row.section === section).map(({ member }) => member);
    expect(found.toSorted(), section).toEqual(names.toSorted());
  }
  expect(rows.filter(({ section }) => !(section in members))).toEqual([]);
});

/** What the decision asks of a row. */
const decisions: Readonly<Record<string, (row: Row) => boolean>> = {
  real: ({ names, shownIn }) => names.length > 0 && shownIn !== "",
  alias: ({ names, shownIn }) => names.length > 0 && shownIn !== "",
  "no-op": ({ names, shownIn, differs }) => names.length > 0 && shownIn !== "" && differs !== "",
  none: ({ names, differs }) => names.length === 0 && differs !== "",
};

describe.each(rows)("$section: $member", (row) => {
  it("has a decision that its row bears out", () => {
    expect(decisions[row.decision]?.(row), row.decision).toBe(true);
  });

  it("names what exists", () => {
    expect(row.names.filter((name) => !exists(name))).toEqual([]);
  });

  it("is shown by a test that uses the name", () => {
    if (row.shownIn === "") return;
    const text = textOf(row.shownIn);
    const used = row.names.some((name) => new RegExp(`\\b${lastWord(name)}\\b`).test(text));
    expect(used, `${row.shownIn} uses ${row.names.join()}`).toBe(true);
  });
});

const t = zeros("float32", 8, 4);
const receivers: Readonly<Record<string, object>> = {
  t,
  it: tileTensorIter(t, rowMajor(2, 4), { bound: 32 }),
  engine: heapEngine,
};
const types = publicTypes();

/** `t.get()` and `t.rank` are members, `zeros()` is a function, `Immut` a type. */
function exists(name: string): boolean {
  const [, receiver, member, call] = /^(?:(\w+)\.)?(\w+)(\(\))?$/.exec(name) ?? [];
  const holder = receiver === undefined ? library : receivers[receiver];
  if (holder === undefined || member === undefined) return false;
  if (receiver === undefined && call === undefined) return types.has(member);
  return member in holder && (typeof Reflect.get(holder, member) === "function") === (call !== undefined);
}

function lastWord(name: string): string {
  return /(\w+)(?:\(\))?$/.exec(name)?.[1] ?? name;
}

/** What the package's entry exports as a type. */
function publicTypes(): ReadonlySet<string> {
  const program = ts.createProgram([join(root, "src/index.ts")], {
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
    noLib: true,
    types: [],
  });
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(join(root, "src/index.ts"));
  const module = source && checker.getSymbolAtLocation(source);
  return new Set(module ? checker.getExportsOfModule(module).map(({ name }) => name) : []);
}

function readRows(text: string): readonly Row[] {
  const found: Row[] = [];
  let section = "";
  for (const line of text.split("\n")) {
    section = /^##+ (.*)$/.exec(line)?.[1] ?? section;
    const cells = line.split("|").map((cell) => cell.trim());
    const [, member = "", here = "", decision = "", shownIn = "", differs = ""] = cells;
    const name = /^`(\w+)`$/.exec(member)?.[1];
    if (name === undefined) continue;
    const names = [...here.matchAll(/`([^`]+)`/g)].map(([, one = ""]) => one);
    found.push({ section, member: name, names, decision, shownIn, differs });
  }
  return found;
}

it("leads to files that exist", () => {
  const files = new Set(["test", "test-d"].flatMap((folder) => filesIn(folder, ".ts")));
  expect(rows.filter(({ shownIn }) => shownIn !== "" && !files.has(shownIn))).toEqual([]);
});
