// How do rows of 16-bit floats become float32, and back, and integers float32, and back? Eight at a time; the last eight of a row overlap the ones before them instead of
// leaving a rest, so a row has at least eight. Results are those of `src/dtype/small-float.ts`.
//
// float16 to float32: sign, exponent and fraction are moved to their places and multiplied by 2^112, which makes normal numbers of subnormal ones
// too; an exponent of all ones is made so again. Back: a number is added whose last bit is worth what the result's is, which rounds as sums of
// floats do; the bits that the sum has more than that number are the result's fraction, of subnormal results too. What is too large is
// brought to 65536 before, of which the same makes infinity.
import type { FunctionBody, Local } from "../wasm/function.js";
import { f32, f32x4, i8x16, i16x8, i32, i32x4, store, type V128, v128 } from "../wasm/instructions.js";
import type { Module } from "../wasm/module.js";

/**
 * `widenFloat16`, `widenBfloat16`, `narrowFloat16`, `narrowBfloat16`, `floatsOfInt32`, `floatsOfUint32`, and of float32 `toInt32`, `toInt16` and
 * `toInt8`, of either sign, and `toUint8Clamped`: pitches in bytes. `to` and `from` lie apart.
 */
export function exportConversions(module: Module): void {
  exportWidening(module, "widenBfloat16", () => (words) => [upperHalves(words, 0), upperHalves(words, 4)]);
  exportWidening(module, "widenFloat16", widenFloat16);
  exportNarrowing(module, "narrowBfloat16", 0x7fc0, narrowBfloat16);
  exportNarrowing(module, "narrowFloat16", 0x7e00, narrowFloat16);
  exportOfWords(module, "floatsOfInt32", f32x4.convertS);
  exportOfWords(module, "floatsOfUint32", f32x4.convertU);
  for (const bytes of [4, 2, 1] as const) exportToIntegers(module, bytes);
  exportToClamped(module);
}

/** Eight 16-bit words to their two halves as float32; constants are made once. */
type Widen = (body: FunctionBody) => (words: Local<"v128">) => readonly [V128, V128];

/** And back, from two vectors; NaN aside. */
type Narrow = (body: FunctionBody) => (low: Local<"v128">, high: Local<"v128">) => V128;

function exportWidening(module: Module, name: string, convert: Widen): void {
  exportRows(module, name, 2, 4, (body) => {
    const [widen, words] = [convert(body), body.local("v128")];
    return (to, from) => {
      body.set(words, v128.load({ at: from }));
      for (const [index, half] of widen(words).entries()) body.emit(store.v128({ at: to, plus: index * 16 }, half));
    };
  });
}

function exportNarrowing(module: Module, name: string, nanWord: number, convert: Narrow): void {
  exportRows(module, name, 4, 2, (body) => {
    const [narrow, low, high] = [convert(body), body.local("v128"), body.local("v128")];
    const nan = body.local("v128", i16x8.splat(nanWord));
    const isNan = (half: V128): V128 => f32x4.ne(half, half);
    return (to, from) => {
      body.set(low, v128.load({ at: from }));
      body.set(high, v128.load({ at: from, plus: 16 }));
      const words = narrow(low, high);
      body.emit(store.v128({ at: to }, v128.select(i16x8.narrowS(isNan(low), isNan(high)), nan, words)));
    };
  });
}

function exportOfWords(module: Module, name: string, convert: (words: V128) => V128): void {
  exportRows(module, name, 4, 4, (body) => (to, from) => {
    for (const plus of [0, 16]) body.emit(store.v128({ at: to, plus }, convert(v128.load({ at: from, plus }))));
  });
}

/** Towards 0, modulo the size. Numbers of 2^31 and more are converted one by one: of 2^63 and more, all bits that are left are 0. */
function exportToIntegers(module: Module, bytes: 1 | 2 | 4): void {
  exportRows(module, `toInt${bytes * 8}`, 4, bytes, (body) => {
    const magnitude = body.local("v128", i32x4.splat(0x7fffffff));
    const greatest = body.local("v128", i32x4.splat(0x4effffff));
    const [low, high, value] = [body.local("v128"), body.local("v128"), body.local("f32")];
    return (to, from) => {
      body.set(low, v128.load({ at: from }));
      body.set(high, v128.load({ at: from, plus: 16 }));
      const isLarge = i32x4.gtS(i32x4.maxS(v128.and(low, magnitude), v128.and(high, magnitude)), greatest);
      body.if(
        v128.anyTrue(isLarge),
        () => {
          for (let element = 0; element < 8; element++) {
            body.set(value, f32.load({ at: from, plus: element * 4 }));
            const bits = i32.and(i32.lowerOfTruncated(value), i32.sub(0, f32.lt(f32.abs(value), 2 ** 63)));
            body.emit(storeLower[bytes]({ at: to, plus: element * bytes }, bits));
          }
        },
        () => {
          const words = [i32x4.truncated(low), i32x4.truncated(high)] as const;
          if (bytes === 4) {
            for (const [index, word] of words.entries()) body.emit(store.v128({ at: to, plus: index * 16 }, word));
          } else {
            const lower = Array.from({ length: 16 / bytes }, (_, place) => place % 8).flatMap((word) =>
              [0, 1].slice(0, bytes).map((byte) => word * 4 + byte),
            );
            const narrow = v128.shuffle(...words, lower);
            body.emit(bytes === 2 ? store.v128({ at: to }, narrow) : store.first64({ at: to }, narrow));
          }
        },
      );
    };
  });
}

const storeLower = { 1: store.i32Low8, 2: store.i32Low16, 4: store.i32 } as const;

/** The nearest, ties to even, from 0 to 255. */
function exportToClamped(module: Module): void {
  exportRows(module, "toUint8Clamped", 4, 1, (body) => (to, from) => {
    const [low, high] = [0, 16].map((plus) => i32x4.truncated(f32x4.nearest(v128.load({ at: from, plus })))) as [
      V128,
      V128,
    ];
    const halves = body.local("v128", i16x8.narrowS(low, high));
    body.emit(store.first64({ at: to }, i8x16.narrowU(halves, halves)));
  });
}

function exportRows(
  module: Module,
  name: string,
  fromBytes: 2 | 4,
  toBytes: 1 | 2 | 4,
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

/** Four 16-bit words, from `first` on, as the upper halves of 32-bit words. */
function upperHalves(words: V128, first: number): V128 {
  const bytes = [0, 1, 2, 3].flatMap((word) => [0, 1, 16, 17].map((byte) => byte + (first + word) * 2));
  return v128.shuffle(v128.zero, words, bytes);
}

function widenFloat16(body: FunctionBody): ReturnType<Widen> {
  const places = body.local("v128", i32x4.splat(0x8fffffff | 0));
  const scale = body.local("v128", i32x4.splat((127 + 112) << 23));
  const exponent = body.local("v128", i16x8.splat(0x7c00));
  const infinity = body.local("v128", i16x8.splat(0x7f80));
  const infinite = body.local("v128");
  return (words) => {
    body.set(infinite, v128.and(i16x8.eq(v128.and(words, exponent), exponent), infinity));
    const half = (first: number): V128 => {
      const moved = v128.and(i32x4.shrS(upperHalves(words, first), 3), places);
      return v128.or(f32x4.mul(moved, scale), upperHalves(infinite, first));
    };
    return [half(0), half(4)];
  };
}

function narrowBfloat16(body: FunctionBody): ReturnType<Narrow> {
  const half = body.local("v128", i32x4.splat(0x7fff));
  const one = body.local("v128", i32x4.splat(1));
  const rounded = (word: V128): V128 => {
    const isOdd = v128.and(i32x4.shrU(word, 16), one);
    return i32x4.shrU(i32x4.add(i32x4.add(word, half), isOdd), 16);
  };
  return (low, high) => i32x4.narrow(rounded(low), rounded(high));
}

function narrowFloat16(body: FunctionBody): ReturnType<Narrow> {
  const constant = (value: number): Local<"v128"> => body.local("v128", i32x4.splat(value));
  const magnitude = constant(0x7fffffff);
  const tooLarge = constant((127 + 16) << 23);
  const exponents = constant(0x7f800000);
  const leastNormal = constant(113 << 23);
  /** From the last bit of a float16 to the first one of a float32 whose last bit is worth as much. */
  const further = constant(13 << 23);
  const bias = constant((13 << 23) + (113 << 10));
  const signBits = body.local("v128", i16x8.splat(0x8000));
  const [own, exponent] = [body.local("v128"), body.local("v128")];
  const halves = [body.local("v128"), body.local("v128")] as const;
  return (low, high) => {
    for (const [index, half] of halves.entries()) {
      body.set(own, i32x4.minS(v128.and(index === 0 ? low : high, magnitude), tooLarge));
      body.set(exponent, i32x4.maxS(v128.and(own, exponents), leastNormal));
      const fraction = i32x4.sub(f32x4.add(own, i32x4.add(exponent, further)), exponent);
      body.set(half, i32x4.sub(i32x4.add(fraction, i32x4.shrU(exponent, 13)), bias));
    }
    const signs = v128.and(i16x8.narrowS(i32x4.shrS(low, 16), i32x4.shrS(high, 16)), signBits);
    return v128.or(i32x4.narrow(...halves), signs);
  };
}
