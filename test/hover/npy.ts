import { parseNpy } from "../../src/npy/index.js";
import { readNpy } from "../../src/npy/node.js";

declare const bytes: Uint8Array;

export const known = parseNpy(bytes, { dtype: "float32", shape: [128, 96], order: "rowMajor" });
//           ^? const known: TileTensor<"float32", Layout<[128, 96], [96, 1]>>

export const columns = parseNpy(bytes, { dtype: "float32", shape: [128, 96], order: "colMajor" });
//           ^? const columns: TileTensor<"float32", Layout<[128, 96], [1, 128]>>

export const divisible = parseNpy(bytes, { dtype: "float16", shape: ["?", { divisibleBy: 8 }], order: "rowMajor" });
//           ^? const divisible: TileTensor<"float16", Layout<[number, Multiple<8>], [Multiple<8>, 1]>>

export const anyOrder = parseNpy(bytes, { dtype: "int64", shape: ["?", 3] });
//           ^? const anyOrder: TileTensor<"int64", Layout<[number, 3], [number, number]>>

export const anyShape = parseNpy(bytes, { dtype: "bool" });
//           ^? const anyShape: TileTensor<"bool", Layout<number[], number[]>>

export const onDisk = readNpy("a.npy", { dtype: "float32", shape: ["?", "?"], order: "rowMajor" });
//           ^? const onDisk: Promise<TileTensor<"float32", Layout<[number, number], [number, 1]>>>

export const anything = parseNpy(bytes);
//           ^? const anything: AnyNpyTensor
