// Does the assembler of the kernels write what it is told? Each module is run.
import { describe, expect, it } from "vitest";
import { type WasmExports, webAssembly } from "../../src/engine/web-assembly.js";
import { decode } from "../../src/kernel/simd/decode.js";
import type { FunctionBody, Local } from "../../tools/wasm/function.js";
import { f32, f32x4, i32, store, v128 } from "../../tools/wasm/instructions.js";
import { Module } from "../../tools/wasm/module.js";
import { linesOf } from "../../tools/wasm/text.js";

/** The 32-bit words at the start of memory, after the function with parameters 3 and 4 has run. */
function run(write: (body: FunctionBody, three: Local<"i32">) => void): Int32Array {
  const module = new Module();
  module.export("run", { three: "i32", four: "i32" }, (body, { three }) => write(body, three));
  const api = webAssembly();
  if (api === undefined) throw new Error("no WebAssembly");
  const memory = new api.Memory({ initial: 1, maximum: 1 });
  const exports: WasmExports = new api.Instance(new api.Module(module.bytes()), { library: { memory } }).exports;
  (exports.run as (three: number, four: number) => void)(3, 4);
  return new Int32Array(memory.buffer);
}

describe("the assembler", () => {
  it("writes every constant", () => {
    const powers = Array.from({ length: 31 }, (_, bit) => 2 ** bit);
    const values = powers.flatMap((power) => [power, power - 1, -power, -power - 1, -power + 1]);
    const words = run((body) => {
      for (const [index, value] of values.entries()) body.emit(store.i32({ at: 0, plus: index * 4 }, value));
    });
    expect([...words.slice(0, values.length)]).toEqual(values.map((value) => value | 0));
  });

  it("writes large offsets and float constants", () => {
    const words = run((body) => body.emit(store.f32({ at: 4, plus: 65000 }, 0.1)));
    expect(new Float32Array(words.buffer)[16251]).toBe(Math.fround(0.1));
  });

  it("counts in loops, branches out of nested blocks and chooses", () => {
    const words = run((body, three) => {
      const count = body.local("i32", 0);
      const sum = body.local("i32", 0);
      body.while(i32.ltU(count, 10), () => {
        body.advance(count, 1);
        body.if(
          i32.eq(i32.and(count, 1), 0),
          () => body.advance(sum, count),
          () => body.advance(sum, i32.mul(100, i32.minU(count, three))),
        );
      });
      body.emit(store.i32({ at: 0 }, sum));
      body.block((outer) => {
        body.block(() => {
          body.branchIf(outer, i32.geU(sum, 30));
        });
        body.emit(store.i32({ at: 4 }, 1));
      });
    });
    expect([words[0], words[1]]).toEqual([30 + 100 * (1 + 3 * 4), 0]);
  });

  it("shuffles lanes and computes on them", () => {
    const words = run((body) => {
      for (let lane = 0; lane < 8; lane++) body.emit(store.f32({ at: 0, plus: lane * 4 }, lane));
      const mixed = f32x4.shuffle(v128.load({ at: 0 }), v128.load({ at: 16 }), [7, 0, 5, 2]);
      body.emit(store.v128({ at: 32 }, f32x4.add(f32x4.mul(mixed, v128.load32Splat({ at: 8 })), mixed)));
      body.emit(store.f32({ at: 48 }, f32.add(f32.load({ at: 32 }), 0.5)));
    });
    expect([...new Float32Array(words.buffer).slice(8, 13)]).toEqual([21, 0, 15, 6, 21.5]);
  });

  it("refuses a call with the wrong number of arguments", () => {
    const module = new Module();
    const callee = module.define({ one: "i32" }, () => undefined);
    expect(() => module.define({}, (body) => body.call(callee))).toThrow("wrong number of arguments");
  });
});

it("every byte comes back from the text, in every order", () => {
  const bytes = Uint8Array.from({ length: 65536 }, (_, at) => (at % 2 === 0 ? at >> 8 : at));
  const text = linesOf(bytes)
    .map((line) => JSON.parse(line) as string)
    .join("");
  expect(text).toMatch(/^[!#-~]*$/);
  expect(decode(text)).toEqual(bytes);
});
