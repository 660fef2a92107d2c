// What does the library make of the platform that it runs on?

export interface Capabilities {
  /** Who carries out bulk operations: SIMD kernels in WebAssembly, or scalar loops. Results are the same. */
  readonly kernels: "simd" | "scalar";
  /** Why it is these kernels, as a sentence. */
  readonly reason: string;
}
