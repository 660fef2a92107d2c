// tilewright: everything in `tilewright/core`, its bulk operations carried out by SIMD kernels. The one module with a side effect:
// package.json names it in `sideEffects`.
import { installKernels } from "./kernel/kernels.js";
import { simdKernels } from "./kernel/simd/kernels.js";

export * from "./core.js";

installKernels(simdKernels);
