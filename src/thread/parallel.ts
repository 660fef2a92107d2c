// How do the threads of a layout run a kernel over their parts of tensors?
import type { ParallelFunction, WholeFunction } from "../../types/thread/parallel.js";
import { checkLayout, type RuntimeLayout } from "../layout/remake.js";
import { fail } from "../message/index.js";
import { asTensor } from "../tensor/guard.js";
import { asKernel, type Description, idAt, type Kernel } from "./kernel.js";
import { type Argument, argumentsOf, requireShared, send, shareOf, WholeTensor } from "./parts.js";
import { asPool, type Pool } from "./pool.js";

const operation = "parallel";

/**
 * Marks a tensor that every thread gets whole, instead of its part.
 * @throws TilewrightError `tensor.not-a-tensor`.
 */
export const whole: WholeFunction = ((tensor: unknown) =>
  new WholeTensor(asTensor("whole", tensor))) as unknown as WholeFunction;

/**
 * Runs a kernel as every thread of a layout. As on a GPU, thread `id` gets of each tensor what `tensor.distribute(threads, id)` is: every
 * so many-th element along each axis. `whole(tensor)` is passed whole; numbers, bigints, booleans and strings as they are. Threads take turns on the
 * workers and on the asking thread. Where several threads would be slower, as for a kernel that is known
 * to take less than 200 µs in all, it stays on the asking thread.
 * The promise is rejected with the first error of a thread, after the others have stopped; the pool remains usable.
 * @throws TilewrightError `thread.not-shared` for a tensor that workers do not see, `thread.argument`, `thread.barrier-threads`,
 * `thread.died`, `thread.disposed`, and as `distribute`.
 */
export const parallel: ParallelFunction = (async (
  pool: unknown,
  threads: unknown,
  kernel: unknown,
  ...values: unknown[]
): Promise<void> => {
  const crew = asPool(operation, pool);
  crew.requireOpen(operation);
  const work = asKernel(operation, kernel);
  checkLayout(operation, threads);
  const passed = argumentsOf(operation, values);
  const count = threads.size();
  if (count === 0) return;
  // What cannot be shared out is refused before any thread begins.
  shareOf(operation, passed, threads, idAt(threads, 0));
  if (crew.room > 0) requireAllShared(passed);
  if (work.barrier) requireRoom(crew, count);
  const description = crew.room > 0 ? descriptionOf(threads, passed) : undefined;
  await crew.run({
    operation,
    threads: count,
    job: { kind: "kernel", module: work.module, name: work.name, description },
    workers: workersFor(crew, work, passed, count),
    ...(takesPart(work, count) && { alongside: (control) => timed(work, passed, control, threads) }),
  });
}) as unknown as ParallelFunction;

function requireAllShared(passed: readonly Argument[]): void {
  for (const [index, argument] of passed.entries()) {
    if (argument.kind !== "value") requireShared(operation, `argument ${index}`, argument.tensor);
  }
}

/** Threads that wait for each other have to run at the same time, and the asking thread may not wait. */
function requireRoom({ room }: Pool, threads: number): void {
  if (threads > 1 && threads > room) fail("thread.barrier-threads", { operation, threads, workers: room });
}

function takesPart({ barrier }: Kernel, count: number): boolean {
  return !barrier || count === 1;
}

function descriptionOf({ shape, stride }: RuntimeLayout, passed: readonly Argument[]): Description {
  return { shape, stride, passed: passed.map(send) };
}

// --- the gate: what a kernel took before tells what it will take --------------------------------------------------------------------

/** Nanoseconds that a kernel took for a scalar of its tensors, where it was measured. */
const rates: WeakMap<Kernel, number> = new WeakMap();

function workersFor(pool: Pool, kernel: Kernel, passed: readonly Argument[], count: number): number {
  if (count === 1) return 0;
  if (kernel.barrier) return count;
  const rate = rates.get(kernel);
  return rate === undefined || pool.isWorth(rate * scalarsOf(passed)) ? count - 1 : 0;
}

/** The asking thread's share, measured; gives which part of all it was. */
function timed(kernel: Kernel, passed: readonly Argument[], control: Int32Array, threads: RuntimeLayout): number {
  const start = performance.now();
  const turns = kernel.takeTurns(control, threads, passed);
  const nanoseconds = (performance.now() - start) * 1e6;
  const part = turns / threads.size();
  if (turns > 0) rates.set(kernel, nanoseconds / part / scalarsOf(passed));
  return part;
}

function scalarsOf(passed: readonly Argument[]): number {
  const parts = passed.flatMap((argument) => (argument.kind === "part" ? [argument.tensor.geometry.size] : []));
  return Math.max(1, ...parts);
}
