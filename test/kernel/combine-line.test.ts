// Is arithmetic with floats that lie side by side right when the same tensors meet again? Then it takes a way of its own, in each kind of storage; floats
// of 16 bits, which have no kernels, do not.
import { afterEach, expect, it } from "vitest";
import { installKernels, scalarKernels } from "../../src/kernel/kernels.js";
import { simdInstance } from "../../src/kernel/simd/instance.js";
import { simdKernels } from "../../src/kernel/simd/kernels.js";
import { sharedMemory, wasmMemory, zeros } from "../../src/tensor/index.js";
import { type LooseTensor, loose } from "../tensor/loose.js";

simdInstance();
afterEach(() => installKernels(scalarKernels));

const results = {
  add: (left: number, right: number) => left + right,
  sub: (left: number, right: number) => left - right,
  mul: (left: number, right: number) => left * right,
  div: (left: number, right: number) => left / right,
  floorDiv: (left: number, right: number) => Math.floor(left / right),
  min: Math.min,
  max: Math.max,
};
type Operation = keyof typeof results;
type Arithmetic = LooseTensor & Readonly<Record<Operation, (other: unknown) => unknown>>;

type Zeros = { readonly zeros: (dtype: string, size: number) => unknown };
const makers = { heap: { zeros }, shared: sharedMemory(), wasm: wasmMemory() } as unknown as Readonly<
  Record<string, Zeros>
>;
const storages = Object.keys(makers);
const dtypes = ["float32", "float64", "float16", "bfloat16"];
/** Around the least that come by way of the kernels' memory, and more than go through loops. */
const sizes = [1, 7, 79, 80, 81, 300, 1025];

it.each(storages.flatMap((storage) => dtypes.map((dtype) => [storage, dtype] as const)))(
  "changes %s tensors of %s each time",
  (storage, dtype) => {
    installKernels(simdKernels);
    for (const size of sizes) {
      for (const [operation, result] of Object.entries(results)) {
        const [to, from] = [0, 1].map(() => loose(makers[storage]?.zeros(dtype, size)) as Arithmetic) as [
          Arithmetic,
          Arithmetic,
        ];
        for (let turn = 1; turn <= 4; turn++) {
          // Powers of 2, so that no result is rounded.
          for (let at = 0; at < size; at++) {
            to.set(at, 2 ** (at % 4));
            from.set(at, -(2 ** ((at + turn) % 3)));
          }
          to[operation as Operation](turn === 3 ? to : from);
          const expected = Array.from({ length: size }, (_, at) => {
            const left = 2 ** (at % 4);
            return result(left, turn === 3 ? left : -(2 ** ((at + turn) % 3)));
          });
          expect(Array.from({ length: size }, (_, at) => to.get(at))).toEqual(expected);
        }
      }
    }
  },
);
