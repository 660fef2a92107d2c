import { expectError, expectType } from "tsd";
import { type Layout, layout } from "../../src/layout/index.js";
import { sharedMemory, wasmMemory } from "../../src/tensor/index.js";
import type { WasmTensor } from "../../types/index.js";

// biome-ignore lint/suspicious/noExplicitAny: what is refused here
declare const any: any;
declare const either: 4 | 7;
declare const n: number;

expectType<WasmTensor<"float32", Layout<[8, [2, 4]], [8, [4, 1]]>>>(wasmMemory().zeros("float32", 8, [2, 4]));
expectType<WasmTensor<"int8", Layout<[number, 4], [4, 1]>>>(wasmMemory().empty("int8", n, 4));
expectType<WasmTensor<"float32", Layout<[8, 4], [1, 8]>>>(wasmMemory().full("float32", 0.5, layout([8, 4], [1, 8])));

// sentence: zeros: mode 0 has extent -4, not a whole number from 0 to 9007199254740991
expectError(wasmMemory().zeros("float32", -4));
// sentence: empty: mode 1 has extent 1.5, not a whole number from 0 to 9007199254740991
expectError(wasmMemory().empty("float32", 2, 1.5));
// sentence: full: mode 0 has extent -1, not a whole number from 0 to 9007199254740991
expectError(wasmMemory().full("float32", 0, -1));
// sentence: zeros: mode 0 has a union as extent; dyn(x) makes it a runtime number
expectError(wasmMemory().zeros("float32", either));
// sentence: zeros: a size is any; give it a type
expectError(wasmMemory().zeros("float32", any));
// sentence: zeros: an argument is or holds any; give it a type
expectError(wasmMemory().zeros(any, 4));
// sentence: full: an argument is or holds any; give it a type
expectError(wasmMemory().full(any, 0, 4));
// sentence: zeros: an argument is or holds any; give it a type
expectError(sharedMemory().zeros(any, 4));
// sentence: full: an argument is or holds any; give it a type
expectError(sharedMemory().full(any, 0, 4));
