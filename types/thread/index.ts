export type { Thread, ThreadKernel, ThreadKernelFunction, ThreadKernelOptions } from "./kernel.js";
export type {
  KernelArguments,
  ParallelFunction,
  ParallelMatmulFunction,
  Whole,
  WholeFunction,
} from "./parallel.js";
export type { ThreadPool, ThreadPoolFunction, ThreadPoolOptions } from "./pool.js";
