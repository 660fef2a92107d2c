// ndarray with its operations and its product: views without copies, loops made by `new Function`.
import { load, type Peer, upTo, values } from "./peer.js";

export interface NdArray {
  hi(...extents: number[]): NdArray;
  lo(...starts: number[]): NdArray;
  transpose(...axes: number[]): NdArray;
}

type MakeNdArray = (data: Float32Array, shape: readonly number[], stride?: readonly number[]) => NdArray;

interface Operations {
  assign(to: NdArray, from: NdArray): void;
  assigns(to: NdArray, value: number): void;
  addeq(to: NdArray, from: NdArray): void;
  expeq(to: NdArray): void;
  sum(of: NdArray): number;
}

export async function ndarrayPeers(): Promise<readonly Peer[]> {
  const ndarray = await load<MakeNdArray>("ndarray");
  const ops = await load<Operations>("ndarray-ops");
  const gemm = await load<(c: NdArray, a: NdArray, b: NdArray) => void>("ndarray-gemm");
  const matrix = (n: number): NdArray => ndarray(values(n * n), [n, n]);
  const two = (n: number): [NdArray, NdArray] => [matrix(n), matrix(n)];
  return [
    {
      name: "ndarray-ops",
      operations: {
        fill: (n) => {
          const to = matrix(n);
          return () => ops.assigns(to, 1);
        },
        copy: (n) => {
          const [to, from] = two(n);
          return () => ops.assign(to, from);
        },
        transpose: (n) => {
          const [to, from] = two(n);
          const transposed = from.transpose(1, 0);
          return () => ops.assign(to, transposed);
        },
        add: (n) => {
          const [to, from] = two(n);
          return () => ops.addeq(to, from);
        },
        addTransposed: (n) => {
          const [to, from] = two(n);
          const transposed = from.transpose(1, 0);
          return () => ops.addeq(to, transposed);
        },
        addRow: (n) => {
          const row = ndarray(values(n), [n, n], [0, 1]);
          const to = matrix(n);
          return () => ops.addeq(to, row);
        },
        exp: (n) => {
          const to = matrix(n);
          return () => ops.expeq(to);
        },
        sum: (n) => {
          const of = matrix(n);
          return () => ops.sum(of);
        },
      },
    },
    {
      name: "ndarray-gemm",
      operations: {
        matmul: upTo(256, (n) => {
          const [a, b] = two(n);
          const c = matrix(n);
          return () => gemm(c, a, b);
        }),
      },
    },
  ];
}

/** Views of a matrix, which the rows of views take. */
export async function ndarrayOf(n: number): Promise<NdArray | undefined> {
  const ndarray = await load<MakeNdArray>("ndarray").catch(() => undefined);
  return ndarray?.(values(n * n), [n, n]);
}
