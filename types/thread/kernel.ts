// What is a kernel that threads run? A function that a module exports, so that workers can import it.

/** Which thread a kernel runs as. */
export interface Thread {
  /** The id that the thread layout gives it. */
  readonly id: number;
  /** Its place among all threads, from 0. */
  readonly index: number;
  /** How many threads there are. */
  readonly count: number;
  /**
   * Waits until every thread has come here.
   * @throws TilewrightError `thread.barrier` unless the kernel was made with the option `barrier`, `thread.broken` if another thread failed,
   * `thread.deserted` if another thread has ended without coming.
   */
  barrier(): void;
}

/** A function for threads, and where workers find it. */
export interface ThreadKernel<in Arguments extends readonly unknown[]> {
  /** The URL of the module that exports it. */
  readonly module: string;
  /** The name under which it does. */
  readonly name: string;
  /** Do its threads meet at barriers? Then all of them run at once, each in a worker of its own. */
  readonly barrier: boolean;
  /** Runs it as one thread, here. */
  run(thread: Thread, ...values: Arguments): void;
}

export interface ThreadKernelOptions {
  /** The kernel calls `thread.barrier()`. */
  readonly barrier?: boolean;
}

/**
 * A kernel from a function. It stands in a module that exports it under this name; workers import that module, so what else it does is
 * done there again. Its work is done when it returns: one that gives a promise fails with `thread.promise`.
 * @throws TilewrightError `thread.module` if the URL is none, `thread.name`, `thread.run` if there is no function.
 */
export type ThreadKernelFunction = <Arguments extends readonly unknown[]>(
  module: string | URL,
  name: string,
  run: (thread: Thread, ...values: Arguments) => void,
  options?: ThreadKernelOptions,
) => ThreadKernel<Arguments>;
