// How is a matrix product computed tile by tile?
import { type Agree, type Layout, type ReadonlyTileTensor, rowMajor, type TileTensor, tileTensor } from "tilewright";
import { BadArgument } from "../support/run.js";
import { multiplyArrays, multiplyBlock, type Steps } from "./multiply-block.js";

/** A matrix of float32, its strides whatever they are. */
export type Matrix<Rows, Columns> = ReadonlyTileTensor<"float32", Layout<[Rows, Columns], [number, number]>>;

/** A matrix that may be written. */
export type Result<Rows, Columns> = TileTensor<"float32", Layout<[Rows, Columns], [number, number]>>;

/**
 * c = a · b, one 32 by 32 block of C after the other. The operands come in tiles into a small workspace, the memory that the
 * threads of a GPU's block would share: the inner loops then meet one layout, known while compiling, whatever the strides of A
 * and B are and whether or not the sizes are multiples. `inner` chooses the inner loops; both give the same bits.
 */
export function tiledMatmul<M extends number, K extends number, N extends number, K2 extends number>(
  c: Result<M, N>,
  a: Matrix<NoInfer<M>, K>,
  b: Matrix<Agree<K, K2, "matmul: columns of a and rows of b">, NoInfer<N>>,
  inner: "views" | "arrays",
): void {
  const [rows, columns] = c.layout.shape;
  const shared = a.layout.shape[1];
  agree("rows of a and c", a.layout.shape[0], rows);
  agree("columns of a and rows of b", shared, b.layout.shape[0]);
  agree("columns of b and c", b.layout.shape[1], columns);

  const arrays = { sums: new Float64Array(32 * 32), a: new Float32Array(16 * 32), b: new Float32Array(16 * 32) };
  const sums = tileTensor(arrays.sums, rowMajor(32, 32));
  const aSteps = tileTensor(arrays.a, rowMajor(16, 32));
  const bSteps = tileTensor(arrays.b, rowMajor(16, 32));
  for (let i = 0; 32 * i < rows; i++) {
    for (let j = 0; 32 * j < columns; j++) {
      sums.fill(0);
      for (let step = 0; 16 * step < shared; step++) {
        fetch(aSteps, a.transpose(), step, i);
        fetch(bSteps, b, step, j);
        if (inner === "views") multiplyBlock(sums, aSteps, bSteps);
        else multiplyArrays(arrays.sums, arrays.a, arrays.b);
      }
      const block = c.tileClipped([32, 32], [i, j]);
      const [height, width] = block.layout.shape;
      block.copyFrom(sums.slice([0, height], [0, width])); // rounds to float32
    }
  }
}

/** What the types say of literals, for sizes that are known only when run. */
function agree(what: string, left: number, right: number): void {
  if (left !== right) throw new BadArgument(`matmul: ${what}: ${left} here and ${right} there`);
}

/** Brings a tile into the workspace. At the edge it is smaller, and zeros stand where it ends: they add nothing to a sum. */
function fetch(steps: Steps, matrix: Matrix<number, number>, row: number, column: number): void {
  const tile = matrix.tileClipped([16, 32], [row, column]);
  const [height, width] = tile.layout.shape;
  if (height < 16 || width < 32) steps.fill(0);
  steps.slice([0, height], [0, width]).copyFrom(tile);
}
