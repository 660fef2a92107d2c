// How does a function become a kernel that workers find and run?
import type { IntTuple } from "../../types/coord/int-tuple.js";
import type { Thread, ThreadKernel, ThreadKernelFunction } from "../../types/thread/kernel.js";
import { describe } from "../coord/check.js";
import { indexIn } from "../layout/index-in.js";
import { makeLayout } from "../layout/make-layout.js";
import type { RuntimeLayout } from "../layout/remake.js";
import { fail } from "../message/index.js";
import { checkOptions } from "../tensor/options.js";
import { depart, meet, takeTurns } from "./control.js";
import { type Argument, receive, type SentArgument, shareOf } from "./parts.js";
import { workKey } from "./protocol.js";

/**
 * A kernel from a function. It stands in a module that exports it under this name; workers import that module, so what else it does is
 * done there again. Its work is done when it returns: one that gives a promise fails with `thread.promise`.
 * @throws TilewrightError `thread.module` if the URL is none, `thread.name`, `thread.run` if there is no function.
 */
export const threadKernel: ThreadKernelFunction = ((module: unknown, name: unknown, run: unknown, options: unknown) => {
  const { barrier } = checkOptions("threadKernel", options);
  const address = addressOf(module);
  if (typeof name !== "string") fail("thread.name", { name: describe(name) });
  if (typeof run !== "function") fail("thread.run", { value: describe(run) });
  return new Kernel(address, name, run as Running, barrier === true);
}) as unknown as ThreadKernelFunction;

type Running = (thread: Thread, ...values: readonly unknown[]) => unknown;

/** What a worker needs to know to run a kernel as some of its threads. */
export interface Description {
  readonly shape: IntTuple;
  readonly stride: IntTuple;
  readonly passed: readonly SentArgument[];
}

export class Kernel implements ThreadKernel<readonly unknown[]> {
  readonly module: string;
  readonly name: string;
  readonly barrier: boolean;
  readonly run: Running;

  constructor(module: string, name: string, run: Running, barrier: boolean) {
    this.module = module;
    this.name = name;
    this.run = run;
    this.barrier = barrier;
  }

  /** Runs the kernel as one thread after the other, as long as there are some left; gives how many. */
  takeTurns(control: Int32Array, threads: RuntimeLayout, passed: readonly Argument[]): number {
    const count = threads.size();
    return takeTurns(control, (index) => {
      const id = idAt(threads, index);
      const barrier = (): void => {
        if (!this.barrier) fail("thread.barrier", {});
        if (count === 1) return;
        const meeting = meet(control);
        if (meeting !== "met") fail(meeting === "broken" ? "thread.broken" : "thread.deserted", {});
      };
      this.#finish(this.run({ id, index, count, barrier }, ...shareOf("parallel", passed, threads, id)));
      if (this.barrier && !depart(control)) fail("thread.deserted", {});
    });
  }

  /** What is still under way when the kernel returns nobody waits for. */
  #finish(result: unknown): void {
    if (!isPromise(result)) return;
    // Its failure, if it fails as well, is not another one.
    result.then(undefined, () => undefined);
    fail("thread.promise", { name: this.name });
  }

  static {
    // What a worker calls.
    Object.defineProperty(Kernel.prototype, workKey, {
      value(this: Kernel, control: Int32Array, description: Description): void {
        const threads = makeLayout("parallel", description.shape, description.stride);
        this.takeTurns(control, threads, description.passed.map(receive));
      },
    });
  }
}

function isPromise(value: unknown): value is PromiseLike<unknown> {
  return typeof value === "object" && value !== null && typeof (value as PromiseLike<unknown>).then === "function";
}

/** The id of a thread, by its place. */
export function idAt({ shape, stride }: RuntimeLayout, index: number): number {
  return indexIn(shape, stride, [index]);
}

/** The kernel that a value is, or the sentence that it is none; it may be of another copy of the package. */
export function asKernel(operation: string, value: unknown): Kernel {
  const isKernel = typeof value === "object" && value !== null && workKey in value;
  return isKernel ? (value as unknown as Kernel) : fail("thread.not-a-kernel", { operation, value: describe(value) });
}

function addressOf(module: unknown): string {
  try {
    return new URL(String(module)).href;
  } catch {
    return fail("thread.module", { module: describe(module) });
  }
}
