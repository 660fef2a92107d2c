// How are the extremes of float32 columns found? Many columns side by side, all rows of a chunk before the next columns: their bests stay in registers.
import { sumChunk } from "../../src/kernel/sum-order.js";
import type { Local } from "../wasm/function.js";
import { f32x4, i32, store, type V128, v128 } from "../wasm/instructions.js";
import type { Module } from "../wasm/module.js";
import { compared, downRows } from "./reduce.js";

/**
 * `extremeColumns`: each total, a float32, becomes the greatest of itself and its column, or with a flip of -0, and not 0, the least: all signs are
 * flipped then, before and after. Totals, and the elements of a row, lie side by
 * side; columns are a multiple of 16. NaN is told from the sums, as in rows; columns that may have one are gone through again, exactly.
 */
export function exportExtremeColumns(module: Module): void {
  module.export(
    "extremeColumns",
    { totals: "i32", from: "i32", fromPitch: "i32", columns: "i32", rows: "i32", flip: "f32" },
    (body, { totals, from, fromPitch, columns, rows, flip }) => {
      const [chunk, count, left] = [body.local("i32"), body.local("i32"), body.local("i32")];
      const [place, column, total] = [body.local("i32"), body.local("i32"), body.local("i32")];
      const lanes = Array.from({ length: compared }, (_, index) => ({
        best: body.local("v128"),
        sum: body.local("v128"),
        signs: body.local("v128"),
        plus: index * 16,
      }));
      const [vector, start] = [body.local("v128"), body.local("v128", f32x4.splat(-Infinity))];
      const flips = body.local("v128", f32x4.splat(flip));
      const flipped = (at: Local<"i32">, plus: number): V128 => v128.xor(v128.load({ at, plus }), flips);
      const down = (visit: () => void): void =>
        downRows(body, { place, count }, { start: column, rows: chunk, pitch: fromPitch }, visit);
      body.while(i32.ne(rows, 0), () => {
        body.set(chunk, i32.minU(rows, sumChunk));
        body.set(column, from);
        body.set(total, totals);
        body.set(left, columns);
        body.while(i32.ne(left, 0), () => {
          for (const { best, sum, signs } of lanes) {
            body.set(best, start);
            body.set(signs, start);
            body.set(sum, v128.zero);
          }
          down(() => {
            for (const { best, sum, signs, plus } of lanes) {
              body.set(vector, flipped(place, plus));
              body.set(best, f32x4.pmax(best, vector));
              body.set(sum, f32x4.add(sum, vector));
              body.set(signs, v128.and(signs, vector));
            }
          });
          body.set(vector, v128.zero);
          for (const { best, sum, signs } of lanes) {
            body.set(signs, v128.and(signs, f32x4.splat(-0)));
            body.set(best, v128.select(f32x4.eq(best, v128.zero), signs, best));
            body.set(vector, f32x4.add(vector, sum));
          }
          body.if(v128.anyTrue(f32x4.ne(vector, vector)), () =>
            down(() => {
              for (const { best, plus } of lanes) body.set(best, f32x4.max(best, flipped(place, plus)));
            }),
          );
          for (const { best, plus } of lanes) {
            body.emit(store.v128({ at: total, plus }, v128.xor(f32x4.max(best, flipped(total, plus)), flips)));
          }
          body.advance(total, compared * 16);
          body.advance(column, compared * 16);
          body.advance(left, -4 * compared);
        });
        body.advance(from, i32.mul(chunk, fromPitch));
        body.set(rows, i32.sub(rows, chunk));
      });
    },
  );
}
