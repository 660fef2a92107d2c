// How is the exponential of float32 rows computed? Step by step as `src/kernel/exp.ts` does it; the constants and why are in
// `exp-constants.ts` beside that.
//
// Four vectors at a time that hold nothing extreme take the short way: no bounds, and 2^n goes into the exponent by a sum of integers, which
// gives the same bits where the result is a normal number. What has something extreme in it, and the rest of a row, takes the long way.
//
// Constants come from memory: V8 from version 13 on builds a constant in the code anew in each round of a loop.
import {
  coefficients,
  greatestExponent,
  leastExponent,
  ln2High,
  ln2Low,
  log2OfE,
  rounder,
} from "../../src/kernel/exp-constants.js";
import type { Callee, FunctionBody, Local } from "../wasm/function.js";
import { f32x4, i32, i32x4, type Place, store, type V128, v128 } from "../wasm/instructions.js";
import type { Module } from "../wasm/module.js";

const [c0, c1, c2, c3, c4] = coefficients;
const singles = {
  leastExponent,
  greatestExponent,
  log2OfE,
  rounder,
  ln2High,
  ln2Low,
  one: 1,
  c0,
  c1,
  c2,
  c3,
  c4,
} as const;

/** `ordinary` is 86: of what is not greater, sign aside, 2^n and the result are normal numbers. */
const words = { bias: 127, magnitude: 0x7fffffff, ordinary: 0x42ac0000 } as const;

const names = [...Object.keys(singles), ...Object.keys(words), "scale"] as const;
type Constant = keyof typeof singles | keyof typeof words | "scale";
type Constants = Readonly<Record<Constant, Local<"v128">>>;

/** Vectors that take the short way together: written one after the other they take longer, since each waits for itself. */
const vectors = 4;

/** `exp`: e^(scale · x) of `rows` times `columns` elements; pitches in bytes. `to` is `from`, or lies apart from it; `scratch` is room for 64 bytes. */
export function exportExp(module: Module): void {
  const long = defineLong(module);
  module.export(
    "exp",
    {
      to: "i32",
      toPitch: "i32",
      from: "i32",
      fromPitch: "i32",
      columns: "i32",
      rows: "i32",
      scale: "f32",
      scratch: "i32",
    },
    (body, { to, toPitch, from, fromPitch, columns, rows, scale, scratch }) => {
      for (const [name, value] of Object.entries(singles)) body.emit(store.f32(placeOf(scratch, name), value));
      for (const [name, value] of Object.entries(words)) body.emit(store.i32(placeOf(scratch, name), value));
      body.emit(store.f32(placeOf(scratch, "scale"), scale));
      const k = loadConstants(body, scratch);
      const [target, source, end] = [body.local("i32"), body.local("i32"), body.local("i32")];
      const lanes = Array.from({ length: vectors }, () => makeLane(body));
      body.while(i32.ne(rows, 0), () => {
        body.set(target, to);
        body.set(source, from);
        body.set(end, i32.add(to, i32.shl(columns, 2)));
        body.while(i32.geU(i32.sub(end, target), vectors * 16), () => {
          for (const [index, { a }] of lanes.entries()) {
            body.set(a, f32x4.mul(k.scale, v128.load({ at: source, plus: index * 16 })));
          }
          const magnitudes = lanes.map(({ a }): V128 => v128.and(a, k.magnitude));
          body.if(
            v128.anyTrue(i32x4.gtS(magnitudes.reduce(i32x4.maxS), k.ordinary)),
            () => body.call(long, target, source, i32.add(target, vectors * 16), scratch),
            () => {
              for (const [index, result] of shortWay(body, lanes, k).entries()) {
                body.emit(store.v128({ at: target, plus: index * 16 }, result));
              }
            },
          );
          body.advance(target, vectors * 16);
          body.advance(source, vectors * 16);
        });
        body.if(i32.ne(target, end), () => body.call(long, target, source, end, scratch));
        body.advance(to, toPitch);
        body.advance(from, fromPitch);
        body.advance(rows, -1);
      });
    },
  );
}

/** Any elements, up to `end` in the target. */
function defineLong(module: Module): Callee {
  return module.define(
    { target: "i32", source: "i32", end: "i32", scratch: "i32" },
    (body, { target, source, end, scratch }) => {
      const k = loadConstants(body, scratch);
      const lane = makeLane(body);
      const tiny = body.local("v128");
      const exponential = (x: V128): V128 => {
        body.set(lane.a, f32x4.mul(k.scale, x));
        return longWay(body, lane, tiny, k);
      };
      body.while(i32.geU(i32.sub(end, target), 16), () => {
        body.emit(store.v128({ at: target }, exponential(v128.load({ at: source }))));
        body.advance(target, 16);
        body.advance(source, 16);
      });
      body.while(i32.ne(target, end), () => {
        body.emit(store.first32({ at: target }, exponential(v128.load32Zero({ at: source }))));
        body.advance(target, 4);
        body.advance(source, 4);
      });
    },
  );
}

function placeOf(scratch: Local<"i32">, name: string): Place {
  return { at: scratch, plus: names.indexOf(name) * 4 };
}

function loadConstants(body: FunctionBody, scratch: Local<"i32">): Constants {
  const loaded = names.map((name) => [name, body.local("v128", v128.load32Splat(placeOf(scratch, name)))]);
  return Object.fromEntries(loaded) as unknown as Constants;
}

/** What a vector needs on its way; `a` begins as the argument. */
type Lane = Readonly<Record<"a" | "b" | "c", Local<"v128">>>;

function makeLane(body: FunctionBody): Lane {
  return { a: body.local("v128"), b: body.local("v128"), c: body.local("v128") };
}

/** Step by step for all vectors. */
function shortWay(body: FunctionBody, lanes: readonly Lane[], k: Constants): readonly V128[] {
  polynomials(body, lanes, k);
  // What the rounder itself leaves of the sum's bits is shifted out.
  return lanes.map(({ b, c }) => i32x4.add(c, i32x4.shl(b, 23)));
}

/** `tiny` tells what becomes 0: computed, it would be smaller than every number, which takes some processors as long as fifty others. */
function longWay(body: FunctionBody, lane: Lane, tiny: Local<"v128">, k: Constants): V128 {
  const { a, b, c } = lane;
  body.set(tiny, f32x4.lt(a, k.leastExponent));
  body.set(a, f32x4.pmin(v128.andNot(a, tiny), k.greatestExponent));
  polynomials(body, [lane], k);
  // The rounder's own bits, taken from those of the sum, leave n as an integer.
  body.set(b, i32x4.sub(b, k.rounder));
  body.set(a, i32x4.shrS(b, 1));
  body.set(b, i32x4.sub(b, a));
  return v128.andNot(f32x4.mul(f32x4.mul(c, powerOfTwo(a, k)), powerOfTwo(b, k)), tiny);
}

/** Leaves n + rounder in `b` and e^r in `c`. */
function polynomials(body: FunctionBody, lanes: readonly Lane[], k: Constants): void {
  const each = (step: (of: Lane) => void): void => lanes.forEach(step);
  each(({ a, b }) => body.set(b, f32x4.add(f32x4.mul(a, k.log2OfE), k.rounder)));
  each(({ b, c }) => body.set(c, f32x4.sub(b, k.rounder)));
  each(({ a, c }) => body.set(a, f32x4.sub(f32x4.sub(a, f32x4.mul(c, k.ln2High)), f32x4.mul(c, k.ln2Low))));
  each(({ a, c }) => body.set(c, f32x4.add(f32x4.mul(k.c4, a), k.c3)));
  each(({ a, c }) => body.set(c, f32x4.add(f32x4.mul(c, a), k.c2)));
  each(({ a, c }) => body.set(c, f32x4.add(f32x4.mul(c, a), k.c1)));
  each(({ a, c }) => body.set(c, f32x4.add(f32x4.mul(c, a), k.c0)));
  each(({ a, c }) => body.set(c, f32x4.add(f32x4.add(f32x4.mul(c, f32x4.mul(a, a)), a), k.one)));
}

function powerOfTwo(exponent: V128, { bias }: Constants): V128 {
  return i32x4.shl(i32x4.add(exponent, bias), 23);
}
