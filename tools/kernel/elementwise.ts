// How is arithmetic done with float32 rows? Rows lie side by side in `to`; an operand does too, or repeats one element along its row.
import type { FunctionBody, Local } from "../wasm/function.js";
import {
  type Expression,
  type F32,
  f32,
  f32x4,
  i32,
  type Place,
  store,
  type V128,
  v128,
} from "../wasm/instructions.js";
import type { Module } from "../wasm/module.js";

interface Operation {
  readonly vector: (left: V128, right: V128) => V128;
  readonly scalar: (left: F32, right: F32) => Expression<"f32">;
}

const operations: Readonly<Record<string, Operation>> = {
  add: { vector: f32x4.add, scalar: f32.add },
  sub: { vector: f32x4.sub, scalar: f32.sub },
  mul: { vector: f32x4.mul, scalar: f32.mul },
  div: { vector: f32x4.div, scalar: f32.div },
  floorDiv: {
    vector: (left, right) => f32x4.floor(f32x4.div(left, right)),
    scalar: (left, right) => f32.floor(f32.div(left, right)),
  },
  min: { vector: f32x4.min, scalar: f32.min },
  max: { vector: f32x4.max, scalar: f32.max },
};

/**
 * `add`, `sub`, …: `rows` times `columns` elements, at least one. Pitches and steps in bytes; a step is 4, or 0 where one element is repeated.
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
  for (const [name, operation] of Object.entries(operations)) {
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
          combineRow(body, operation, cursors, columns, isLeftRepeated, isRightRepeated);
          body.advance(to, toPitch);
          body.advance(left, leftPitch);
          body.advance(right, rightPitch);
          body.advance(rows, -1);
        });
      body.if(
        leftStep,
        () =>
          body.if(
            rightStep,
            () => eachRow(false, false),
            () => eachRow(false, true),
          ),
        () =>
          body.if(
            rightStep,
            () => eachRow(true, false),
            () => eachRow(true, true),
          ),
      );
    });
  }
}

type Cursors = Readonly<Record<"to" | "left" | "right" | "end", Local<"i32">>>;

function combineRow(
  body: FunctionBody,
  { vector, scalar }: Operation,
  { to, left, right, end }: Cursors,
  columns: Local<"i32">,
  isLeftRepeated: boolean,
  isRightRepeated: boolean,
): void {
  const repeatedLeft = isLeftRepeated ? body.local("v128", v128.load32Splat({ at: left })) : undefined;
  const repeatedRight = isRightRepeated ? body.local("v128", v128.load32Splat({ at: right })) : undefined;
  const pass = (bytes: number): void => {
    body.advance(to, bytes);
    if (!isLeftRepeated) body.advance(left, bytes);
    if (!isRightRepeated) body.advance(right, bytes);
  };
  rowOfVectors(
    body,
    to,
    end,
    columns,
    pass,
    (places) => {
      for (const plus of places) {
        const x = repeatedLeft ?? v128.load({ at: left, plus });
        const y = repeatedRight ?? v128.load({ at: right, plus });
        body.emit(store.v128({ at: to, plus }, vector(x, y)));
      }
    },
    () => body.emit(store.f32({ at: to }, scalar(f32.load({ at: left }), f32.load({ at: right })))),
  );
}

/** A row from `to` on: four vectors at a time, then one, then single elements. `pass` moves all cursors. */
export function rowOfVectors(
  body: FunctionBody,
  to: Local<"i32">,
  end: Local<"i32">,
  columns: Local<"i32">,
  pass: (bytes: number) => void,
  visitVectors: (places: readonly number[]) => void,
  visitElement: () => void,
): void {
  body.set(end, i32.add(to, i32.shl(columns, 2)));
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
    pass(4);
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
