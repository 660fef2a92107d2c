// How is a matrix copied to its transpose? Reading along rows means writing along columns; elements of 4 bytes have three ways.
//
// What fits the caches goes in blocks of 4 rows by 16 columns: whole cache lines are read, and those that are written get the rest
// while they are still in the first-level cache. Parts of something large only do where their lines compete, as below. What is larger goes in blocks of 16 rows by 4 columns, which write whole lines; 256 rows at
// a time are taken through all columns, so that the rest of the lines that were read is still in the second-level cache when its
// turn comes. Where rows are a multiple of 4 KiB apart they compete for the same few places in the caches: there a block of 16 by 16
// is turned in a place of its own, so that every line is read once and written once.
//
// Elements of other sizes go in square blocks of 16 bytes by as many rows, through strips as wide as a cache line. Blocks at the edges overlap
// their neighbours: source and target lie apart, so what is written twice is written alike.
import type { Callee, FunctionBody, Local } from "../wasm/function.js";
import { type Expression, f32, f64, i32, type Place, store, type V128, v128 } from "../wasm/instructions.js";
import type { Module } from "../wasm/module.js";
import { transpose } from "./pack.js";

/** Rows that are worked on together: their lines stay in the second-level cache. */
const tileRows = 256;

/** Bytes of a matrix that, with its transpose, counts as lying in the caches. */
const smallBytes = 2 ** 20;

const lineBytes = 64;

const parameters = {
  to: "i32",
  toPitch: "i32",
  from: "i32",
  fromPitch: "i32",
  rows: "i32",
  columns: "i32",
  scratch: "i32",
} as const;

type Ways = Readonly<Record<"to" | "toPitch" | "from" | "fromPitch" | "rows" | "columns" | "scratch", Local<"i32">>>;
type ElementBytes = 1 | 2 | 4 | 8;

/**
 * `transpose`, and for elements of 1, 2 and 8 bytes `transpose8`, `transpose16` and `transpose64`: element (row, column) at
 * `from + row * fromPitch + column * bytes` goes to `to + column * toPitch + row * bytes`; pitches in bytes. The two do not overlap;
 * `scratch` is room for 1024 bytes.
 */
export function exportTranspose(module: Module): void {
  exportWords(module);
  for (const bytes of [1, 2, 8] as const) {
    module.export(`transpose${bytes * 8}`, parameters, (body, of) => {
      const side = 16 / bytes;
      body.if(
        i32.and(i32.geU(of.rows, side), i32.geU(of.columns, side)),
        () => inStrips(body, of, bytes),
        () => oneByOne(body, of, bytes),
      );
    });
  }
}

function exportWords(module: Module): void {
  const wide = defineWide(module);
  const tall = defineTall(module);
  const turned = defineTurned(module);
  const small = module.define(parameters, (body, of) =>
    body.if(
      i32.and(i32.geU(of.rows, 4), i32.geU(of.columns, 4)),
      () => inStrips(body, of, 4),
      () => oneByOne(body, of, 4),
    ),
  );
  module.export("transpose", parameters, (body, of) => {
    const { toPitch, fromPitch, rows, columns } = of;
    const operands = Object.values(of);
    const isFar = (pitch: Local<"i32">): Expression<"i32"> => i32.eq(i32.and(pitch, 4095), 0);
    const isSmall = i32.and(
      i32.ltU(i32.mul(rows, columns), smallBytes / 4 + 1),
      i32.or(i32.ltU(fromPitch, 2049), i32.eq(i32.and(fromPitch, 255), 0)),
    );
    const choose = (condition: Expression<"i32">, callee: Callee, otherwise: () => void) => (): void =>
      body.if(condition, () => body.call(callee, ...operands), otherwise);
    choose(
      i32.or(i32.ltU(rows, 16), i32.ltU(columns, 16)),
      small,
      choose(
        isFar(toPitch),
        turned,
        choose(
          isSmall,
          wide,
          choose(isFar(fromPitch), turned, () => body.call(tall, ...operands)),
        ),
      ),
    )();
  });
}

/** Blocks of 4 rows by 16 columns. */
function defineWide(module: Module): Callee {
  return module.define(parameters, (body, of) => {
    const cursors = cursorsOf(body, 4);
    const { target } = cursors;
    tiled(body, of.rows, tileRows, (top, bottom) =>
      clamped(body, 0, of.columns, 16, (column) =>
        clamped(body, top, bottom, 4, (row) => {
          place(body, cursors, of, row, column, 4);
          for (let plus = 0; plus < lineBytes; plus += 16) {
            block(body, cursors, plus, 4, (vector) => {
              body.emit(store.v128({ at: target }, vector));
              body.advance(target, of.toPitch);
            });
          }
        }),
      ),
    );
  });
}

/** Blocks of 16 rows by 4 columns. */
function defineTall(module: Module): Callee {
  return module.define(parameters, (body, of) => {
    const cursors = cursorsOf(body, 4);
    const { sources, target } = cursors;
    const line = body.local("i32");
    tiled(body, of.rows, tileRows, (top, bottom) =>
      clamped(body, 0, of.columns, 4, (column) =>
        clamped(body, top, bottom, 16, (row) => {
          place(body, cursors, of, row, column, 4);
          for (let plus = 0; plus < lineBytes; plus += 16) {
            if (plus > 0) nextRows(body, sources, of.fromPitch);
            body.set(line, target);
            block(body, cursors, 0, 4, (vector) => {
              body.emit(store.v128({ at: line, plus }, vector));
              body.advance(line, of.toPitch);
            });
          }
        }),
      ),
    );
  });
}

/** Blocks of 16 by 16, by way of the scratch. */
function defineTurned(module: Module): Callee {
  return module.define(parameters, (body, of) => {
    const cursors = cursorsOf(body, 4);
    const { sources, target } = cursors;
    const [own, count] = [body.local("i32"), body.local("i32")];
    const times = (rounds: number, visit: () => void): void => {
      body.set(own, of.scratch);
      body.set(count, rounds);
      body.while(i32.ne(count, 0), () => {
        visit();
        body.advance(count, -1);
      });
    };
    tiled(body, of.rows, tileRows, (top, bottom) =>
      clamped(body, 0, of.columns, 16, (column) =>
        clamped(body, top, bottom, 16, (row) => {
          place(body, cursors, of, row, column, 4);
          times(4, () => {
            for (let plus = 0; plus < lineBytes; plus += 16) {
              block(body, cursors, plus, 4, (vector, index) =>
                body.emit(store.v128({ at: own, plus: (plus / 4 + index) * lineBytes }, vector)),
              );
            }
            body.advance(own, 16);
            nextRows(body, sources, of.fromPitch);
          });
          times(16, () => {
            for (let plus = 0; plus < lineBytes; plus += 16) {
              body.emit(store.v128({ at: target, plus }, v128.load({ at: own, plus })));
            }
            body.advance(own, lineBytes);
            body.advance(target, of.toPitch);
          });
        }),
      ),
    );
  });
}

/** Square blocks through strips of columns. */
function inStrips(body: FunctionBody, of: Ways, bytes: ElementBytes): void {
  const side = 16 / bytes;
  const cursors = cursorsOf(body, side);
  tiled(body, of.rows, tileRows, (top, bottom) =>
    tiled(body, of.columns, lineBytes / bytes, (left, right) =>
      clamped(body, top, bottom, side, (row) =>
        clamped(body, left, right, side, (column) => {
          place(body, cursors, of, row, column, bytes);
          block(body, cursors, 0, bytes, (vector) => {
            body.emit(store.v128({ at: cursors.target }, vector));
            body.advance(cursors.target, of.toPitch);
          });
        }),
      ),
    ),
  );
}

/** What has too few rows or columns for a block. */
function oneByOne(body: FunctionBody, of: Ways, bytes: ElementBytes): void {
  const { sources, target } = cursorsOf(body, 1);
  const [source] = sources as [Local<"i32">];
  const [row, column] = [body.local("i32", 0), body.local("i32")];
  body.while(i32.ltU(row, of.rows), () => {
    body.set(column, 0);
    body.set(source, i32.add(of.from, i32.mul(row, of.fromPitch)));
    body.set(target, i32.add(of.to, i32.mul(row, bytes)));
    body.while(i32.ltU(column, of.columns), () => {
      body.emit(copyOne[bytes]({ at: target }, { at: source }));
      body.advance(source, bytes);
      body.advance(target, of.toPitch);
      body.advance(column, 1);
    });
    body.advance(row, 1);
  });
}

const copyOne = {
  1: (to: Place, from: Place) => store.i32Low8(to, i32.load8U(from)),
  2: (to: Place, from: Place) => store.i32Low16(to, i32.load16U(from)),
  4: (to: Place, from: Place) => store.f32(to, f32.load(from)),
  8: (to: Place, from: Place) => store.f64(to, f64.load(from)),
} as const;

/** Where the rows of a block begin, and the first of its columns. */
interface Cursors {
  readonly sources: readonly Local<"i32">[];
  readonly target: Local<"i32">;
}

function cursorsOf(body: FunctionBody, side: number): Cursors {
  return { sources: Array.from({ length: side }, () => body.local("i32")), target: body.local("i32") };
}

/** Puts the cursors at the block that begins at this element. */
function place(
  body: FunctionBody,
  { sources, target }: Cursors,
  { to, toPitch, from, fromPitch }: Ways,
  row: Local<"i32">,
  column: Local<"i32">,
  bytes: ElementBytes,
): void {
  const [first, ...others] = sources as [Local<"i32">, ...Local<"i32">[]];
  body.set(first, i32.add(from, i32.add(i32.mul(row, fromPitch), i32.mul(column, bytes))));
  for (const [index, source] of others.entries()) body.set(source, i32.add(sources[index] ?? first, fromPitch));
  body.set(target, i32.add(to, i32.add(i32.mul(column, toPitch), i32.mul(row, bytes))));
}

/** Puts the cursors of four rows at the four that follow. */
function nextRows(body: FunctionBody, sources: readonly Local<"i32">[], fromPitch: Local<"i32">): void {
  for (const [index, source] of sources.entries()) {
    body.set(source, i32.add(sources.at(index - 1) ?? source, fromPitch));
  }
}

/** Visits the columns of the block that begins so many bytes after the cursors. */
function block(
  body: FunctionBody,
  { sources }: Cursors,
  plus: number,
  bytes: ElementBytes,
  visit: (vector: V128, index: number) => void,
): void {
  body.scope(() => {
    const rows = sources.map((at) => body.local("v128", v128.load({ at, plus })));
    transpose(body, rows, bytes).forEach(visit);
  });
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
