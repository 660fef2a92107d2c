// A matrix product of two files, C = A · B, tile by tile.
//
//     npm start                          the files in examples/data, their sizes known while compiling
//     npm start -- a.npy b.npy           any two float32 matrices that fit, of either order
import { drawLayout, zeros } from "tilewright";
import { readNpy } from "tilewright/npy/node";
import { type Matrix, tiledMatmul } from "./matmul/kernel.js";
import { firstDifference, plainMatmul } from "./matmul/plain.js";
import { BadArgument, run } from "./support/run.js";

await run("matmul", async (...paths) => {
  const [pathA, pathB, ...others] = paths;
  if (pathA === undefined) return multiplyOurs();
  if (pathB === undefined || others.length > 0) {
    throw new BadArgument(`takes two .npy files or none, not ${paths.length}: npm start -- a.npy b.npy`);
  }
  return multiplyGiven(pathA, pathB);
});

/** What is asked of a file is checked when it is read, and then known: the types below hold whatever the file contains. */
async function multiplyOurs(): Promise<void> {
  const folder = new URL("data/", import.meta.url);
  const a = await readNpy(new URL("a.npy", folder), { dtype: "float32", shape: [128, 96], order: "rowMajor" });
  //    ^? const a: TileTensor<"float32", Layout<[128, 96], [96, 1]>>
  const b = await readNpy(new URL("b.npy", folder), { dtype: "float32", shape: [96, 160], order: "rowMajor" });
  //    ^? const b: TileTensor<"float32", Layout<[96, 160], [160, 1]>>
  multiply(a, b);
}

async function multiplyGiven(pathA: string, pathB: string): Promise<void> {
  const a = await readNpy(pathA, { dtype: "float32", shape: ["?", "?"] });
  //    ^? const a: TileTensor<"float32", Layout<[number, number], [number, number]>>
  const b = await readNpy(pathB, { dtype: "float32", shape: [a.layout.shape[1], "?"] });
  //    ^? const b: TileTensor<"float32", Layout<[number, number], [number, number]>>
  multiply(a, b);
}

/** Both forms of the inner loops and a plain triple loop, whose results must be the same. */
function multiply<M extends number, K extends number, N extends number>(
  a: Matrix<M, K>,
  b: Matrix<NoInfer<K>, N>,
): void {
  const [rows, columns] = [a.layout.shape[0], b.layout.shape[1]];
  const c = zeros("float32", rows, columns);
  const onArrays = zeros("float32", rows, columns);
  printLayouts(a, b, c);

  const [viewsTime] = timed(() => tiledMatmul(c, a, b, "views"));
  const [arraysTime] = timed(() => tiledMatmul(onArrays, a, b, "arrays"));
  const [plainTime, expected] = timed(() => plainMatmul(a, b));
  for (const product of [c, onArrays]) {
    const wrong = firstDifference(product, expected);
    if (wrong !== undefined) throw new Error(`wrong at ${wrong}`);
  }

  console.log("first rows of C, six columns of each:");
  console.log(c.slice([0, Math.min(4, rows)], [0, Math.min(6, columns)]));
  console.log("\nequal to a plain triple loop bit for bit: all add in the order of k, in doubles, and round once");
  console.log(`kernel in views ${viewsTime}, on the arrays behind them ${arraysTime}, plain triple loop ${plainTime}`);
}

function printLayouts(a: Matrix<number, number>, b: Matrix<number, number>, c: Matrix<number, number>): void {
  console.log(`A ${a.dtype} ${a.layout}\nB ${b.dtype} ${b.layout}\nC ${c.dtype} ${c.layout}\n`);
  const tile = a.transpose().tileClipped([16, 32], [0, 0]);
  console.log(`first tile of A, transposed, in the file:\n${drawLayout(tile.layout, { maxRows: 8, maxColumns: 8 })}\n`);
  const vectors = zeros("float32", 16, 32).vectorize(1, 4);
  console.log(`its vectors in the workspace, ${vectors.dtype}:\n${drawLayout(vectors.layout)}\n`);
  const parts = zeros("float64", 32, 32).vectorize(4, 4);
  console.log(`parts of a block of C, ${parts.dtype}:\n${drawLayout(parts.layout)}\n`);
}

/** The best of three runs, since the first ones are compiled on the way, and what the last one gave. */
function timed<Result>(work: () => Result): [time: string, result: Result] {
  let [best, result] = once(work);
  for (let again = 0; again < 2; again++) {
    const [time, next] = once(work);
    [best, result] = [Math.min(best, time), next];
  }
  return [`${best.toFixed(2)} ms`, result];
}

function once<Result>(work: () => Result): [milliseconds: number, result: Result] {
  const start = performance.now();
  const result = work();
  return [performance.now() - start, result];
}
