/// <reference lib="esnext.disposable" preserve="true" />
// Which methods has a tensor whose memory can be given back?

export interface TensorDisposal {
  /**
   * Gives the memory back that this tensor and all views of it share; whichever of them is used afterwards throws
   * `storage.disposed`. Doing so again does nothing. What is never disposed is given back when neither a tensor nor an array that `asSpan` gave
   * refers to it any more.
   * @example
   * const memory = wasmMemory();
   * const a = memory.zeros("float32", 8, 4);
   * a.dispose();
   */
  dispose(): void;

  /** `using a = wasmMemory().zeros(…)` disposes at the end of its block. */
  [Symbol.dispose](): void;
}
