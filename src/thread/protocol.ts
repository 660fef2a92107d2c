// What do a pool and its workers say to each other?
import type { ArrayOperand } from "../kernel/copy.js";
import type { Matrix } from "../kernel/matrix.js";
import type { Nest } from "../kernel/nest.js";

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
  /** Where bands begin, and where the last one ends. */
  readonly edges: readonly number[];
  /** The compiled kernels, and the bytes of memory that they need. */
  readonly code: object;
  readonly bytes: number;
}

/** Copy scalars from one array into another that it does not overlap. */
export interface CopyJob {
  readonly kind: "copy";
  readonly nest: Nest;
  readonly to: ArrayOperand;
  readonly from: ArrayOperand;
}

export type Job = KernelJob | MatmulJob | CopyJob;

/** The first message to a worker: its line, and its place in the pool. */
export interface Greeting {
  readonly line: Int32Array;
  readonly place: number;
}

/** What a worker is sent: a job, the words of its runs, and the number under which it is kept. */
export interface Order {
  readonly run: number;
  readonly id: number;
  readonly control: Int32Array;
  readonly job: Job;
}

/** What a worker sends: that it is ready (run 0), that it has left a run of which somebody waits to be told, or why a job fails. */
export interface Report {
  readonly run: number;
  readonly id: number;
  readonly error?: SentError;
  /** Held as long as the worker lives: browsers tell in no other way that one has ended by itself. */
  readonly lock?: string;
}

/** An error on its way from one thread to another. */
export interface SentError {
  readonly name: string;
  readonly message: string;
  readonly code?: string;
  readonly stack?: string;
  /** A kernel that a module does not export. */
  readonly missing?: { readonly module: string; readonly name: string };
  /** A module that cannot be loaded. */
  readonly unloaded?: { readonly module: string; readonly cause: string };
}
