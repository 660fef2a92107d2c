// How does a function become a kernel that workers find and run?
import type { IntTuple } from "../../types/coord/int-tuple.js";
import type { Thread, ThreadKernel, ThreadKernelFunction } from "../../types/thread/kernel.js";
import { describe } from "../coord/check.js";
import { indexIn } from "../layout/index-in.js";
import { makeLayout } from "../layout/make-layout.js";
import type { RuntimeLayout } from "../layout/remake.js";
import { fail } from "../message/index.js";
import { checkOptions } from "../tensor/options.js";
import { meet, takeTurns } from "./control.js";
import { type Argument, receive, type SentArgument, shareOf } from "./parts.js";
import { workKey } from "./protocol.js";

/**
 * A kernel from a function. It stands in a module that exports it under this name; workers import that module, so what else it does is
 * done there again.
 * @throws TilewrightError `thread.module` if the URL is none.
 */
export const threadKernel: ThreadKernelFunction = ((module: unknown, name: string, run: Running, options: unknown) => {
  const { barrier } = checkOptions("threadKernel", options);
  return new Kernel(addressOf(module), name, run, barrier === true);
}) as unknown as ThreadKernelFunction;

type Running = (thread: Thread, ...values: readonly unknown[]) => void;

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
        if (count > 1 && !meet(control)) fail("thread.broken", {});
      };
      this.run({ id, index, count, barrier }, ...shareOf("parallel", passed, threads, id));
    });
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
