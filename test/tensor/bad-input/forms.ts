// Wrong calls of what else the room gives: iterators, the older forms, shared memory and its atomics, WebAssembly memory, engines.
import { heapEngine } from "../../../src/engine/index.js";
import { rowMajor } from "../../../src/layout/index.js";
import { nullableTileTensor, sharedMemory, tileTensorIter, wasmMemory, zeros } from "../../../src/tensor/index.js";
import type { SentenceCode } from "../../../types/message/catalogue.js";
import { noOptions, noTensors, sizes } from "./bad-call.js";

export interface Form {
  readonly make: () => object;
  /** For each member its wrong calls: the code, and the arguments. */
  readonly members: Readonly<Record<string, readonly (readonly [SentenceCode, ...unknown[]])[]>>;
  /** Members that take nothing. */
  readonly cannotFail: readonly string[];
}

type Calls = readonly (readonly [SentenceCode, ...unknown[]])[];

function each(values: readonly unknown[], code: SentenceCode, args: (value: unknown) => readonly unknown[]): Calls {
  return values.map((value) => [code, ...args(value)] as const);
}

const given = sizes.filter((size) => size !== undefined);
const noValues: readonly unknown[] = ["1", 1n, true, null, {}];

/** An atomic that takes a coordinate and so many values. */
function atomic(values: number): Calls {
  const rest = Array.from({ length: values }, () => 1);
  return [
    ...each(sizes, "tensor.scalar-index", (at) => [at, ...rest]),
    ["tensor.coordinate", [32], ...rest],
    ...(values === 0 ? [] : each(noValues, "tensor.value", (value) => [0, ...rest.with(-1, value as number)])),
  ];
}

const freshCalls: Calls = [
  ...each([undefined, null, 4, "x"], "dtype.unknown", (dtype) => [dtype, 2]),
  ...each([-1, 0.5, Number.NaN, "2", null], "coord.not-a-size", (size) => ["float32", 2, size]),
];

export const forms: Readonly<Record<string, Form>> = {
  TileTensorIter: {
    make: () => tileTensorIter(new Float32Array(8), rowMajor(2), { bound: 8 }),
    members: {
      advance: each(given, "iter.steps", (steps) => [steps]),
      next: each(given, "iter.steps", (steps) => [steps]),
      nextUnsafe: [...each(given, "iter.steps", (steps) => [steps]), ["iter.wraps", 4]],
      bitcast: [...each([undefined, null, 4, "x"], "dtype.unknown", (to) => [to]), ["iter.bitcast", "float64"]],
      reshape: [...each([undefined, null, 4, [2]], "layout.not-a-layout", (to) => [to]), ["iter.reshape", rowMajor(3)]],
    },
    cannotFail: ["offset", "stride", "bound", "circular", "masked", "numValidRows", "tileLayout", "get"],
  },
  LayoutTensor: {
    make: () => zeros("float32", 8, 4).toLayoutTensor(),
    members: {
      dim: each(sizes, "view.axis", (axis) => [axis]),
      get: [...each(sizes, "tensor.index-invalid", (index) => [index, 0]), ["tensor.index-count", 0]],
      set: [...each(sizes, "tensor.index-invalid", (index) => [index, 0, 1]), ["tensor.value", 0, 0, "1"]],
      fill: each([...noValues, undefined], "tensor.value", (value) => [value]),
      copyFrom: [
        ...each(noTensors, "tensor.not-a-tensor", (other) => [other]),
        ["copyFrom.count", zeros("float32", 3)],
      ],
      tile: [
        ...each(sizes, "tensor.size-invalid", (size) => [
          [size, 2],
          [0, 0],
        ]),
        ...each(sizes, "tile.at-invalid", (at) => [
          [2, 2],
          [0, at],
        ]),
        ["tile.count", [2], [0, 0]],
        ["tensor.not-an-array", 2, [0, 0]],
      ],
      vectorize: [...each(given, "vectorize.width", (width) => [1, width]), ["vectorize.divide", 1, 3]],
    },
    cannotFail: [
      ...["dtype", "rank", "layout", "runtimeLayout", "elementLayout", "size", "transpose", "toTileTensor", "toString"],
    ],
  },
  NullableTileTensor: {
    make: () => nullableTileTensor(null, "float32", rowMajor(8, 4)),
    members: {
      dim: each(sizes, "view.axis", (axis) => [axis]),
      value: [["nullable.null"]],
      toLayoutTensor: [["nullable.null"]],
    },
    cannotFail: ["layout", "isNull", "numElements"],
  },
  SharedTensor: {
    make: () => sharedMemory().zeros("int32", 32),
    members: {
      atomicLoad: atomic(0),
      ...Object.fromEntries(
        ["Store", "Add", "Sub", "Min", "Max", "Exchange", "And", "Or", "Xor"].map((name) => [
          `atomic${name}`,
          atomic(1),
        ]),
      ),
      atomicCompareExchange: atomic(2),
      atomicWait: [
        ...each(sizes, "tensor.scalar-index", (at) => [at, 0, { timeout: 0 }]),
        ...each([-1, "1", null], "atomic.timeout", (timeout) => [0, 5, { timeout }]),
        ...each(noOptions, "tensor.not-options", (options) => [0, 5, options]),
      ],
      atomicWaitAsync: [
        ...each(sizes, "tensor.scalar-index", (at) => [at, 0, { timeout: 0 }]),
        ...each([-1, "1", null], "atomic.timeout", (timeout) => [0, 5, { timeout }]),
      ],
      atomicNotify: [
        ...each(sizes, "tensor.scalar-index", (at) => [at]),
        ...each([-1, 0.5, "1", null], "atomic.count", (count) => [0, count]),
      ],
      atomicHistogram: each(noTensors, "tensor.not-a-tensor", (other) => [other]),
      atomicScatterAdd: each(noTensors, "tensor.not-a-tensor", (other) => [other, other]),
    },
    cannotFail: [],
  },
  sharedMemory: {
    make: () => sharedMemory(),
    members: { zeros: freshCalls, full: each(noValues, "tensor.value", (value) => ["float32", value, 2]) },
    cannotFail: ["isShared"],
  },
  wasmMemory: {
    make: () => wasmMemory(),
    members: {
      zeros: [...freshCalls, ["wasm.exhausted", "float64", 2 ** 40]],
      empty: [...freshCalls, ["wasm.exhausted", "float64", 2 ** 40]],
      full: each(noValues, "tensor.value", (value) => ["float32", value, 2]),
    },
    cannotFail: ["used", "capacity"],
  },
  heapEngine: {
    make: () => heapEngine,
    members: {
      dtypeOf: each([undefined, null, 4, {}], "engine.storage", (storage) => [storage]),
      distance: [["storage.apart", handle(), handle()]],
      unsafeCast: [["storage.element-size", handle(), "float64"]],
    },
    // Handles that they are passed are those that the tensor has: not checked again, as the interface says.
    cannotFail: [
      "extentOf",
      "offset",
      "load",
      "store",
      "arrayOf",
      "copyFrom",
      "copyTo",
      "elementSize",
      "typeName",
      "space",
    ],
  },
};

function handle() {
  return { array: new Float32Array(2), offset: 0, dtype: "float32" } as const;
}
