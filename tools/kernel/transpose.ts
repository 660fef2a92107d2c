// How is a matrix copied to its transpose? Reading along rows means writing along columns; elements of 4 bytes have three ways.
//
// Most go in blocks of 16 rows by 16 columns: lines are read whole, and written whole four at a time, down strips of columns. What is left at the edges
// goes as the smallest do. Where rows are a multiple of 4 KiB apart, or an element or three more or less, they compete for the same few places in the
// caches: there a block is turned in a place of its own, so that every line is read once and written once. It is as large as the first-level
// cache holds, or, of what is very large, the second-level cache: then stretches of 1 KiB are read and written.
//
// Both look at lines before they store to them: a store whose line is not in the first-level cache holds up the stores after it, and a load, whatever
// becomes of its value, holds up nothing.
//
// The smallest, and elements of other sizes, go in square blocks of 16 bytes by as many rows, through strips as wide as a cache line. Blocks at the edges
// overlap their neighbours: source and target lie apart, so what is written twice is written alike.
import { turnedBlocks, turnedLineBytes } from "../../src/kernel/transpose-blocks.js";
import type { Callee, FunctionBody, Local } from "../wasm/function.js";
import { type Expression, f32, f64, i32, type Place, store, type V128, v128 } from "../wasm/instructions.js";
import type { Module } from "../wasm/module.js";
import { transpose } from "./pack.js";

/** Rows that are worked on together: their lines stay in the second-level cache. */
const tileRows = 256;

/** Elements of a matrix that, with its transpose, no longer counts as lying in the caches, and of one that is larger than most caches. */
const someElements: number = 2 ** 18 + 1;
const manyElements: number = 2 ** 23;

const lineBytes = 64;

/** Rows and columns of a block of whole lines. */
const side = 16;

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
type Four = [Local<"i32">, Local<"i32">, Local<"i32">, Local<"i32">];
type Eight = [...Four, ...Four];

/**
 * `transpose`, and for elements of 1, 2 and 8 bytes `transpose8`, `transpose16` and `transpose64`: element (row, column) at
 * `from + row * fromPitch + column * bytes` goes to `to + column * toPitch + row * bytes`; pitches in bytes. The two do not overlap;
 * `scratch` is room for `transposeScratchBytes`.
 */
export function exportTranspose(module: Module): void {
  exportWords(module);
  for (const bytes of [1, 2, 8] as const) {
    module.export(`transpose${bytes * 8}`, parameters, (body, of) => {
      const least = 16 / bytes;
      body.if(
        i32.and(i32.geU(of.rows, least), i32.geU(of.columns, least)),
        () => inStrips(body, of, bytes),
        () => oneByOne(body, of, bytes),
      );
    });
  }
}

function exportWords(module: Module): void {
  const direct = defineDirect(module);
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
    const { to, toPitch, from, fromPitch, rows, columns, scratch } = of;
    const operands = Object.values(of);
    const isFar = (pitch: Local<"i32">): Expression<"i32"> => i32.ltU(i32.and(i32.add(pitch, 15), 4095), 31);
    const isBelow = (height: number, width: number): Expression<"i32"> =>
      i32.or(i32.ltU(rows, height), i32.ltU(columns, width));
    const elements = body.local("i32", i32.mul(rows, columns));
    const isMany = i32.geU(elements, manyElements);
    const run = (callee: Callee) => (): void => body.call(callee, ...operands);
    const choose = (condition: Expression<"i32">, then: () => void, otherwise: () => void) => (): void =>
      body.if(condition, then, otherwise);
    const isTurned = i32.or(isFar(toPitch), i32.and(isFar(fromPitch), i32.geU(elements, someElements)));
    const ofMany = choose(isBelow(...turnedBlocks.large), run(usual), run(large));
    const [rest, before] = [body.local("i32"), body.local("i32")];
    const inWholes = (): void => {
      body.call(direct, to, toPitch, from, fromPitch, i32.and(rows, -side), i32.and(columns, -side), scratch);
      restOf(rows, () => {
        const source = i32.add(from, i32.mul(before, fromPitch));
        body.call(small, i32.add(to, i32.shl(before, 2)), toPitch, source, fromPitch, rest, columns, scratch);
      });
      restOf(columns, () => {
        const target = i32.add(to, i32.mul(before, toPitch));
        body.call(small, target, toPitch, i32.add(from, i32.shl(before, 2)), fromPitch, rows, rest, scratch);
      });
    };
    /** What fills no block, at least as much as the small ones ask for. */
    const restOf = (extent: Local<"i32">, visit: () => void): void => {
      body.set(rest, i32.and(extent, side - 1));
      body.if(rest, () => {
        body.if(i32.ltU(rest, 4), () => body.set(rest, 4));
        body.set(before, i32.sub(extent, rest));
        visit();
      });
    };
    choose(
      isBelow(...turnedBlocks.least),
      run(small),
      choose(
        isTurned,
        choose(isBelow(...turnedBlocks.usual), run(least), choose(isMany, ofMany, run(usual))),
        inWholes,
      ),
    )();
  });
}

/** Blocks of 16 rows by 16 columns, four columns at a time. Rows and columns are multiples of 16. */
function defineDirect(module: Module): Callee {
  return module.define(parameters, (body, { to, toPitch, from, fromPitch, rows, columns }) => {
    const locals = (count: number): Local<"i32">[] => Array.from({ length: count }, () => body.local("i32"));
    const [sources, targets] = [locals(8), locals(4)];
    const [atRow, atLine, source, target, next, end, lastLine, seen] = locals(8) as Eight;
    const fourPitches = body.local("i32", i32.shl(toPitch, 2));
    body.loop((right) => {
      body.set(atRow, from);
      body.set(atLine, to);
      body.set(lastLine, i32.add(to, i32.shl(i32.sub(rows, side), 2)));
      body.loop((down) => {
        body.set(source, atRow);
        body.set(target, atLine);
        body.set(end, i32.add(atRow, lineBytes));
        body.loop((along) => {
          // The lines that come next are looked at: four columns on, or those of the first ones in the block below.
          body.set(next, i32.add(target, fourPitches));
          body.if(i32.eq(i32.add(source, 16), end), () => {
            body.set(next, i32.add(atLine, lineBytes));
            body.set(next, i32.minU(next, lastLine));
          });
          for (let step = 0; step < 4; step++) {
            body.set(seen, i32.load({ at: next, plus: lineEnd }));
            body.advance(next, toPitch);
          }
          follow(body, targets, target, toPitch);
          // Eight rows at a time: of two stores side by side to one line the second takes next to no time.
          for (let plus = 0; plus < lineBytes; plus += 32) {
            body.scope(() => {
              follow(body, sources, plus === 0 ? source : after(sources, fromPitch), fromPitch);
              const halves = [block(body, sources.slice(0, 4), 0, 4), block(body, sources.slice(4), 0, 4)];
              for (const [column, at] of targets.entries()) {
                for (const [half, columns] of halves.entries()) {
                  body.emit(store.v128({ at, plus: plus + half * 16 }, columns[column] as V128));
                }
              }
            });
          }
          body.advance(target, fourPitches);
          body.advance(source, 16);
          body.branchIf(along, i32.ne(source, end));
        });
        body.advance(atRow, i32.shl(fromPitch, 4));
        body.advance(atLine, lineBytes);
        body.branchIf(down, i32.ne(i32.sub(atLine, lineBytes), lastLine));
      });
      body.advance(from, lineBytes);
      body.advance(to, i32.shl(toPitch, 4));
      body.advance(columns, -side);
      body.branchIf(right, columns);
    });
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
              body.scope(() => {
                for (const [index, vector] of block(body, sources, plus, 4).entries()) {
                  body.emit(store.v128({ at: own, plus: (plus / 4 + index) * lineOfBlock }, vector));
                }
              });
            }
            for (const source of sources) body.advance(source, lineBytes);
            body.advance(own, 16 * lineOfBlock);
          });
          for (const source of sources) body.advance(source, -4 * width);
          follow(body, sources, after(sources, of.fromPitch), of.fromPitch);
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
          body.scope(() => {
            for (const vector of block(body, cursors.sources, 0, bytes)) {
              body.emit(store.v128({ at: cursors.target }, vector));
              body.advance(cursors.target, of.toPitch);
            }
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
  follow(body, sources, i32.add(from, i32.add(i32.mul(row, fromPitch), i32.mul(column, bytes))), fromPitch);
  body.set(target, i32.add(to, i32.add(i32.mul(column, toPitch), i32.mul(row, bytes))));
}

/** Puts cursors so far from each other, from `first` on. */
function follow(
  body: FunctionBody,
  cursors: readonly Local<"i32">[],
  first: Expression<"i32">,
  by: Local<"i32">,
): void {
  for (const [index, cursor] of cursors.entries()) {
    const before = cursors[index - 1];
    body.set(cursor, before === undefined ? first : i32.add(before, by));
  }
}

/** One step beyond the last of these cursors. */
function after(cursors: readonly Local<"i32">[], by: Local<"i32">): Expression<"i32"> {
  return i32.add(cursors.at(-1) ?? by, by);
}

/** The columns of the block that begins so many bytes after the cursors of its rows. */
function block(
  body: FunctionBody,
  sources: readonly Local<"i32">[],
  plus: number,
  bytes: ElementBytes,
): readonly V128[] {
  const rows = sources.map((at) => body.local("v128", v128.load({ at, plus })));
  return transpose(body, rows, bytes);
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
