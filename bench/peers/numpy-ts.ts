// numpy-ts: kernels in WebAssembly where operands are contiguous; results are arrays of their own.
import { load, type Peer, rowsOf, upTo } from "./peer.js";

interface NumpyArray {
  transpose(): NumpyArray;
  copy(): NumpyArray;
  fill(value: number): void;
  dispose(): void;
}

interface Numpy {
  array(rows: readonly (readonly number[])[], dtype: "float32"): NumpyArray;
  matmul(a: NumpyArray, b: NumpyArray): NumpyArray;
  add(a: NumpyArray, b: NumpyArray): NumpyArray;
  exp(a: NumpyArray): NumpyArray;
  sum(a: NumpyArray): unknown;
}

export async function numpyTs(): Promise<readonly Peer[]> {
  const numpy = await load<Numpy>("numpy-ts");
  const matrix = (n: number): NumpyArray => numpy.array(rowsOf(n), "float32");
  const made = (run: () => NumpyArray) => (): void => run().dispose();
  return [
    {
      name: "numpy-ts",
      operations: {
        fill: upTo(256, (n) => {
          const x = matrix(n);
          return () => x.fill(1);
        }),
        copy: upTo(1024, (n) => {
          const x = matrix(n);
          return made(() => x.copy());
        }),
        transpose: upTo(1024, (n) => {
          const x = matrix(n).transpose();
          return made(() => x.copy());
        }),
        add: upTo(1024, (n) => {
          const [x, y] = [matrix(n), matrix(n)];
          return made(() => numpy.add(x, y));
        }),
        addTransposed: upTo(1024, (n) => {
          const [x, y] = [matrix(n), matrix(n).transpose()];
          return made(() => numpy.add(x, y));
        }),
        addRow: upTo(1024, (n) => {
          const [x, row] = [matrix(n), numpy.array([new Array<number>(n).fill(0.5)], "float32")];
          return made(() => numpy.add(x, row));
        }),
        exp: upTo(1024, (n) => {
          const x = matrix(n);
          return made(() => numpy.exp(x));
        }),
        sum: upTo(1024, (n) => {
          const x = matrix(n);
          return () => numpy.sum(x);
        }),
        matmul: upTo(1024, (n) => {
          const [x, y] = [matrix(n), matrix(n)];
          return made(() => numpy.matmul(x, y));
        }),
      },
    },
  ];
}
