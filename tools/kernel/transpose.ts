// How is a matrix of 4-byte elements copied to its transpose?
//
// Reading along rows means writing along columns. Blocks of 16 rows by 4 columns write whole cache lines; 256 rows at a time are taken
// through all columns, so that the rest of the lines that were read is still in the cache when its turn comes. Blocks at the edges overlap
// their neighbours: source and target lie apart, so what is written twice is written alike.
import type { Callee, FunctionBody, Local } from "../wasm/function.js";
import { f32, i32, store, v128 } from "../wasm/instructions.js";
import type { Module } from "../wasm/module.js";
import { transpose } from "./pack.js";

/** Rows that are worked on together: their lines stay in the second-level cache, also where they compete for places in it. */
const tileRows = 256;

const parameters = {
  to: "i32",
  toPitch: "i32",
  from: "i32",
  fromPitch: "i32",
  rows: "i32",
  columns: "i32",
} as const;

/**
 * `transpose`: element (row, column) at `from + row * fromPitch + column * 4` goes to `to + column * toPitch + row * 4`; pitches in bytes.
 * The two do not overlap.
 */
export function exportTranspose(module: Module): void {
  const small = defineSmall(module);
  const large = defineLarge(module);
  module.export("transpose", parameters, (body, { to, toPitch, from, fromPitch, rows, columns }) => {
    const operands = [to, toPitch, from, fromPitch, rows, columns];
    body.if(
      i32.and(i32.geU(rows, 16), i32.geU(columns, 4)),
      () => body.call(large, ...operands),
      () => body.call(small, ...operands),
    );
  });
}

/** Blocks of 4 by 4; fewer than 4 rows or columns one by one. */
function defineSmall(module: Module): Callee {
  return module.define(parameters, (body, { to, toPitch, from, fromPitch, rows, columns }) => {
    const place = { to: body.local("i32"), from: body.local("i32") };
    body.if(
      i32.and(i32.geU(rows, 4), i32.geU(columns, 4)),
      () =>
        clamped(body, 0, columns, 4, (column) =>
          clamped(body, 0, rows, 4, (row) => {
            body.set(place.from, i32.add(from, i32.add(i32.mul(row, fromPitch), i32.shl(column, 2))));
            body.set(place.to, i32.add(to, i32.add(i32.mul(column, toPitch), i32.shl(row, 2))));
            transposeGroup(body, place.to, toPitch, place.from, fromPitch);
          }),
        ),
      () => {
        const [row, column] = [body.local("i32", 0), body.local("i32")];
        body.while(i32.ltU(row, rows), () => {
          body.set(column, 0);
          body.set(place.from, i32.add(from, i32.mul(row, fromPitch)));
          body.set(place.to, i32.add(to, i32.shl(row, 2)));
          body.while(i32.ltU(column, columns), () => {
            body.emit(store.f32({ at: place.to }, f32.load({ at: place.from })));
            body.advance(place.from, 4);
            body.advance(place.to, toPitch);
            body.advance(column, 1);
          });
          body.advance(row, 1);
        });
      },
    );
  });
}

/** Blocks of 16 rows by 4 columns: four whole lines are written for each. */
function defineLarge(module: Module): Callee {
  return module.define(parameters, (body, { to, toPitch, from, fromPitch, rows, columns }) => {
    const place = { to: body.local("i32"), from: body.local("i32") };
    tiled(body, rows, tileRows, (top, bottom) =>
      clamped(body, 0, columns, 4, (column) =>
        clamped(body, top, bottom, 16, (row) => {
          body.set(place.from, i32.add(from, i32.add(i32.mul(row, fromPitch), i32.shl(column, 2))));
          body.set(place.to, i32.add(to, i32.add(i32.mul(column, toPitch), i32.shl(row, 2))));
          for (let group = 0; group < 4; group++) {
            if (group > 0) body.advance(place.to, 16);
            transposeGroup(body, place.to, toPitch, place.from, fromPitch);
            if (group < 3) body.advance(place.from, fromPitch);
          }
        }),
      ),
    );
  });
}

/** Four rows, of which `from` ends at the last, become the four columns that begin at `to`. */
function transposeGroup(
  body: FunctionBody,
  to: Local<"i32">,
  toPitch: Local<"i32">,
  from: Local<"i32">,
  fromPitch: Local<"i32">,
): void {
  const rows = [0, 1, 2, 3].map((row) => {
    if (row > 0) body.advance(from, fromPitch);
    return body.local("v128", v128.load({ at: from }));
  });
  const [row0, row1, row2, row3] = rows as [Local<"v128">, Local<"v128">, Local<"v128">, Local<"v128">];
  const target = body.local("i32", to);
  for (const [index, column] of transpose(body, [row0, row1, row2, row3]).entries()) {
    if (index > 0) body.advance(target, toPitch);
    body.emit(store.v128({ at: target }, column));
  }
}

/** Runs `visit` for start, start + by, …, the last one moved back so that it ends at `end`, which is at least `by`. */
function clamped(
  body: FunctionBody,
  start: Local<"i32"> | 0,
  end: Local<"i32">,
  by: number,
  visit: (position: Local<"i32">) => void,
): void {
  const last = body.local("i32", i32.sub(end, by));
  const position = body.local("i32", start === 0 ? 0 : i32.minU(start, last));
  body.block((done) => {
    body.loop((again) => {
      visit(position);
      body.branchIf(done, i32.eq(position, last));
      body.set(position, i32.minU(i32.add(position, by), last));
      body.branch(again);
    });
  });
}

/** Runs `visit` for each stretch of `by` or, at the end, fewer. */
function tiled(
  body: FunctionBody,
  extent: Local<"i32">,
  by: number,
  visit: (start: Local<"i32">, end: Local<"i32">) => void,
): void {
  const [start, end] = [body.local("i32", 0), body.local("i32")];
  body.while(i32.ltU(start, extent), () => {
    body.set(end, i32.add(start, by));
    body.set(end, i32.minU(end, extent));
    visit(start, end);
    body.set(start, end);
  });
}
