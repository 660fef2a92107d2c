import { expectError, expectType } from "tsd";
import type { AtType, Layout, SliceType, TileTensor } from "../../types/index.js";

type F32<Shape, Stride> = TileTensor<"float32", Layout<Shape, Stride>>;
declare const a: F32<[8, 4], [4, 1]>;
declare const cube: F32<[16, 16, 16], [256, 16, 1]>;
declare const tall: F32<[number, 4], [4, 1]>;
declare const rank0: F32<[], []>;
declare const empty: F32<[0, 4], [4, 1]>;
declare const nested: F32<[[2, 4], 4], [[16, 4], 1]>;
declare const vectors: TileTensor<"float32x4", Layout<[8, 4], [16, 4]>>;
declare const n: number;
declare const text: string;
declare const bounds: `${number}:${number}`;
declare const low: 2 | 4;
declare const high: 7 | 9;
declare const eitherText: "0:2" | "0:3";
declare const args: string[];
const any = JSON.parse("0");

// --- slice: one argument a leaf --------------------------------------------------------------------------------------
expectType<F32<[2], [4]>>(a.slice("0:2", 3));
expectType<SliceType<typeof a, ["0:2", 3]>>(a.slice("0:2", 3));
expectType<F32<[8, 4], [4, 1]>>(a.slice(":", ":"));
expectType<F32<[5, 2], [4, 1]>>(a.slice("3:", ":2"));
expectType<F32<[0, 4], [4, 1]>>(a.slice("8:", ":"));
expectType<F32<[0, 4], [4, 1]>>(a.slice("3:3", ":"));
expectType<F32<[2, 4], [16, 1]>>(cube.slice(3, "1:3", "0:4"));
expectType<F32<[], []>>(a.slice(7, 3));
expectType<F32<[], []>>(rank0.slice());
expectType<F32<[0, 1], [4, 1]>>(empty.slice(":", "1:2"));
expectType<TileTensor<"float32x4", Layout<[2], [16]>>>(vectors.slice("0:2", 3));
// Pairs of bounds, either dynamic; a static extent at a dynamic start.
expectType<F32<[3, 4], [4, 1]>>(a.slice([2, 5], ":"));
expectType<F32<[number, 4], [4, 1]>>(a.slice([n, 5], ":"));
expectType<F32<[number, 4], [4, 1]>>(a.slice([2, n], ":"));
expectType<F32<[3, 4], [4, 1]>>(a.slice([n, { length: 3 }], ":"));
expectType<F32<[3, 4], [4, 1]>>(a.slice([5, { length: 3 }], ":"));
expectType<F32<[number, 4], [4, 1]>>(a.slice([5, { length: n }], ":"));
// Dynamic extents: what depends on one is dynamic, nothing else.
expectType<F32<[number, 4], [4, 1]>>(tall.slice(":", ":"));
expectType<F32<[number, 4], [4, 1]>>(tall.slice("9:", ":"));
expectType<F32<[9, 4], [4, 1]>>(tall.slice(":9", ":"));
// Texts that only the runtime knows.
expectType<F32<[number, 4], [4, 1]>>(a.slice(text, ":"));
expectType<F32<[number, 4], [4, 1]>>(a.slice(bounds, ":"));
expectType<F32<[number, 4], [4, 1]>>(a.slice(`${n}:8`, ":"));
expectType<TileTensor<"float32", Layout<number[], number[]>>>(a.slice(...args));
expectType<TileTensor<"float32", Layout<number[], number[]>>>(a.slice(any, 3));
expectType<F32<[2, number], [4, 1]>>(a.slice("0:2", [any, any]));
expectType<F32<[2, number], [4, 1]>>(a.slice("0:2", [0, any]));
// The result does not depend on an index.
expectType<F32<[4], [1]>>(a.slice(low, ":"));
expectType<F32<[4], [1]>>(a.slice(n, ":"));
// A nested tensor loses its nesting.
expectType<F32<[4, 2], [4, 1]>>(nested.slice(1, ":", "1:3"));

// sentence: slice: 0:9 ends past axis 0 of extent 8
expectError(a.slice("0:9", 3));
// sentence: slice: 3:2 on axis 0 starts after its end
expectError(a.slice("3:2", ":"));
// sentence: slice: 9:8 on axis 0 starts after its end
expectError(a.slice("9:", ":"));
// sentence: slice: 5:9 ends past axis 0 of extent 8
expectError(a.slice([5, 9], ":"));
// sentence: slice: 6:9 ends past axis 0 of extent 8
expectError(a.slice([6, { length: 3 }], ":"));
// sentence: slice: index 4 is out of range for axis 1 of extent 4
expectError(a.slice("0:2", 4));
// sentence: slice: index 9 is out of range for axis 0 of extent 8
expectError(a.slice(high, ":"));
// sentence: slice: bound -2 on axis 0 is negative; at(...) counts from the end
expectError(a.slice("-2:", 1));
// sentence: slice: bound -1 on axis 1 is negative; at(...) counts from the end
expectError(a.slice(":", ":-1"));
// sentence: slice: index -1 on axis 0 is not a whole number from 0
expectError(a.slice(-1, ":"));
// sentence: slice: 'x' on axis 0 is neither an index nor a range like '2:5', '2:', ':5' or ':'
expectError(a.slice("x", 3));
// sentence: slice: '1.9:3' on axis 0 is neither an index nor a range like '2:5', '2:', ':5' or ':'
expectError(a.slice("1.9:3", 3));
// sentence: slice: '3x:' on axis 0 is neither an index nor a range like '2:5', '2:', ':5' or ':'
expectError(a.slice("3x:", 3));
// sentence: slice: '1:2:3' on axis 0 is neither an index nor a range like '2:5', '2:', ':5' or ':'
expectError(a.slice("1:2:3", 3));
// sentence: slice: '007:' on axis 0 is neither an index nor a range like '2:5', '2:', ':5' or ':'
expectError(a.slice("007:", 3));
// sentence: slice: '' on axis 0 is neither an index nor a range like '2:5', '2:', ':5' or ':'
expectError(a.slice("", 3));
// sentence: slice: [1.5, 3] on axis 0 is neither an index nor a range like '2:5', '2:', ':5' or ':'
expectError(a.slice([1.5, 3], 3));
// sentence: slice: argument 0 is a union; narrow it first
expectError(a.slice(eitherText, 3));
// sentence: slice: takes one argument per axis, so 2 and not 1
expectError(a.slice("0:2"));
// sentence: slice: takes one argument per axis, so 2 and not 3
expectError(a.slice("0:2", 1, 1));
// sentence: slice: takes one argument per axis, so 3 and not 2
expectError(nested.slice(1, 1));

// --- at: one argument a mode, bounds from the end --------------------------------------------------------------------
expectType<F32<[2], [4]>>(a.at("-2:", 3));
expectType<AtType<typeof a, ["-2:", 3]>>(a.at("-2:", 3));
expectType<F32<[3, 2], [4, 1]>>(a.at("-5:-2", ":-2"));
expectType<F32<[5, 1], [4, 1]>>(a.at("2:-1", [-3, -2]));
expectType<F32<[2], [4]>>(a.at("-3:7", 0));
expectType<F32<[], []>>(a.at(7, n));
// Two bounds that count from the end are as far apart whatever the extent is.
expectType<F32<[3, 4], [4, 1]>>(tall.at("-3:", ":"));
expectType<F32<[2, 4], [4, 1]>>(tall.at("-3:-1", ":"));
expectType<F32<[number, 4], [4, 1]>>(tall.at(":-1", ":"));
expectType<F32<[number, 4], [4, 1]>>(tall.at("1:", ":"));
// A nested mode is kept or dropped whole.
expectType<F32<[[2, 4]], [[16, 4]]>>(nested.at(":", 2));
expectType<F32<[4], [1]>>(nested.at(7, ":"));

// sentence: at: bound -9 on axis 0 lies before the start of extent 8
expectError(a.at("-9:", 0));
// sentence: at: bound -9 on axis 0 lies before the start of extent 8
expectError(a.at(":-9", 0));
// sentence: at: 7:6 on axis 0 starts after its end
expectError(a.at("-1:-2", 0));
// sentence: at: 7:2 on axis 0 starts after its end
expectError(a.at("-1:2", 0));
// sentence: at: 6:9 ends past axis 0 of extent 8
expectError(a.at("-2:9", 0));
// sentence: at: index -1 on axis 0 is not a whole number from 0
expectError(a.at(-1, 0));
// sentence: at: index 8 is out of range for axis 0 of extent 8
expectError(nested.at(8, 0));
// sentence: at: mode 0 is nested and takes an index or ':'
expectError(nested.at("0:2", 0));
// sentence: at: takes one argument per axis, so 2 and not 3
expectError(nested.at(0, 0, 0));
// sentence: at: '2' on axis 1 is neither an index nor a range like '2:5', '2:', ':5' or ':'
expectError(a.at(0, "2"));

// --- bodies that are generic in sizes --------------------------------------------------------------------------------
export function rows<M extends number, K extends number>(t: F32<[M, K], [K, 1]>): F32<[2], [K]> {
  t.slice(":", n).fill(0);
  t.slice([n, 5], [1, { length: 2 }]).fill(1);
  t.at("-2:", 1).fill(2);
  const column: F32<[M], [K]> = t.slice(":", 3);
  const again: F32<[M], [K]> = t.at(":", 3);
  column.copyFrom(again);
  return t.slice("0:2", 3);
}
expectType<F32<[2], [4]>>(rows(a));
