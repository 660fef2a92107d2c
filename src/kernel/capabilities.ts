// What does the library make of the platform that it runs on?
import type { Capabilities } from "../../types/tensor/capabilities.js";
import { kernels } from "./kernels.js";

/**
 * Which kernels carry out bulk operations, and why. Asking compiles nothing.
 * @example
 * capabilities().kernels; // "simd"
 */
export function capabilities(): Capabilities {
  const { name, obstacle } = kernels();
  if (obstacle !== undefined) return { kernels: "scalar", reason: obstacle };
  const reason =
    name === "simd"
      ? "WebAssembly has SIMD; the kernels are compiled at the first operation that gains by them"
      : "tilewright/core has scalar kernels only; import tilewright for SIMD";
  return { kernels: name, reason };
}
