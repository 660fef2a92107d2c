// stdlib's BLAS: loops in JavaScript over strided typed arrays, in place.
import { load, type Peer, upTo, values } from "./peer.js";

type Strided = Float32Array;

type Sgemm = (
  order: "row-major",
  transA: "no-transpose",
  transB: "no-transpose",
  m: number,
  n: number,
  k: number,
  alpha: number,
  a: Strided,
  lda: number,
  b: Strided,
  ldb: number,
  beta: number,
  c: Strided,
  ldc: number,
) => void;

export async function stdlib(): Promise<readonly Peer[]> {
  const sgemm = await load<Sgemm>("@stdlib/blas-base-sgemm");
  const saxpy =
    await load<(n: number, alpha: number, x: Strided, strideX: number, y: Strided, strideY: number) => void>(
      "@stdlib/blas-base-saxpy",
    );
  const scopy =
    await load<(n: number, x: Strided, strideX: number, y: Strided, strideY: number) => void>(
      "@stdlib/blas-base-scopy",
    );
  const sfill =
    await load<(n: number, value: number, x: Strided, stride: number) => void>("@stdlib/blas-ext-base-sfill");
  const ssum = await load<(n: number, x: Strided, stride: number) => number>("@stdlib/blas-ext-base-ssum");
  return [
    {
      name: "stdlib",
      operations: {
        fill: (n) => {
          const x = values(n * n);
          return () => sfill(n * n, 1, x, 1);
        },
        copy: (n) => {
          const [to, from] = [values(n * n), values(n * n)];
          return () => scopy(n * n, from, 1, to, 1);
        },
        add: (n) => {
          const [to, from] = [values(n * n), values(n * n)];
          return () => saxpy(n * n, 1, from, 1, to, 1);
        },
        sum: (n) => {
          const x = values(n * n);
          return () => ssum(n * n, x, 1);
        },
        matmul: upTo(256, (n) => {
          const [a, b, c] = [values(n * n), values(n * n), values(n * n)];
          return () => sgemm("row-major", "no-transpose", "no-transpose", n, n, n, 1, a, n, b, n, 0, c, n);
        }),
      },
    },
  ];
}
