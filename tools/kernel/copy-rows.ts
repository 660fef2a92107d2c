// How are rows copied, each a stretch of bytes, or filled? The vector at a row's end overlaps the one before it instead of leaving a rest.

import type { Bytes } from "../wasm/encode.js";
import type { FunctionBody, Local } from "../wasm/function.js";
import { i32, type Place, store, v128 } from "../wasm/instructions.js";
import type { Module } from "../wasm/module.js";

/**
 * `copyRows`: `rows` stretches of `bytes`, at least 1, pitches in bytes. Source and target do not overlap. `fillRows`: the same of at least 16
 * bytes, with the vector at `from`, whose elements are all alike.
 */
export function exportCopyRows(module: Module): void {
  exportRows(module, "copyRows", (body, { bytes }, copyEach) =>
    body.if(
      i32.geU(bytes, 16),
      () => copyEach(16, (target, source) => store.v128(target, v128.load(source))),
      () =>
        body.if(
          i32.geU(bytes, 4),
          () => copyEach(4, (target, source) => store.i32(target, i32.load(source))),
          () => copyEach(1, (target, source) => store.i32Low8(target, i32.load8U(source))),
        ),
    ),
  );
  exportRows(module, "fillRows", (body, { from }, fillEach) => {
    const vector = body.local("v128", v128.load({ at: from }));
    fillEach(16, (target) => store.v128(target, vector));
  });
}

const parameters = {
  to: "i32",
  toPitch: "i32",
  from: "i32",
  fromPitch: "i32",
  bytes: "i32",
  rows: "i32",
} as const;

function exportRows(
  module: Module,
  name: string,
  write: (
    body: FunctionBody,
    args: Readonly<Record<"bytes" | "from", Local<"i32">>>,
    each: (width: number, move: Move) => void,
  ) => void,
): void {
  module.export(name, parameters, (body, { to, toPitch, from, fromPitch, bytes, rows }) => {
    const places: Places = { offset: body.local("i32"), to: body.local("i32"), from: body.local("i32") };
    write(body, { bytes, from }, (width, move) =>
      body.while(i32.ne(rows, 0), () => {
        copyRow(body, width, move, to, from, bytes, places);
        body.advance(to, toPitch);
        body.advance(from, fromPitch);
        body.advance(rows, -1);
      }),
    );
  });
}

type Move = (target: Place, source: Place) => Bytes;

interface Places {
  readonly offset: Local<"i32">;
  readonly to: Local<"i32">;
  readonly from: Local<"i32">;
}

/** Steps of four moves, then of one; the last is moved back so that it ends with the row. */
function copyRow(
  body: FunctionBody,
  width: number,
  move: Move,
  to: Local<"i32">,
  from: Local<"i32">,
  bytes: Local<"i32">,
  places: Places,
): void {
  const { offset } = places;
  const moveAt = (count: number): void => {
    body.set(places.to, i32.add(to, offset));
    body.set(places.from, i32.add(from, offset));
    for (let step = 0; step < count; step++) {
      const plus = step * width;
      body.emit(move({ at: places.to, plus }, { at: places.from, plus }));
    }
  };
  body.set(offset, 0);
  if (width === 16) {
    // A vector that is stored across two cache lines takes as long as two: after the first, each begins at a multiple of its size.
    moveAt(1);
    body.set(offset, i32.sub(16, i32.and(to, 15)));
  }
  body.while(i32.geU(i32.sub(bytes, offset), 4 * width), () => {
    moveAt(4);
    body.advance(offset, 4 * width);
  });
  body.while(i32.geU(i32.sub(bytes, offset), width), () => {
    moveAt(1);
    body.advance(offset, width);
  });
  body.set(offset, i32.sub(bytes, width));
  moveAt(1);
}
