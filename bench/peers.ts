// The other libraries, as far as they are installed: `npm ci --prefix bench`. Their types are not, so what is used is declared here.
import { createRequire } from "node:module";

export interface NdArray {
  hi(...extents: number[]): NdArray;
  lo(...starts: number[]): NdArray;
  transpose(...axes: number[]): NdArray;
}

export interface NumpyArray {
  transpose(): NumpyArray;
  copy(): NumpyArray;
}

export interface Peers {
  readonly ndarray?: (data: Float32Array, shape: readonly number[]) => NdArray;
  readonly gemm?: (c: NdArray, a: NdArray, b: NdArray) => void;
  readonly ops?: {
    assign(to: NdArray, from: NdArray): void;
    assigns(to: NdArray, value: number): void;
    addeq(to: NdArray, from: NdArray): void;
  };
  readonly numpy?: {
    array(rows: readonly (readonly number[])[], dtype: "float32"): NumpyArray;
    matmul(a: NumpyArray, b: NumpyArray): NumpyArray;
    add(a: NumpyArray, b: NumpyArray): NumpyArray;
    exp(a: NumpyArray): NumpyArray;
    sum(a: NumpyArray): unknown;
  };
}

export const peers: Peers = {
  ...(await installed("ndarray", "ndarray")),
  ...(await installed("gemm", "ndarray-gemm")),
  ...(await installed("ops", "ndarray-ops")),
  ...(await installed("numpy", "numpy-ts")),
};

async function installed(key: keyof Peers, name: string): Promise<object> {
  try {
    const loaded = await import(createRequire(import.meta.url).resolve(name));
    return { [key]: loaded.default ?? loaded };
  } catch {
    console.log(`${name} is not installed; npm ci --prefix bench installs the peers`);
    return {};
  }
}
