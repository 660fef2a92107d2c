// How many float32 products and sums can one core do with 128-bit vectors? Sums in registers, nothing from memory: the limit of `matmul`.

import { webAssembly } from "../src/engine/web-assembly.js";
import { f32x4, i32, store, v128 } from "../tools/wasm/instructions.js";
import { Module } from "../tools/wasm/module.js";

/** As many as keep both pipes busy while each waits for its own product and sum: three cycles each, two of both a cycle. */
const chains = 12;
const rounds = 4096;

export const peakOperations: number = chains * rounds * 8;

export const peak: () => void = peakKernel();

function peakKernel(): () => void {
  const module = new Module();
  module.export("peak", { at: "i32" }, (body, { at }) => {
    const factor = body.local("v128", v128.load({ at }));
    const vectors = Array.from({ length: chains }, () => body.local("v128", v128.zero));
    const count = body.local("i32", rounds);
    body.while(i32.ne(count, 0), () => {
      for (const vector of vectors) body.set(vector, f32x4.add(factor, f32x4.mul(factor, vector)));
      body.advance(count, -1);
    });
    const total = vectors.reduce((sum, vector) => body.local("v128", f32x4.add(sum, vector)));
    body.emit(store.v128({ at }, total));
  });
  const api = webAssembly();
  if (api === undefined) throw new Error("no WebAssembly");
  const memory = new api.Memory({ initial: 1, maximum: 1 });
  const { exports } = new api.Instance(new api.Module(module.bytes()), { library: { memory } });
  const run = exports.peak as (at: number) => void;
  return () => run(0);
}
