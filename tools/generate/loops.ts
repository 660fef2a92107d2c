// Writes the loops of arithmetic and reductions: one set for each dtype and class of array.
//
// Why generated: a loop that has seen five kinds of array is some ten times slower for all of them (see `access.ts` beside this). Each loop
// walks a plane of the nest, so that a small matrix is one call.

export const file = "src/kernel/loops.generated.ts";

/** How the scalars of one dtype are computed with: `a` and `b` are operands as numbers or bigints. */
interface Scalars {
  readonly name: string;
  readonly array: string;
  /** From what the array holds to the number, and back; without them the array holds the numbers. */
  readonly decode?: (raw: string) => string;
  readonly encode?: (value: string) => string;
  readonly form: "integer" | "bigint" | "float";
  readonly mul?: string;
  readonly floorDiv?: string;
  readonly exp?: string;
}

const halfFloor = (name: string): string => `Math.floor(decode${name}(encode${name}(a / b)))`;

const kinds: readonly Scalars[] = [
  {
    name: "bool",
    array: "Uint8Array",
    form: "integer",
    decode: (raw) => `(${raw} !== 0 ? 1 : 0)`,
    encode: (value) => `(${value}) !== 0 ? 1 : 0`,
  },
  { name: "int8", array: "Int8Array", form: "integer" },
  { name: "int16", array: "Int16Array", form: "integer" },
  { name: "int32", array: "Int32Array", form: "integer", mul: "Math.imul(a, b)" },
  { name: "int64", array: "BigInt64Array", form: "bigint" },
  { name: "uint8", array: "Uint8Array", form: "integer" },
  { name: "uint8clamped", array: "Uint8ClampedArray", form: "integer" },
  { name: "uint16", array: "Uint16Array", form: "integer" },
  { name: "uint32", array: "Uint32Array", form: "integer", mul: "Math.imul(a, b)" },
  { name: "uint64", array: "BigUint64Array", form: "bigint" },
  {
    name: "float16",
    array: "Uint16Array",
    form: "float",
    decode: (raw) => `decodeFloat16(${raw})`,
    encode: (value) => `encodeFloat16(${value})`,
    floorDiv: halfFloor("Float16"),
  },
  // The native Float16Array is a number array by structure; the checker's library does not know its name everywhere.
  { name: "float16Native", array: "Float32Array", form: "float", floorDiv: halfFloor("Float16") },
  {
    name: "bfloat16",
    array: "Uint16Array",
    form: "float",
    decode: (raw) => `decodeBfloat16(${raw})`,
    encode: (value) => `encodeBfloat16(${value})`,
    floorDiv: halfFloor("Bfloat16"),
  },
  {
    name: "float32",
    array: "Float32Array",
    form: "float",
    floorDiv: "Math.floor(Math.fround(a / b))",
    exp: "expSingle(a, scale)",
  },
  { name: "float64", array: "Float64Array", form: "float" },
];

/** The seven operations of two operands, in the order of their numbers. */
function combinations({ form, mul = "a * b", floorDiv = "Math.floor(a / b)" }: Scalars): Record<string, string> {
  const isWide = form === "bigint";
  return {
    add: "a + b",
    sub: "a - b",
    mul,
    div: form === "integer" ? "Math.trunc(a / b)" : "a / b",
    floorDiv: isWide ? "floorOfQuotient(a, b)" : floorDiv,
    min: isWide ? "a < b ? a : b" : "Math.min(a, b)",
    max: isWide ? "a > b ? a : b" : "Math.max(a, b)",
  };
}

function mappings({ form, exp = "Math.exp(scale * a)" }: Scalars): Record<string, string> {
  return {
    abs: form === "bigint" ? "a < 0n ? -a : a" : "Math.abs(a)",
    ...(form === "float" ? { recip: "1 / a", exp } : {}),
  };
}

function title(name: string): string {
  return `${name[0]?.toUpperCase()}${name.slice(1)}`;
}

function scalarType({ form }: Scalars): string {
  return form === "bigint" ? "bigint" : "number";
}

function read({ decode }: Scalars, array: string, place: string, type: string): string {
  const raw = `(${array}[${place}] as ${type})`;
  return decode === undefined ? raw : decode(raw);
}

/** `body` for each element of a plane; the places are `i`, `j` and `k` in the operands 0, 1 and 2. */
function plane(operands: number, indent: string, body: string): string {
  const letters = ["i", "j", "k"].slice(0, operands);
  const starts = letters.map((letter, k) => `let ${letter} = ${["at", "left", "right"][k]} + row * plane.row${k};`);
  const steps = letters.map((letter, k) => `${letter} += column${k};`);
  return [
    "for (let row = 0; row < rows; row++) {",
    ...starts.map((line) => `  ${line}`),
    "  for (let column = 0; column < columns; column++) {",
    `    ${body}`,
    ...steps.map((line) => `    ${line}`),
    "  }",
    "}",
  ]
    .map((line) => indent + line)
    .join("\n");
}

function prologue(operands: number): string {
  const steps = [0, 1, 2].slice(0, operands).map((k) => `column${k}`);
  return `  const { rows, columns, ${steps.join(", ")} } = plane;`;
}

function cases(
  kind: Scalars,
  operations: Record<string, string>,
  operands: number,
  source: (expression: string) => string,
): string {
  return Object.entries(operations)
    .map(([name, expression]) => {
      const value = kind.encode === undefined ? expression : kind.encode(expression);
      return `    case "${name}":\n${plane(operands, "      ", source(value))}\n      return;`;
    })
    .join("\n");
}

function combine(kind: Scalars): string {
  const { array } = kind;
  const type = scalarType(kind);
  const body = cases(kind, combinations(kind), 3, (value) => {
    const [a, b] = [read(kind, "x", "j", type), read(kind, "y", "k", type)];
    return `const a = ${a}; const b = ${b}; to[i] = ${value};`;
  });
  return `function combine${title(kind.name)}(
  operation: Combining, plane: Plane, to: ${array}, at: number, x: ${array}, left: number, y: ${array}, right: number,
): void {
${prologue(3)}
  switch (operation) {
${body}
  }
}`;
}

/**
 * In place, eight at a time, their places known to be whole numbers of 32 bits: V8 asks once for each eight whether the arrays are what they
 * were, and not again for the place that is written. For floats that need no conversion, which is what small matrices are made of.
 */
function line(kind: Scalars): string {
  if (!hasLine(kind)) return "";
  const { array, name } = kind;
  const steps = Array.from({ length: 8 }, (_, step) => (step === 0 ? "" : ` + ${step}`));
  const body = Object.entries({ add: "+", sub: "-", mul: "*", div: "/" })
    .map(
      ([operation, sign]) => `    case "${operation}":
      for (; k <= count - ${steps.length}; k += ${steps.length}) {
        const i = (at + k) & lastPlace;
        const j = (left + k) & lastPlace;
${steps.map((step) => `        (to[i${step}] as number) ${sign}= x[j${step}] as number;`).join("\n")}
      }
      for (; k < count; k++) (to[at + k] as number) ${sign}= x[left + k] as number;
      return true;`,
    )
    .join("\n");
  return `function line${title(name)}(
  operation: Combining, count: number, to: ${array}, at: number, x: ${array}, left: number,
): boolean {
  if (at > lastPlace - count || left > lastPlace - count) return false;
  let k = 0;
  switch (operation) {
${body}
  }
  return false;
}`;
}

function hasLine({ name }: Scalars): boolean {
  return name === "float32" || name === "float64";
}

function map(kind: Scalars): string {
  const { array } = kind;
  const type = scalarType(kind);
  const body = cases(kind, mappings(kind), 2, (value) => `const a = ${read(kind, "x", "j", type)}; to[i] = ${value};`);
  return `function map${title(kind.name)}(
  operation: Mapping, plane: Plane, to: ${array}, at: number, x: ${array}, left: number, ${kind.form === "float" ? "scale" : "_scale"}: number,
): void {
${prologue(2)}
  switch (operation) {
${body}
  }
}`;
}

/** Each total stays in place along its row, kept in a register; totals side by side are combined. */
function extreme(kind: Scalars): string {
  const { array } = kind;
  const type = scalarType(kind);
  const { min = "", max = "" } = combinations(kind);
  const encode = kind.encode ?? ((value: string) => value);
  const body = (expression: string): string => `      for (let row = 0; row < rows; row++) {
        const i = at + row * plane.row0;
        let j = left + row * plane.row1;
        let a = ${read(kind, "to", "i", type)};
        for (let column = 0; column < columns; column++) {
          const b = ${read(kind, "x", "j", type)};
          a = ${expression};
          j += column1;
        }
        to[i] = ${encode("a")};
      }
      return;`;
  return `function extreme${title(kind.name)}(
  operation: "min" | "max", plane: Plane, to: ${array}, at: number, x: ${array}, left: number,
): void {
  const { rows, columns, column1 } = plane;
  switch (operation) {
    case "min":
${body(min)}
    case "max":
${body(max)}
  }
}`;
}

/** Integers and 16-bit floats are summed in doubles, 64-bit integers as they are. */
function sum(kind: Scalars): string {
  if (kind.name === "float32" || kind.name === "float64") return laneSum(kind);
  const type = scalarType(kind);
  const totals = kind.form === "bigint" ? kind.array : "Float64Array";
  return `function sum${title(kind.name)}(plane: Plane, to: ${totals}, at: number, x: ${kind.array}, left: number): void {
${prologue(2)}
${plane(2, "  ", `to[i] = (to[i] as ${type}) + ${read(kind, "x", "j", type)};`)}
}`;
}

/** The order is `sum-order.ts`'s. */
function laneSum({ name, array }: Scalars): string {
  const lanes = `lanes${title(name)}`;
  const rounded = name === "float32" ? "Math.fround(sum + (x[j] as number))" : "sum + (x[j] as number)";
  return `const ${lanes} = new ${array}(sumLanes);

function sum${title(name)}(plane: Plane, to: Float64Array, at: number, x: ${array}, left: number): void {
  const { rows, columns, row0, column0, row1, column1 } = plane;
  if (column0 === 0) {
    for (let row = 0; row < rows; row++) {
      const i = at + row * row0;
      let j = left + row * row1;
      let total = to[i] as number;
      for (let start = 0; start < columns; start += sumBlock) {
        const length = Math.min(sumBlock, columns - start);
        ${lanes}.fill(0);
        for (let k = 0; k < length; k++) {
          const lane = k % sumLanes;
          ${lanes}[lane] = (${lanes}[lane] as number) + (x[j] as number);
          j += column1;
        }
        for (let width = sumLanes / 2; width >= 1; width /= 2) {
          for (let lane = 0; lane < width; lane++) {
            ${lanes}[lane] = (${lanes}[lane] as number) + (${lanes}[lane + width] as number);
          }
        }
        total += ${lanes}[0] as number;
      }
      to[i] = total;
    }
    return;
  }
  if (row0 === 0) {
    for (let start = 0; start < rows; start += sumChunk) {
      const length = Math.min(sumChunk, rows - start);
      for (let column = 0; column < columns; column++) {
        const i = at + column * column0;
        let j = left + start * row1 + column * column1;
        let sum = 0;
        for (let row = 0; row < length; row++) {
          sum = ${rounded};
          j += row1;
        }
        to[i] = (to[i] as number) + sum;
      }
    }
    return;
  }
${plane(2, "  ", "to[i] = (to[i] as number) + (x[j] as number);")}
}`;
}

function find(kind: Scalars): string {
  const type = scalarType(kind);
  const value = read(kind, "x", "at", type);
  const nan =
    kind.form === "float" ? "if (b !== b ? isNone : b === value) return index;" : "if (b === value) return index;";
  return `function find${title(kind.name)}(length: number, x: ${kind.array}, start: number, step: number, value: ${type}): number {
${kind.form === "float" ? "  const isNone = Number.isNaN(value);\n" : ""}  let at = start;
  for (let index = 0; index < length; index++) {
    const b = ${value};
    ${nan}
    at += step;
  }
  return -1;
}`;
}

/**
 * Elements go over as they are; side by side in what is written, as they mostly are, eight at a time, in places that are known to be whole numbers
 * of 32 bits: a third less than a plain loop takes.
 */
function copy(kind: Scalars): string {
  const { name, array } = kind;
  if (copierOf(kind) !== name) return "";
  const type = scalarType(kind);
  const steps = [0, 1, 2, 3, 4, 5, 6, 7];
  const block = [
    "const i = (start + column) & lastPlace;",
    "let j = from & lastPlace;",
    ...steps.map((step) => `const v${step} = x[${step === 0 ? "j" : "(j = (j + column1) | 0)"}] as ${type};`),
    "from += 8 * column1;",
    ...steps.map((step) => `to[${step === 0 ? "i" : `i + ${step}`}] = v${step};`),
  ].map((text) => `      ${text}`);
  return `function copy${title(name)}(plane: Plane, to: ${array}, at: number, x: ${array}, left: number): void {
  const { rows, columns, row0, column0, row1, column1 } = plane;
  const end = Math.max(at + rows * row0 + columns, left + rows * row1 + columns * column1);
  const blocks = column0 === 1 && end <= lastPlace ? columns - 7 : 0;
  for (let row = 0; row < rows; row++) {
    const start = at + row * row0;
    let from = left + row * row1;
    let column = 0;
    for (; column < blocks; column += 8) {
${block.join("\n")}
    }
    for (; column < columns; column++) {
      to[start + column * column0] = x[from] as ${type};
      from += column1;
    }
  }
}`;
}

/** Dtypes that lie in arrays of one class are copied alike: the name of the one whose loop it is. */
function copierOf({ name, array, decode }: Scalars): string {
  if (decode === undefined) return name;
  return kinds.find((kind) => kind.array === array && kind.decode === undefined)?.name ?? name;
}

const sets = kinds.map((kind) => {
  const parts = ["combine", "map", "extreme", "sum", "find"];
  const some = hasLine(kind) ? ["line"] : [];
  const members = [...parts, ...some].map((part) => `${part}: ${part}${title(kind.name)}`);
  return `  ${kind.name}: { copy: copy${title(copierOf(kind))}, ${members.join(", ")} },`;
});

export const text = `// Made by tools/generate/loops.ts; do not edit. How is arithmetic done, and reduced, in the arrays of each dtype?
import { decodeBfloat16, decodeFloat16, encodeBfloat16, encodeFloat16 } from "../dtype/small-float.js";
import type { Combining, Mapping } from "./elementwise.js";
import { expSingle } from "./exp.js";
import { floorOfQuotient } from "./floor-of-quotient.js";
import type { Plane } from "./rows.js";
import { sumBlock, sumChunk, sumLanes } from "./sum-order.js";

${kinds
  .flatMap((kind) => [copy, combine, line, map, extreme, sum, find].map((write) => write(kind)))
  .filter((written) => written !== "")
  .join("\n\n")}

/** Places up to it are told from others by their lower bits alone. */
const lastPlace = 2 ** 29 - 1;

/** The loops of each dtype in the array that stores it; float16 in a native array has its own. */
export const loops: Readonly<Record<${kinds.map(({ name }) => `"${name}"`).join(" | ")}, object>> = {
${sets.join("\n")}
};
`;
