// TensorFlow.js on its WebAssembly backend (XNNPACK): results are tensors of their own.
import { load, type Peer } from "./peer.js";

interface Tensor {
  dispose(): void;
}

interface Tfjs {
  setBackend(name: "wasm"): Promise<boolean>;
  ready(): Promise<void>;
  fill(shape: readonly number[], value: number, dtype: "float32"): Tensor;
  transpose(x: Tensor): Tensor;
  add(x: Tensor, y: Tensor): Tensor;
  exp(x: Tensor): Tensor;
  sum(x: Tensor): Tensor;
  matMul(x: Tensor, y: Tensor): Tensor;
}

export async function tfjs(): Promise<readonly Peer[]> {
  const tf = await load<Tfjs>("@tensorflow/tfjs-core");
  await load("@tensorflow/tfjs-backend-wasm");
  await tf.setBackend("wasm");
  await tf.ready();
  const matrix = (n: number): Tensor => tf.fill([n, n], 0.5, "float32");
  const made = (run: () => Tensor) => (): void => run().dispose();
  const ofOne = (operation: (x: Tensor) => Tensor) => (n: number) => {
    const x = matrix(n);
    return made(() => operation(x));
  };
  const ofTwo = (operation: (x: Tensor, y: Tensor) => Tensor) => (n: number) => {
    const [x, y] = [matrix(n), matrix(n)];
    return made(() => operation(x, y));
  };
  return [
    {
      name: "tfjs-wasm",
      operations: {
        fill: (n) => made(() => tf.fill([n, n], 1, "float32")),
        transpose: ofOne(tf.transpose),
        add: ofTwo(tf.add),
        addRow: (n) => {
          const [x, row] = [matrix(n), tf.fill([1, n], 0.5, "float32")];
          return made(() => tf.add(x, row));
        },
        exp: ofOne(tf.exp),
        sum: ofOne(tf.sum),
        matmul: ofTwo(tf.matMul),
      },
    },
  ];
}
