// Who runs what threads are given, and what becomes of a run in which a thread fails?
import type { SentenceCode } from "../../types/message/catalogue.js";
import type { ThreadPool, ThreadPoolFunction } from "../../types/thread/pool.js";
import { describe, isSize } from "../coord/check.js";
import { hardwareThreads, threadObstacle } from "../engine/index.js";
import { errorOf, fail, TilewrightError } from "../message/index.js";
import { copyingKey } from "../tensor/copy-async.js";
import { checkOptions } from "../tensor/options.js";
import type { Tensor } from "../tensor/tensor.js";
import { startHand } from "./crew.js";
import { Current } from "./current.js";
import { Gate } from "./gate.js";
import { Jobs } from "./jobs.js";
import { Place } from "./place.js";
import type { Job, Report, SentError } from "./protocol.js";
import { sharedCopy } from "./shared-copy.js";

const operation = "threadPool";

/**
 * Starts workers, which wait until there is work. In a page without cross-origin isolation, or under a policy that forbids them,
 * there are none: `size` is 1, `reason` says why, and everything runs on the asking thread.
 * @throws TilewrightError `thread.workers` if the number of workers is none.
 */
export const threadPool: ThreadPoolFunction = async (options) => {
  const { workers: asked, worker } = checkOptions(operation, options);
  const workers = asked === undefined ? hardwareThreads() - 1 : asked;
  if (!isSize(workers) || workers > 1024) fail("thread.workers", { workers: describe(workers) });
  const pool = new Pool(worker === undefined ? undefined : String(worker));
  const ifNone = asked === undefined ? "the processor runs one thread at once" : "no workers were asked for";
  await pool.start(workers, workers === 0 ? ifNone : threadObstacle());
  return pool as unknown as ThreadPool;
};

/** The pool that a value is, or the sentence that it is none. */
export function asPool(asked: string, value: unknown): Pool {
  if (!(value instanceof Pool)) fail("thread.not-a-pool", { operation: asked, value: describe(value) });
  return value;
}

/** What a run is. */
export interface Run {
  readonly operation: string;
  /** How many indices there are to take. */
  readonly threads: number;
  readonly job: Job;
  /** How many workers it is worth. */
  readonly workers: number;
  /** Does the asking thread's share, and gives which part of the whole it was. Without it only workers take part. */
  readonly alongside?: (control: Int32Array) => number;
}

export class Pool implements Omit<ThreadPool, typeof Symbol.dispose> {
  readonly #places: Place[] = [];
  readonly #jobs: Jobs = new Jobs();
  readonly #gate: Gate = new Gate();
  /** Workers on their way in place of others that have ended. */
  readonly #fillings: Set<Promise<void>> = new Set();
  readonly #url: string | undefined;
  #reason = "";
  #runs = 0;
  #current: Current | undefined;
  #last: Promise<void> = Promise.resolve();
  #asked = 0;
  #isDisposed = false;

  constructor(url: string | undefined) {
    this.#url = url;
  }

  get size(): number {
    return 1 + this.workers;
  }

  get reason(): string {
    return this.#reason;
  }

  /** Workers that are there or on their way. */
  get room(): number {
    return this.workers + this.#fillings.size;
  }

  get workers(): number {
    return this.#places.filter(({ isFilled }) => isFilled).length;
  }

  /** Is work that takes one thread so many nanoseconds done sooner by several? Asked once for each piece of work. */
  isWorth(nanoseconds: number): boolean {
    const filled = this.#places.filter(({ isFilled }) => isFilled);
    const areLooking = filled.every(({ isLooking }) => isLooking);
    return filled.length > 0 && this.#gate.isOpen(nanoseconds, areLooking);
  }

  /** Comes up with as many workers as the platform gives; with none, where there is an obstacle. */
  async start(workers: number, obstacle: string | undefined): Promise<void> {
    if (obstacle !== undefined) {
      this.#reason = obstacle;
      return;
    }
    for (let index = 0; index < workers; index++) this.#places.push(new Place(index));
    const starts = await Promise.allSettled(this.#places.map((place) => this.#fill(place)));
    const failed = starts.find((start) => start.status === "rejected");
    this.#reason =
      failed === undefined
        ? `${this.workers} workers beside the asking thread`
        : `a worker cannot be started: ${failed.reason instanceof Error ? failed.reason.message : String(failed.reason)}`;
  }

  dispose(): void {
    if (this.#isDisposed) return;
    this.#isDisposed = true;
    this.#reason = "the pool was disposed";
    for (const place of this.#places) place.terminate();
    const current = this.#current;
    if (current === undefined) return;
    current.fail(disposed(current.operation));
    for (const place of this.#places) current.drop(place);
  }

  /** A copy by a worker, which the asking thread does not wait for; undefined where no worker can. */
  copy(tensor: Tensor, source: Tensor): Promise<void> | undefined {
    const copy = sharedCopy(tensor, source);
    if (copy === undefined || (this.workers === 0 && !this.#isDisposed)) return undefined;
    const job: Job = { kind: "copy", ...copy };
    return this.run({ operation: "copyFromAsync", threads: 1, job, workers: 1 });
  }

  static {
    Object.defineProperty(Pool.prototype, copyingKey, {
      value: Pool.prototype.copy,
      writable: true,
      configurable: true,
    });
    // Platforms without `Symbol.dispose` have no `using` either.
    if (Symbol.dispose !== undefined)
      Object.defineProperty(Pool.prototype, Symbol.dispose, { value: Pool.prototype.dispose });
  }

  /** Runs come one after the other, in the order in which they were asked for. */
  async run(run: Run): Promise<void> {
    const before = this.#last;
    let end = (): void => undefined;
    this.#last = new Promise((resolve) => {
      end = resolve;
    });
    this.#asked += 1;
    try {
      // The first one begins at once: the asking thread does its share before it goes on.
      if (this.#asked > 1) await before;
      await this.#carryOut(run);
    } finally {
      this.#asked -= 1;
      end();
    }
  }

  /** Throws once the pool was disposed. */
  requireOpen(asked: string): void {
    if (this.#isDisposed) throw disposed(asked);
  }

  async #carryOut({ operation: asked, threads, job, workers, alongside }: Run): Promise<void> {
    this.requireOpen(asked);
    if (alongside === undefined && this.workers < workers) await this.#complete(workers, asked);
    const chosen = this.#places.filter(({ isFilled }) => isFilled).slice(0, workers);
    for (const place of chosen) place.stir();
    const { id, control } = this.#jobs.begin(job, threads, chosen.length > 0 ? this.#places.length : 0);
    this.#runs += 1;
    const current = new Current(asked, this.#runs, id, control, chosen);
    this.#current = current;
    try {
      const called = performance.now();
      for (const place of chosen) place.order({ run: current.run, id, control, job });
      const start = performance.now();
      const part = doAlongside(current, () => alongside?.(control));
      const time = performance.now() - start;
      if (alongside !== undefined) current.look(time);
      await current.end();
      if (chosen.length > 0 && part > 0) this.#gate.learn(performance.now() - called, time / part);
    } finally {
      this.#current = undefined;
    }
    if (current.error === undefined) return;
    this.#jobs.forget(id);
    throw current.error;
  }

  /** Where the asking thread does nothing itself, a worker that has ended is waited for. */
  async #complete(workers: number, asked: string): Promise<void> {
    await Promise.allSettled(this.#fillings);
    this.requireOpen(asked);
    if (this.workers >= workers) return;
    throw errorOf("thread.died", { operation: asked, cause: "no other one could take its place" });
  }

  async #fill(place: Place): Promise<void> {
    const hand = await startHand(this.#url, {
      report: (report) => this.#hear(place, report),
      death: (cause) => this.#lose(place, cause),
    });
    if (this.#isDisposed) hand.terminate();
    else place.fill(hand);
  }

  #hear(place: Place, { run, id, error }: Report): void {
    const current = this.#current;
    if (current === undefined || (error === undefined ? current.run !== run : current.id !== id)) return;
    if (error !== undefined) current.fail(received(current.operation, error));
    current.drop(place);
  }

  /** A worker has ended: the run in which it may have taken a turn fails, and another one takes its place. */
  #lose(place: Place, cause: string): void {
    const wasFilled = place.clear();
    const current = this.#current;
    if (current !== undefined && (current.waitsFor(place) || place.knows(current.id))) {
      current.fail(errorOf("thread.died", { operation: current.operation, cause }));
      current.drop(place);
    }
    if (!wasFilled || this.#isDisposed) return;
    const filling = this.#fill(place).catch(() => undefined);
    this.#fillings.add(filling);
    filling.finally(() => this.#fillings.delete(filling));
  }
}

/** The asking thread's part, 0 if it has none. */
function doAlongside(current: Current, share: () => number | undefined): number {
  try {
    return share() ?? 0;
  } catch (error) {
    current.fail(error instanceof Error ? error : new Error(String(error)));
    return 0;
  }
}

function disposed(asked: string): TilewrightError {
  return errorOf("thread.disposed", { operation: asked });
}

/** The error of a worker as one of this thread; its stack is the worker's. */
function received(asked: string, { name, message, code, stack, missing, unloaded }: SentError): Error {
  if (missing !== undefined) return errorOf("thread.not-exported", { operation: asked, ...missing });
  if (unloaded !== undefined) return errorOf("thread.not-loaded", { operation: asked, ...unloaded });
  const error =
    code !== undefined && name === "TilewrightError"
      ? new TilewrightError(code as SentenceCode, message)
      : new Error(message);
  if (!(error instanceof TilewrightError)) error.name = name;
  if (stack !== undefined) error.stack = stack;
  return error;
}
