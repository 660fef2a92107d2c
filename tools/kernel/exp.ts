// How is the exponential of float32 rows computed? Step by step as `src/kernel/exp.ts` does it; the constants and why are in
// `exp-constants.ts` beside that.
//
// Four vectors at a time that hold nothing extreme take the short way: no bounds, and 2^n goes into the exponent by a sum of integers, which
// gives the same bits where the result is a normal number. What has something extreme in it, and the rest of a row, takes the long way.
// There are both for the elements themselves and for their products with a scale.
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
  upperMask,
} from "../../src/kernel/exp-constants.js";
import { type Bytes, single, word } from "../wasm/encode.js";
import type { Callee, FunctionBody, Local } from "../wasm/function.js";
import { f32, f32x4, f64, i32, i32x4, type Place, store, type V128, v128 } from "../wasm/instructions.js";
import type { Module } from "../wasm/module.js";

/** Constants of 32 bits, in the order in which they lie in memory. */
type Table = Readonly<Record<string, Bytes>>;

/** A constant in every lane. */
type Constants = (name: string) => Local<"v128">;

/** What a vector needs on its way: itself in `x`; its argument and then r in `a`, n and the rounder in `b`, in the end the power of r in `c`. */
type Lane = Readonly<Record<"x" | "a" | "b" | "c", Local<"v128">>>;

/** What one of these becomes. */
type Step = readonly [of: keyof Lane, value: (lane: Lane, k: Constants) => V128];

interface Way {
  readonly table: Table;
  readonly argument: (x: V128, k: Constants) => V128;
  readonly reduction: readonly Step[];
  readonly power: readonly Step[];
}

/** Of what is not greater than `ordinary`, sign aside, 2^n and the result are normal numbers. */
function limits(ordinary: number, by: number): Table {
  return {
    magnitude: word(0x7fffffff),
    least: single(leastExponent),
    greatest: single(greatestExponent),
    one: single(1),
    ordinary: single(ordinary),
    rounder: single(by),
  };
}

/** Of the elements themselves. */
const plain: Way = {
  table: {
    ...limits(86, rounder),
    ...numbered(coefficients.slice(0, 5)),
    log2OfE: single(log2OfE),
    ln2High: single(ln2High),
    ln2Low: single(ln2Low),
  },
  argument: (x) => x,
  reduction: [
    ["b", ({ a }, k) => f32x4.add(f32x4.mul(a, k("log2OfE")), k("rounder"))],
    ["c", ({ b }, k) => f32x4.sub(b, k("rounder"))],
    ["a", ({ a, c }, k) => f32x4.sub(f32x4.sub(a, f32x4.mul(c, k("ln2High"))), f32x4.mul(c, k("ln2Low")))],
  ],
  power: [...polynomial(4), ["c", ({ a, c }, k) => f32x4.add(f32x4.add(f32x4.mul(c, f32x4.mul(a, a)), a), k("one"))]],
};

/** Of their products with a scale, to base 4. */
const scaled: Way = {
  table: {
    ...limits(62, rounder / 2),
    ...numbered(coefficients.slice(5)),
    upper: word(upperMask),
    // Each call writes the scale's: as a float32, the first bits of that, and what they leave.
    factor: word(0),
    high: word(0),
    low: word(0),
  },
  argument: (x, k) => f32x4.mul(x, k("factor")),
  reduction: [
    ["b", ({ a }, k) => f32x4.add(a, k("rounder"))],
    ["c", ({ x }, k) => v128.and(x, k("upper"))],
    ["x", ({ x, c }, k) => f32x4.add(f32x4.mul(c, k("low")), f32x4.mul(f32x4.sub(x, c), k("factor")))],
    ["a", ({ x, b, c }, k) => f32x4.add(f32x4.sub(f32x4.mul(c, k("high")), f32x4.sub(b, k("rounder"))), x)],
  ],
  power: [...polynomial(5), ["c", ({ a, c }, k) => f32x4.add(f32x4.add(f32x4.mul(c, a), a), k("one"))]],
};

/** Vectors that take the short way together: written one after the other they take longer on newer platforms, since each waits for itself. */
const vectors = 4;

/** Each way has as much room for its constants. */
const tableBytes = 64;

/** `exp`: e^(scale · x) of `rows` times `columns` elements; pitches in bytes. `to` is `from`, or lies apart from it; `scratch` is room for 128 bytes. */
export function exportExp(module: Module): void {
  const [plainRow, scaledRow] = [defineRow(module, plain), defineRow(module, scaled)];
  module.export(
    "exp",
    {
      to: "i32",
      toPitch: "i32",
      from: "i32",
      fromPitch: "i32",
      columns: "i32",
      rows: "i32",
      scale: "f64",
      scratch: "i32",
    },
    (body, { to, toPitch, from, fromPitch, columns, rows, scale, scratch }) => {
      storeTable(body, scratch, 0, plain.table);
      storeTable(body, scratch, tableBytes, scaled.table);
      const part = (name: string): Place => placeOf(scaled.table, name, scratch, tableBytes);
      const product = f64.mul(scale, Math.LOG2E / 2);
      body.emit(store.f32(part("factor"), f32.demote(product)));
      body.emit(store.i32(part("high"), i32.and(i32.load(part("factor")), upperMask)));
      body.emit(store.f32(part("low"), f32.demote(f64.sub(product, f64.promote(f32.load(part("high")))))));
      body.while(i32.ne(rows, 0), () => {
        const row = [to, from, i32.add(to, i32.shl(columns, 2))] as const;
        body.if(
          f64.eq(scale, 1),
          () => body.call(plainRow, ...row, scratch),
          () => body.call(scaledRow, ...row, i32.add(scratch, tableBytes)),
        );
        body.advance(to, toPitch);
        body.advance(from, fromPitch);
        body.advance(rows, -1);
      });
    },
  );
}

const rowParameters = { target: "i32", source: "i32", end: "i32", table: "i32" } as const;

/** One row, up to `end` in the target. */
function defineRow(module: Module, way: Way): Callee {
  const long = defineLong(module, way);
  return module.define(rowParameters, (body, { target, source, end, table }) => {
    const isLeft = i32.geU(i32.sub(end, target), vectors * 16);
    // A short row does not wait for the constants.
    body.if(isLeft, () => {
      const k = loadConstants(body, table, way.table);
      const lanes = Array.from({ length: vectors }, () => makeLane(body));
      body.while(isLeft, () => {
        for (const [index, { x }] of lanes.entries()) body.set(x, v128.load({ at: source, plus: index * 16 }));
        for (const { x, a } of lanes) body.set(a, way.argument(x, k));
        const magnitudes = lanes.map(({ a }): V128 => v128.and(a, k("magnitude")));
        body.if(
          v128.anyTrue(i32x4.gtS(magnitudes.reduce(i32x4.maxS), k("ordinary"))),
          () => body.call(long, target, source, i32.add(target, vectors * 16), table),
          () => {
            take(body, [...way.reduction, ...way.power], lanes, k);
            for (const [index, { b, c }] of lanes.entries()) {
              // What the rounder itself leaves of the sum's bits is shifted out.
              body.emit(store.v128({ at: target, plus: index * 16 }, i32x4.add(c, i32x4.shl(b, 23))));
            }
          },
        );
        body.advance(target, vectors * 16);
        body.advance(source, vectors * 16);
      });
    });
    body.if(i32.ne(target, end), () => body.call(long, target, source, end, table));
  });
}

/** Any elements, up to `end` in the target. */
function defineLong(module: Module, way: Way): Callee {
  return module.define(rowParameters, (body, { target, source, end, table }) => {
    const k = loadConstants(body, table, way.table);
    const lane = makeLane(body);
    const { x, a, b, c } = lane;
    const [tiny, huge] = [body.local("v128"), body.local("v128")];
    const exponential = (vector: V128): V128 => {
      body.set(x, vector);
      body.set(a, way.argument(x, k));
      // What becomes 0 is told: computed, it would be smaller than every number, which takes some processors as long as fifty others.
      body.set(tiny, f32x4.lt(a, k("least")));
      body.set(huge, f32x4.lt(k("greatest"), a));
      body.set(a, f32x4.pmin(v128.andNot(a, tiny), k("greatest")));
      take(body, way.reduction, [lane], k);
      body.set(a, v128.andNot(a, huge));
      take(body, way.power, [lane], k);
      // The rounder's own bits, taken from those of the sum, leave n as an integer.
      body.set(b, i32x4.sub(b, k("rounder")));
      body.set(a, i32x4.shrS(b, 1));
      body.set(b, i32x4.sub(b, a));
      return v128.andNot(f32x4.mul(f32x4.mul(c, powerOfTwo(a, k)), powerOfTwo(b, k)), tiny);
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
  });
}

/** Into the exponent of 1. */
function powerOfTwo(exponent: V128, k: Constants): V128 {
  return i32x4.add(i32x4.shl(exponent, 23), k("one"));
}

/** Step by step for all vectors. */
function take(body: FunctionBody, steps: readonly Step[], lanes: readonly Lane[], k: Constants): void {
  for (const [of, value] of steps) for (const lane of lanes) body.set(lane[of], value(lane, k));
}

/** c0 + r · (c1 + r · (c2 + …)), from the last coefficient on. */
function polynomial(last: number): readonly Step[] {
  return Array.from({ length: last }, (_, place) => [
    "c",
    ({ a, c }, k) => f32x4.add(f32x4.mul(place === 0 ? k(`c${last}`) : c, a), k(`c${last - 1 - place}`)),
  ]);
}

function numbered(numbers: Float32Array): Table {
  return Object.fromEntries(Array.from(numbers, (value, place) => [`c${place}`, single(value)]));
}

function makeLane(body: FunctionBody): Lane {
  return { x: body.local("v128"), a: body.local("v128"), b: body.local("v128"), c: body.local("v128") };
}

function placeOf(table: Table, name: string, at: Local<"i32">, plus: number): Place {
  const place = Object.keys(table).indexOf(name);
  if (place < 0) throw new Error(`there is no constant ${name}`);
  return { at, plus: plus + place * 4 };
}

function loadConstants(body: FunctionBody, at: Local<"i32">, table: Table): Constants {
  const loaded = new Map<string, Local<"v128">>();
  for (const name of Object.keys(table)) {
    loaded.set(name, body.local("v128", v128.load32Splat(placeOf(table, name, at, 0))));
  }
  return (name) => {
    const constant = loaded.get(name);
    if (constant === undefined) throw new Error(`there is no constant ${name}`);
    return constant;
  };
}

function storeTable(body: FunctionBody, at: Local<"i32">, plus: number, table: Table): void {
  const bytes = [...Object.values(table).flat(), ...new Array<number>(12).fill(0)];
  for (let byte = 0; byte + 12 < bytes.length; byte += 16) {
    body.emit(store.v128({ at, plus: plus + byte }, v128.constant(bytes.slice(byte, byte + 16))));
  }
}
