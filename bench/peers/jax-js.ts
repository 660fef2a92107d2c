// jax-js on its WebAssembly device: each function is compiled once for its shapes; results come later and are arrays of their own.
import { load, type Peer, type Run, upTo, values } from "./peer.js";

interface JaxArray {
  /** Once more: each function frees what it is given. */
  readonly ref: JaxArray;
  reshape(shape: readonly number[]): JaxArray;
  add(other: JaxArray): JaxArray;
  transpose(): JaxArray;
  sum(): JaxArray;
  blockUntilReady(): Promise<JaxArray>;
  dispose(): void;
}

interface Jax {
  init(device: "wasm"): Promise<unknown>;
  defaultDevice(device: "wasm"): unknown;
  jit(of: (...operands: JaxArray[]) => JaxArray): (...operands: JaxArray[]) => JaxArray;
  readonly numpy: {
    array(data: Float32Array): JaxArray;
    exp(x: JaxArray): JaxArray;
    matmul(x: JaxArray, y: JaxArray): JaxArray;
  };
}

export async function jaxJs(): Promise<readonly Peer[]> {
  const { init, defaultDevice, jit, numpy } = await load<Jax>("@jax-js/jax");
  await init("wasm");
  defaultDevice("wasm");
  const array = (...shape: number[]): JaxArray =>
    numpy.array(values(shape.reduce((product, extent) => product * extent, 1))).reshape(shape);
  const compiled = (operation: (...of: JaxArray[]) => JaxArray, ...operands: readonly JaxArray[]): Run => {
    const once = jit(operation);
    return async () => (await once(...operands.map(({ ref }) => ref)).blockUntilReady()).dispose();
  };
  type Two = [JaxArray, JaxArray];
  return [
    {
      name: "jax-js",
      operations: {
        transpose: (n) => compiled((...[x]) => (x as JaxArray).transpose(), array(n, n)),
        add: (n) => compiled((...operands) => sum(operands as Two), array(n, n), array(n, n)),
        addTransposed: (n) => compiled((...operands) => sumTransposed(operands as Two), array(n, n), array(n, n)),
        addRow: (n) => compiled((...operands) => sum(operands as Two), array(n, n), array(1, n)),
        exp: (n) => compiled((...[x]) => numpy.exp(x as JaxArray), array(n, n)),
        sum: (n) => compiled((...[x]) => (x as JaxArray).sum(), array(n, n)),
        matmul: upTo(1024, (n) =>
          compiled((...[x, y]) => numpy.matmul(x as JaxArray, y as JaxArray), array(n, n), array(n, n)),
        ),
      },
    },
  ];
}

function sum([x, y]: [JaxArray, JaxArray]): JaxArray {
  return x.add(y);
}

function sumTransposed([x, y]: [JaxArray, JaxArray]): JaxArray {
  return x.add(y.transpose());
}
