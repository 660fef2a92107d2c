// How are float32 elements summed, and their extremes found? The order of sums is that of `src/kernel/sum-order.ts`.
import { sumBlock, sumChunk } from "../../src/kernel/sum-order.js";
import type { FunctionBody, Local } from "../wasm/function.js";
import { f32, f32x4, f64, f64x2, i32, store, type V128, v128 } from "../wasm/instructions.js";
import type { Module } from "../wasm/module.js";

/** Vectors that are summed side by side: 32 lanes. */
const vectors = 8;
const vectorsBytes = vectors * 16;

/**
 * `sumRows`: adds each row's sum to its total, a double. Pitches in bytes; the elements of a row lie side by side. `scratch` is room for 128
 * bytes.
 */
export function exportSumRows(module: Module): void {
  module.export(
    "sumRows",
    { totals: "i32", totalsPitch: "i32", from: "i32", fromPitch: "i32", columns: "i32", rows: "i32", scratch: "i32" },
    (body, { totals, totalsPitch, from, fromPitch, columns, rows, scratch }) => {
      const sums = Array.from({ length: vectors }, () => body.local("v128"));
      const [place, end, blockEnd] = [body.local("i32"), body.local("i32"), body.local("i32")];
      const total = body.local("f64");
      body.while(i32.ne(rows, 0), () => {
        body.set(place, from);
        body.set(end, i32.add(from, i32.shl(columns, 2)));
        body.set(total, f64.load({ at: totals }));
        body.while(i32.ne(place, end), () => {
          body.set(blockEnd, i32.add(place, i32.minU(body.local("i32", i32.sub(end, place)), sumBlock * 4)));
          sumOfBlock(body, sums, place, blockEnd, scratch);
          body.set(total, f64.add(total, f64.promote(f32x4.first(sumOfLanes(body, sums)))));
        });
        body.emit(store.f64({ at: totals }, total));
        body.advance(totals, totalsPitch);
        body.advance(from, fromPitch);
        body.advance(rows, -1);
      });
    },
  );
}

/** Element i goes to lane i mod 32. What does not fill the lanes comes from a place where zeros follow it. */
function sumOfBlock(
  body: FunctionBody,
  sums: readonly Local<"v128">[],
  place: Local<"i32">,
  end: Local<"i32">,
  scratch: Local<"i32">,
): void {
  for (const sum of sums) body.set(sum, v128.zero);
  const addFrom = (at: Local<"i32">): void => {
    for (const [index, sum] of sums.entries()) {
      body.set(sum, f32x4.add(sum, v128.load({ at, plus: index * 16 })));
    }
  };
  body.while(i32.geU(i32.sub(end, place), vectorsBytes), () => {
    addFrom(place);
    body.advance(place, vectorsBytes);
  });
  body.if(i32.ne(place, end), () => {
    for (let plus = 0; plus < vectorsBytes; plus += 16) body.emit(store.v128({ at: scratch, plus }, v128.zero));
    const target = body.local("i32", scratch);
    body.while(i32.geU(i32.sub(end, place), 16), () => {
      body.emit(store.v128({ at: target }, v128.load({ at: place })));
      body.advance(target, 16);
      body.advance(place, 16);
    });
    body.while(i32.ne(place, end), () => {
      body.emit(store.f32({ at: target }, f32.load({ at: place })));
      body.advance(target, 4);
      body.advance(place, 4);
    });
    addFrom(scratch);
  });
}

/** The lanes in halves, until one is left. */
function sumOfLanes(body: FunctionBody, sums: readonly Local<"v128">[]): V128 {
  const [first] = sums;
  if (first === undefined) throw new Error("no lanes");
  for (let width = vectors / 2; width >= 1; width /= 2) {
    for (let index = 0; index < width; index++) {
      const [low, high] = [sums[index], sums[index + width]];
      if (low !== undefined && high !== undefined) body.set(low, f32x4.add(low, high));
    }
  }
  body.set(first, f32x4.add(first, f32x4.shuffle(first, first, [2, 3, 2, 3])));
  return f32x4.add(first, f32x4.shuffle(first, first, [1, 1, 1, 1]));
}

/** Visits so many rows of a column from `start` on: `place` is where the next one lies, `count` how many are left. */
export function downRows(
  body: FunctionBody,
  { place, count }: { readonly place: Local<"i32">; readonly count: Local<"i32"> },
  { start, rows, pitch }: { readonly start: Local<"i32">; readonly rows: Local<"i32">; readonly pitch: Local<"i32"> },
  visit: () => void,
): void {
  body.set(place, start);
  body.set(count, rows);
  body.while(i32.ne(count, 0), () => {
    visit();
    body.advance(place, pitch);
    body.advance(count, -1);
  });
}

/** `sumColumns`: adds each column's sum to its total; totals and the elements of a row lie side by side. */
export function exportSumColumns(module: Module): void {
  module.export(
    "sumColumns",
    { totals: "i32", from: "i32", fromPitch: "i32", columns: "i32", rows: "i32" },
    (body, { totals, from, fromPitch, columns, rows }) => {
      const [chunk, count, left] = [body.local("i32"), body.local("i32"), body.local("i32")];
      const [place, column, total] = [body.local("i32"), body.local("i32"), body.local("i32")];
      const sums = Array.from({ length: vectors }, () => body.local("v128"));
      const down = (visit: () => void): void =>
        downRows(body, { place, count }, { start: column, rows: chunk, pitch: fromPitch }, visit);
      const strip = (width: number): void =>
        body.while(i32.geU(left, width * 4), () => {
          const own = sums.slice(0, width);
          for (const sum of own) body.set(sum, v128.zero);
          down(() => {
            for (const [index, sum] of own.entries()) {
              body.set(sum, f32x4.add(sum, v128.load({ at: place, plus: index * 16 })));
            }
          });
          for (const [index, sum] of own.entries()) addToTotals(body, total, index * 32, sum);
          body.advance(total, width * 32);
          body.advance(column, width * 16);
          body.advance(left, -4 * width);
        });
      body.while(i32.ne(rows, 0), () => {
        body.set(chunk, i32.minU(rows, sumChunk));
        body.set(column, from);
        body.set(total, totals);
        body.set(left, columns);
        strip(vectors);
        strip(1);
        const sum = body.local("f32");
        body.while(i32.ne(left, 0), () => {
          body.set(sum, f32.constant(0));
          down(() => body.set(sum, f32.add(sum, f32.load({ at: place }))));
          body.emit(store.f64({ at: total }, f64.add(f64.load({ at: total }), f64.promote(sum))));
          body.advance(total, 8);
          body.advance(column, 4);
          body.advance(left, -1);
        });
        body.advance(from, i32.mul(chunk, fromPitch));
        body.set(rows, i32.sub(rows, chunk));
      });
    },
  );
}

function addToTotals(body: FunctionBody, total: Local<"i32">, plus: number, sum: Local<"v128">): void {
  const high = f32x4.shuffle(sum, sum, [2, 3, 2, 3]);
  for (const [half, lanes] of [sum, high].entries()) {
    const place = { at: total, plus: plus + half * 16 };
    body.emit(store.v128(place, f64x2.add(v128.load(place), f64x2.promoteLow(lanes))));
  }
}

/** How one extreme is found: of two numbers exactly, of vectors by one instruction, which knows neither NaN nor the sign of 0. */
interface Extreme {
  readonly name: string;
  readonly ofTwo: typeof f32.min;
  readonly quick: typeof f32x4.pmin;
  readonly weakest: number;
  /** Of the signs of elements whose extreme is 0: the extreme's. Nothing in them is beyond 0, so one of the signs belongs to zeros only. */
  readonly sign: typeof v128.or;
}

const extremes: readonly Extreme[] = [
  { name: "minRows", ofTwo: f32.min, quick: f32x4.pmin, weakest: Infinity, sign: v128.or },
  { name: "maxRows", ofTwo: f32.max, quick: f32x4.pmax, weakest: -Infinity, sign: v128.and },
];

/** Vectors that are compared side by side: so many bests and sums leave registers to spare. */
export const compared = 4;

/**
 * `minRows` and `maxRows`: each total, a float32, becomes the extreme of itself and its row. Beside the comparisons all elements are added up:
 * while the sum is a number, none of them was NaN.
 */
export function exportExtremeRows(module: Module): void {
  for (const { name, ofTwo, quick, weakest, sign } of extremes) {
    module.export(
      name,
      { totals: "i32", totalsPitch: "i32", from: "i32", fromPitch: "i32", columns: "i32", rows: "i32" },
      (body, { totals, totalsPitch, from, fromPitch, columns, rows }) => {
        const lanes = Array.from({ length: compared }, () => ({ best: body.local("v128"), sum: body.local("v128") }));
        const [first, ...others] = lanes;
        if (first === undefined) throw new Error("no lanes");
        const { best, sum } = first;
        const start = body.local("v128", f32x4.splat(weakest));
        const [vector, signs] = [body.local("v128"), body.local("v128")];
        const [place, end, total] = [body.local("i32"), body.local("i32"), body.local("f32")];
        const pass = (count: number): void => {
          for (let index = 0; index < count; index++) {
            const own = lanes[index % compared] ?? first;
            body.set(vector, v128.load({ at: place, plus: index * 16 }));
            body.set(own.best, quick(own.best, vector));
            body.set(own.sum, f32x4.add(own.sum, vector));
            body.set(signs, sign(signs, vector));
          }
          body.advance(place, count * 16);
        };
        body.while(i32.ne(rows, 0), () => {
          for (const own of lanes) {
            body.set(own.best, start);
            body.set(own.sum, v128.zero);
          }
          body.set(signs, start);
          body.set(place, from);
          body.set(end, i32.add(from, i32.shl(columns, 2)));
          for (const count of [2 * compared, 1]) {
            body.while(i32.geU(i32.sub(end, place), count * 16), () => pass(count));
          }
          for (const own of others) {
            body.set(best, quick(best, own.best));
            body.set(sum, f32x4.add(sum, own.sum));
          }
          acrossLanes(body, best, quick);
          acrossLanes(body, signs, sign);
          body.set(vector, v128.and(signs, f32x4.splat(-0)));
          body.set(best, v128.select(f32x4.eq(best, v128.zero), vector, best));
          body.if(v128.anyTrue(f32x4.ne(sum, sum)), () => nanOfVectors(body, from, place, vector, best));
          body.set(total, ofTwo(f32.load({ at: totals }), f32x4.first(best)));
          body.while(i32.ne(place, end), () => {
            body.set(total, ofTwo(total, f32.load({ at: place })));
            body.advance(place, 4);
          });
          body.emit(store.f32({ at: totals }, total));
          body.advance(totals, totalsPitch);
          body.advance(from, fromPitch);
          body.advance(rows, -1);
        });
      },
    );
  }
}

/** Sets `best` to NaN if there is one: infinities of both signs have no sum either. */
function nanOfVectors(
  body: FunctionBody,
  from: Local<"i32">,
  end: Local<"i32">,
  found: Local<"v128">,
  best: Local<"v128">,
): void {
  const place = body.local("i32", from);
  const vector = body.local("v128");
  body.set(found, v128.zero);
  body.while(i32.ne(place, end), () => {
    body.set(vector, v128.load({ at: place }));
    body.set(found, v128.or(found, f32x4.ne(vector, vector)));
    body.advance(place, 16);
  });
  body.if(v128.anyTrue(found), () => body.set(best, f32x4.splat(Number.NaN)));
}

/** Leaves in the first lane what all lanes together give. */
function acrossLanes(body: FunctionBody, lanes: Local<"v128">, join: (left: V128, right: V128) => V128): void {
  body.set(lanes, join(lanes, f32x4.shuffle(lanes, lanes, [2, 3, 2, 3])));
  body.set(lanes, join(lanes, f32x4.shuffle(lanes, lanes, [1, 1, 1, 1])));
}
