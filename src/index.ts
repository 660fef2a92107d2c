// tilewright: everything in `tilewright/core`, its bulk operations carried out by SIMD kernels. The one module with a side effect:
// package.json names it in `sideEffects`.
import { simdKernels } from "./kernel/simd/kernels.js";

// The kernels, and of what they are made their text, come first in a program: compression sees 32 kB back, and a long text between functions
// hides from it what they have in common, a kilobyte.

import { installKernels } from "./kernel/kernels.js";

export * from "./core.js";

installKernels(simdKernels);
