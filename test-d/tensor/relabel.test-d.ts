import { expectError, expectType } from "tsd";
import type {
  AddressSpaceCastType,
  BitcastedType,
  BroadcastType,
  DynamicType,
  GenericType,
  IntTuple,
  Layout,
  ReadonlyTileTensor,
  SharedTensor,
  SqueezedType,
  TileTensor,
  UnsqueezedType,
  WasmTensor,
} from "../../types/index.js";

type F32<Shape, Stride> = TileTensor<"float32", Layout<Shape, Stride>>;
type Fixed<Shape, Stride> = ReadonlyTileTensor<"float32", Layout<Shape, Stride>>;
declare const a: F32<[8, 4], [4, 1]>;
declare const tall: F32<[number, 4], [4, 1]>;
declare const row: F32<[1, 4], [4, 1]>;
declare const ones: F32<[1, 8, 1, 4], [32, 4, 4, 1]>;
declare const open: F32<[number, number], [4, 1]>;
declare const rank0: F32<[], []>;
declare const nested: F32<[[2, 4], 4], [[16, 4], 1]>;
declare const nestedOne: F32<[[1, 1], 4], [[4, 4], 1]>;
declare const vectors: TileTensor<"float32x4", Layout<[8, 4], [16, 4]>>;
declare const bytes: TileTensor<"uint8", Layout<[8, 6], [6, 1]>>;
declare const padded: TileTensor<"uint8", Layout<[8, 4], [6, 1]>>;
declare const columns: TileTensor<"int16", Layout<[8, 4], [1, 8]>>;
declare const sparse: TileTensor<"int16", Layout<[8, 4], [8, 2]>>;
declare const loose: TileTensor<"int16", Layout<[8, 4], [number, 1]>>;
declare const looser: TileTensor<"int16", Layout<[8, 4], [8, number]>>;
declare const shared: SharedTensor<"float32", Layout<[8, 4], [4, 1]>>;
declare const inWasm: WasmTensor<"float32", Layout<[8, 4], [4, 1]>>;
declare const fixed: Fixed<[8, 4], [4, 1]>;
declare const n: number;
declare const either: 2 | 8;
declare const sizes: number[];
const any = JSON.parse("0");

// --- broadcastTo -----------------------------------------------------------------------------------------------------
expectType<Fixed<[3, 8, 4], [0, 4, 1]>>(a.broadcastTo(3, 8, 4));
expectType<Fixed<[8, 4], [0, 1]>>(row.broadcastTo(8, 4));
expectType<Fixed<[1, 4], [4, 1]>>(row.broadcastTo(1, 4));
expectType<Fixed<[number, 4], [number, 1]>>(row.broadcastTo(n, 4));
expectType<Fixed<[8, 4], [number, 1]>>(tall.broadcastTo(8, 4));
expectType<Fixed<[8, 4], [4, 1]>>(a.broadcastTo(n, n));
expectType<Fixed<[2, 2], [0, 0]>>(rank0.broadcastTo(2, 2));
expectType<Fixed<[5, [2, 4], 4], [0, [16, 4], 1]>>(nested.broadcastTo(5, 8, 4));
expectType<Fixed<[5, 4], [0, 1]>>(nestedOne.broadcastTo(5, 4));
expectType<Fixed<number[], number[]>>(a.broadcastTo(...sizes));
expectType<BroadcastType<typeof row, [8, 4]>>(row.broadcastTo(8, 4));
expectType<ReadonlyTileTensor<"float32x4", Layout<[2, 8, 4], [0, 16, 4]>>>(vectors.broadcastTo(2, 8, 4));

// sentence: broadcastTo: axis 1 has extent 4, not 1 or 5
expectError(a.broadcastTo(8, 5));
// sentence: broadcastTo: axis 0 has extent 8, not 1 or 4
expectError(nested.broadcastTo(4, 4));
// sentence: broadcastTo: takes a size for each axis, so at least 2 and not 1
expectError(a.broadcastTo(4));
// sentence: broadcastTo: size 0 is -1, not a whole number from 0 to 9007199254740991
expectError(row.broadcastTo(-1, 4));
// sentence: broadcastTo: size 0 is a union; dyn(x) makes it a runtime number
expectError(row.broadcastTo(either, 4));
// sentence: broadcastTo: a size is any; give it a type
expectError(row.broadcastTo(any, 4));
// sentence: …Property 'set' does not exist on type 'ReadonlyTileTensor<"float32", Layout<[8, 4], [0, 1]>>'…
expectError(row.broadcastTo(8, 4).set(0, 0, 1));

// --- squeeze and unsqueeze -------------------------------------------------------------------------------------------
expectType<F32<[8, 4], [4, 1]>>(ones.squeeze());
expectType<F32<[8, 1, 4], [4, 4, 1]>>(ones.squeeze(0));
expectType<F32<[1, 8, 4], [32, 4, 1]>>(ones.squeeze(2));
expectType<F32<[8, 4], [4, 1]>>(a.squeeze());
expectType<F32<[4], [1]>>(tall.squeeze(0));
expectType<F32<number[], number[]>>(open.squeeze());
expectType<F32<[number, number, number], [number, number, number]>>(ones.squeeze(n));
expectType<F32<[4], [1]>>(nestedOne.squeeze());
expectType<SqueezedType<typeof ones, 0>>(ones.squeeze(0));
expectType<Fixed<[8, 4], [4, 1]>>(fixed.squeeze());
expectType<F32<[1, 8, 4], [0, 4, 1]>>(a.unsqueeze(0));
expectType<F32<[8, 4, 1], [4, 1, 0]>>(a.unsqueeze(2));
expectType<F32<[1], [0]>>(rank0.unsqueeze(0));
expectType<F32<[[2, 4], 1, 4], [[16, 4], 0, 1]>>(nested.unsqueeze(1));
expectType<F32<[number, number, number], [number, number, number]>>(a.unsqueeze(n));
expectType<F32<[IntTuple, IntTuple, IntTuple], [IntTuple, IntTuple, IntTuple]>>(nested.unsqueeze(n));
expectType<UnsqueezedType<typeof a, 1>>(a.unsqueeze(1));

// sentence: squeeze: axis 0 has extent 8, not 1
expectError(a.squeeze(0));
// sentence: squeeze: axis 0 has extent 8, not 1
expectError(nested.squeeze(0));
// sentence: squeeze: axis 2 of a tensor of rank 2
expectError(a.squeeze(2));
// sentence: unsqueeze: axis 3 of a tensor of rank 2
expectError(a.unsqueeze(3));
// sentence: unsqueeze: axis -1 of a tensor of rank 2
expectError(a.unsqueeze(-1));
// sentence: squeeze: an argument is or holds any; give it a type
expectError(row.squeeze(any));
// sentence: unsqueeze: an argument is or holds any; give it a type
expectError(row.unsqueeze(any));

// --- makeDynamic -----------------------------------------------------------------------------------------------------
expectType<F32<[number, number], [number, number]>>(a.makeDynamic());
expectType<F32<[[number, number], number], [[number, number], number]>>(nested.makeDynamic());
expectType<DynamicType<typeof fixed>>(fixed.makeDynamic());

// --- bitcast ---------------------------------------------------------------------------------------------------------
expectType<TileTensor<"int32", Layout<[8, 4], [4, 1]>>>(a.bitcast("int32"));
expectType<TileTensor<"uint8", Layout<[8, 16], [16, 1]>>>(a.bitcast("uint8"));
expectType<TileTensor<"float64", Layout<[8, 2], [2, 1]>>>(a.bitcast("float64"));
expectType<TileTensor<"float16", Layout<[[2, 4], 8], [[32, 8], 1]>>>(nested.bitcast("float16"));
expectType<TileTensor<"int8", Layout<[16, 4], [1, 16]>>>(columns.bitcast("int8"));
expectType<TileTensor<"bfloat16", Layout<[8, 4], [8, 2]>>>(sparse.bitcast("bfloat16"));
expectType<TileTensor<"int16", Layout<[8, 3], [3, 1]>>>(bytes.bitcast("int16"));
expectType<TileTensor<"int16", Layout<[number, 8], [8, 1]>>>(tall.bitcast("int16"));
expectType<TileTensor<"int8", Layout<[8, 8], [number, 1]>>>(loose.bitcast("int8"));
expectType<TileTensor<"int8", Layout<[number, number], [number, number]>>>(looser.bitcast("int8"));
expectType<BitcastedType<typeof a, "uint8">>(a.bitcast("uint8"));
expectType<SharedTensor<"int32", Layout<[8, 4], [4, 1]>>>(shared.bitcast("int32"));

// sentence: bitcast: axis 0 has stride 6, not divisible by 4
expectError(padded.bitcast("int32"));
// sentence: bitcast: axis 0 has stride 6, not divisible by 4
expectError(bytes.bitcast("float32"));
// sentence: bitcast: axis 0 has extent 6, not divisible by 4
expectError(columns.slice("0:6", ":").bitcast("int64"));
// sentence: bitcast: no axis has stride 1, so int8 cannot be read across elements
expectError(sparse.bitcast("int8"));
// sentence: bitcast: the elements are float32x4; cast before vectorizing
expectError(vectors.bitcast("int32"));
// sentence: bitcast: an argument is or holds any; give it a type
expectError(a.bitcast(any));

// --- addressSpaceCast ------------------------------------------------------------------------------------------------
expectType<SharedTensor<"float32", Layout<[8, 4], [4, 1]>>>(a.addressSpaceCast("shared"));
expectType<typeof a>(a.addressSpaceCast("heap"));
expectType<typeof inWasm>(inWasm.addressSpaceCast("wasm"));
expectType<Fixed<[8, 4], [4, 1]>>(fixed.addressSpaceCast("shared"));
expectType<AddressSpaceCastType<typeof a, "shared">>(a.addressSpaceCast("shared"));
declare const generic: GenericType<typeof shared>;
expectType<typeof a>(generic);

// sentence: addressSpaceCast: the storage is shared, not heap
expectError(shared.addressSpaceCast("heap"));
// sentence: addressSpaceCast: the storage is heap, not wasm
expectError(a.addressSpaceCast("wasm"));
// sentence: addressSpaceCast: an argument is or holds any; give it a type
expectError(fixed.addressSpaceCast(any));

// --- generic bodies --------------------------------------------------------------------------------------------------
export function relabel<M extends number, K extends number>(t: F32<[M, K], [K, 1]>): number {
  const wide = t.broadcastTo(2, n, n);
  const more = t.unsqueeze(0);
  return wide.get(0, 0, 0) + more.get(0, 0, 0) + t.makeDynamic().get(0, 0) + more.squeeze(0).get(0, 0);
}
expectType<number>(relabel(a));

export function bits<T extends Fixed<[number, number], [number, 1]>>(t: T): BitcastedType<T, "int32"> {
  return t.bitcast("int32");
}
expectType<TileTensor<"int32", Layout<[8, 4], [4, 1]>>>(bits(a));
