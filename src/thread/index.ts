// `tilewright/thread`: pools of threads over shared memory.
export type * from "../../types/thread/index.js";
export { threadKernel } from "./kernel.js";
export { parallelMatmul } from "./matmul.js";
export { parallel, whole } from "./parallel.js";
export { threadPool } from "./pool.js";
export { workerSource } from "./worker.generated.js";
