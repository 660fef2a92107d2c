import { expectAssignable, expectError, expectNotAssignable, expectType } from "tsd";
import {
  formatNpy,
  type NpyDtype,
  type NpyExtents,
  type NpyHeader,
  type NpyTensor,
  npyHeader,
  parseNpy,
} from "../../src/npy/index.js";
import { readNpy, writeNpy } from "../../src/npy/node.js";
import type { Multiple } from "../../types/int/index.js";
import type { Layout } from "../../types/layout/index.js";
import type { ReadonlyTileTensor, TileTensor } from "../../types/tensor/index.js";

declare const bytes: Uint8Array;
declare const rows: number;
declare const either: 2 | 4;
// biome-ignore lint/suspicious/noExplicitAny: what happens to it is the question
declare const unknownSize: any;

// --- what was asked for is known ---
expectType<TileTensor<"float32", Layout<[128, 96], [96, 1]>>>(
  parseNpy(bytes, { dtype: "float32", shape: [128, 96], order: "rowMajor" }),
);
expectType<TileTensor<"float32", Layout<[128, 96], [1, 128]>>>(
  parseNpy(bytes, { dtype: "float32", shape: [128, 96], order: "colMajor" }),
);
expectType<TileTensor<"int64", Layout<[128, number], [number, 1]>>>(
  parseNpy(bytes, { dtype: "int64", shape: [128, "?"], order: "rowMajor" }),
);
expectType<TileTensor<"bool", Layout<[number, 3], [number, number]>>>(
  parseNpy(bytes, { dtype: "bool", shape: [rows, 3] }),
);
expectType<TileTensor<"float32", Layout<[number, Multiple<8>], [Multiple<8>, 1]>>>(
  parseNpy(bytes, { dtype: "float32", shape: ["?", { divisibleBy: 8 }], order: "rowMajor" }),
);
expectType<TileTensor<"float16", Layout<[], []>>>(parseNpy(bytes, { dtype: "float16", shape: [], order: "rowMajor" }));
expectType<[128, number, Multiple<8>]>(null as unknown as NpyExtents<readonly [128, "?", { divisibleBy: 8 }]>);

// --- what was not asked for stays open ---
expectType<TileTensor<"float32", Layout<number[], number[]>>>(parseNpy(bytes, { dtype: "float32" }));
expectType<TileTensor<"float32", Layout<number[], number[]>>>(parseNpy(bytes, { dtype: "float32", order: "rowMajor" }));
const anything = parseNpy(bytes);
expectType<NpyDtype>(anything.dtype);
if (anything.dtype === "float64") expectType<TileTensor<"float64", Layout<number[], number[]>>>(anything);
expectAssignable<ReadonlyTileTensor<NpyDtype, Layout<number[], number[]>>>(anything);
const floats = parseNpy(bytes, { dtype: rows > 1 ? "float32" : "float64", shape: [2], order: "rowMajor" });
expectType<TileTensor<"float32", Layout<[2], [1]>> | TileTensor<"float64", Layout<[2], [1]>>>(floats);
declare const order: "rowMajor" | "colMajor";
expectType<TileTensor<"uint8", Layout<[2, 3], [number, number]>>>(
  parseNpy(bytes, { dtype: "uint8", shape: [2, 3], order }),
);

// --- the same on disk ---
expectType<Promise<TileTensor<"float32", Layout<[number, number], [number, 1]>>>>(
  readNpy("a.npy", { dtype: "float32", shape: ["?", "?"], order: "rowMajor" }),
);
expectType<NpyHeader>(npyHeader(bytes));

// --- in generic code ---
function readColumns<Columns extends number>(
  columns: Columns,
): TileTensor<"float32", Layout<[number, number], [number, number]>> {
  const matrix = parseNpy(bytes, { dtype: "float32", shape: ["?", columns], order: "rowMajor" });
  matrix.tile([2, 2], [0, 0]).fill(0);
  return matrix;
}
expectType<TileTensor<"float32", Layout<[number, number], [number, number]>>>(readColumns(3));

// --- what cannot be asked for ---
// sentence: parseNpy: size 1 is a union; dyn(x) makes it a runtime number
expectError(parseNpy(bytes, { shape: [2, either] }));
// sentence: parseNpy: size 0 is -2, not a whole number from 0 to 9007199254740991
expectError(parseNpy(bytes, { shape: [-2, 3] }));
// sentence: parseNpy: size 0 is 1.5, not a whole number from 0 to 9007199254740991
expectError(parseNpy(bytes, { shape: [{ divisibleBy: 1.5 }] }));
// sentence: parseNpy: a size is any; give it a type
expectError(parseNpy(bytes, { shape: [2, unknownSize] }));
// sentence: readNpy: size 0 is a union; dyn(x) makes it a runtime number
expectError(readNpy("a.npy", { shape: [either] }));
// sentence: …"bfloat16"…
expectError(parseNpy(bytes, { dtype: "bfloat16" }));
// sentence: …'string'…
expectError(parseNpy("a.npy"));

// --- what has a .npy form ---
declare const matrix: TileTensor<"float32", Layout<[8, 4], [4, 1]>>;
declare const immutable: ReadonlyTileTensor<"uint8clamped", Layout<[number, number], [number, number]>>;
expectType<Uint8Array<ArrayBuffer>>(formatNpy(matrix));
expectType<Uint8Array<ArrayBuffer>>(formatNpy(immutable));
expectType<Promise<void>>(writeNpy("a.npy", matrix));
function save<Element extends "float32" | "float64">(tensor: TileTensor<Element, Layout<[2, 2], [2, 1]>>): Uint8Array {
  return formatNpy(tensor);
}
expectType<Uint8Array>(save(null as unknown as TileTensor<"float64", Layout<[2, 2], [2, 1]>>));

declare const brain: TileTensor<"bfloat16", Layout<[8, 4], [4, 1]>>;
// sentence: formatNpy: bfloat16 has no .npy form; copy the tensor to float32 first
expectError(formatNpy(brain));
// sentence: writeNpy: bfloat16 has no .npy form; copy the tensor to float32 first
expectError(writeNpy("a.npy", brain));
declare const vectors: TileTensor<"float32x4", Layout<[8, 1], [4, 4]>>;
// sentence: formatNpy: float32x4 groups scalars; write the tensor that was vectorized
expectError(formatNpy(vectors));

// --- types by name ---
expectType<TileTensor<"float32", Layout<[128, number], [number, 1]>>>(
  null as unknown as NpyTensor<"float32", [128, "?"], "rowMajor">,
);
expectNotAssignable<NpyTensor<"float32", [128, 96], "rowMajor">>(
  null as unknown as NpyTensor<"float32", [128, "?"], "rowMajor">,
);
