// matmul, square matrices: the first column is one core's f32x4 peak.
import { matmul, type TileTensor, zeros } from "../src/index.js";
import type { Layout } from "../types/layout/index.js";
import type { Contestant, Row } from "./measure.js";
import { memory } from "./memory.js";
import { peak, peakOperations } from "./peak.js";
import { peersOf } from "./peers/index.js";

export const rows: readonly Row[] = [
  ...[8, 64, 250, 256, 512, 1024].map((n) => rowOf(n)),
  ...[64, 512].map((n) => doubleRow(n)),
];

/** float64, of which a vector holds two: half the peak is all of it. */
function doubleRow(n: number): Row {
  const contestants = (): readonly Contestant[] => {
    const [a, b, c] = [0, 1, 2].map(() => memory.full("float64", 0.5, n, n)) as unknown as [Double, Double, Double];
    return [
      { name: "f64x2 peak", run: () => repeatPeak(4 * n ** 3) },
      { name: "wasm memory", run: () => void matmul(c, a, b) },
    ];
  };
  return { name: `matmul ${n}, float64`, unit: "GFLOP/s", amount: 2 * n ** 3, contestants };
}

type Double = TileTensor<"float64", Layout<[number, number], [number, number]>>;

function rowOf(n: number): Row {
  const amount = 2 * n ** 3;
  return { name: `matmul ${n}`, unit: "GFLOP/s", amount, contestants: () => contestantsOf(n) };
}

async function contestantsOf(n: number): Promise<readonly Contestant[]> {
  const [a, b, c] = [values(n), values(n), new Float32Array(n * n)];
  const [wasmA, wasmB, wasmC] = [0, 1, 2].map(() => memory.full("float32", 0.5, n, n)) as unknown as [
    Square,
    Square,
    Square,
  ];
  const [heapA, heapB, heapC] = [0, 1, 2].map(() => zeros("float32", n, n).fill(0.5)) as unknown as [
    Square,
    Square,
    Square,
  ];
  const wide = memory.full("float32", 0.5, n, n + 3).slice(":", [1, n + 1]);
  return [
    { name: "f32x4 peak", run: () => repeatPeak(2 * n ** 3) },
    { name: "wasm memory", run: () => void matmul(wasmC, wasmA, wasmB) },
    { name: "transposed", run: () => void matmul(wasmC, wasmA.transpose(), wasmB.transpose()) },
    { name: "sliced", run: () => void matmul(wasmC, wide, wasmB) },
    { name: "heap", run: () => void matmul(heapC, heapA, heapB) },
    ...(n <= 256 ? [{ name: "JavaScript loops", run: () => multiplyByLoops(n, c, a, b) }] : []),
    ...(await peersOf("matmul", n)),
  ];
}

type Square = TileTensor<"float32", Layout<[number, number], [number, number]>>;

/** Also a fraction of a run is owed: small products take less than the peak kernel's own loop. */
let owed = 0;

/** As many products and sums in registers. */
export function repeatPeak(operations: number): void {
  owed += operations / peakOperations;
  for (; owed >= 1; owed--) peak();
}

function values(n: number): Float32Array {
  return new Float32Array(n * n).fill(0.5);
}

function multiplyByLoops(n: number, c: Float32Array, a: Float32Array, b: Float32Array): void {
  for (let row = 0; row < n; row++) {
    for (let column = 0; column < n; column++) {
      let sum = 0;
      for (let step = 0; step < n; step++) sum += (a[row * n + step] as number) * (b[step * n + column] as number);
      c[row * n + column] = sum;
    }
  }
}
