// How does a layout look as a table of offsets?
import type { IntTuple } from "../../types/coord/int-tuple.js";
import type { AnyLayout } from "../../types/layout/layout.js";
import { describe, isSize } from "../coord/check.js";
import { modesOf } from "../coord/int-tuple.js";
import { productOf } from "../coord/product.js";
import { checkLayout } from "../layout/remake.js";
import { fail } from "../message/index.js";
import { gridLines } from "./grid.js";

/** How much of a layout is drawn. */
export interface DrawOptions {
  /** Rows beyond this are left out, and dots say so; 32 unless told. */
  readonly maxRows?: number;
  /** Columns beyond this are left out, and dots say so; 32 unless told. */
  readonly maxColumns?: number;
}

/**
 * A layout of rank 1 or 2 as text: its own text, then its offsets in rows and columns. A nested mode counts along one
 * side, its first leaf fastest. Throws on another rank.
 * @example
 * drawLayout(rowMajor(2, 3));
 * // (2,3):(3,1)
 * //   | 0 1 2
 * // --+------
 * // 0 | 0 1 2
 * // 1 | 3 4 5
 */
export function drawLayout(layout: AnyLayout, options: DrawOptions = {}): string {
  checkLayout("drawLayout", layout);
  const limits = limitsIn(options);
  const modes = modesOf(layout.shape);
  const [first, second] = modes;
  if (first === undefined || modes.length > 2)
    fail("layout.not-drawable", { operation: "drawLayout", rank: modes.length });
  const lines =
    second === undefined
      ? gridLines({
          ...limits,
          rows: 1,
          columns: productOf(first),
          numbered: false,
          cell: (_, i) => `${layout.index(i)}`,
        })
      : gridLines({ ...limits, ...sides(first, second), numbered: true, cell: (i, j) => `${layout.index(i, j)}` });
  return [layout.toString(), ...lines].join("\n");
}

function sides(first: IntTuple, second: IntTuple): { readonly rows: number; readonly columns: number } {
  return { rows: productOf(first), columns: productOf(second) };
}

function limitsIn(options: unknown): Required<DrawOptions> {
  if (typeof options !== "object" || options === null) {
    return fail("tensor.not-options", { operation: "drawLayout", value: describe(options) });
  }
  const { maxRows = 32, maxColumns = 32 } = options as DrawOptions;
  for (const [option, limit] of Object.entries({ maxRows, maxColumns })) {
    if (!isSize(limit)) fail("layout.draw-limit", { option, value: describe(limit) });
  }
  return { maxRows, maxColumns };
}
