/// <reference lib="esnext.disposable" preserve="true" />
// What is a pool of threads? The types of `threadPool`.

/** Threads that wait for work: workers, and the thread that asks. */
export interface ThreadPool {
  /** How many threads work at once, the asking one among them. */
  readonly size: number;
  /** Why there are so many, as a sentence. */
  readonly reason: string;
  /** Ends the workers. Work that is under way is rejected with `thread.disposed`. Doing so again does nothing. */
  dispose(): void;
  /** `using pool = await threadPool()` disposes at the end of its block. */
  [Symbol.dispose](): void;
}

export interface ThreadPoolOptions {
  /** Workers to start; by default one less than the processor has threads. */
  readonly workers?: number;
  /** Where `workerSource` is served from, for pages whose policy forbids workers from `blob:` URLs. */
  readonly worker?: string | URL;
}

/**
 * Starts workers, which wait until there is work. In a page without cross-origin isolation, or under a policy that forbids them,
 * there are none: `size` is 1, `reason` says why, and everything runs on the asking thread.
 * @throws TilewrightError `thread.workers` if the number of workers is none.
 */
export type ThreadPoolFunction = (options?: ThreadPoolOptions) => Promise<ThreadPool>;
