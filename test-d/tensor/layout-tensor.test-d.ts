import { expectAssignable, expectError, expectNotAssignable, expectType } from "tsd";
import { rowMajor } from "../../src/layout/index.js";
import { nullableTileTensor } from "../../src/tensor/index.js";
import type {
  ElementLayout,
  Layout,
  LayoutTensor,
  NullableTileTensor,
  ReadonlyLayoutTensor,
  ReadonlyTileTensor,
  TileTensor,
} from "../../types/index.js";

type F32<Shape, Stride> = TileTensor<"float32", Layout<Shape, Stride>>;
declare const a: F32<[11, 7], [7, 1]>;
declare const even: F32<[8, 16], [16, 1]>;
declare const open: F32<[64, 8, number], [number, number, 1]>;
declare const nested: F32<[8, [4, 2]], [8, [2, 1]]>;
declare const fixed: ReadonlyTileTensor<"float32", Layout<[8, 4], [4, 1]>>;
declare const vectors: TileTensor<"float32x4", Layout<[8, 4], [16, 4]>>;
declare const short: F32<[3], [1]>;
declare const n: number;

// --- what it is ------------------------------------------------------------------------------------------------------
expectType<LayoutTensor<F32<[11, 7], [7, 1]>>>(a.toLayoutTensor());
expectType<ReadonlyLayoutTensor<typeof fixed>>(fixed.toLayoutTensor());
expectType<Layout<[64, 8, number], [number, number, 1]>>(open.toLayoutTensor().layout);
expectType<Layout<[8, 4, 2], [8, 2, 1]>>(nested.toLayoutTensor().runtimeLayout());
expectType<Layout<[1], [1]>>(a.toLayoutTensor().elementLayout());
expectType<Layout<[4], [number]>>(vectors.toLayoutTensor().elementLayout());
expectType<Layout<[2, 4], [number, number]>>({} as ElementLayout<"float32x2x4">);
expectType<"float32x4">(vectors.toLayoutTensor().dtype);

// --- its members -----------------------------------------------------------------------------------------------------
expectType<7>(a.toLayoutTensor().dim(1));
expectType<8>(nested.toLayoutTensor().dim(1));
expectType<number>(a.toLayoutTensor().dim(n));
expectType<number>(open.toLayoutTensor().dim(2));
expectType<77>(a.toLayoutTensor().size());
expectType<number>(a.toLayoutTensor().get(10, 6));
expectType<LayoutTensor<F32<[number, number], [7, 1]>>>(a.toLayoutTensor().tile([4, 4], [2, 1]));
expectType<LayoutTensor<F32<[number, number], [7, 1]>>>(a.toLayoutTensor().tile([4, 4], [20, n]));
expectType<LayoutTensor<TileTensor<"float32x2x4", Layout<[4, 4], [32, 4]>>>>(even.toLayoutTensor().vectorize(2, 4));
expectType<LayoutTensor<F32<[7, 11], [1, 7]>>>(a.toLayoutTensor().transpose());
expectType<typeof a>(a.toLayoutTensor().toTileTensor());
expectType<LayoutTensor<typeof a>>(a.toLayoutTensor().fill(1));
expectType<LayoutTensor<typeof a>>(a.toLayoutTensor().copyFrom(a));
expectType<LayoutTensor<typeof a>>(a.toLayoutTensor().copyFrom(a.toLayoutTensor().transpose()));
a.toLayoutTensor().set(10, 6, 1);

// --- assignment ------------------------------------------------------------------------------------------------------
expectAssignable<LayoutTensor<F32<[number, number], [7, 1]>>>(a.toLayoutTensor());
expectAssignable<ReadonlyLayoutTensor<ReadonlyTileTensor<"float32", Layout<[11, 7], [7, 1]>>>>(a.toLayoutTensor());
expectNotAssignable<LayoutTensor<typeof fixed>>(fixed.toLayoutTensor());
expectNotAssignable<LayoutTensor<F32<[11, 8], [7, 1]>>>(a.toLayoutTensor());

// --- refusals --------------------------------------------------------------------------------------------------------
// sentence: dim: axis 2 of a tensor of rank 2
expectError(a.toLayoutTensor().dim(2));
// sentence: get: index 11 is out of range for axis 0 of extent 11
expectError(a.toLayoutTensor().get(11, 0));
// sentence: set: index 7 is out of range for axis 1 of extent 7
expectError(a.toLayoutTensor().set(0, 7, 1));
// sentence: tile: sizes are one per axis, so 2 and not 3
expectError(a.toLayoutTensor().tile([4, 4, 4], [0, 0]));
// sentence: tile: size 1 is -4, not a whole number from 0 to 9007199254740991
expectError(a.toLayoutTensor().tile([4, -4], [0, 0]));
// sentence: tile: tile coordinate 0.5 on axis 0 is not a whole number from 0
expectError(a.toLayoutTensor().tile([4, 4], [0.5, 0]));
// sentence: vectorize: axis 0 has extent 11, not divisible by 2
expectError(a.toLayoutTensor().vectorize(2, 7));
// sentence: vectorize: the elements are float32x4 already
expectError(vectors.toLayoutTensor().vectorize(2, 2));
// sentence: copyFrom: size 77 here, 3 there
expectError(a.toLayoutTensor().copyFrom(short));
// sentence: copyFrom: size 77 here, 3 there
expectError(a.toLayoutTensor().copyFrom(short.toLayoutTensor()));
// sentence: …Property 'set' does not exist…
expectError(fixed.toLayoutTensor().set(0, 0, 1));

// --- bodies that are generic in sizes or in the tensor ---------------------------------------------------------------
export function edges<M extends number>(t: F32<[M, 4], [4, 1]>) {
  const older = t.toLayoutTensor();
  older.tile([3, 3], [n, 1]).fill(0);
  older.set(0, 3, older.get(n, 3));
  return older;
}
expectType<LayoutTensor<F32<[8, 4], [4, 1]>>>(edges({} as F32<[8, 4], [4, 1]>));
export function twice<T extends typeof fixed>(t: T): T {
  return t.toLayoutTensor().toTileTensor();
}

// --- a tensor or nothing ---------------------------------------------------------------------------------------------
expectType<NullableTileTensor<typeof a>>(nullableTileTensor(a));
expectType<NullableTileTensor<TileTensor<"int8", Layout<[3, 4], [4, 1]>>>>(
  nullableTileTensor(null, "int8", rowMajor(3, 4)),
);
expectType<typeof a>(nullableTileTensor(a).value());
expectType<7>(nullableTileTensor(a).dim(1));
expectType<77>(nullableTileTensor(a).numElements());
expectType<boolean>(nullableTileTensor(a).isNull);
expectType<LayoutTensor<typeof a>>(nullableTileTensor(a).toLayoutTensor());
expectAssignable<NullableTileTensor<ReadonlyTileTensor<"float32", Layout<[11, number], [7, 1]>>>>(
  nullableTileTensor(a),
);
// sentence: dim: axis 5 of a tensor of rank 2
expectError(nullableTileTensor(a).dim(5));
// sentence: …"f32"…
expectError(nullableTileTensor(null, "f32", rowMajor(3, 4)));
