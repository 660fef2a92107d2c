// Is this value an engine? Asked where a caller hands one over; tensors trust the engine that they have.
import { describe } from "../coord/check.js";
import { fail } from "../message/index.js";
import type { TensorEngine } from "./engine.js";

const methods = [
  "dtypeOf",
  "extentOf",
  "offset",
  "distance",
  "unsafeCast",
  "load",
  "store",
  "arrayOf",
  "copyFrom",
  "copyTo",
] as const satisfies readonly (keyof TensorEngine<unknown>)[];

/** Throws unless a value has the methods of an engine. */
export function checkEngine(operation: string, value: unknown): asserts value is TensorEngine<unknown> {
  const engine = Object(value) as Readonly<Record<string, unknown>>;
  const member = methods.find((name) => typeof engine[name] !== "function");
  if (member !== undefined) fail("engine.lacks", { operation, value: describe(value), member });
}
