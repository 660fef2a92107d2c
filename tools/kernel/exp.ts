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
      const temporaries = [0, 1, 2, 3].map(() => [body.local("v128"), body.local("v128"), body.local("v128")] as const);
      body.while(i32.ne(rows, 0), () => {
        body.set(target, to);
        body.set(source, from);
        const pass = (bytes: number): void => {
          body.advance(target, bytes);
          body.advance(source, bytes);
        };
        rowOfVectors(
          body,
          target,
          end,
          columns,
          pass,
          (plus) => {
            const x = f32x4.mul(factor, v128.load({ at: source, plus }));
            body.emit(store.v128({ at: target, plus }, exponential(body, x, constants, temporaries[plus / 16] ?? [])));
          },
          () => {
            const x = f32x4.mul(factor, v128.load32Zero({ at: source }));
            body.emit(store.v128First({ at: target }, exponential(body, x, constants, temporaries[0] ?? [])));
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

function exponential(body: FunctionBody, x: V128, k: Constants, [a, b, c]: readonly Local<"v128">[]): V128 {
  if (a === undefined || b === undefined || c === undefined) throw new Error("an exponential takes three locals");
  body.set(a, f32x4.min(f32x4.max(x, k.leastExponent), k.greatestExponent));
  // The rounder's own bits, taken from those of the sum, leave n as an integer.
  body.set(b, f32x4.add(f32x4.mul(a, k.log2OfE), k.rounder));
  body.set(c, f32x4.sub(b, k.rounder));
  body.set(a, f32x4.sub(f32x4.sub(a, f32x4.mul(c, k.ln2High)), f32x4.mul(c, k.ln2Low)));
  body.set(b, i32x4.sub(b, k.rounder));
  body.set(c, f32x4.add(f32x4.mul(k.c4, a), k.c3));
  body.set(c, f32x4.add(f32x4.mul(c, a), k.c2));
  body.set(c, f32x4.add(f32x4.mul(c, a), k.c1));
  body.set(c, f32x4.add(f32x4.mul(c, a), k.c0));
  body.set(c, f32x4.add(f32x4.add(f32x4.mul(c, f32x4.mul(a, a)), a), k.one));
  body.set(a, i32x4.shrS(b, 1));
  body.set(b, i32x4.sub(b, a));
  return f32x4.mul(f32x4.mul(c, powerOfTwo(a, k)), powerOfTwo(b, k));
}

function powerOfTwo(exponent: V128, { bias }: Constants): V128 {
  return i32x4.shl(i32x4.add(exponent, bias), 23);
}
