// What did the caller ask for beside the main arguments?
import { describe } from "../coord/check.js";
import { type DType, isDType } from "../dtype/index.js";
import { fail } from "../message/index.js";

/** Options as JavaScript may pass them. */
export interface LooseOptions {
  readonly dtype?: unknown;
  readonly offset?: unknown;
  readonly byteOffset?: unknown;
  readonly axis?: unknown;
  readonly strides?: unknown;
  readonly width?: unknown;
  readonly scale?: unknown;
  readonly group?: unknown;
  readonly validRows?: unknown;
  readonly bound?: unknown;
  readonly fill?: unknown;
  readonly swizzle?: unknown;
  readonly baseOffset?: unknown;
  readonly alignment?: unknown;
  readonly capacity?: unknown;
  readonly accumulate?: unknown;
  readonly reproducible?: unknown;
  readonly timeout?: unknown;
  readonly barrier?: unknown;
  readonly workers?: unknown;
  readonly worker?: unknown;
  readonly pool?: unknown;
  readonly ragged?: unknown;
  readonly stride?: unknown;
  readonly circular?: unknown;
  readonly masked?: unknown;
  readonly numValidRows?: unknown;
}

/** The options, none where nothing was passed. An array is a misplaced argument. */
export function checkOptions(operation: string, options: unknown): LooseOptions {
  if (options === undefined) return {};
  if (typeof options === "object" && options !== null && !Array.isArray(options)) return options;
  return fail("tensor.not-options", { operation, value: describe(options) });
}

/** The dtype of this name. */
export function checkDType(operation: string, dtype: unknown): DType {
  return isDType(dtype) ? dtype : fail("dtype.unknown", { operation, dtype: describe(dtype) });
}
