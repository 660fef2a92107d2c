// Wrong calls of the functions that the room exports. The subject is a float32 tensor of 4 by 4.
import { heapEngine } from "../../../src/engine/index.js";
import { layout, rowMajor } from "../../../src/layout/index.js";
import * as room from "../../../src/tensor/index.js";
import type { SentenceCode } from "../../../types/message/catalogue.js";

import { type BadCall, each, noOptions, noTensors, sizes } from "./bad-call.js";

type Loose = (...args: unknown[]) => never;

/** The room's functions, for callers without types. */
const free = room as unknown as Readonly<Record<string, Loose>>;
const call = (name: string, ...args: unknown[]): unknown => (free[name] as Loose)(...args);
const { zeros, tileTensor, packLeft, packRight } = room;

const noDTypes: readonly unknown[] = [undefined, null, 4, "float128", {}, "constructor"];
const notExtents = sizes.filter((size) => typeof size !== "object" || size === null);

function fresh(name: string, ...before: unknown[]): readonly BadCall[] {
  return [
    ...each(noDTypes, "dtype.unknown", (_, dtype) => call(name, dtype, ...before, 2)),
    ...each(notExtents, "coord.not-a-size", (_, size) => call(name, "float32", ...before, 2, size)),
    { code: "storage.allocation", call: () => call(name, "float64", ...before, 2 ** 45) },
  ];
}

function combine(name: string): readonly BadCall[] {
  return [
    ...each([...noTensors, 4], "tensor.not-a-tensor", (t, v) => call(name, v, t, t)),
    ...each(noTensors, "tensor.not-a-tensor", (t, v) => call(name, t, v, 1)),
    ...each(noTensors, "tensor.not-a-tensor", (t, v) => call(name, t, 1, v)),
    ...each(noOptions, "tensor.not-options", (t, v) => call(name, t, t, 1, v)),
    { code: "tensor.read-only", call: (t) => call(name, t.asImm(), t, 1) },
    { code: "operand.extent", call: (t) => call(name, t, t, zeros("float32", 4, 3)) },
    { code: "operand.axis", call: (t) => call(name, t, t, zeros("float32", 4)) },
    { code: "operand.dtype", call: (t) => call(name, t, zeros("int8", 4, 4), 1) },
  ];
}

function map(name: string): readonly BadCall[] {
  return [
    ...each([...noTensors, 4], "tensor.not-a-tensor", (t, v) => call(name, v, t)),
    ...each(noTensors, "tensor.not-a-tensor", (t, v) => call(name, t, v)),
    { code: "tensor.read-only", call: (t) => call(name, t.asImm(), t) },
    { code: "operand.extent", call: (t) => call(name, t, zeros("float32", 4, 3)) },
  ];
}

const ofFloats = (name: string): BadCall => ({
  code: "operand.floats",
  call: () => call(name, zeros("int8", 2), zeros("int8", 2)),
});

function reduction(name: string): readonly BadCall[] {
  return [
    ...each([...noTensors, 4], "tensor.not-a-tensor", (t, v) => call(name, v, t, { axis: 0 })),
    ...each([...noTensors, 4], "tensor.not-a-tensor", (_, v) => call(name, zeros("float32", 4), v, { axis: 0 })),
    ...each([-1, 2, 0.5, "0"], "view.axis", (t, axis) => call(name, zeros("float32", 4), t, { axis })),
    ...each(noOptions, "tensor.not-options", (t, v) => call(name, zeros("float32", 4), t, v)),
    { code: "operand.extent", call: (t) => call(name, zeros("float32", 3), t, { axis: 0 }) },
    { code: "operand.rank", call: (t) => call(name, t, t, { axis: 0 }) },
    { code: "tensor.read-only", call: (t) => call(name, zeros("float32", 4).asImm(), t, { axis: 0 }) },
  ];
}

function pack(name: string): readonly BadCall[] {
  return [
    ...each([...noTensors, 4], "tensor.not-a-tensor", (_, v) => call(name, v)),
    { code: "matmul.element", call: () => call(name, zeros("int8", 4, 4)) },
    { code: "matmul.rank", call: () => call(name, zeros("float32", 4)) },
  ];
}

const storages: readonly [SentenceCode, readonly unknown[]][] = [
  ["storage.none", [4, rowMajor(1)]],
  ["storage.needs-dtype", [new ArrayBuffer(8), rowMajor(2)]],
  ["layout.not-a-layout", [new Float32Array(4), 4]],
  ["storage.too-small", [new Float32Array(4), rowMajor(5)]],
  ["storage.too-small", [new Float32Array(4), rowMajor(4), { offset: 1 }]],
  ["storage.element-size", [new Float32Array(4), rowMajor(2), { dtype: "float64" }]],
  ["dtype.unknown", [new Float32Array(4), rowMajor(2), { dtype: "x" }]],
  ["storage.needs-dtype", [new DataView(new ArrayBuffer(8)), rowMajor(2)]],
  ["storage.offset-end", [new Float32Array(4), rowMajor(0), { offset: 5 }]],
  ["storage.byte-offset-end", [new ArrayBuffer(8), rowMajor(0), { dtype: "int8", byteOffset: 9 }]],
  ["storage.alignment", [new ArrayBuffer(8), rowMajor(1), { dtype: "float32", byteOffset: 2 }]],
  ["storage.counts-elements", [new Float32Array(4), rowMajor(1), { byteOffset: 4 }]],
  ["storage.too-small", [new ArrayBuffer(8), rowMajor(3), { dtype: "float32" }]],
  ["dtype.unknown", [new ArrayBuffer(8), rowMajor(1), { dtype: "x" }]],
  ["storage.alignment", [new DataView(new ArrayBuffer(8), 1), rowMajor(1), { dtype: "float32" }]],
  ["array.ragged", [[[1, 2], [3]]]],
  ["array.mixed", [[1, [2]]]],
  ["array.value", [["a"]]],
];

/** Of the subject. */
const overTensors: readonly (readonly [SentenceCode, ...unknown[]])[] = [
  ["storage.too-small", rowMajor(17)],
  ["storage.too-small", rowMajor(16), { offset: 1 }],
  ["storage.offset-end", rowMajor(0), { offset: 17 }],
  ["storage.keeps-dtype", rowMajor(2), { dtype: "int32" }],
  ["dtype.unknown", rowMajor(2), { dtype: "x" }],
  ["storage.counts-elements", rowMajor(2), { byteOffset: 4 }],
  ["tensor.not-options", rowMajor(2), 4],
];

export const functions: Readonly<Record<string, readonly BadCall[]>> = {
  tileTensor: [
    ...each([undefined, null, true, "abc", {}], "storage.none", (_, v) => call("tileTensor", v, rowMajor(1))),
    ...each([-1, 0.5, "0", null, Number.NaN], "storage.offset", (_, offset) =>
      call("tileTensor", new Float32Array(4), rowMajor(0), { offset }),
    ),
    ...each([-1, 0.5, "0", null, Number.NaN], "storage.offset", (_, byteOffset) =>
      call("tileTensor", new ArrayBuffer(8), rowMajor(0), { dtype: "int8", byteOffset }),
    ),
    ...each([-1, 0.5, "0", null, Number.NaN], "storage.offset", (t, offset) =>
      call("tileTensor", t, rowMajor(0), { offset }),
    ),
    ...each([undefined, null, 4, [2], {}], "layout.not-a-layout", (t, v) => call("tileTensor", t, v)),
    ...overTensors.map(([code, ...args]) => ({ code, call: (t: unknown) => call("tileTensor", t, ...args) })),
    ...each(noOptions, "tensor.not-options", (_, v) => call("tileTensor", new Float32Array(4), rowMajor(2), v)),
    ...storages.map(([code, args]) => ({ code, call: () => call("tileTensor", ...args) })),
  ],
  zeros: fresh("zeros"),
  empty: fresh("empty"),
  arange: fresh("arange"),
  full: [
    ...fresh("full", 1),
    ...each(["1", 1n, true, null, undefined], "tensor.value", (_, v) => call("full", "float32", v, 2)),
  ],
  engineTensor: [
    ...each([undefined, null, 4, {}], "engine.lacks", (_, v) => call("engineTensor", v, 0, rowMajor(1))),
    ...each([undefined, null, 4, {}], "engine.storage", (_, v) => call("engineTensor", heapEngine, v, rowMajor(1))),
    ...each([undefined, null, 4, [2]], "layout.not-a-layout", (_, v) => call("engineTensor", heapEngine, handle(2), v)),
    { code: "storage.too-small", call: () => call("engineTensor", heapEngine, handle(2), rowMajor(3)) },
    { code: "dtype.unknown", call: () => call("engineTensor", heapEngine, { ...handle(2), dtype: "x" }, rowMajor(1)) },
  ],
  ...Object.fromEntries(["add", "sub", "mul", "div", "floorDiv", "min", "max"].map((name) => [name, combine(name)])),
  abs: map("abs"),
  recip: [...map("recip"), ofFloats("recip")],
  exp: [
    ...map("exp"),
    ofFloats("exp"),
    ...each(["1", 1n, null], "tensor.value", (t, scale) => call("exp", t, t, { scale })),
    ...each(noOptions, "tensor.not-options", (t, v) => call("exp", t, t, v)),
  ],
  ...Object.fromEntries(
    ["reduceSum", "reduceMin", "reduceMax", "reduceMean", "argmax"].map((name) => [name, reduction(name)]),
  ),
  outerProductAcc: [
    ...each([...noTensors, 4], "tensor.not-a-tensor", (t, v) => call("outerProductAcc", t, v, zeros("float32", 4))),
    ...each([...noTensors, 4], "tensor.not-a-tensor", (_, v) => call("outerProductAcc", v, ...rows(4, 4))),
    { code: "outer.extent", call: (t) => call("outerProductAcc", t, ...rows(4, 3)) },
    { code: "outer.rank", call: (t) => call("outerProductAcc", t, t, t) },
    { code: "outer.dtype", call: (t) => call("outerProductAcc", t, zeros("float64", 4), zeros("float64", 4)) },
    { code: "tensor.read-only", call: (t) => call("outerProductAcc", t.asImm(), ...rows(4, 4)) },
  ],
  matmul: [
    ...each([...noTensors, 4], "tensor.not-a-tensor", (t, v) => call("matmul", t, t, v)),
    ...each([...noTensors, 4], "tensor.not-a-tensor", (t, v) => call("matmul", v, t, t)),
    ...each(noOptions, "tensor.not-options", (t, v) => call("matmul", t, t, t, v)),
    { code: "matmul.inner", call: (t) => call("matmul", t, t, zeros("float32", 3, 4)) },
    { code: "matmul.rows", call: (t) => call("matmul", zeros("float32", 3, 4), t, t) },
    { code: "matmul.columns", call: (t) => call("matmul", zeros("float32", 4, 3), t, t) },
    { code: "matmul.rank", call: (t) => call("matmul", t, t, zeros("float32", 4)) },
    { code: "matmul.dtype", call: (t) => call("matmul", t, zeros("float64", 4, 4), t) },
    { code: "matmul.element", call: (t) => call("matmul", zeros("int8", 4, 4), t, t) },
    { code: "tensor.read-only", call: (t) => call("matmul", t.asImm(), t, t) },
  ],
  mma: [
    ...each([...noTensors, 4], "tensor.not-a-tensor", (t, v) => call("mma", t, v, packRight(zeros("float32", 4, 4)))),
    { code: "mma.side", call: (t) => call("mma", t, packRight(square()), packLeft(square())) },
    { code: "matmul.rows", call: () => call("mma", zeros("float32", 3, 4), packLeft(square()), packRight(square())) },
    { code: "tensor.read-only", call: (t) => call("mma", t.asImm(), packLeft(square()), packRight(square())) },
    { code: "mma.disposed", call: (t) => call("mma", t, disposed(), packRight(square())) },
  ],
  packLeft: pack("packLeft"),
  packRight: pack("packRight"),
  asyncCopyWaitAll: each([null, 3, "x", {}, []], "copyFromAsync.group", (_, v) => call("asyncCopyWaitAll", v)),
  nullableTileTensor: [
    ...each([4, "x", {}, []], "tensor.not-a-tensor", (_, v) => call("nullableTileTensor", v)),
    ...each(noDTypes, "dtype.unknown", (_, v) => call("nullableTileTensor", null, v, rowMajor(2))),
    ...each([undefined, null, 4], "layout.not-a-layout", (_, v) => call("nullableTileTensor", null, "float32", v)),
  ],
  tileTensorIter: [
    ...each([undefined, null, 4, {}, "x"], "iter.source", (_, v) =>
      call("tileTensorIter", v, rowMajor(2), { bound: 0 }),
    ),
    ...each([undefined, null, 4, {}], "layout.not-a-layout", (_, v) =>
      call("tileTensorIter", eight(), v, { bound: 8 }),
    ),
    ...each(noOptions, "tensor.not-options", (_, v) => call("tileTensorIter", eight(), rowMajor(2), v)),
    ...each([-1, 0.5, "8", null, Number.NaN], "iter.option", (_, bound) => iter({ bound })),
    ...each([0, -1, 0.5, "2"], "iter.option", (_, stride) => iter({ bound: 8, stride })),
    ...each([-1, 0.5, "2"], "iter.option", (_, offset) => iter({ bound: 8, offset })),
    ...each([1, "yes", null], "iter.flag", (_, circular) => iter({ bound: 8, circular })),
    ...each([-1, 0.5, "2"], "iter.option", (_, numValidRows) => iter({ bound: 8, masked: true, numValidRows })),
    { code: "iter.bound", call: () => iter({ bound: 9 }) },
    { code: "iter.offset", call: () => iter({ bound: 8, offset: 9 }) },
    { code: "iter.rows-missing", call: () => iter({ bound: 8, masked: true }) },
    { code: "iter.rows-unused", call: () => iter({ bound: 8, numValidRows: 1 }) },
    { code: "iter.vectors", call: () => call("tileTensorIter", zeros("float32", 8).vectorize(4), rowMajor(2)) },
  ],
  wasmMemory: [
    ...each(noOptions, "tensor.not-options", (_, v) => call("wasmMemory", v)),
    ...each([-1, 0, 0.5, "1", 2 ** 33], "wasm.capacity", (_, capacity) => call("wasmMemory", { capacity })),
  ],
};

function handle(length: number) {
  return { array: new Float32Array(length), offset: 0, dtype: "float32" } as const;
}

function rows(...lengths: number[]) {
  return lengths.map((length) => tileTensor(new Float32Array(length), layout([length], [1])));
}

function square() {
  return zeros("float32", 4, 4);
}

function disposed() {
  const packed = packLeft(square());
  packed.dispose();
  return packed;
}

function eight(): Float32Array {
  return new Float32Array(8);
}

function iter(options: unknown): unknown {
  return call("tileTensorIter", eight(), rowMajor(2), options);
}
