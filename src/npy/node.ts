// How is a .npy file on disk read and written? Apart from `index.ts`, so that nothing there needs Node.
import { type FileHandle, open, writeFile } from "node:fs/promises";
import type { NpyDtype } from "../../types/npy/dtype.js";
import type { AnyNpyTensor, NpyExpected, NpyOrder, NpyShape, NpySizes, NpyTensor } from "../../types/npy/expected.js";
import type { NpySource } from "../../types/npy/source.js";
import type { AnyTensor } from "../../types/tensor/index.js";
import type { Expected } from "./expected.js";
import { writeTensor } from "./format.js";
import { readTensor } from "./parse.js";

export type * from "../../types/npy/index.js";

/**
 * The tensor that a .npy file on disk holds; `expected` as in `parseNpy`. The tensor owns its memory.
 * @throws TilewrightError `npy.*` as `parseNpy`, with the path in the sentence; for a file that cannot be opened Node's own error.
 */
export function readNpy<
  const Shape extends NpySizes = NpySizes,
  const Dtype extends NpyDtype = NpyDtype,
  const Order extends NpyOrder = NpyOrder,
>(
  path: string | URL,
  expected: NpyExpected<Dtype, NpyShape<"readNpy", Shape>, Order>,
): Promise<NpyTensor<Dtype, Shape, Order>>;
/** The tensor that a .npy file on disk holds, whatever it is: `t.dtype` tells the cases apart. */
export function readNpy(path: string | URL): Promise<AnyNpyTensor>;
export async function readNpy(path: string | URL, expected: Expected = {}): Promise<unknown> {
  return readTensor(await readBytes(path), expected, `readNpy '${path}'`);
}

/**
 * Writes a tensor as a .npy file, as `formatNpy` does, over a file that is there already.
 * @throws TilewrightError as `formatNpy`, before anything is written; for a path that cannot be written Node's own error.
 */
export async function writeNpy<Tensor extends AnyTensor>(
  path: string | URL,
  tensor: NpySource<"writeNpy", Tensor>,
): Promise<void> {
  await writeFile(path, writeTensor(tensor, "writeNpy"));
}

async function readBytes(path: string | URL): Promise<Uint8Array> {
  const file = await open(path);
  try {
    const status = await file.stat();
    return status.isFile() ? await readRegular(file, status.size) : await file.readFile();
  } finally {
    await file.close();
  }
}

/** Node reads at most 2 GiB at a time. */
const longestRead = 2 ** 30;

/** Into memory of its own: `readFile` refuses more than 2 GiB, and what it gives may be anywhere in a larger buffer. */
async function readRegular(file: FileHandle, size: number): Promise<Uint8Array> {
  const bytes = new Uint8Array(size);
  let filled = 0;
  while (filled < size) {
    const { bytesRead } = await file.read(bytes, filled, Math.min(size - filled, longestRead));
    if (bytesRead === 0) break;
    filled += bytesRead;
  }
  return bytes.subarray(0, filled);
}
