// How does a block of a matrix come into the order in which the multiplication reads it? In panels of a few lanes (rows of A,
// columns of B) by all steps of k: whatever the strides were, the inner loop then reads one address after the other.
import type { Callee, FunctionBody, Local } from "../wasm/function.js";
import { f32x4, f64x2, i32, type Place, store, type V128, v128 } from "../wasm/instructions.js";
import type { Module } from "../wasm/module.js";
import type { FloatKind } from "./float.js";

/** Vectors of a 4 by 4 block. */
type Block = readonly [V128, V128, V128, V128];

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
      const columns =
        lanes === 4 ? transpose(body, rows as unknown as Block) : transposePair(rows as unknown as [V128, V128]);
      for (const [column, vector] of columns.entries()) {
        const place: Place = { at: to, plus: (column * width + group) * bytes };
        body.emit(store.v128(place, vector));
      }
    }
    body.advance(to, width * lanes * bytes);
    body.advance(from, 16);
  });
}

/** The transposed block of 2 by 2. */
function transposePair([row0, row1]: readonly [V128, V128]): readonly V128[] {
  return [f64x2.shuffle(row0, row1, [0, 2]), f64x2.shuffle(row0, row1, [1, 3])];
}

/** The transposed block, in eight shuffles. */
export function transpose(body: FunctionBody, [row0, row1, row2, row3]: Block): Block {
  const low01 = body.local("v128", f32x4.shuffle(row0, row1, [0, 4, 1, 5]));
  const high01 = body.local("v128", f32x4.shuffle(row0, row1, [2, 6, 3, 7]));
  const low23 = body.local("v128", f32x4.shuffle(row2, row3, [0, 4, 1, 5]));
  const high23 = body.local("v128", f32x4.shuffle(row2, row3, [2, 6, 3, 7]));
  return [
    f32x4.shuffle(low01, low23, [0, 1, 4, 5]),
    f32x4.shuffle(low01, low23, [2, 3, 6, 7]),
    f32x4.shuffle(high01, high23, [0, 1, 4, 5]),
    f32x4.shuffle(high01, high23, [2, 3, 6, 7]),
  ];
}
