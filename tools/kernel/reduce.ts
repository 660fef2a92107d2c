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

/** `sumColumns`: adds each column's sum to its total; totals and the elements of a row lie side by side. */
export function exportSumColumns(module: Module): void {
  module.export(
    "sumColumns",
    { totals: "i32", from: "i32", fromPitch: "i32", columns: "i32", rows: "i32" },
    (body, { totals, from, fromPitch, columns, rows }) => {
      const [chunk, count, left] = [body.local("i32"), body.local("i32"), body.local("i32")];
      const [place, column, total] = [body.local("i32"), body.local("i32"), body.local("i32")];
      const sums = Array.from({ length: vectors }, () => body.local("v128"));
      const down = (visit: () => void): void => {
        body.set(place, column);
        body.set(count, chunk);
        body.while(i32.ne(count, 0), () => {
          visit();
          body.advance(place, fromPitch);
          body.advance(count, -1);
        });
      };
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

/** `minRows` and `maxRows`: each total, a float32, becomes the extreme of itself and its row. */
export function exportExtremeRows(module: Module): void {
  const export1 = (name: string, vector: typeof f32x4.min, scalar: typeof f32.min): void =>
    module.export(
      name,
      { totals: "i32", totalsPitch: "i32", from: "i32", fromPitch: "i32", columns: "i32", rows: "i32" },
      (body, { totals, totalsPitch, from, fromPitch, columns, rows }) => {
        const bests = Array.from({ length: vectors }, () => body.local("v128"));
        const [place, end] = [body.local("i32"), body.local("i32")];
        const [first] = bests;
        if (first === undefined) return;
        body.while(i32.ne(rows, 0), () => {
          for (const best of bests) body.set(best, v128.load32Splat({ at: totals }));
          body.set(place, from);
          body.set(end, i32.add(from, i32.shl(columns, 2)));
          const pass = (count: number): void => {
            for (const [index, best] of bests.slice(0, count).entries()) {
              body.set(best, vector(best, v128.load({ at: place, plus: index * 16 })));
            }
            body.advance(place, count * 16);
          };
          body.while(i32.geU(i32.sub(end, place), vectorsBytes), () => pass(vectors));
          body.while(i32.geU(i32.sub(end, place), 16), () => pass(1));
          for (let width = vectors / 2; width >= 1; width /= 2) {
            for (let index = 0; index < width; index++) {
              const [low, high] = [bests[index], bests[index + width]];
              if (low !== undefined && high !== undefined) body.set(low, vector(low, high));
            }
          }
          body.set(first, vector(first, f32x4.shuffle(first, first, [2, 3, 2, 3])));
          body.set(first, vector(first, f32x4.shuffle(first, first, [1, 1, 1, 1])));
          body.emit(store.first32({ at: totals }, first));
          body.while(i32.ne(place, end), () => {
            body.emit(store.f32({ at: totals }, scalar(f32.load({ at: totals }), f32.load({ at: place }))));
            body.advance(place, 4);
          });
          body.advance(totals, totalsPitch);
          body.advance(from, fromPitch);
          body.advance(rows, -1);
        });
      },
    );
  export1("minRows", f32x4.min, f32.min);
  export1("maxRows", f32x4.max, f32.max);
}
