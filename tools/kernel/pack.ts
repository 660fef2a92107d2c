// How does a block of a matrix come into the order in which the multiplication reads it? In panels of a few lanes (rows of A,
// columns of B) by all steps of k: whatever the strides were, the inner loop then reads one address after the other.
import type { Callee, FunctionBody, Local } from "../wasm/function.js";
import { i32, type Place, store, type V128, v128 } from "../wasm/instructions.js";
import type { Module } from "../wasm/module.js";
import type { FloatKind } from "./float.js";

/**
 * Writes `steps` times `width` floats to `to`: lane l of step s is the float at `from + l * lane + s * step` (strides in bytes),
 * or 0 where l is not below `lanes`. The width is one or two vectors.
 */
export function definePack(module: Module, float: FloatKind, width: number): Callee {
  const { bytes } = float;
  return module.define(
    { to: "i32", from: "i32", lanes: "i32", steps: "i32", lane: "i32", step: "i32" },
    (body, { to, from, lanes, steps, lane, step }) => {
      const end = body.local("i32", i32.add(to, i32.mul(steps, width * bytes)));
      body.if(i32.eq(lanes, width), () => {
        body.if(i32.eq(lane, bytes), () => copyVectors(body, width * bytes, { to, from, step, end }));
        body.if(i32.eq(step, bytes), () => transposeBlocks(body, float, width, { to, from, lane, end }));
      });
      // The rest: odd strides, panels at the edge, and steps that do not fill a block. Nothing is left of the usual cases.
      body.while(i32.ne(to, end), () => {
        const source = body.local("i32", from);
        const count = body.local("i32", 0);
        body.while(i32.ltU(count, width), () => {
          body.if(
            i32.ltU(count, lanes),
            () => body.emit(float.copyOne({ at: to }, { at: source })),
            () => body.emit(float.zeroOne({ at: to })),
          );
          body.advance(to, bytes);
          body.advance(source, lane);
          body.advance(count, 1);
        });
        body.advance(from, step);
      });
    },
  );
}

/** Lanes lie side by side: a step is a vector or two, copied as they are. */
function copyVectors(
  body: FunctionBody,
  stepBytes: number,
  { to, from, step, end }: Readonly<Record<"to" | "from" | "step" | "end", Local<"i32">>>,
): void {
  body.while(i32.ne(to, end), () => {
    for (let plus = 0; plus < stepBytes; plus += 16) {
      body.emit(store.v128({ at: to, plus }, v128.load({ at: from, plus })));
    }
    body.advance(to, stepBytes);
    body.advance(from, step);
  });
}

/** Steps lie side by side: as many lanes and steps as a vector holds are a block to transpose. Leaves what fills no block. */
function transposeBlocks(
  body: FunctionBody,
  { lanes, bytes }: FloatKind,
  width: number,
  { to, from, lane, end }: Readonly<Record<"to" | "from" | "lane" | "end", Local<"i32">>>,
): void {
  body.while(i32.geU(i32.sub(end, to), width * lanes * bytes), () => {
    const source = body.local("i32", from);
    for (let group = 0; group < width; group += lanes) {
      const rows = Array.from({ length: lanes }, (_, row) => {
        if (group + row > 0) body.advance(source, lane);
        return body.local("v128", v128.load({ at: source }));
      });
      for (const [column, vector] of transpose(body, rows, bytes).entries()) {
        const place: Place = { at: to, plus: (column * width + group) * bytes };
        body.emit(store.v128(place, vector));
      }
    }
    body.advance(to, width * lanes * bytes);
    body.advance(from, 16);
  });
}

/** The transposed block of as many rows as a vector holds elements: each round interleaves the first half of the rows with the second. */
export function transpose(body: FunctionBody, rows: readonly V128[], bytes: 1 | 2 | 4 | 8): readonly V128[] {
  const half = rows.length / 2;
  const round = (vectors: readonly V128[]): readonly V128[] =>
    vectors.slice(0, half).flatMap((vector, index) => {
      const other = vectors[index + half] ?? vector;
      return ([0, half] as const).map((first) => body.local("v128", interleave(vector, other, first, bytes)));
    });
  return Array.from({ length: Math.log2(rows.length) }, () => round).reduce((vectors, next) => next(vectors), rows);
}

/** Elements of two vectors in turns, from the first or from the middle one on. */
function interleave(left: V128, right: V128, first: number, bytes: number): V128 {
  const count = 16 / bytes;
  const elements = Array.from({ length: count }, (_, place) => first + (place >> 1) + (place % 2) * count);
  return v128.shuffle(
    left,
    right,
    elements.flatMap((element) => Array.from({ length: bytes }, (_, byte) => element * bytes + byte)),
  );
}
