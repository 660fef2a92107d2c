// What does the library make of the platform that it runs on?
import type { Capabilities } from "../../types/tensor/capabilities.js";
import { hardwareThreads, threadObstacle } from "../engine/platform.js";
import { kernels } from "./kernels.js";

/**
 * Which kernels carry out bulk operations, how many threads a pool would use, and why. Asking compiles nothing.
 * @example
 * capabilities().kernels; // "simd"
 */
export function capabilities(): Capabilities {
  const { name, obstacle } = kernels();
  if (obstacle !== undefined) return { kernels: "scalar", reason: obstacle, ...threads() };
  const reason =
    name === "simd"
      ? "WebAssembly has SIMD; the kernels are compiled at the first operation that gains by them"
      : "tilewright/core has scalar kernels only; import tilewright for SIMD";
  return { kernels: name, reason, ...threads() };
}

function threads(): Pick<Capabilities, "threads" | "threadsReason"> {
  const obstacle = threadObstacle();
  if (obstacle !== undefined) return { threads: 1, threadsReason: obstacle };
  return { threads: hardwareThreads(), threadsReason: "as many as the processor runs at once" };
}
