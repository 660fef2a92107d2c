// How is arithmetic done with rows? Rows lie side by side in `to`; an operand does too, or repeats one element along its row.
import type { Bytes } from "../wasm/encode.js";
import type { FunctionBody, Local } from "../wasm/function.js";
import {
  type Expression,
  type F32,
  f32,
  f32x4,
  f64x2,
  i8x16,
  i16x8,
  i32,
  i32x4,
  i64x2,
  type Place,
  store,
  type V128,
  v128,
} from "../wasm/instructions.js";
import type { Module } from "../wasm/module.js";

type Operation = (left: V128, right: V128) => V128;

/** Elements of one size: how one of them comes into every lane, and how the first lane is stored. */
interface Lanes {
  readonly bytes: number;
  readonly splat: (place: Place) => V128;
  readonly storeFirst: (place: Place, value: V128) => Bytes;
}

const lanes8: Lanes = { bytes: 1, splat: v128.load8Splat, storeFirst: store.first8 };
const lanes16: Lanes = { bytes: 2, splat: v128.load16Splat, storeFirst: store.first16 };
const lanes32: Lanes = { bytes: 4, splat: v128.load32Splat, storeFirst: store.first32 };
const lanes64: Lanes = { bytes: 8, splat: v128.load64Splat, storeFirst: store.first64 };

const { add, sub, mul, div, min, max } = f32x4;

/** By the end of their names: none for float32, I for both signs of integers where they do not differ. */
const operations: Readonly<Record<string, readonly [Lanes, Readonly<Record<string, Operation>>]>> = {
  "": [lanes32, { add, sub, mul, div, floorDiv: (left, right) => f32x4.floor(div(left, right)), min, max }],
  F64: [
    lanes64,
    {
      add: f64x2.add,
      sub: f64x2.sub,
      mul: f64x2.mul,
      div: f64x2.div,
      floorDiv: (left, right) => f64x2.floor(f64x2.div(left, right)),
      min: f64x2.min,
      max: f64x2.max,
    },
  ],
  I64: [lanes64, { add: i64x2.add, sub: i64x2.sub, mul: i64x2.mul }],
  I32: [lanes32, { add: i32x4.add, sub: i32x4.sub, mul: i32x4.mul }],
  S32: [lanes32, { min: i32x4.minS, max: i32x4.maxS }],
  U32: [lanes32, { min: i32x4.minU, max: i32x4.maxU }],
  I16: [lanes16, { add: i16x8.add, sub: i16x8.sub, mul: i16x8.mul }],
  S16: [lanes16, { min: i16x8.minS, max: i16x8.maxS }],
  U16: [lanes16, { min: i16x8.minU, max: i16x8.maxU }],
  I8: [lanes8, { add: i8x16.add, sub: i8x16.sub }],
  S8: [lanes8, { min: i8x16.minS, max: i8x16.maxS }],
  U8: [lanes8, { min: i8x16.minU, max: i8x16.maxU }],
};

/**
 * `add`, `sub`, …, `addF64`, …: `rows` times `columns` elements, at least one. Pitches and steps in bytes; a step is an element's size, or 0
 * where one element is repeated; the left one of anything but float32 is not.
 * `to` is an operand itself, or lies apart from both.
 */
export function exportCombinations(module: Module): void {
  const parameters = {
    to: "i32",
    toPitch: "i32",
    left: "i32",
    leftPitch: "i32",
    leftStep: "i32",
    right: "i32",
    rightPitch: "i32",
    rightStep: "i32",
    columns: "i32",
    rows: "i32",
  } as const;
  const all = Object.entries(operations).flatMap(([suffix, [lanes, named]]) =>
    Object.entries(named).map(([name, operation]) => ({
      name: `${name}${suffix}`,
      lanes,
      operation,
      takesRepeatedLeft: suffix === "",
    })),
  );
  for (const { name, lanes, operation, takesRepeatedLeft } of all) {
    module.export(name, parameters, (body, args) => {
      const { to, toPitch, left, leftPitch, leftStep, right, rightPitch, rightStep, columns, rows } = args;
      const cursors = {
        to: body.local("i32"),
        left: body.local("i32"),
        right: body.local("i32"),
        end: body.local("i32"),
      };
      const eachRow = (isLeftRepeated: boolean, isRightRepeated: boolean): void =>
        body.while(i32.ne(rows, 0), () => {
          body.set(cursors.to, to);
          body.set(cursors.left, left);
          body.set(cursors.right, right);
          combineRow(body, lanes, operation, cursors, columns, isLeftRepeated, isRightRepeated);
          body.advance(to, toPitch);
          body.advance(left, leftPitch);
          body.advance(right, rightPitch);
          body.advance(rows, -1);
        });
      const eachOfLeft = (isLeftRepeated: boolean): void =>
        body.if(
          rightStep,
          () => eachRow(isLeftRepeated, false),
          () => eachRow(isLeftRepeated, true),
        );
      if (!takesRepeatedLeft) eachOfLeft(false);
      else {
        body.if(
          leftStep,
          () => eachOfLeft(false),
          () => eachOfLeft(true),
        );
      }
    });
  }
}

type Cursors = Readonly<Record<"to" | "left" | "right" | "end", Local<"i32">>>;

function combineRow(
  body: FunctionBody,
  { bytes, splat, storeFirst }: Lanes,
  operation: Operation,
  { to, left, right, end }: Cursors,
  columns: Local<"i32">,
  isLeftRepeated: boolean,
  isRightRepeated: boolean,
): void {
  body.scope(() => {
    const repeatedLeft = isLeftRepeated ? body.local("v128", splat({ at: left })) : undefined;
    const repeatedRight = isRightRepeated ? body.local("v128", splat({ at: right })) : undefined;
    const pass = (by: number): void => {
      body.advance(to, by);
      if (!isLeftRepeated) body.advance(left, by);
      if (!isRightRepeated) body.advance(right, by);
    };
    rowOfVectors(
      body,
      bytes,
      to,
      end,
      columns,
      pass,
      (places) => {
        for (const plus of places) {
          const x = repeatedLeft ?? v128.load({ at: left, plus });
          const y = repeatedRight ?? v128.load({ at: right, plus });
          body.emit(store.v128({ at: to, plus }, operation(x, y)));
        }
      },
      () => {
        const [x, y] = [repeatedLeft ?? splat({ at: left }), repeatedRight ?? splat({ at: right })];
        body.emit(storeFirst({ at: to }, operation(x, y)));
      },
      bytes >= 4,
    );
  });
}

/** Elements of a row that is worth being brought to a multiple of 16 bytes. */
const leastAligned = 48;

/** A row from `to` on: four vectors at a time, then one, then single elements. `pass` moves all cursors. */
export function rowOfVectors(
  body: FunctionBody,
  bytes: number,
  to: Local<"i32">,
  end: Local<"i32">,
  columns: Local<"i32">,
  pass: (bytes: number) => void,
  visitVectors: (places: readonly number[]) => void,
  visitElement: () => void,
  aligns = false,
): void {
  body.set(end, i32.add(to, i32.mul(columns, bytes)));
  if (aligns) {
    // A vector that is stored across two cache lines takes as long as two: a row of some length is brought to a multiple of its size.
    body.if(i32.geU(columns, leastAligned), () =>
      body.while(i32.and(to, 15), () => {
        visitElement();
        pass(bytes);
      }),
    );
  }
  body.while(i32.geU(i32.sub(end, to), 64), () => {
    visitVectors([0, 16, 32, 48]);
    pass(64);
  });
  body.while(i32.geU(i32.sub(end, to), 16), () => {
    visitVectors([0]);
    pass(16);
  });
  body.while(i32.ne(end, to), () => {
    visitElement();
    pass(bytes);
  });
}

/** `abs` and `recip`: `rows` times `columns` elements; pitches in bytes. `to` is `from`, or lies apart from it. */
export function exportMappings(module: Module): void {
  const parameters = { to: "i32", toPitch: "i32", from: "i32", fromPitch: "i32", columns: "i32", rows: "i32" } as const;
  const export1 = (
    name: string,
    vector: (value: V128, one: Local<"v128">) => V128,
    scalar: (value: F32) => Expression<"f32">,
  ): void =>
    module.export(name, parameters, (body, { to, toPitch, from, fromPitch, columns, rows }) => {
      const one = body.local("v128", f32x4.splat(1));
      const [target, source, end] = [body.local("i32"), body.local("i32"), body.local("i32")];
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
            for (const plus of places) {
              const place: Place = { at: source, plus };
              body.emit(store.v128({ at: target, plus }, vector(v128.load(place), one)));
            }
          },
          () => body.emit(store.f32({ at: target }, scalar(f32.load({ at: source })))),
        );
        body.advance(to, toPitch);
        body.advance(from, fromPitch);
        body.advance(rows, -1);
      });
    });
  export1("abs", (value) => f32x4.abs(value), f32.abs);
  export1(
    "recip",
    (value, one) => f32x4.div(one, value),
    (value) => f32.div(1, value),
  );
}
