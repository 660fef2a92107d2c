// Which set of generated loops serves an array?
import { arrayNameOf, type DType, type StorageArray } from "../dtype/index.js";
import type { Combining, Mapping } from "./elementwise.js";
import { loops } from "./loops.generated.js";
import type { Plane } from "./rows.js";

/** The loops of one dtype, as they look to those who choose them: which arrays they take is known from the choice. */
export interface LoopSet {
  copy(plane: Plane, to: StorageArray, at: number, x: StorageArray, left: number): void;
  combine(
    operation: Combining,
    plane: Plane,
    to: StorageArray,
    at: number,
    x: StorageArray,
    left: number,
    y: StorageArray,
    right: number,
  ): void;
  /** `to = to operation x`, so many scalars side by side in each; false, and nothing done, far into an array, and for what it does not know. */
  readonly line?: (
    operation: Combining,
    count: number,
    to: StorageArray,
    at: number,
    x: StorageArray,
    left: number,
  ) => boolean;
  map(
    operation: Mapping,
    plane: Plane,
    to: StorageArray,
    at: number,
    x: StorageArray,
    left: number,
    scale: number,
  ): void;
  /** Of a plane whose rows have a total each, or all one: its `column0` is 0. */
  extreme(operation: "min" | "max", plane: Plane, to: StorageArray, at: number, x: StorageArray, left: number): void;
  /** The place in a row of the first element of a value, or -1. */
  find(length: number, x: StorageArray, start: number, step: number, value: number | bigint): number;
  /** Into doubles, or into an array of 64-bit integers as they are. */
  sum(plane: Plane, to: StorageArray, at: number, x: StorageArray, left: number): void;
}

export function loopsOf({ dtype, array, loops: known }: LoopOperand): LoopSet {
  if (known !== undefined) return known;
  return sets[dtype === "float16" && arrayNameOf(array) === "Float16Array" ? "float16Native" : dtype];
}

interface LoopOperand {
  readonly array: StorageArray;
  readonly dtype: DType;
  readonly loops?: LoopSet;
}

// Each generated loop names the arrays of its dtype; which ones they are is known from the key.
const sets = loops as unknown as Readonly<Record<DType | "float16Native", LoopSet>>;
