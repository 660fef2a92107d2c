// Which tensor does a .npy file hold?

import type { NpyDtype } from "../../types/npy/dtype.js";
import type { AnyNpyTensor, NpyExpected, NpyOrder, NpyShape, NpySizes, NpyTensor } from "../../types/npy/expected.js";
import { colMajor, rowMajor } from "../layout/index.js";
import { fail } from "../message/index.js";
import { arrayTensor } from "../tensor/make.js";
import { bytesOf } from "./bytes.js";
import { readElements } from "./elements.js";
import { checkExpected, type Expected } from "./expected.js";
import { readHeader } from "./header.js";

/**
 * The tensor that a .npy file holds, given as its bytes; Fortran order gives a column-major layout.
 * `expected` says what the file must be: `dtype`, `shape` with an extent, `"?"` or `{ divisibleBy }` for each axis, `order`.
 * What is asked is checked and then known in the type; what is not asked is found out and stays dynamic.
 * Elements are not copied where they can be read in place (aligned, and in the machine's byte order, as NumPy writes them): the
 * tensor then is a view of `bytes`.
 * @throws TilewrightError `npy.*` for bytes of another format, a file that is cut off, too long or contradicts itself, types of
 * which no tensor can be made (pickled objects, structures, complex numbers, text), and a file that is not what was asked for.
 * @example
 * const file = formatNpy(zeros("float32", 128, 96));
 * const a = parseNpy(file, { dtype: "float32", shape: [128, "?"], order: "rowMajor" }); // TileTensor<"float32", Layout<[128, number], [number, 1]>>
 */
export function parseNpy<
  const Shape extends NpySizes = NpySizes,
  const Dtype extends NpyDtype = NpyDtype,
  const Order extends NpyOrder = NpyOrder,
>(
  bytes: ArrayBuffer | Uint8Array,
  expected: NpyExpected<Dtype, NpyShape<"parseNpy", Shape>, Order>,
): NpyTensor<Dtype, Shape, Order>;
/**
 * The tensor that a .npy file holds, whatever it is: `t.dtype` tells the cases apart.
 * @example
 * const t = parseNpy(formatNpy(zeros("float32", 128, 96))); // AnyNpyTensor
 */
export function parseNpy(bytes: ArrayBuffer | Uint8Array): AnyNpyTensor;
export function parseNpy(bytes: ArrayBuffer | Uint8Array, expected: Expected = {}): unknown {
  return readTensor(bytesOf(bytes, "parseNpy"), expected, "parseNpy");
}

/** As `parseNpy`, its types put aside; `source` begins the sentence of a refusal. */
export function readTensor(bytes: Uint8Array, expected: Expected, source: string): unknown {
  const header = readHeader(bytes, source);
  const rank = header.shape.length;
  if (rank > mostAxes) fail("npy.rank", { source, rank, most: mostAxes });
  const order = checkExpected(header, expected, source);
  const elements = readElements(bytes, header, source);
  const layout = order === "rowMajor" ? rowMajor(...header.shape) : colMajor(...header.shape);
  return arrayTensor(elements, 0, layout, header.dtype);
}

/** NumPy's arrays have at most 64; a file of thousands is corrupt, and no tensor of them could be printed. */
const mostAxes = 1_000;
