// What does the library make of the platform that it runs on?

export interface Capabilities {
  /** Who carries out bulk operations: SIMD kernels in WebAssembly, or scalar loops. Results are the same. */
  readonly kernels: "simd" | "scalar";
  /** Why it is these kernels, as a sentence. */
  readonly reason: string;
  /** How many threads `threadPool()` of `tilewright/thread` would use; 1 where there can be no workers. */
  readonly threads: number;
  /** Why it is so many, as a sentence. */
  readonly threadsReason: string;
}
