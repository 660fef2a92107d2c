// Fills, copies and transposes: the first column is the platform's own `fill` or `set` of as many bytes.
import { full, type TileTensor } from "../src/index.js";
import type { Layout } from "../types/layout/index.js";
import type { Contestant, Row } from "./measure.js";
import { memory } from "./memory.js";
import { peersOf } from "./peers/index.js";
import { values } from "./peers/peer.js";

export const rows: readonly Row[] = [
  ...[8, 256, 1024].map(fillRow),
  ...[8, 256, 1024, 4096].map(copyRow),
  pitchedRow(1024, 64),
  pitchedRow(256, 1024),
  ...[8, 256, 1000, 1024, 4096].map(transposeRow),
  permuteRow(),
];

type Matrix = TileTensor<"float32", Layout<[number, number], [number, number]>>;

function fillRow(n: number): Row {
  return { name: `fill ${n}`, unit: "GB/s", amount: 4 * n * n, contestants: () => fills(n) };
}

async function fills(n: number): Promise<readonly Contestant[]> {
  const [array, wasm, heap] = [new Float32Array(n * n), fromWasm(n, n), fromHeap(n, n)];
  return [
    { name: "TypedArray.fill", run: () => void array.fill(1) },
    { name: "wasm memory", run: () => void wasm.fill(1) },
    { name: "heap", run: () => void heap.fill(1) },
    ...(n < 1024 ? [fillByLoop(n)] : []),
    ...(await peersOf("fill", n)),
  ];
}

function copyRow(n: number): Row {
  const contestants = async () => [
    setOf(n * n),
    ...ours(n, n, (to, from) => [to, from]),
    ...(n < 1024 ? [copyByLoop(n)] : []),
    ...(await peersOf("copy", n)),
  ];
  return { name: `copy ${n}`, unit: "GB/s", amount: 8 * n * n, contestants };
}

function pitchedRow(rowCount: number, columns: number): Row {
  const pitched = (matrix: Matrix): Matrix => matrix.slice(":", [1, columns + 1]) as unknown as Matrix;
  const contestants = () => [
    setOf(rowCount * columns),
    ...ours(rowCount, columns + 16, (to, from) => [pitched(to), pitched(from)]),
  ];
  return { name: `copy ${rowCount} rows of ${columns}`, unit: "GB/s", amount: 8 * rowCount * columns, contestants };
}

function transposeRow(n: number): Row {
  const contestants = async () => [
    setOf(n * n),
    ...ours(n, n, (target, source) => [target, source.transpose() as unknown as Matrix]),
    byLoops(n),
    ...(await peersOf("transpose", n)),
  ];
  return { name: `transpose ${n}`, unit: "GB/s", amount: 8 * n * n, contestants };
}

function permuteRow(): Row {
  const contestants = () => {
    const [wasmTo, wasmFrom] = [memory.full("float32", 0.5, 128, 64, 96), memory.full("float32", 0.5, 64, 96, 128)];
    const [heapTo, heapFrom] = [full("float32", 0.5, 128, 64, 96), full("float32", 0.5, 64, 96, 128)];
    return [
      setOf(64 * 96 * 128),
      { name: "wasm memory", run: () => void wasmTo.copyFrom(wasmFrom.permute(2, 0, 1)) },
      { name: "heap", run: () => void heapTo.copyFrom(heapFrom.permute(2, 0, 1)) },
    ];
  };
  return { name: "permute 64x96x128", unit: "GB/s", amount: 8 * 64 * 96 * 128, contestants };
}

/** A loop in JavaScript, which the smallest rows are measured by. */
function fillByLoop(n: number): Contestant {
  const array = new Float32Array(n * n);
  const run = (): void => {
    for (let k = 0; k < array.length; k++) array[k] = 1;
  };
  return { name: "JavaScript loop", run };
}

function copyByLoop(n: number): Contestant {
  const [to, from] = [values(n * n), values(n * n)];
  const run = (): void => {
    for (let k = 0; k < to.length; k++) to[k] = from[k] as number;
  };
  return { name: "JavaScript loop", run };
}

/** The same copy in WebAssembly memory and on the heap. */
function ours(
  rowCount: number,
  columns: number,
  views: (to: Matrix, from: Matrix) => readonly [Matrix, Matrix],
): readonly Contestant[] {
  const [wasmTo, wasmFrom] = views(fromWasm(rowCount, columns), fromWasm(rowCount, columns));
  const [heapTo, heapFrom] = views(fromHeap(rowCount, columns), fromHeap(rowCount, columns));
  return [
    { name: "wasm memory", run: () => void wasmTo.copyFrom(wasmFrom) },
    { name: "heap", run: () => void heapTo.copyFrom(heapFrom) },
  ];
}

function setOf(length: number): Contestant {
  const [to, from] = [values(length), values(length)];
  return { name: "TypedArray.set", run: () => to.set(from) };
}

function fromWasm(rowCount: number, columns: number): Matrix {
  return memory.full("float32", 0.5, rowCount, columns) as unknown as Matrix;
}

function fromHeap(rowCount: number, columns: number): Matrix {
  return full("float32", 0.5, rowCount, columns) as unknown as Matrix;
}

function byLoops(n: number): Contestant {
  const [to, from] = [values(n * n), values(n * n)];
  const run = (): void => {
    for (let row = 0; row < n; row++) {
      for (let column = 0; column < n; column++) to[column * n + row] = from[row * n + column] as number;
    }
  };
  return { name: "JavaScript loops", run };
}
