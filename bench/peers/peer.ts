// What is asked of another library? Each operation makes its operands, float32 and n by n, and gives what does it once.
import { createRequire } from "node:module";

export type Operation = "fill" | "copy" | "transpose" | "add" | "addTransposed" | "addRow" | "exp" | "sum" | "matmul";

/** Does it once; a promise where the library has no other way. */
export type Run = () => unknown;

export interface Peer {
  readonly name: string;
  /** What the library has, each as fast as it documents: in place where it can, otherwise into an array of its own that it frees. */
  readonly operations: Partial<Record<Operation, Prepare>>;
}

/** Nothing, at sizes where one run takes longer than a row of the table may. */
type Prepare = (n: number) => Run | undefined | Promise<Run>;

/** An operation that is too slow, or has no memory, above a size. */
export function upTo(largest: number, prepare: Prepare): Prepare {
  return (n) => (n <= largest ? prepare(n) : undefined);
}

/** A library as its package's `main` has it. The peers' types are not there when the bench is checked: each file declares what it uses. */
export async function load<Library>(name: string): Promise<Library> {
  const loaded = await import(pathOf(name));
  return loaded.default ?? loaded;
}

export function pathOf(name: string): string {
  return createRequire(import.meta.url).resolve(name);
}

/** Memory that was never written is one page of zeros wherever it is read, so it is written. */
export function values(length: number): Float32Array {
  return new Float32Array(length).fill(0.5);
}

export function rowsOf(n: number): number[][] {
  return Array.from({ length: n }, () => new Array<number>(n).fill(0.5));
}
