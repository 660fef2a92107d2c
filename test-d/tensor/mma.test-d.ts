import { expectError, expectType } from "tsd";
import type { Layout } from "../../src/layout/index.js";
import { mma, packLeft, packRight, wasmMemory, zeros } from "../../src/tensor/index.js";
import type { PackedTile, TileTensor, WasmTensor } from "../../types/tensor/index.js";

const [a, b, c] = [zeros("float32", 8, 4), zeros("float32", 4, 6), zeros("float32", 8, 6)];
const [left, right] = [packLeft(a), packRight(b)];

// --- results ---------------------------------------------------------------------------------------------------------
expectType<PackedTile<"left", "float32", [8, 4]>>(left);
expectType<PackedTile<"right", "float32", [4, 6]>>(right);
expectType<TileTensor<"float32", Layout<[8, 6], [6, 1]>>>(mma(c, a, b));
expectType<TileTensor<"float32", Layout<[8, 6], [6, 1]>>>(mma(c, left, right, { reproducible: true }));
expectType<WasmTensor<"float64", Layout<[2, 2], [2, 1]>>>(
  mma(wasmMemory().zeros("float64", 2, 2), packLeft(zeros("float64", 2, 9)), zeros("float64", 9, 2)),
);
left.pack(zeros("float32", 8, 8).tile([8, 4], [0, 1]));

// --- what does not fit -----------------------------------------------------------------------------------------------
// sentence: mma: axis 1 of a has extent 4, axis 0 of b has 7
expectError(mma(c, left, zeros("float32", 7, 6)));
// sentence: mma: axis 0 of c has extent 8, axis 0 of a has 9
expectError(mma(c, packLeft(zeros("float32", 9, 4)), b));
// sentence: mma: axis 1 of c has extent 6, axis 1 of b has 5
expectError(mma(c, a, packRight(zeros("float32", 4, 5))));
// sentence: mma: c is float32, b is float64
expectError(mma(c, left, packRight(zeros("float64", 4, 6))));
// sentence: mma: a was packed by packRight, for the other side
expectError(mma(c, packRight(a), b));
// sentence: mma: b was packed by packLeft, for the other side
expectError(mma(c, a, packLeft(b)));
// sentence: mma: the tensor is read-only
expectError(mma(c.asImm(), a, b));
// sentence: packLeft: the tile is int32; float32 and float64 matrices are multiplied
expectError(packLeft(zeros("int32", 8, 4)));
// sentence: packRight: the tile has rank 1, not 2
expectError(packRight(zeros("float32", 8)));
