// Which operations gain by SIMD? The rest is done by the scalar table.
import { type Kernels, scalarKernels } from "../kernels.js";
import { copySimd } from "./copy.js";
import { simdObstacle } from "./instance.js";
import { multiplySimd } from "./matmul.js";

/** Kernels in WebAssembly with 128-bit vectors. Results are bit for bit those of the scalar table. */
export const simdKernels: Kernels = {
  name: "simd",
  get obstacle(): string | undefined {
    return simdObstacle();
  },
  copy(nest, to, from): void {
    if (!copySimd(nest, to, from)) scalarKernels.copy(nest, to, from);
  },
  matmul(c, a, b, add): void {
    if (!(c.array instanceof Float32Array && multiplySimd(c, a, b, add))) scalarKernels.matmul(c, a, b, add);
  },
};
