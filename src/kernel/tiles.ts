// What do kernels offer to those who multiply tiles of their own? Operands packed once, for many products.
import type { Matrix } from "./matrix.js";

/** Which operand a tile is. */
export type Side = "left" | "right";

/** An operand in the order in which the kernels read it, in their memory. */
export interface PackedMatrix {
  readonly pointer: number;
  readonly rows: number;
  readonly columns: number;
}

/** An operand of a tile's product: packed before, or as it lies. */
export type Operand = { readonly packed: PackedMatrix } | { readonly matrix: Matrix };

export interface TileKernels {
  /** Can tiles be packed here? Compiles what is needed. */
  isReady(): boolean;
  /** How many bytes a packed operand takes. */
  packedBytes(side: Side, rows: number, columns: number, elementBytes: number): number;
  /** Packs a matrix at an address in the kernels' memory. */
  pack(side: Side, pointer: number, matrix: Matrix): PackedMatrix;
  /** C += A · B over `depth` steps, with the bits of `matmul`. Nothing is empty. */
  multiply(c: Matrix, a: Operand, b: Operand, depth: number, exact: boolean): void;
}
