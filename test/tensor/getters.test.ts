// Options and lists of values may have getters that take the storage away: no operation goes on with what was there before.
import { describe, expect, it } from "vitest";
import * as library from "../../src/index.js";
import { rowMajor } from "../../src/layout/index.js";
import { tileTensor, wasmMemory } from "../../src/tensor/index.js";
import { type LooseTensor, loose } from "./loose.js";

type Call = (...args: unknown[]) => unknown;
type Tensor = LooseTensor & Readonly<Record<string, Call>>;
const { add, exp, abs, reduceSum, argmax, matmul, mma } = library as unknown as Readonly<Record<string, Call>>;

const memory = wasmMemory();

/** Options of which reading this one calls `trap`. */
function option(name: string, trap: () => void, value?: unknown): object {
  return {
    get [name]() {
      trap();
      return value;
    },
  };
}

/** A list of which reading the last value calls `trap`. */
function list(trap: () => void, length: number): unknown {
  return Object.defineProperty(new Array(length).fill(9), length - 1, {
    get() {
      trap();
      return 9;
    },
  });
}

type Which = "target" | "operand";
const both: readonly Which[] = ["target", "operand"];

/** What is called with a target, an operand and what the getter does; and whose storage the getter takes, one at a time. */
const calls: readonly (readonly [string, readonly Which[], (x: Tensor, y: Tensor, trap: () => void) => unknown])[] = [
  ["an axis", both, (x, y, trap) => x.add?.(y, option("axis", trap))],
  ["the axis of a row", both, (x, y, trap) => x.mul?.(y.slice(0, ":"), option("axis", trap, 1))],
  ["an axis, out of place", both, (x, y, trap) => add?.(x, y, y, option("axis", trap))],
  ["a scale", both, (x, y, trap) => exp?.(x, y, option("scale", trap, 2))],
  ["a scale in place", ["target"], (x, _, trap) => x.exp?.(option("scale", trap, 2))],
  ["options that nobody asked for", both, (x, y, trap) => abs?.(x, y, option("scale", trap))],
  ["the axis of a sum", ["operand"], (_, y, trap) => y.reduceSum(option("axis", trap, 0))],
  [
    "the axis of a sum into another tensor",
    both,
    (x, y, trap) => reduceSum?.(x.slice(0, ":"), y, option("axis", trap, 0)),
  ],
  ["the axis of argmax", both, (x, y, trap) => argmax?.(x.slice(0, ":"), y, option("axis", trap, 0))],
  ["options of a product", both, (x, y, trap) => matmul?.(x, y, y, option("accumulate", trap, true))],
  ["options of a tile's product", both, (x, y, trap) => mma?.(x, y, y, option("reproducible", trap, true))],
  ["lanes to fill with", ["target"], (x, _, trap) => x.vectorize(1, 4).fill(list(trap, 4))],
  ["the one lane to fill with", ["target"], (x, _, trap) => x.vectorize(1, 1).fill(list(trap, 1))],
  ["lanes to set", ["target"], (x, _, trap) => x.vectorize(1, 4).set(0, 0, list(trap, 4))],
  ["values to store", ["target"], (x, _, trap) => x.store(0, list(trap, 4), { width: 4 })],
  ["values to store anywhere", ["target"], (x, _, trap) => x.rawStore(0, list(trap, 4), { width: 4 })],
  ["values to store by indices", ["target"], (x, _, trap) => x.storeLinear([0, 0], list(trap, 4), { width: 4 })],
  ["the width of a store", ["target"], (x, _, trap) => x.store(0, [9, 9, 9, 9], option("width", trap, 4))],
  ["the width of a load", ["operand"], (_, y, trap) => y.load(0, option("width", trap, 4))],
  ["how a copy is to be masked", both, (x, y, trap) => x.copyFromAsync?.(y, option("validRows", trap, 3))],
];

/** Where tensors lie, and how that goes away. */
const losses = {
  "WebAssembly memory that is disposed of": {
    make: (value: number) => loose(memory.full("float32", value, 8, 8)) as Tensor,
    lose: (tensor: Tensor) => void tensor.dispose?.(),
  },
  "a buffer that shrinks": {
    make: (value: number) => {
      const buffer = Reflect.construct(ArrayBuffer, [256, { maxByteLength: 256 }]) as ArrayBuffer;
      return loose(tileTensor(new Float32Array(buffer).fill(value), rowMajor(8, 8))) as Tensor;
    },
    lose: (tensor: Tensor) => {
      const { buffer } = tensor.unsafePtr().array as Float32Array;
      Reflect.apply(Reflect.get(buffer, "resize"), buffer, [0]);
    },
  },
} as const;

describe.each(Object.entries(losses))("%s", (_, { make, lose }) => {
  it.each(calls)("while somebody reads %s", (_, which, call) => {
    for (const lost of which) {
      const tensors = { target: make(1), operand: make(2) };
      let next: Tensor | undefined;
      const trap = (): void => {
        if (next !== undefined) return;
        lose(tensors[lost]);
        // In WebAssembly memory it comes to lie where the other one was.
        next = loose(memory.full("float32", 77, 8, 8)) as Tensor;
      };
      expect(() => call(tensors.target, tensors.operand, trap)).toThrow(
        expect.objectContaining({ name: "TilewrightError", code: expect.stringMatching(/^storage\./) }),
      );
      expect(next?.reduceSum()).toBe(64 * 77);
      expect(lost === "target" ? tensors.operand.reduceSum() : tensors.target.reduceSum()).toBe(
        lost === "target" ? 128 : 64,
      );
      for (const tensor of [tensors.target, tensors.operand, next]) tensor?.dispose?.();
    }
  });
});
