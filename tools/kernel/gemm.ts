// How are two matrices of floats multiplied? Blocks of B and A are packed so that they stay in the caches, and a block of C, 4 rows
// by two vectors (8 of float32, 4 of float64), stays in registers while k runs: the scheme of GotoBLAS.
//
// What the shape of the code owes to V8: up to version 12 it moves all loads of a basic block above the arithmetic, so an
// unrolled loop over k runs out of registers. Every step of k therefore ends in a branch. 8 sums, 2 vectors of B, 1 of A and 1
// product fit the 15 vector registers of x64; wider blocks do not.
import { blockDepth, edgeBytes, gemmColumns, gemmRows, panelRows } from "../../src/kernel/gemm-blocks.js";
import type { Callee, FunctionBody, Local } from "../wasm/function.js";
import { i32, type Place, store, v128 } from "../wasm/instructions.js";
import type { Module } from "../wasm/module.js";
import type { FloatKind } from "./float.js";
import { definePack } from "./pack.js";

const rows = panelRows;
const unrolled = 4;

/**
 * `gemm`: C (m by n) = A (m by k) · B (k by n), or += where `add` is 1. Pointers and strides in bytes; the columns of C lie side by
 * side. `scratch` is room for the packed blocks: `gemmScratchBytes`. Beside it the steps of which it consists: `packLeft` and `packRight`
 * pack up to `blockDepth` steps of A and of B, `multiplyPanels` multiplies what they have packed. `suffix` tells the element type.
 */
export function exportGemm(module: Module, suffix: "" | "64", float: FloatKind): void {
  const { bytes } = float;
  const packLeft = definePanelPack(module, float, rows);
  const packRight = definePanelPack(module, float, columnsOf(float));
  const multiplyPanels = definePanels(module, float, defineBlock(module, float), defineEdge(module, float));
  module.exportCallee(`packLeft${suffix}`, packLeft);
  module.exportCallee(`packRight${suffix}`, packRight);
  module.exportCallee(`multiplyPanels${suffix}`, multiplyPanels);

  module.export(
    `gemm${suffix}`,
    {
      m: "i32",
      n: "i32",
      k: "i32",
      a: "i32",
      aRow: "i32",
      aColumn: "i32",
      b: "i32",
      bRow: "i32",
      bColumn: "i32",
      c: "i32",
      cRow: "i32",
      add: "i32",
      scratch: "i32",
    },
    (body, { m, n, k, a, aRow, aColumn, b, bRow, bColumn, c, cRow, add, scratch }) => {
      const left = body.local("i32", i32.add(scratch, edgeBytes));
      const right = body.local("i32", i32.add(left, blockDepth * gemmRows * bytes));
      const adds = body.local("i32");
      const [width, depth, height] = [body.local("i32"), body.local("i32"), body.local("i32")];

      stepBy(body, n, gemmColumns, width, (column) => {
        body.set(adds, add);
        stepBy(body, k, blockDepth, depth, (step) => {
          body.call(packRight, right, at(b, step, bRow, column, bColumn), width, depth, bColumn, bRow);
          stepBy(body, m, gemmRows, height, (row) => {
            body.call(packLeft, left, at(a, row, aRow, step, aColumn), height, depth, aRow, aColumn);
            const target = at(c, row, cRow, column, bytes);
            body.call(multiplyPanels, height, width, depth, left, right, target, cRow, adds, scratch);
          });
          body.set(adds, 1);
        });
      });
    },
  );
}

/** Packs `count` rows of A or columns of B, `steps` steps each, as panels one after the other; strides in bytes. */
function definePanelPack(module: Module, float: FloatKind, width: number): Callee {
  const pack = definePack(module, float, width);
  return module.define(
    { to: "i32", from: "i32", count: "i32", steps: "i32", lane: "i32", step: "i32" },
    (body, { to, from, count, steps, lane, step }) => {
      const panelBytes = body.local("i32", i32.mul(steps, width * float.bytes));
      stepBy(body, count, width, body.local("i32"), (_, lanes) => {
        body.call(pack, to, from, lanes, steps, lane, step);
        body.advance(to, panelBytes);
        body.advance(from, i32.mul(lane, width));
      });
    },
  );
}

/** Columns of a block of C. */
function columnsOf({ lanes }: FloatKind): number {
  return 2 * lanes;
}

/** The address of a matrix element. */
function at(
  base: Local<"i32">,
  row: Local<"i32">,
  rowBytes: Local<"i32">,
  column: Local<"i32">,
  columnBytes: Local<"i32"> | number,
): ReturnType<typeof i32.add> {
  return i32.add(base, i32.add(i32.mul(row, rowBytes), i32.mul(column, columnBytes)));
}

/** Runs `visit` for 0, by, 2 by, … below `end`; `size` is `by`, or less at the end. */
function stepBy(
  body: FunctionBody,
  end: Local<"i32">,
  by: number,
  size: Local<"i32">,
  visit: (start: Local<"i32">, size: Local<"i32">) => void,
): void {
  const start = body.local("i32", 0);
  const left = body.local("i32");
  body.while(i32.ltU(start, end), () => {
    body.set(left, i32.sub(end, start));
    body.set(size, i32.minU(left, by));
    visit(start, size);
    body.advance(start, by);
  });
}

/** All blocks of C that a packed block of A and one of B give. */
function definePanels(module: Module, float: FloatKind, multiply: Callee, edge: Callee): Callee {
  const { bytes } = float;
  const columns = columnsOf(float);
  return module.define(
    {
      height: "i32",
      width: "i32",
      depth: "i32",
      left: "i32",
      right: "i32",
      c: "i32",
      cRow: "i32",
      add: "i32",
      scratch: "i32",
    },
    (body, { height, width, depth, left, right, c, cRow, add, scratch }) => {
      const [leftBytes, rightBytes] = [
        body.local("i32", i32.mul(depth, rows * bytes)),
        body.local("i32", i32.mul(depth, columns * bytes)),
      ];
      const b = body.local("i32", right);
      const [a, bEnd, target] = [body.local("i32"), body.local("i32"), body.local("i32")];
      stepBy(body, width, columns, body.local("i32"), (column, lanesOfB) => {
        body.set(bEnd, i32.add(b, rightBytes));
        body.set(a, left);
        body.set(target, i32.add(c, i32.mul(column, bytes)));
        stepBy(body, height, rows, body.local("i32"), (_, lanesOfA) => {
          body.if(
            i32.and(i32.eq(lanesOfA, rows), i32.eq(lanesOfB, columns)),
            () => body.call(multiply, a, b, bEnd, target, cRow, add),
            () => {
              body.call(multiply, a, b, bEnd, scratch, columns * bytes, 0);
              body.call(edge, target, cRow, scratch, lanesOfA, lanesOfB, add);
            },
          );
          body.advance(a, leftBytes);
          body.advance(target, i32.shl(cRow, 2));
        });
        body.set(b, bEnd);
      });
    },
  );
}

/** One block of C: the sums start at 0 and run over k in order, then are stored in C or added to it. */
function defineBlock(module: Module, float: FloatKind): Callee {
  const { bytes } = float;
  return module.define(
    { a: "i32", b: "i32", bEnd: "i32", c: "i32", cRow: "i32", add: "i32" },
    (body, { a, b, bEnd, c, cRow, add }) => {
      const sums = Array.from({ length: rows }, () => [body.local("v128", v128.zero), body.local("v128", v128.zero)]);
      const [b0, b1, one] = [body.local("v128"), body.local("v128"), body.local("v128")];
      body.block((done) => {
        body.loop((again) => {
          for (let step = 0; step < unrolled; step++) {
            body.set(b0, v128.load({ at: b }));
            body.set(b1, v128.load({ at: b, plus: 16 }));
            for (const [row, [sum0, sum1]] of (sums as [Local<"v128">, Local<"v128">][]).entries()) {
              body.set(one, float.splat({ at: a, plus: row * bytes }));
              body.set(sum0, float.multiplyAdd(sum0, one, b0));
              body.set(sum1, float.multiplyAdd(sum1, one, b1));
            }
            body.advance(a, rows * bytes);
            body.advance(b, 32);
            if (step < unrolled - 1) body.branchIf(done, i32.eq(b, bEnd));
          }
          body.branchIf(again, i32.ne(b, bEnd));
        });
      });
      body.if(
        add,
        () => storeBlock(body, sums, c, cRow, float.add),
        () => storeBlock(body, sums, c, cRow),
      );
    },
  );
}

function storeBlock(
  body: FunctionBody,
  sums: readonly (readonly Local<"v128">[])[],
  c: Local<"i32">,
  cRow: Local<"i32">,
  add?: FloatKind["add"],
): void {
  for (const [row, vectors] of sums.entries()) {
    for (const [half, sum] of vectors.entries()) {
      const place: Place = { at: c, plus: half * 16 };
      body.emit(store.v128(place, add === undefined ? sum : add(v128.load(place), sum)));
    }
    if (row < rows - 1) body.advance(c, cRow);
  }
}

/** The part of a finished block that lies inside C. */
function defineEdge(module: Module, float: FloatKind): Callee {
  const { bytes } = float;
  const rowBytes = columnsOf(float) * bytes;
  return module.define(
    { c: "i32", cRow: "i32", block: "i32", height: "i32", width: "i32", add: "i32" },
    (body, { c, cRow, block, height, width, add }) => {
      const last = body.local("i32", i32.add(block, i32.mul(height, rowBytes)));
      body.while(i32.ne(block, last), () => {
        const offset = body.local("i32", 0);
        const [source, target] = [body.local("i32"), body.local("i32")];
        body.while(i32.ltU(offset, i32.mul(width, bytes)), () => {
          body.set(source, i32.add(block, offset));
          body.set(target, i32.add(c, offset));
          body.if(
            add,
            () => body.emit(float.addOne({ at: target }, { at: source })),
            () => body.emit(float.copyOne({ at: target }, { at: source })),
          );
          body.advance(offset, bytes);
        });
        body.advance(block, rowBytes);
        body.advance(c, cRow);
      });
    },
  );
}
