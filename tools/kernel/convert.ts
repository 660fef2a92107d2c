// How do rows of one element type become rows of another? Eight elements at a time; the last eight of a row overlap the ones before them instead of
// leaving a rest, so a row has at least eight. What 64-bit integers are made of, or make, goes one by one. Results are those of `src/dtype`.
//
// float16 to float32: sign, exponent and fraction are moved to their places and multiplied by 2^112, which makes normal numbers of subnormal ones
// too; an exponent of all ones is made so again. Back: a number is added whose last bit is worth what the result's is, which rounds as sums of
// floats do; the bits that the sum has more than that number are the result's fraction, of subnormal results too. What is too large is
// brought to 65536 before, of which the same makes infinity; NaN leaves what fits into no 16 bits, which is cut to the bits of NaN.
import type { Bytes } from "../wasm/encode.js";
import type { FunctionBody, Local } from "../wasm/function.js";
import {
  f32,
  f32x4,
  f64,
  f64x2,
  i8x16,
  i16x8,
  i32,
  i32x4,
  i64,
  type Place,
  store,
  type V128,
  v128,
} from "../wasm/instructions.js";
import type { Module } from "../wasm/module.js";

/**
 * `widenFloat16`, `widenBfloat16`, `narrowFloat16`, `narrowBfloat16`, `floatsOfInt32`, `floatsOfUint32`, and of float32 `toInt32`, `toInt16` and
 * `toInt8`, of either sign, and `toUint8Clamped`; `floatsOfDoubles`, `oddFloatsOfDoubles` and `wordsOfDoubles`; of 64-bit integers and into them `wordsOfInt64`,
 * `floatsOfInt64`, `floatsOfUint64`, `doublesOfInt64`, `doublesOfUint64`, and `toInt64` of float64. Pitches in bytes; `to` and
 * `from` lie apart.
 */
export function exportConversions(module: Module): void {
  exportWidening(module, "widenBfloat16", () => (words) => [upperHalves(words, 0), upperHalves(words, 4)]);
  exportWidening(module, "widenFloat16", widenFloat16);
  exportNarrowing(module, "narrowBfloat16", narrowBfloat16);
  exportNarrowing(module, "narrowFloat16", narrowFloat16);
  exportOfWords(module, "floatsOfInt32", f32x4.convertS);
  exportOfWords(module, "floatsOfUint32", f32x4.convertU);
  for (const bytes of [4, 2, 1] as const) exportToIntegers(module, bytes);
  exportToClamped(module);
  exportOfDoubles(module, "floatsOfDoubles", () => nearestFloats);
  exportOfDoubles(module, "oddFloatsOfDoubles", oddFloats);
  exportOfDoubles(module, "wordsOfDoubles", lowerWords);
  exportOfDoubles(module, "wordsOfInt64", () => (low, high) => f32x4.shuffle(low, high, [0, 2, 4, 6]));
  exportOfInt64(module, "floatsOfInt64", 4, (to, from) => store.f32(to, f32.convertI64S(i64.load(from))));
  exportOfInt64(module, "floatsOfUint64", 4, (to, from) => store.f32(to, f32.convertI64U(i64.load(from))));
  exportOfInt64(module, "doublesOfInt64", 8, (to, from) => store.f64(to, f64.convertI64S(i64.load(from))));
  exportOfInt64(module, "doublesOfUint64", 8, (to, from) => store.f64(to, f64.convertI64U(i64.load(from))));
  exportToInt64(module);
}

/** Eight 16-bit words to their two halves as float32; constants are made once. */
type Widen = (body: FunctionBody) => (words: Local<"v128">) => readonly [V128, V128];

/** And back, from two vectors. */
type Narrow = (body: FunctionBody) => (low: Local<"v128">, high: Local<"v128">) => V128;

function exportWidening(module: Module, name: string, convert: Widen): void {
  exportRows(module, name, 2, 4, 8, (body) => {
    const [widen, words] = [convert(body), body.local("v128")];
    return (to, from) => {
      body.set(words, v128.load({ at: from }));
      for (const [index, half] of widen(words).entries()) body.emit(store.v128({ at: to, plus: index * 16 }, half));
    };
  });
}

function exportNarrowing(module: Module, name: string, convert: Narrow): void {
  exportRows(module, name, 4, 2, 8, (body) => {
    const [low, high, narrow] = [body.local("v128"), body.local("v128"), convert(body)];
    return (to, from) => {
      body.set(low, v128.load({ at: from }));
      body.set(high, v128.load({ at: from, plus: 16 }));
      body.emit(store.v128({ at: to }, narrow(low, high)));
    };
  });
}

function exportOfWords(module: Module, name: string, convert: (words: V128) => V128): void {
  exportRows(module, name, 4, 4, 8, (body) => (to, from) => {
    for (const plus of [0, 16]) body.emit(store.v128({ at: to, plus }, convert(v128.load({ at: from, plus }))));
  });
}

/** Towards 0, modulo the size. Numbers of 2^31 and more are converted one by one: of 2^63 and more, all bits that are left are 0. */
function exportToIntegers(module: Module, bytes: 1 | 2 | 4): void {
  exportRows(module, `toInt${bytes * 8}`, 4, bytes, 8, (body) => {
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
  exportRows(module, "toUint8Clamped", 4, 1, 8, (body) => (to, from) => {
    const [low, high] = [0, 16].map((plus) => i32x4.truncated(f32x4.nearest(v128.load({ at: from, plus })))) as [
      V128,
      V128,
    ];
    const halves = body.local("v128", i16x8.narrowS(low, high));
    body.emit(store.first64({ at: to }, i8x16.narrowU(halves, halves)));
  });
}

/** Four float32, or 32-bit words, of two vectors of two float64. */
type OfDoubles = (low: Local<"v128">, high: Local<"v128">) => V128;

function exportOfDoubles(module: Module, name: string, prepare: (body: FunctionBody) => OfDoubles): void {
  exportRows(module, name, 8, 4, 8, (body) => {
    const [low, high, convert] = [body.local("v128"), body.local("v128"), prepare(body)];
    return (to, from) => {
      for (const plus of [0, 16]) {
        body.set(low, v128.load({ at: from, plus: 2 * plus }));
        body.set(high, v128.load({ at: from, plus: 2 * plus + 16 }));
        body.emit(store.v128({ at: to, plus }, convert(low, high)));
      }
    };
  });
}

function nearestFloats(low: V128, high: V128): V128 {
  return f32x4.shuffle(f32x4.demote(low), f32x4.demote(high), [0, 1, 4, 5]);
}

/**
 * Where a float32 is not exact, of the two beside the number the one whose last bit is 1 ("round to odd"): what has fewer bits is then
 * rounded from it as if from the number itself.
 */
function oddFloats(body: FunctionBody): OfDoubles {
  const one = body.local("v128", i32x4.splat(1));
  const [nearest, back] = [body.local("v128"), [body.local("v128"), body.local("v128")] as const];
  return (low, high) => {
    body.set(nearest, nearestFloats(low, high));
    body.set(back[0], f64x2.promoteLow(nearest));
    body.set(back[1], f64x2.promoteLow(f32x4.shuffle(nearest, nearest, [2, 3, 2, 3])));
    const lowerWordsOf = (of: (number: V128, rounded: V128) => V128): V128 =>
      f32x4.shuffle(of(low, back[0]), of(high, back[1]), [0, 2, 4, 6]);
    const isFurther = lowerWordsOf((number, rounded) => f64x2.lt(f64x2.abs(number), f64x2.abs(rounded)));
    return v128.or(i32x4.add(nearest, isFurther), v128.and(lowerWordsOf(f64x2.ne), one));
  };
}

/** Of whole numbers in float64 the lower 32 bits, as the lower words. */
type Words = (whole: V128) => V128;

/** What is left modulo 2^32 is added to a number whose last bit is worth 1. NaN and the infinities leave NaN, and give 0. */
function prepareWords(body: FunctionBody): { readonly words: Words; readonly down: Local<"v128"> } {
  const [down, up, ones] = [2 ** -32, 2 ** 32, 1.5 * 2 ** 52].map((value) =>
    body.local("v128", f64x2.splat(value)),
  ) as [Local<"v128">, Local<"v128">, Local<"v128">];
  const rest = body.local("v128");
  const words: Words = (whole) => {
    body.set(rest, f64x2.sub(whole, f64x2.mul(f64x2.trunc(f64x2.mul(whole, down)), up)));
    return f64x2.add(v128.and(rest, f64x2.eq(rest, rest)), ones);
  };
  return { words, down };
}

/** Towards 0, modulo 2^32. */
function lowerWords(body: FunctionBody): OfDoubles {
  const { words } = prepareWords(body);
  return (...halves) => {
    for (const half of halves) {
      body.set(half, f64x2.trunc(half));
      body.set(half, words(half));
    }
    return f32x4.shuffle(...halves, [0, 2, 4, 6]);
  };
}

/** Towards 0, modulo 2^64. */
function exportToInt64(module: Module): void {
  exportRows(module, "toInt64", 8, 8, 8, (body) => {
    const [whole, low] = [body.local("v128"), body.local("v128")];
    const { words, down } = prepareWords(body);
    return (to, from) => {
      for (let plus = 0; plus < 64; plus += 16) {
        body.set(whole, f64x2.trunc(v128.load({ at: from, plus })));
        body.set(low, words(whole));
        body.set(whole, f64x2.floor(f64x2.mul(whole, down)));
        body.emit(store.v128({ at: to, plus }, f32x4.shuffle(low, words(whole), [0, 4, 2, 6])));
      }
    };
  });
}

function exportOfInt64(module: Module, name: string, toBytes: 4 | 8, move: (to: Place, from: Place) => Bytes): void {
  exportRows(module, name, 8, toBytes, 1, (body) => (to, from) => body.emit(move({ at: to }, { at: from })));
}

/** Rows of at least `by` elements, so many at a time. */
function exportRows(
  module: Module,
  name: string,
  fromBytes: 2 | 4 | 8,
  toBytes: 1 | 2 | 4 | 8,
  by: 1 | 8,
  prepare: (body: FunctionBody) => (to: Local<"i32">, from: Local<"i32">) => void,
): void {
  module.export(
    name,
    { to: "i32", toPitch: "i32", from: "i32", fromPitch: "i32", columns: "i32", rows: "i32" },
    (body, { to, toPitch, from, fromPitch, columns, rows }) => {
      // These come first, so that all conversions have them in common: the same bytes take next to no room when they are compressed.
      const [target, source] = [body.local("i32"), body.local("i32")];
      const [lastTarget, lastSource] = [body.local("i32"), body.local("i32")];
      const convert = prepare(body);
      body.set(columns, i32.sub(columns, by));
      body.while(i32.ne(rows, 0), () => {
        body.set(target, to);
        body.set(source, from);
        body.set(lastTarget, i32.add(to, i32.mul(columns, toBytes)));
        body.set(lastSource, i32.add(from, i32.mul(columns, fromBytes)));
        body.block((done) =>
          body.loop((again) => {
            convert(target, source);
            body.branchIf(done, i32.eq(target, lastTarget));
            body.advance(target, by * toBytes);
            body.advance(source, by * fromBytes);
            body.branchIf(again, i32.ltU(target, lastTarget));
            body.set(target, lastTarget);
            body.set(source, lastSource);
            body.branch(again);
          }),
        );
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
  const nan = body.local("v128", i16x8.splat(0x7fc0));
  const rounded = (word: V128): V128 => {
    const isOdd = v128.and(i32x4.shrU(word, 16), one);
    return i32x4.shrU(i32x4.add(i32x4.add(word, half), isOdd), 16);
  };
  return (low, high) => {
    const isNan = i16x8.narrowS(f32x4.ne(low, low), f32x4.ne(high, high));
    return v128.select(isNan, nan, i32x4.narrow(rounded(low), rounded(high)));
  };
}

function narrowFloat16(body: FunctionBody): ReturnType<Narrow> {
  const constant = (value: number): Local<"v128"> => body.local("v128", i32x4.splat(value));
  const magnitude = constant(0x7fffffff);
  const tooLarge = constant((127 + 16) << 23);
  const exponents = constant(0x7f800000);
  const leastNormal = constant(113 << 23);
  /** From the last bit of a float16 to the first one of a float32 whose last bit is worth as much. */
  const further = constant(13 << 23);
  /** The sum's bits, of which the fraction is the lower word, and the exponent an eighth of its place in the upper one. */
  const places = constant((8 << 16) + 1);
  const bias = constant((13 + 113) << 10);
  const [nan, signBits] = [body.local("v128", i16x8.splat(0x7e00)), body.local("v128", i16x8.splat(0x8000))];
  const [own, scale] = [body.local("v128"), body.local("v128")];
  const halves = [body.local("v128"), body.local("v128")] as const;
  return (low, high) => {
    for (const [index, half] of halves.entries()) {
      body.set(own, f32x4.pmin(v128.and(index === 0 ? low : high, magnitude), tooLarge));
      body.set(scale, i32x4.add(i32x4.maxS(v128.and(own, exponents), leastNormal), further));
      body.set(half, i32x4.sub(i32x4.dot(f32x4.add(own, scale), places), bias));
    }
    // What does not fit becomes one end of 16 bits or the other, both of which are more than NaN without a sign.
    body.set(own, i16x8.minU(i16x8.narrowS(...halves), nan));
    const signs = v128.andNot(i16x8.narrowS(low, high), i16x8.eq(own, nan));
    return v128.or(own, v128.and(signs, signBits));
  };
}
