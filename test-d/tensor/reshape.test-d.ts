import { expectError, expectType } from "tsd";
import type {
  CoalescedType,
  Layout,
  PermutedType,
  ReshapedType,
  TileTensor,
  TransposedType,
} from "../../types/index.js";

type F32<Shape, Stride> = TileTensor<"float32", Layout<Shape, Stride>>;
declare const a: F32<[8, 4], [4, 1]>;
declare const tall: F32<[number, 4], [4, 1]>;
declare const transposed: F32<[8, 4], [1, 8]>;
declare const padded: F32<[8, 4], [8, 1]>;
declare const paddedTall: F32<[number, 4], [8, 1]>;
declare const unknownStride: F32<[8, 4], [number, 1]>;
declare const single: F32<[1, 4], [77, 1]>;
declare const empty: F32<[0, 4], [77, 3]>;
declare const cube: F32<[2, 3, 4], [12, 4, 1]>;
declare const rank0: F32<[], []>;
declare const colexInside: F32<[[2, 4], 4], [[4, 8], 1]>;
declare const rowsInside: F32<[[2, 4], 4], [[16, 4], 1]>;
declare const vectors: TileTensor<"float32x4", Layout<[8, 4], [16, 4]>>;
declare const paddedVectors: TileTensor<"float32x4", Layout<[8, 4], [32, 4]>>;
declare const columns: Layout<[4, 8], [1, 4]>;
declare const gaps: Layout<[4, 8], [16, 2]>;
declare const flat: Layout<32, 1>;
declare const n: number;
declare const axes: number[];
declare const either: 2 | 4;
const any = JSON.parse("0");

// --- reshape by sizes ------------------------------------------------------------------------------------------------
expectType<F32<[2, 16], [16, 1]>>(a.reshape(2, 16));
expectType<ReshapedType<typeof a, [2, 16]>>(a.reshape(2, 16));
expectType<F32<[32], [1]>>(a.reshape(32));
expectType<F32<[2, 4, 4], [16, 4, 1]>>(a.reshape(2, 4, 4));
expectType<F32<[1, 1], [1, 1]>>(rank0.reshape(1, 1));
expectType<F32<[0], [1]>>(empty.reshape(0));
expectType<F32<[2, 2], [2, 1]>>(single.reshape(2, 2));
expectType<F32<[4, 8], [8, 1]>>(colexInside.reshape(4, 8));
expectType<TileTensor<"float32x4", Layout<[2, 16], [64, 4]>>>(vectors.reshape(2, 16));
// What only the runtime knows, the runtime checks.
expectType<F32<[number, 4], [4, 1]>>(a.reshape(n, 4));
expectType<F32<[2, number], [number, 1]>>(tall.reshape(2, n));
expectType<F32<[8], [1]>>(paddedTall.reshape(8));
expectType<F32<[32], [1]>>(unknownStride.reshape(32));

// sentence: reshape: the new shape has size 30, the tensor 32
expectError(a.reshape(2, 15));
// sentence: reshape: axis 0 has stride 8 where row-major order has 4; copy the tensor first
expectError(padded.reshape(32));
// sentence: reshape: axis 1 has stride 8 where row-major order has 1; copy the tensor first
expectError(transposed.reshape(2, 16));
// sentence: reshape: axis 0 has stride 16 where row-major order has 4; copy the tensor first
expectError(rowsInside.reshape(32));
// sentence: reshape: axis 0 has stride 32 where row-major order has 16; copy the tensor first
expectError(paddedVectors.reshape(32));
// sentence: reshape: size 0 is -1, not a whole number from 0 to 9007199254740991
expectError(a.reshape(-1, 4));
// sentence: reshape: size 1 is a union; dyn(x) makes it a runtime number
expectError(a.reshape(8, either));
// sentence: reshape: a size is any; give it a type
expectError(a.reshape(any, 4));

// --- reshape by a layout, which re-reads the storage -----------------------------------------------------------------
expectType<F32<[4, 8], [1, 4]>>(a.reshape(columns));
expectType<F32<[4, 8], [1, 4]>>(transposed.reshape(columns));
expectType<F32<[32], [1]>>(a.reshape(flat));
expectType<F32<[4, 8], [1, 4]>>(tall.reshape(columns));
expectType<TileTensor<"float32x4", Layout<[4, 8], [4, 16]>>>(vectors.reshape(columns));

// sentence: reshape: layout (8,4):(8,1) leaves gaps or overlaps; only a compact tensor takes a new layout
expectError(padded.reshape(columns));
// sentence: reshape: the new layout reaches offset 62, the last element is at 31
expectError(a.reshape(gaps));
// sentence: reshape: the new shape has size 32, the tensor 24
expectError(cube.reshape(columns));

// --- coalesce --------------------------------------------------------------------------------------------------------
expectType<F32<[32], [1]>>(a.coalesce());
expectType<CoalescedType<typeof a>>(a.coalesce());
expectType<F32<[24], [1]>>(cube.coalesce());
expectType<F32<[1], [1]>>(rank0.coalesce());
expectType<F32<[number], [1]>>(tall.coalesce());
expectType<TileTensor<"float32x4", Layout<[32], [4]>>>(vectors.coalesce());

// sentence: coalesce: axis 0 has stride 8 where row-major order has 4; copy the tensor first
expectError(padded.coalesce());
// sentence: coalesce: axis 1 has stride 8 where row-major order has 1; copy the tensor first
expectError(transposed.coalesce());

// --- transpose and permute -------------------------------------------------------------------------------------------
expectType<F32<[4, 8], [1, 4]>>(a.transpose());
expectType<TransposedType<typeof a>>(a.transpose());
expectType<F32<[8, 4], [4, 1]>>(a.transpose().transpose());
expectType<F32<[4, 3, 2], [1, 4, 12]>>(cube.transpose());
expectType<F32<[4, [2, 4]], [1, [4, 8]]>>(colexInside.transpose());
expectType<F32<[], []>>(rank0.transpose());
expectType<F32<[4, 2, 3], [1, 12, 4]>>(cube.permute(2, 0, 1));
expectType<PermutedType<typeof cube, [2, 0, 1]>>(cube.permute(2, 0, 1));
expectType<F32<[4, [2, 4]], [1, [4, 8]]>>(colexInside.permute(1, 0));
expectType<F32<[], []>>(rank0.permute());
expectType<F32<[number, 8], [number, 4]>>(a.permute(n, 0));
expectType<F32<[number, number], [number, number]>>(a.permute(...axes));

// sentence: permute: takes each axis once, so 2 and not 1
expectError(a.permute(0));
// sentence: permute: takes each axis once, so 2 and not 3
expectError(a.permute(0, 1, 2));
// sentence: permute: axis 0 comes twice
expectError(a.permute(0, 0));
// sentence: permute: axis 2 of a tensor of rank 2
expectError(a.permute(0, 2));
// sentence: permute: axis -1 of a tensor of rank 2
expectError(a.permute(-1, 0));

// --- bodies that are generic in sizes --------------------------------------------------------------------------------
export function reorder<M extends number, K extends number>(t: F32<[M, K], [K, 1]>): F32<[K, M], [M, 1]> {
  const back: F32<[M, K], [K, 1]> = t.transpose().transpose();
  const swapped: F32<[K, M], [1, K]> = back.permute(1, 0);
  swapped.fill(0);
  t.coalesce().fill(1);
  t.reshape(2, n).fill(2);
  return t.reshape(t.layout.shape[1], t.layout.shape[0]);
}
expectType<F32<[4, 8], [8, 1]>>(reorder(a));
