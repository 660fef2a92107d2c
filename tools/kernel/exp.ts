// How is the exponential of float32 rows computed? Step by step as `src/kernel/exp.ts` does it; the constants and why are in
// `exp-constants.ts` beside that.
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
import type { FunctionBody, Local } from "../wasm/function.js";
import { f32x4, i32, i32x4, store, type V128, v128 } from "../wasm/instructions.js";
import type { Module } from "../wasm/module.js";
import { rowOfVectors } from "./elementwise.js";

const singles = { leastExponent, greatestExponent, log2OfE, rounder, ln2High, ln2Low, one: 1 } as const;
type Constant = keyof typeof singles | "bias" | `c${0 | 1 | 2 | 3 | 4}`;

/** `exp`: e^(scale · x) of `rows` times `columns` elements; pitches in bytes. `to` is `from`, or lies apart from it; `scratch` is room for 64 bytes. */
export function exportExp(module: Module): void {
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
      const constants = loadConstants(body, scratch);
      const factor = body.local("v128", f32x4.splat(scale));
      const [target, source, end] = [body.local("i32"), body.local("i32"), body.local("i32")];
      const temporaries = [0, 1, 2, 3].map(() => ({
        a: body.local("v128"),
        b: body.local("v128"),
        c: body.local("v128"),
      }));
      body.while(i32.ne(rows, 0), () => {
        body.set(target, to);
        body.set(source, from);
        const pass = (bytes: number): void => {
          body.advance(target, bytes);
          body.advance(source, bytes);
        };
        rowOfVectors(
          body,
          4,
          target,
          end,
          columns,
          pass,
          (places) => {
            const vectors = places.map((plus) => v128.load({ at: source, plus }));
            const results = exponentials(body, factor, vectors, constants, temporaries);
            for (const [index, plus] of places.entries()) {
              body.emit(store.v128({ at: target, plus }, results[index] ?? v128.zero));
            }
          },
          () => {
            const [result = v128.zero] = exponentials(
              body,
              factor,
              [v128.load32Zero({ at: source })],
              constants,
              temporaries,
            );
            body.emit(store.first32({ at: target }, result));
          },
        );
        body.advance(to, toPitch);
        body.advance(from, fromPitch);
        body.advance(rows, -1);
      });
    },
  );
}

type Constants = Readonly<Record<Constant, Local<"v128">>>;

function loadConstants(body: FunctionBody, scratch: Local<"i32">): Constants {
  const values: [Constant, number][] = [
    ...(Object.entries(singles) as [Constant, number][]),
    ...coefficients.map((value, power): [Constant, number] => [`c${power}` as Constant, value]),
  ];
  for (const [place, [, value]] of values.entries()) body.emit(store.f32({ at: scratch, plus: place * 4 }, value));
  body.emit(store.i32({ at: scratch, plus: values.length * 4 }, 127));
  const names = [...values.map(([name]) => name), "bias" as const];
  return Object.fromEntries(
    names.map((name, place) => [name, body.local("v128", v128.load32Splat({ at: scratch, plus: place * 4 }))]),
  ) as unknown as Constants;
}

/** Step by step for all vectors: written one after the other they take half as long again, since each waits for itself. */
function exponentials(
  body: FunctionBody,
  factor: V128,
  vectors: readonly V128[],
  k: Constants,
  temporaries: readonly Temporaries[],
): readonly V128[] {
  const own = temporaries.slice(0, vectors.length);
  const each = (step: (of: Temporaries, index: number) => void): void => {
    for (const [index, of] of own.entries()) step(of, index);
  };
  each(({ a }, index) => {
    const x = f32x4.mul(factor, vectors[index] ?? v128.zero);
    body.set(a, f32x4.pmin(f32x4.pmax(x, k.leastExponent), k.greatestExponent));
  });
  // The rounder's own bits, taken from those of the sum, leave n as an integer.
  each(({ a, b }) => body.set(b, f32x4.add(f32x4.mul(a, k.log2OfE), k.rounder)));
  each(({ b, c }) => body.set(c, f32x4.sub(b, k.rounder)));
  each(({ a, c }) => body.set(a, f32x4.sub(f32x4.sub(a, f32x4.mul(c, k.ln2High)), f32x4.mul(c, k.ln2Low))));
  each(({ b }) => body.set(b, i32x4.sub(b, k.rounder)));
  each(({ a, c }) => body.set(c, f32x4.add(f32x4.mul(k.c4, a), k.c3)));
  each(({ a, c }) => body.set(c, f32x4.add(f32x4.mul(c, a), k.c2)));
  each(({ a, c }) => body.set(c, f32x4.add(f32x4.mul(c, a), k.c1)));
  each(({ a, c }) => body.set(c, f32x4.add(f32x4.mul(c, a), k.c0)));
  each(({ a, c }) => body.set(c, f32x4.add(f32x4.add(f32x4.mul(c, f32x4.mul(a, a)), a), k.one)));
  each(({ a, b }) => body.set(a, i32x4.shrS(b, 1)));
  each(({ a, b }) => body.set(b, i32x4.sub(b, a)));
  return own.map(({ a, b, c }) => f32x4.mul(f32x4.mul(c, powerOfTwo(a, k)), powerOfTwo(b, k)));
}

type Temporaries = Readonly<Record<"a" | "b" | "c", Local<"v128">>>;

function powerOfTwo(exponent: V128, { bias }: Constants): V128 {
  return i32x4.shl(i32x4.add(exponent, bias), 23);
}
