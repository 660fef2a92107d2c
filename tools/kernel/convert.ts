// How do rows of 16-bit floats become float32, and back, and integers float32? Eight at a time; the last eight of a row overlap the ones before them instead of
// leaving a rest, so a row has at least eight. Results are those of `src/dtype/small-float.ts`.
//
// float16 to float32: exponent and fraction are moved to their places and multiplied by 2^112, which makes normal numbers of subnormal ones
// too; an exponent of all ones is made so again. Back: a sum rounds at the right bit, in integers or, for subnormal results, in floats
// (the scheme of Giesen's float_to_half_fast3_rtne).
import type { FunctionBody, Local } from "../wasm/function.js";
import { f32x4, i32, i32x4, store, type V128, v128 } from "../wasm/instructions.js";
import type { Module } from "../wasm/module.js";

/**
 * `widenFloat16`, `widenBfloat16`, `narrowFloat16`, `narrowBfloat16`, `floatsOfInt32`, `floatsOfUint32`: pitches in bytes. `to` and `from`
 * lie apart.
 */
export function exportConversions(module: Module): void {
  exportWidening(module, "widenBfloat16", () => (word) => i32x4.shl(word, 16));
  exportWidening(module, "widenFloat16", widenFloat16);
  exportNarrowing(module, "narrowBfloat16", narrowBfloat16);
  exportNarrowing(module, "narrowFloat16", narrowFloat16);
  exportOfWords(module, "floatsOfInt32", f32x4.convertS);
  exportOfWords(module, "floatsOfUint32", f32x4.convertU);
}

/** Four words to four words; constants are made once. */
type Convert = (body: FunctionBody) => (word: Local<"v128">) => V128;

function exportWidening(module: Module, name: string, convert: Convert): void {
  exportRows(module, name, 2, 4, (body) => {
    const [widen, words, half] = [convert(body), body.local("v128"), body.local("v128")];
    return (to, from) => {
      body.set(words, v128.load({ at: from }));
      for (const [index, extend] of [i32x4.extendLow, i32x4.extendHigh].entries()) {
        body.set(half, extend(words));
        body.emit(store.v128({ at: to, plus: index * 16 }, widen(half)));
      }
    };
  });
}

function exportNarrowing(module: Module, name: string, convert: Convert): void {
  exportRows(module, name, 4, 2, (body) => {
    const [narrow, word] = [convert(body), body.local("v128")];
    const halves = [body.local("v128"), body.local("v128")] as const;
    return (to, from) => {
      for (const [index, half] of halves.entries()) {
        body.set(word, v128.load({ at: from, plus: index * 16 }));
        body.set(half, narrow(word));
      }
      body.emit(store.v128({ at: to }, i32x4.narrow(halves[0], halves[1])));
    };
  });
}

function exportOfWords(module: Module, name: string, convert: (words: V128) => V128): void {
  exportRows(module, name, 4, 4, (body) => (to, from) => {
    for (const plus of [0, 16]) body.emit(store.v128({ at: to, plus }, convert(v128.load({ at: from, plus }))));
  });
}

function exportRows(
  module: Module,
  name: string,
  fromBytes: 2 | 4,
  toBytes: 2 | 4,
  prepare: (body: FunctionBody) => (to: Local<"i32">, from: Local<"i32">) => void,
): void {
  module.export(
    name,
    { to: "i32", toPitch: "i32", from: "i32", fromPitch: "i32", columns: "i32", rows: "i32" },
    (body, { to, toPitch, from, fromPitch, columns, rows }) => {
      const convert = prepare(body);
      const [target, source, column, last] = [0, 1, 2, 3].map(() => body.local("i32")) as [
        Local<"i32">,
        Local<"i32">,
        Local<"i32">,
        Local<"i32">,
      ];
      body.set(last, i32.sub(columns, 8));
      body.while(i32.ne(rows, 0), () => {
        body.set(column, 0);
        body.block((done) => {
          body.loop((again) => {
            body.set(target, i32.add(to, i32.mul(column, toBytes)));
            body.set(source, i32.add(from, i32.mul(column, fromBytes)));
            convert(target, source);
            body.branchIf(done, i32.eq(column, last));
            body.advance(column, 8);
            body.set(column, i32.minU(column, last));
            body.branch(again);
          });
        });
        body.advance(to, toPitch);
        body.advance(from, fromPitch);
        body.advance(rows, -1);
      });
    },
  );
}

function widenFloat16(body: FunctionBody): (word: Local<"v128">) => V128 {
  const magnitude = body.local("v128", i32x4.splat(0x7fff));
  const scale = body.local("v128", i32x4.splat((127 + 112) << 23));
  const finite = body.local("v128", i32x4.splat(0x7bff));
  const infinity = body.local("v128", i32x4.splat(0x7f800000));
  const sign = body.local("v128", i32x4.splat(0x8000));
  const own = body.local("v128");
  return (word) => {
    body.set(own, v128.and(word, magnitude));
    const value = f32x4.mul(i32x4.shl(own, 13), scale);
    const infinite = v128.and(i32x4.gtS(own, finite), infinity);
    return v128.or(v128.or(value, infinite), i32x4.shl(v128.and(word, sign), 16));
  };
}

function narrowBfloat16(body: FunctionBody): (word: Local<"v128">) => V128 {
  const half = body.local("v128", i32x4.splat(0x7fff));
  const one = body.local("v128", i32x4.splat(1));
  const magnitude = body.local("v128", i32x4.splat(0x7fffffff));
  const infinity = body.local("v128", i32x4.splat(0x7f800000));
  const nan = body.local("v128", i32x4.splat(0x7fc0));
  return (word) => {
    const isOdd = v128.and(i32x4.shrU(word, 16), one);
    const rounded = i32x4.shrU(i32x4.add(i32x4.add(word, half), isOdd), 16);
    return v128.select(i32x4.gtS(v128.and(word, magnitude), infinity), nan, rounded);
  };
}

function narrowFloat16(body: FunctionBody): (word: Local<"v128">) => V128 {
  const constant = (value: number): Local<"v128"> => body.local("v128", i32x4.splat(value));
  const [one, signBit, infinity] = [constant(1), constant(0x80000000 | 0), constant(0x7f800000)];
  /** Below is what has a float16 of finite size, rounding aside. */
  const overflow = constant(((127 + 16) << 23) - 1);
  const leastNormal = constant(113 << 23);
  const roundingSum = constant((127 - 15 + 13 + 1) << 23);
  const rebias = constant(((15 - 127) << 23) + 0xfff);
  const [infinite, nan] = [constant(0x7c00), constant(0x7e00)];
  const [sign, own, result] = [body.local("v128"), body.local("v128"), body.local("v128")];
  return (word) => {
    body.set(sign, v128.and(word, signBit));
    body.set(own, v128.xor(word, sign));
    const isOdd = v128.and(i32x4.shrU(own, 13), one);
    const normal = i32x4.shrU(i32x4.add(i32x4.add(own, rebias), isOdd), 13);
    const subnormal = i32x4.sub(f32x4.add(own, roundingSum), roundingSum);
    body.set(result, v128.select(i32x4.gtS(leastNormal, own), subnormal, normal));
    body.set(result, v128.select(i32x4.gtS(own, overflow), infinite, result));
    body.set(result, v128.or(result, i32x4.shrU(sign, 16)));
    return v128.select(i32x4.gtS(own, infinity), nan, result);
  };
}
