// What do a pool and its workers say to each other? Everything that a worker is sent names the run's words.
import type { Matrix } from "../kernel/matrix.js";

/** Under this symbol a kernel does what a worker asks of it; registered, since its module has a copy of the library of its own. */
export const workKey: unique symbol = Symbol.for("tilewright.kernel");

/** A kernel as workers see it. */
export interface WorkingKernel {
  [workKey](control: Int32Array, description: unknown): void;
}

/** Take turns at a kernel that a module exports. */
export interface KernelJob {
  readonly kind: "kernel";
  readonly module: string;
  readonly name: string;
  readonly description: unknown;
}

/** Take turns at bands of rows of a matrix product. */
export interface MatmulJob {
  readonly kind: "matmul";
  readonly c: Matrix;
  readonly a: Matrix;
  readonly b: Matrix;
  readonly add: boolean;
  /** Rows of a band. */
  readonly band: number;
  /** The compiled kernels, and the bytes of memory that they need. */
  readonly code: object;
  readonly bytes: number;
}

export type Job = KernelJob | MatmulJob;

/** What a worker is sent. */
export interface Order {
  readonly run: number;
  readonly control: Int32Array;
  readonly job: Job;
}

/** What a worker sends when it has no more to do in a run; `run` 0 when it is ready for the first one. */
export interface Report {
  readonly run: number;
  readonly error?: SentError;
}

/** An error on its way from one thread to another. */
export interface SentError {
  readonly name: string;
  readonly message: string;
  readonly code?: string;
  readonly stack?: string;
  /** A kernel that a module does not export. */
  readonly missing?: { readonly module: string; readonly name: string };
}
