// How is a matrix copied to its transpose? Reading along rows means writing along columns; elements of 4 bytes have three ways.
//
// Most go in blocks of 4 rows by 16 columns: whole cache lines are read, and those that are written get the rest while they are still
// in the caches, since only 256 rows at a time are taken through all columns. What is very large, and parts of something large, go in
// blocks of 16 rows by 4 columns, which write whole lines. Where rows are a multiple of 4 KiB apart, or a cache line more or less, they compete for the same few places in the
// caches: there a block is turned in a place of its own, so that every line is read once and written once. It is as large as the first-level
// cache holds, or, of what is very large, the second-level cache: then stretches of 1 KiB are read and written.
//
// All three look at lines before they store to them: a store whose line is not in the first-level cache holds up the stores after it, and a load, whatever
// becomes of its value, holds up nothing.
//
// Elements of other sizes go in square blocks of 16 bytes by as many rows, through strips as wide as a cache line. Blocks at the edges overlap
// their neighbours: source and target lie apart, so what is written twice is written alike.
import { turnedBlocks, turnedLineBytes } from "../../src/kernel/transpose-blocks.js";
import type { Callee, FunctionBody, Local } from "../wasm/function.js";
import { type Expression, f32, f64, i32, type Place, store, type V128, v128 } from "../wasm/instructions.js";
import type { Module } from "../wasm/module.js";
import { transpose } from "./pack.js";

/** Rows that are worked on together: their lines stay in the second-level cache. */
const tileRows = 256;

/** Elements of a matrix that, with its transpose, counts as lying in the caches, and of one that is larger than most caches. */
const fewElements: number = 2 ** 18;
const manyElements: number = 2 ** 23;

/** Of fewer elements most first-level caches hold all. */
const leastLooked = 6144;

const lineBytes = 64;

/** What is looked at of 64 bytes that are to be stored: where they lie across two lines of the cache, the one before has been looked at. */
const lineEnd: number = lineBytes - 4;

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
 * `scratch` is room for `transposeScratchBytes`.
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
  const [wide, near] = [defineWide(module, true), defineWide(module, false)];
  const tall = defineTall(module);
  const [least, usual, large] = Object.values(turnedBlocks).map(([height, width]) =>
    defineTurned(module, height, width),
  ) as [Callee, Callee, Callee];
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
    const isFar = (pitch: Local<"i32">): Expression<"i32"> => i32.ltU(i32.and(i32.add(pitch, 63), 4095), 128);
    const isBelow = (height: number, width: number): Expression<"i32"> =>
      i32.or(i32.ltU(rows, height), i32.ltU(columns, width));
    const elements = body.local("i32", i32.mul(rows, columns));
    const isFew = body.local("i32", i32.ltU(elements, fewElements + 1));
    const isMany = i32.geU(elements, manyElements);
    const isNear = i32.or(i32.ltU(fromPitch, 2049), i32.eq(i32.and(fromPitch, 255), 0));
    const run = (callee: Callee) => (): void => body.call(callee, ...operands);
    const choose = (condition: Expression<"i32">, then: () => void, otherwise: () => void) => (): void =>
      body.if(condition, then, otherwise);
    const isTurned = i32.or(isFar(toPitch), i32.and(isFar(fromPitch), i32.eq(isFew, 0)));
    const ofMany = choose(isBelow(...turnedBlocks.large), run(usual), run(large));
    choose(
      isBelow(...turnedBlocks.least),
      run(small),
      choose(
        isTurned,
        choose(isBelow(...turnedBlocks.usual), run(least), choose(isMany, ofMany, run(usual))),
        choose(
          i32.or(isMany, i32.and(isFew, i32.eq(isNear, 0))),
          run(tall),
          choose(i32.ltU(elements, leastLooked), run(near), run(wide)),
        ),
      ),
    )();
  });
}

/** Blocks of 4 rows by 16 columns. */
function defineWide(module: Module, looksAhead: boolean): Callee {
  return module.define(parameters, (body, of) => {
    const cursors = cursorsOf(body, 4);
    const { target } = cursors;
    const see = looksAhead ? prepareLook(body, of) : () => undefined;
    tiled(body, of.rows, tileRows, (top, bottom) =>
      clamped(body, 0, of.columns, 16, (column) =>
        clamped(body, top, bottom, 4, (row) => {
          see(row, column);
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

/** Looks at what the next 16 rows will be stored to, a quarter with each block. */
function prepareLook(body: FunctionBody, of: Ways): (row: Local<"i32">, column: Local<"i32">) => void {
  const [line, seen] = [body.local("i32"), body.local("i32")];
  const lastRow = body.local("i32", i32.sub(of.rows, 1));
  return (row, column) => {
    body.set(line, i32.add(i32.and(row, -16), 16));
    body.set(line, i32.shl(i32.minU(line, lastRow), 2));
    body.advance(line, i32.add(of.to, i32.mul(i32.add(column, i32.and(row, 12)), of.toPitch)));
    for (let step = 0; step < 4; step++) {
      body.set(seen, i32.load({ at: line }));
      body.advance(line, of.toPitch);
    }
  };
}

/** Blocks of 16 rows by 4 columns. */
function defineTall(module: Module): Callee {
  return module.define(parameters, (body, of) => {
    const cursors = cursorsOf(body, 4);
    const { sources, target } = cursors;
    const [line, seen] = [body.local("i32"), body.local("i32")];
    tiled(body, of.rows, tileRows, (top, bottom) =>
      clamped(body, 0, of.columns, 4, (column) =>
        clamped(body, top, bottom, 16, (row) => {
          place(body, cursors, of, row, column, 4);
          body.set(line, target);
          for (let step = 0; step < 4; step++) {
            body.set(seen, i32.load({ at: line, plus: lineEnd }));
            body.advance(line, of.toPitch);
          }
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

/** Blocks of so many rows and columns, multiples of 16, by way of the scratch. */
function defineTurned(module: Module, height: number, width: number): Callee {
  const lineOfBlock = turnedLineBytes(height);
  return module.define(parameters, (body, of) => {
    const cursors = cursorsOf(body, 4);
    const { sources, target } = cursors;
    const [own, line, end, last, seen] = [0, 1, 2, 3, 4].map(() => body.local("i32")) as [
      Local<"i32">,
      Local<"i32">,
      Local<"i32">,
      Local<"i32">,
      Local<"i32">,
    ];
    const until = (place: Local<"i32">, bound: Local<"i32">, visit: () => void): void =>
      body.loop((again) => {
        visit();
        body.branchIf(again, i32.ne(place, bound));
      });
    clamped(body, 0, of.rows, height, (row) =>
      clamped(body, 0, of.columns, width, (column) => {
        place(body, cursors, of, row, column, 4);
        body.set(line, of.scratch);
        body.set(end, i32.add(of.scratch, height * 4));
        until(line, end, () => {
          body.set(own, line);
          body.set(last, i32.add(line, width * lineOfBlock));
          until(own, last, () => {
            for (let plus = 0; plus < lineBytes; plus += 16) {
              block(body, cursors, plus, 4, (vector, index) =>
                body.emit(store.v128({ at: own, plus: (plus / 4 + index) * lineOfBlock }, vector)),
              );
            }
            for (const source of sources) body.advance(source, lineBytes);
            body.advance(own, 16 * lineOfBlock);
          });
          for (const source of sources) body.advance(source, -4 * width);
          nextRows(body, sources, of.fromPitch);
          body.advance(line, 16);
        });
        body.set(own, of.scratch);
        body.set(last, i32.add(of.scratch, width * lineOfBlock));
        until(own, last, () => {
          body.set(line, target);
          body.set(end, i32.add(own, height * 4));
          until(own, end, () => {
            body.set(seen, i32.load({ at: line, plus: lineEnd }));
            for (let plus = 0; plus < lineBytes; plus += 16) {
              body.emit(store.v128({ at: line, plus }, v128.load({ at: own, plus })));
            }
            body.advance(own, lineBytes);
            body.advance(line, lineBytes);
          });
          body.advance(own, lineOfBlock - height * 4);
          body.advance(target, of.toPitch);
        });
      }),
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
