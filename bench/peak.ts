// How many float32 products and sums can one core do with 128-bit vectors? Sums in registers, next to nothing from memory: the limit of `matmul`.
//
// Cores differ in what they run out of: some have pipes of their own for sums, some share one between sums and products, and a sum takes three or
// four cycles. So several loops are tried, and the fastest one is the peak; where there is relaxed SIMD, also with product and sum in one step.
import { webAssembly } from "../src/engine/web-assembly.js";
import { single } from "../tools/kernel/float.js";
import type { FunctionBody, Local } from "../tools/wasm/function.js";
import { f32x4, i32, store, type V128, v128 } from "../tools/wasm/instructions.js";
import { Module } from "../tools/wasm/module.js";

const rounds = 4096;

/** Products and sums of a round, and its code; `at` is a place in memory. Sums are returned, so that they are needed. */
interface Loop {
  readonly products: number;
  write(body: FunctionBody, at: Local<"i32">): { readonly round: () => void; readonly sums: readonly Local<"v128">[] };
}

/** sum + left · right. */
type MultiplyAdd = (sum: V128, left: V128, right: V128) => V128;

/** Each product waits for the sum before: enough of them side by side keep every pipe busy. */
const chains = (multiplyAdd: MultiplyAdd, count: number): Loop => ({
  products: count,
  write: (body, at) => {
    const factor = body.local("v128", v128.load({ at }));
    const sums = vectors(body, count);
    const round = (): void => {
      for (const sum of sums) body.set(sum, multiplyAdd(factor, factor, sum));
    };
    return { sums, round };
  },
});

/** Products wait for nothing, as those of `matmul`: every row by every column. */
const block = (multiplyAdd: MultiplyAdd, rows: number, columns: number): Loop => ({
  products: rows * columns,
  write: (body, at) => {
    const factors = Array.from({ length: rows }, (_, row) => body.local("v128", v128.load({ at, plus: row * 16 })));
    const sums = vectors(body, rows * columns);
    const others = vectors(body, columns);
    const round = (): void => {
      for (const [column, other] of others.entries()) body.set(other, v128.load({ at, plus: column * 16 }));
      for (const [index, sum] of sums.entries()) {
        const [left, right] = [factors[index % rows], others[Math.floor(index / rows)]];
        if (left && right) body.set(sum, multiplyAdd(sum, left, right));
      }
    };
    return { sums, round };
  },
});

const loops: readonly Loop[] = [false, true].flatMap((fused) => {
  const { multiplyAdd } = single(fused);
  const shapes = [
    [4, 2],
    [3, 3],
    [5, 1],
  ] as const;
  return [chains(multiplyAdd, 12), ...shapes.map(([rows, columns]) => block(multiplyAdd, rows, columns))];
});

interface Peak {
  readonly operations: number;
  run(): void;
}

const best: Peak = fastest(loops.flatMap(kernelOf));

export const peakOperations: number = best.operations;

export const peak: () => void = best.run;

function vectors(body: FunctionBody, count: number): readonly Local<"v128">[] {
  return Array.from({ length: count }, () => body.local("v128", v128.zero));
}

/** None where the platform has no relaxed SIMD, and the loop asks for it. */
function kernelOf({ products, write }: Loop): readonly Peak[] {
  const module = new Module();
  module.export("peak", { at: "i32" }, (body, { at }) => {
    const { round, sums } = write(body, at);
    const count = body.local("i32", rounds);
    body.while(i32.ne(count, 0), () => {
      round();
      body.advance(count, -1);
    });
    body.emit(
      store.v128(
        { at },
        sums.reduce((total: V128, sum) => f32x4.add(total, sum), v128.zero),
      ),
    );
  });
  const api = webAssembly();
  if (api === undefined) throw new Error("no WebAssembly");
  if (!api.validate(module.bytes())) return [];
  const memory = new api.Memory({ initial: 1, maximum: 1 });
  const { exports } = new api.Instance(new api.Module(module.bytes()), { library: { memory } });
  const run = exports.peak as (at: number) => void;
  return [{ operations: products * rounds * 8, run: () => run(0) }];
}

/** The peak that does most in its best of many turns. */
function fastest(peaks: readonly Peak[]): Peak {
  const rates = peaks.map(() => 0);
  for (let turn = 0; turn < 2000; turn++) {
    for (const [index, { operations, run }] of peaks.entries()) {
      const start = performance.now();
      run();
      rates[index] = Math.max(rates[index] ?? 0, operations / (performance.now() - start));
    }
  }
  const [first] = peaks;
  if (first === undefined) throw new Error("no peak");
  return peaks[rates.indexOf(Math.max(...rates))] ?? first;
}
