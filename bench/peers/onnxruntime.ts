// onnxruntime-web, its WebAssembly provider on one thread: a graph of one node, run as often as asked.
import { load, type Peer, type Run, upTo, values } from "./peer.js";

interface Onnxruntime {
  readonly env: { readonly wasm: { numThreads: number } };
  readonly InferenceSession: {
    create(model: Uint8Array, options: { readonly executionProviders: readonly "wasm"[] }): Promise<Session>;
  };
  readonly Tensor: new (dtype: "float32", data: Float32Array, shape: readonly number[]) => object;
}

interface Session {
  run(feeds: Readonly<Record<string, object>>): Promise<unknown>;
}

/** Of protobufjs, by which a model is written. */
interface Writer {
  uint32(value: number): Writer;
  int64(value: number): Writer;
  string(value: string): Writer;
  bytes(value: Uint8Array): Writer;
  finish(): Uint8Array;
}

type Shape = readonly number[];

export async function onnxruntime(): Promise<readonly Peer[]> {
  const ort = await load<Onnxruntime>("onnxruntime-web");
  const { Writer } = await load<{ readonly Writer: { create(): Writer } }>("protobufjs");
  ort.env.wasm.numThreads = 1;

  async function node(operator: string, inputs: readonly Shape[], output: Shape): Promise<Run> {
    const session = await ort.InferenceSession.create(model(operator, inputs, output), {
      executionProviders: ["wasm"],
    });
    // Its loader makes Node's workers global, from which jax-js concludes that it has a shared memory.
    Reflect.deleteProperty(globalThis, "Worker");
    const feeds = Object.fromEntries(
      inputs.map((shape, at) => [inputName(at), new ort.Tensor("float32", values(sizeOf(shape)), shape)]),
    );
    return () => session.run(feeds);
  }

  /** A message's fields, by their numbers in onnx.proto: texts, whole numbers, or messages. */
  function message(...fields: readonly (readonly [field: number, value: string | number | Uint8Array])[]): Uint8Array {
    const writer = Writer.create();
    for (const [field, value] of fields) {
      if (typeof value === "number") writer.uint32(field << 3).int64(value);
      else if (typeof value === "string") writer.uint32((field << 3) | 2).string(value);
      else writer.uint32((field << 3) | 2).bytes(value);
    }
    return writer.finish();
  }

  function model(operator: string, inputs: readonly Shape[], output: Shape): Uint8Array {
    const names = inputs.map((_, at) => [1, inputName(at)] as const);
    const graph = message(
      [1, message(...names, [2, "y"], [4, operator])],
      [2, "one node"],
      ...inputs.map((shape, at) => [11, value(inputName(at), shape)] as const),
      [12, value("y", output)],
    );
    return message([1, irVersion], [7, graph], [8, message([2, operatorSet])]);
  }

  function value(name: string, shape: Shape): Uint8Array {
    const extents = message(...shape.map((extent) => [1, message([1, extent])] as const));
    return message([1, name], [2, message([1, message([1, floats], [2, extents])])]);
  }

  const square = (n: number): Shape => [n, n];
  return [
    {
      name: "onnxruntime",
      operations: {
        transpose: upTo(1024, (n) => node("Transpose", [square(n)], square(n))),
        add: upTo(1024, (n) => node("Add", [square(n), square(n)], square(n))),
        addRow: upTo(1024, (n) => node("Add", [square(n), [1, n]], square(n))),
        exp: upTo(1024, (n) => node("Exp", [square(n)], square(n))),
        sum: upTo(1024, (n) => node("ReduceSum", [square(n)], [1, 1])),
        matmul: upTo(1024, (n) => node("MatMul", [square(n), square(n)], square(n))),
      },
    },
  ];
}

const irVersion = 8;
const operatorSet = 17;
/** `FLOAT` of onnx.proto. */
const floats = 1;

function inputName(at: number): string {
  return `x${at}`;
}

function sizeOf(shape: Shape): number {
  return shape.reduce((product, extent) => product * extent, 1);
}
