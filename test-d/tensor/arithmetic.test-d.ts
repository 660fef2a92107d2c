import { expectAssignable, expectError, expectType } from "tsd";
import type { Layout } from "../../src/layout/index.js";
import {
  abs,
  add,
  div,
  exp,
  floorDiv,
  full,
  max,
  min,
  mul,
  recip,
  sub,
  tileTensor,
  wasmMemory,
  zeros,
} from "../../src/tensor/index.js";
import type {
  ReadonlyTileTensor,
  TensorArithmetic,
  TensorWrites,
  TileTensor,
  WasmTensor,
} from "../../types/tensor/index.js";

declare const n: number;
declare const rows: readonly number[];
const any = JSON.parse("0");

type F32<Shape, Stride> = TileTensor<"float32", Layout<Shape, Stride>>;
type Fixed<Shape, Stride> = ReadonlyTileTensor<"float32", Layout<Shape, Stride>>;
declare const a: F32<[8, 4], [4, 1]>;
declare const transposed: F32<[8, 4], [1, 8]>;
declare const seven: F32<[7, 4], [4, 1]>;
declare const cube: F32<[2, 8, 4], [32, 4, 1]>;
declare const nested: F32<[[2, 4], 4], [[16, 4], 1]>;
declare const tall: F32<[number, 4], [4, 1]>;
declare const eight: F32<[8], [1]>;
declare const four: Fixed<[4], [1]>;
declare const fixed: Fixed<[8, 4], [4, 1]>;
declare const doubles: TileTensor<"float64", Layout<[8, 4], [4, 1]>>;
declare const ints: TileTensor<"int32", Layout<[8, 4], [4, 1]>>;
declare const signed: TileTensor<"int8", Layout<[8, 4], [4, 1]>>;
declare const signedVectors: TileTensor<"int8x4", Layout<[8, 1], [4, 4]>>;
declare const bytes: TileTensor<"uint8", Layout<[8, 4], [4, 1]>>;
declare const wide: TileTensor<"int64", Layout<[8, 4], [4, 1]>>;
declare const vectors: TileTensor<"float32x4", Layout<[8, 1], [4, 4]>>;

// --- operands of one shape, whatever their layouts -------------------------------------------------------------------
expectType<F32<[8, 4], [4, 1]>>(a.add(transposed));
expectType<F32<[8, 4], [4, 1]>>(a.sub(a).mul(fixed).div(nested).floorDiv(a).min(a).max(a));
expectType<F32<[8, 4], [4, 1]>>(a.add(tall));
expectType<F32<[number, 4], [4, 1]>>(tall.add(a));
expectType<F32<[number, 4], [4, 1]>>(tall.add(seven));
expectType<F32<[[2, 4], 4], [[16, 4], 1]>>(nested.add(a));
expectType<typeof vectors>(vectors.add(vectors).add(0.5));
expectType<F32<[8, 4], [4, 1]>>(a.abs().recip().exp().exp({ scale: 0.5 }));
expectType<WasmTensor<"float32", Layout<[8, 4], [4, 1]>>>(wasmMemory().zeros("float32", 8, 4).add(a));
a.add(zeros("float32", ...rows));
a.add(any);

// --- scalars ---------------------------------------------------------------------------------------------------------
expectType<F32<[8, 4], [4, 1]>>(a.add(0.5).mul(n));
expectType<typeof ints>(ints.add(-3));
expectType<typeof wide>(wide.add(3n));
// sentence: …not assignable to parameter of type 'bigint'…
expectError(wide.add(3));
// sentence: …not assignable to parameter of type 'number'…
expectError(a.add(3n));
// sentence: …Argument of type '"3"' is not assignable…
expectError(a.add("3"));
// sentence: mul: 0.5 is not a value of int32
expectError(ints.mul(0.5));
// sentence: add: -1 is not a value of uint8
expectError(bytes.add(-1));
// Each dtype holds its least and its greatest value, and the next ones no more.
expectType<typeof bytes>(bytes.add(255).sub(0));
// sentence: add: 256 is not a value of uint8
expectError(bytes.add(256));
// sentence: max: 300 is not a value of uint8
expectError(max(bytes, bytes, 300));
expectType<typeof signed>(signed.add(127).add(-128).mul(9));
// sentence: add: 128 is not a value of int8
expectError(signed.add(128));
// sentence: mul: -129 is not a value of int8
expectError(signed.mul(-129));
// sentence: min: 1000 is not a value of int8
expectError(signed.min(1000));
expectType<typeof ints>(ints.add(2147483647).sub(-2147483648).add(999999999));
// sentence: add: 2147483648 is not a value of int32
expectError(ints.add(2147483648));
// sentence: sub: 1e+21 is not a value of int32
expectError(ints.sub(1e21));
expectType<typeof wide>(wide.add(9223372036854775807n).min(-9223372036854775808n));
// sentence: add: 9223372036854775808n is not a value of int64
expectError(wide.add(9223372036854775808n));
// sentence: add: -9223372036854775809n is not a value of int64
expectError(wide.add(-9223372036854775809n));
// sentence: add: 200 is not a value of int8
expectError(signedVectors.add(200));
expectType<typeof signed>(signed.add(n as 5 | 500));
// sentence: div: a divisor is 0
expectError(ints.div(0));
// sentence: floorDiv: a divisor is 0
expectError(wide.floorDiv(0n));
a.div(0);

// --- operands of lower rank ------------------------------------------------------------------------------------------
expectType<F32<[8, 4], [4, 1]>>(a.add(eight, { axis: 0 }).add(four, { axis: 1 }));
expectType<F32<[2, 8, 4], [32, 4, 1]>>(cube.add(a, { axis: 1 }).add(eight, { axis: 1 }));
expectType<F32<[8, 4], [4, 1]>>(a.add(eight, { axis: n }));
// sentence: add: an operand of rank 1 for a tensor of rank 2 needs an axis: 0 gives each row one value, 1 each column
expectError(a.add(eight));
// sentence: mul: an operand of rank 2 for a tensor of rank 3 needs an axis: 0 gives each row one value, 1 each column
expectError(cube.mul(a));
// sentence: add: axis 0 has extent 8 here and 4 there
expectError(a.add(four, { axis: 0 }));
// sentence: max: axis 1 has extent 4 here and 8 there
expectError(a.max(eight, { axis: 1 }));
// sentence: add: an operand of rank 1 does not fit from axis 2 on in a tensor of rank 2
expectError(a.add(eight, { axis: 2 }));
// sentence: add: the operand has rank 2, the tensor 1
expectError(eight.add(a));

// --- what does not fit -----------------------------------------------------------------------------------------------
// sentence: add: axis 0 has extent 8 here and 7 there
expectError(a.add(seven));
// sentence: div: axis 0 has extent 8 here and 7 there
expectError(nested.div(seven));
// sentence: add: dtype float32 here, float64 there
expectError(a.add(doubles));
// sentence: min: elements are float32 here and float32x4 there
expectError(a.min(vectors));
// sentence: recip: the elements are int32; only floats have one
expectError(ints.recip());
// sentence: exp: the elements are int64; only floats have one
expectError(wide.exp());
// sentence: …Property 'add' does not exist on type …
expectError(fixed.add(a));

// --- out of place ----------------------------------------------------------------------------------------------------
expectType<F32<[8, 4], [4, 1]>>(add(a, transposed, fixed));
expectType<F32<[8, 4], [4, 1]>>(sub(a, 1, fixed));
expectType<F32<[8, 4], [4, 1]>>(mul(a, a, four, { axis: 1 }));
expectType<F32<[8, 4], [4, 1]>>(div(a, a, 3));
expectType<F32<[8, 4], [4, 1]>>(floorDiv(a, a, 3));
expectType<F32<[8, 4], [4, 1]>>(min(a, a, max(transposed, a, 0)));
expectType<F32<[8, 4], [4, 1]>>(abs(a, fixed));
expectType<F32<[8, 4], [4, 1]>>(recip(a, fixed));
expectType<F32<[8, 4], [4, 1]>>(exp(a, fixed, { scale: 2 }));
// sentence: add: axis 0 has extent 8 here and 7 there
expectError(add(a, seven, a));
// sentence: sub: axis 0 has extent 8 here and 7 there
expectError(sub(a, a, seven));
// sentence: add: an operand of rank 1 for a tensor of rank 2 needs an axis: 0 gives each row one value, 1 each column
expectError(add(a, eight, a));
// sentence: add: the tensor is read-only
expectError(add(a.asImm(), a, a));
// sentence: abs: dtype float32 here, int32 there
expectError(abs(a, ints));
// sentence: recip: the elements are int32; only floats have one
expectError(recip(ints, ints));

// --- generic bodies --------------------------------------------------------------------------------------------------
export function scaled<M extends number, N extends number>(
  t: TileTensor<"float32", Layout<[M, N], [N, 1]>>,
  other: ReadonlyTileTensor<"float32", Layout<[M, N], [number, number]>>,
  row: ReadonlyTileTensor<"float32", Layout<[N], [number]>>,
): TileTensor<"float32", Layout<[M, N], [N, 1]>> {
  return t.add(other).mul(row, { axis: 1 }).exp({ scale: 0.5 });
}
expectType<F32<[8, 4], [4, 1]>>(scaled(a, transposed, four));

type Matrix = ReadonlyTileTensor<"float32", Layout<[number, number], [number, number]>>;
export function doubled<T extends Matrix & TensorWrites & TensorArithmetic>(t: T): T {
  return add(t.add(t), t, 1);
}
expectType<F32<[8, 4], [4, 1]>>(doubled(a));
expectAssignable<TensorArithmetic>(full("float32", 1, 2));
expectType<TileTensor<"float32", Layout<[number, 4], [4, 1]>>>(zeros("float32", n, 4).add(tileTensor([[1, 2, 3, 4]])));
