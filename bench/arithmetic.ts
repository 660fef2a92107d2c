// Arithmetic and reductions of float32 matrices: the first column is a loop in JavaScript.
import { exp, full, type TileTensor } from "../src/index.js";
import type { Layout } from "../types/layout/index.js";
import type { Contestant, Row } from "./measure.js";
import { memory } from "./memory.js";
import { peersOf } from "./peers/index.js";
import { values } from "./peers/peer.js";

export const rows: readonly Row[] = [
  ...[8, 256, 1024, 4096].map(addRow),
  ...[8, 256, 1000, 1024, 4096].map(addTransposedRow),
  ...[256, 1024].map((n) => addBroadcastRow(n, 1)),
  ...[256, 1024].map((n) => addBroadcastRow(n, 0)),
  ...[256, 1024].map(addSlicedRow),
  ...[8, 256, 1024].map((n) => expRow(n)),
  expRow(256, -1 / 3),
  ...[8, 256, 1024].map(sumRow),
  ...[256, 1024].map((n) => sumAxisRow(n, 1)),
  ...[256, 1024].map((n) => sumAxisRow(n, 0)),
  ...[256, 1024].map(maxRow),
  ...(["int32", "uint8", "float16", "bfloat16"] as const).flatMap((dtype) =>
    [false, true].map((into) => castRow(1024, dtype, into)),
  ),
];

type Matrix = TileTensor<"float32", Layout<[number, number], [number, number]>>;
type Line = TileTensor<"float32", Layout<[number], [number]>>;

function addRow(n: number): Row {
  const contestants = async (): Promise<readonly Contestant[]> => {
    const [a, b] = [values(n * n), values(n * n)];
    return [
      {
        name: "JavaScript loop",
        run: () => {
          for (let k = 0; k < a.length; k++) a[k] = (a[k] as number) + (b[k] as number);
        },
      },
      ...ours(n, n, (x, y) => () => void x.add(y)),
      ...(await peersOf("add", n)),
    ];
  };
  return { name: `a += b ${n}`, unit: "GB/s", amount: 12 * n * n, contestants };
}

function addTransposedRow(n: number): Row {
  const contestants = async (): Promise<readonly Contestant[]> => {
    const [a, b] = [values(n * n), values(n * n)];
    return [
      {
        name: "JavaScript loop",
        run: () => {
          for (let row = 0; row < n; row++) {
            for (let column = 0; column < n; column++) {
              a[row * n + column] = (a[row * n + column] as number) + (b[column * n + row] as number);
            }
          }
        },
      },
      ...ours(n, n, (x, y) => {
        const transposed = y.transpose() as unknown as Matrix;
        return () => void x.add(transposed);
      }),
      ...(await peersOf("addTransposed", n)),
    ];
  };
  return { name: `a += b.T ${n}`, unit: "GB/s", amount: 12 * n * n, contestants };
}

function addBroadcastRow(n: number, axis: 0 | 1): Row {
  const contestants = async (): Promise<readonly Contestant[]> => {
    const [a, b] = [values(n * n), values(n)];
    const run = (): void => {
      for (let row = 0; row < n; row++) {
        for (let column = 0; column < n; column++) {
          a[row * n + column] = (a[row * n + column] as number) + (b[axis === 1 ? column : row] as number);
        }
      }
    };
    return [
      { name: "JavaScript loop", run },
      ...ours(n, n, (x, y) => {
        const line = y.slice(0, ":") as unknown as Line;
        return () => void x.add(line, { axis });
      }),
      ...ours(n, n, (x, y) => () => void x.add(y)).map(({ name, run: contiguous }) => ({
        name: `${name}, a += b`,
        run: contiguous,
      })),
      ...(axis === 1 ? await peersOf("addRow", n) : []),
    ];
  };
  return { name: `a += ${axis === 1 ? "row" : "column"} ${n}`, unit: "M/s", amount: n * n, contestants };
}

function addSlicedRow(n: number): Row {
  const sliced = (matrix: Matrix): Matrix => matrix.slice(":", [1, n + 1]) as unknown as Matrix;
  const contestants = (): readonly Contestant[] => [
    ...ours(n, n, (x, y) => () => void x.add(y)).map(({ name, run }) => ({ name: `${name}, whole`, run })),
    ...ours(n, n + 16, (x, y) => {
      const [to, from] = [sliced(x), sliced(y)];
      return () => void to.add(from);
    }),
  ];
  return { name: `a += b, sliced ${n}`, unit: "M/s", amount: n * n, contestants };
}

/** The exponentials go elsewhere: in place they would be infinite soon. Peers have no scale, and leave it out. */
function expRow(n: number, scale = 1): Row {
  const contestants = async (): Promise<readonly Contestant[]> => {
    const [from, to] = [values(n * n), values(n * n)];
    return [
      {
        name: "Math.exp loop",
        run: () => {
          for (let k = 0; k < from.length; k++) to[k] = Math.exp(scale * (from[k] as number));
        },
      },
      ...ours(n, n, (x, y) => () => void exp(y, x, { scale })),
      ...(await peersOf("exp", n)),
    ];
  };
  return { name: `exp${scale === 1 ? "" : ", scaled"} ${n}`, unit: "M/s", amount: n * n, contestants };
}

function sumRow(n: number): Row {
  const contestants = async (): Promise<readonly Contestant[]> => {
    const a = values(n * n);
    return [
      {
        name: "JavaScript loop",
        run: () => {
          let sum = 0;
          for (let k = 0; k < a.length; k++) sum += a[k] as number;
          a[0] = sum > 1e30 ? 1 : 0.5;
        },
      },
      ...ours(n, n, (x) => () => void x.reduceSum()),
      ...(await peersOf("sum", n)),
    ];
  };
  return { name: `sum ${n}`, unit: "GB/s", amount: 4 * n * n, contestants };
}

function sumAxisRow(n: number, axis: 0 | 1): Row {
  const contestants = (): readonly Contestant[] => [
    ...ours(n, n, (x) => () => void x.reduceSum()).map(({ name, run }) => ({ name: `${name}, all`, run })),
    ...ours(n, n, (x) => () => void x.reduceSum({ axis })),
  ];
  return { name: `sum, axis ${axis} ${n}`, unit: "GB/s", amount: 4 * n * n, contestants };
}

function maxRow(n: number): Row {
  const contestants = (): readonly Contestant[] => {
    const a = values(n * n);
    return [
      {
        name: "JavaScript loop",
        run: () => {
          let greatest = Number.NEGATIVE_INFINITY;
          for (let k = 0; k < a.length; k++) greatest = Math.max(greatest, a[k] as number);
          a[0] = greatest;
        },
      },
      ...ours(n, n, (x) => () => void x.reduceMax()),
      ...ours(n, n, (x) => () => void x.argmax()).map(({ name, run }) => ({ name: `${name}, argmax`, run })),
    ];
  };
  return { name: `max ${n}`, unit: "GB/s", amount: 4 * n * n, contestants };
}

/**
 * From a dtype to float32, or into it. The first column is the platform's own conversion in the same direction, of as many uint8 or, for all
 * else, int32: the platform has no 16-bit floats everywhere.
 */
function castRow(n: number, dtype: "int32" | "uint8" | "float16" | "bfloat16", into: boolean): Row {
  const contestants = (): readonly Contestant[] => {
    const integers = dtype === "uint8" ? new Uint8Array(n * n).fill(1) : new Int32Array(n * n).fill(1);
    const floats = values(n * n);
    const casts = [
      { name: "wasm memory", float: memory.full("float32", 1, n, n), other: memory.full(dtype, 1, n, n) },
      { name: "heap", float: full("float32", 1, n, n), other: full(dtype, 1, n, n) },
    ];
    return [
      { name: "TypedArray.set", run: () => (into ? integers.set(floats) : floats.set(integers)) },
      ...casts.map(({ name, float, other }) => {
        const [to, from] = (into ? [other, float] : [float, other]) as unknown as [Matrix, Matrix];
        return { name, run: () => void to.copyFrom(from) };
      }),
    ];
  };
  return { name: `cast ${into ? "to" : "of"} ${dtype} ${n}`, unit: "M/s", amount: n * n, contestants };
}

/** The same in WebAssembly memory and on the heap. */
function ours(rowCount: number, columns: number, make: (x: Matrix, y: Matrix) => () => void): readonly Contestant[] {
  const [wasmX, wasmY] = [0, 1].map(() => memory.full("float32", 0.5, rowCount, columns)) as unknown as [
    Matrix,
    Matrix,
  ];
  const [heapX, heapY] = [0, 1].map(() => full("float32", 0.5, rowCount, columns)) as unknown as [Matrix, Matrix];
  return [
    { name: "wasm memory", run: make(wasmX, wasmY) },
    { name: "heap", run: make(heapX, heapY) },
  ];
}
