// Writes the element accessors: a reader and a writer for each dtype and each number of leaves from one to four.
//
// Why generated: V8 keeps type feedback with the source of a function. One accessor for all dtypes is fast until the fifth kind
// of array has gone through it, and some ten times slower from then on; accessors of their own stay fast. So do views, which read as much.
// Why in this form: the failing path is one out-of-line call, no `throw` in sight and no array of arguments, so that V8 keeps it
// out of loops. The index is checked as a number, then `i >>> 0 === i` refuses fractions, negatives and NaN in one comparison.

export const file = "src/tensor/access.generated.ts";

interface Accessor {
  readonly name: string;
  readonly array: string;
  readonly scalar: "number" | "bigint" | "boolean";
  /** From what the array holds to the scalar, and back; without them the array holds the scalars. */
  readonly decode?: string;
  readonly encode?: string;
}

const accessors: readonly Accessor[] = [
  { name: "bool", array: "Uint8Array", scalar: "boolean", decode: "raw !== 0", encode: "value ? 1 : 0" },
  { name: "int8", array: "Int8Array", scalar: "number" },
  { name: "int16", array: "Int16Array", scalar: "number" },
  { name: "int32", array: "Int32Array", scalar: "number" },
  { name: "int64", array: "BigInt64Array", scalar: "bigint" },
  { name: "uint8", array: "Uint8Array", scalar: "number" },
  { name: "uint8clamped", array: "Uint8ClampedArray", scalar: "number" },
  { name: "uint16", array: "Uint16Array", scalar: "number" },
  { name: "uint32", array: "Uint32Array", scalar: "number" },
  { name: "uint64", array: "BigUint64Array", scalar: "bigint" },
  {
    name: "float16",
    array: "Uint16Array",
    scalar: "number",
    decode: "decodeFloat16(raw)",
    encode: "encodeFloat16(value)",
  },
  // The native Float16Array is a number array by structure; the checker's library does not know its name everywhere.
  { name: "float16Native", array: "Float32Array", scalar: "number" },
  {
    name: "bfloat16",
    array: "Uint16Array",
    scalar: "number",
    decode: "decodeBfloat16(raw)",
    encode: "encodeBfloat16(value)",
  },
  { name: "float32", array: "Float32Array", scalar: "number" },
  { name: "float64", array: "Float64Array", scalar: "number" },
];

/** The names of the accessors: dtypes, but for float16 in a native array. */
export const accessorNames: readonly string[] = accessors.map(({ name }) => name);

/** The numbers of leaves that have accessors. */
export const ranks = [1, 2, 3, 4] as const;
const letters = ["i", "j", "k", "l"] as const;

function reader({ name, array, decode }: Accessor, rank: number): string {
  const index = letters.slice(0, rank);
  const place = ["this.offset", ...index.map((letter, leaf) => `${letter} * geometry.stride${leaf}`)].join(" + ");
  return `const ${className(name, "Reader", rank)} = class TileTensor extends ArrayTensor {
  declare readonly data: ${array};
  declare readonly offset: number;
  declare readonly geometry: Geometry;
  declare readonly kind: Kind;

  constructor(data: ${array}, offset: number, geometry: Geometry, kind: Kind) {
    super();
    this.data = data;
    this.offset = offset;
    this.geometry = geometry;
    this.kind = kind;
    this.placed = undefined;
  }

  override view(scalars: number, geometry: Geometry, kind: Kind = this.kind): Tensor {
    return (kind.make as ArrayTensorMaker)(this.data, this.offset + scalars, geometry, kind);
  }

  override get(${index.map((letter) => `${letter}: number`).join(", ")}): Value {
    const { geometry } = this;
    if (${[...checks(rank), `arguments.length === ${rank}`].join(" && ")}) {
      const raw = this.data[${place}];
      if (raw !== undefined) return ${decode ?? "raw"};
    }
    return getSlowly(${["this", "arguments.length", ...index].join(", ")});
  }
};`;
}

function writer({ name, scalar, encode }: Accessor, rank: number): string {
  const index = letters.slice(0, rank);
  const place = ["this.offset", ...index.map((letter, leaf) => `${letter} * geometry.stride${leaf}`)].join(" + ");
  const parameters = [...index.map((letter) => `${letter}: number`), `value: ${scalar}`].join(", ");
  const conditions = [...checks(rank), `typeof value === "${scalar}"`, `arguments.length === ${rank + 1}`].join(" && ");
  return `const ${className(name, "Writer", rank)} = class TileTensor extends ${className(name, "Reader", rank)} {
  override set(${parameters}): void {
    const { geometry, data } = this;
    if (${conditions}) {
      const place = ${place};
      if (place < data.length) {
        data[place] = ${encode ?? "value"};
        return;
      }
    }
    setSlowly(${["this", "arguments.length", ...index, "value"].join(", ")});
  }
};`;
}

function checks(rank: number): string[] {
  const index = letters.slice(0, rank);
  return [
    ...index.map((letter) => `typeof ${letter} === "number"`),
    ...index.map((letter) => `${letter} >>> 0 === ${letter}`),
    ...index.map((letter, leaf) => `${letter} < geometry.extent${leaf}`),
  ];
}

function className(name: string, role: "Reader" | "Writer", rank: number): string {
  return `${title(name)}${role}${rank}`;
}

export function title(name: string): string {
  return `${name[0]?.toUpperCase()}${name.slice(1)}`;
}

/** A `new` for each class: V8 inlines one whose class it knows. */
function maker({ name, array }: Accessor): string {
  const cases = (role: "Reader" | "Writer"): string =>
    ranks
      .map(
        (rank) =>
          `      case ${rank}:\n        return new ${className(name, role, rank)}(data, offset, geometry, kind);`,
      )
      .join("\n");
  return `function ${makerName(name)}(data: ${array}, offset: number, geometry: Geometry, kind: Kind): Tensor {
  if (kind.writable && geometry.broadcastLeaf < 0) {
    switch (geometry.extents.length) {
${cases("Writer")}
    }
  } else {
    switch (geometry.extents.length) {
${cases("Reader")}
    }
  }
  return new PlainTensor(data, offset, geometry, kind);
}`;
}

function makerName(name: string): string {
  return `make${title(name)}`;
}

export const text = `// Made by tools/generate/access.ts; do not edit. How is a scalar of each dtype read and written by its index, fast?
import { decodeBfloat16, decodeFloat16, encodeBfloat16, encodeFloat16 } from "../dtype/small-float.js";
import { getSlowly, setSlowly } from "./access.js";
import { ArrayTensor, type ArrayTensorMaker, PlainTensor } from "./array-tensor.js";
import type { Accessors } from "./derived.js";
import type { Geometry } from "./geometry.js";
import type { Kind, TensorMaker } from "./kind.js";
import type { Tensor } from "./tensor.js";
import type { Value } from "./value.js";

${accessors.flatMap((accessor) => ranks.flatMap((rank) => [reader(accessor, rank), writer(accessor, rank)])).join("\n\n")}

${accessors.map(maker).join("\n\n")}

/**
 * Who makes the scalar tensors of each dtype in the array that stores it; float16 in a native array has accessors of its own.
 * Where nothing may be written, the class does not know how to.
 */
export const makers: Readonly<Record<${accessors.map(({ name }) => `"${name}"`).join(" | ")}, TensorMaker>> = {
${accessors.map(({ name }) => `  ${name}: ${makerName(name)},`).join("\n")}
};

/** The writers by the number of leaves less one, each under its reader, for storage that adds to them. */
export const accessors: Readonly<Record<keyof typeof makers, Accessors>> = {
${accessors.map(({ name }) => `  ${name}: [${ranks.map((rank) => className(name, "Writer", rank)).join(", ")}],`).join("\n")}
};
`;
