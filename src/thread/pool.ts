// Who runs what threads are given, and what becomes of a run in which a thread fails?
import type { SentenceCode } from "../../types/message/catalogue.js";
import type { ThreadPool, ThreadPoolFunction } from "../../types/thread/pool.js";
import { describe, isSize } from "../coord/check.js";
import { hardwareThreads, threadObstacle } from "../engine/index.js";
import { errorOf, fail, TilewrightError } from "../message/index.js";
import { checkOptions } from "../tensor/options.js";
import { isDone, newControl, stopAll } from "./control.js";
import { type Hand, startHand } from "./crew.js";
import type { Job, Report, SentError } from "./protocol.js";

const operation = "threadPool";

/**
 * Starts workers, which wait until there is work. In a page without cross-origin isolation, or under a policy that forbids them,
 * there are none: `size` is 1, `reason` says why, and everything runs on the asking thread.
 * @throws TilewrightError `thread.workers` if the number of workers is none.
 */
export const threadPool: ThreadPoolFunction = async (options) => {
  const { workers = hardwareThreads() - 1, worker } = checkOptions(operation, options);
  if (!isSize(workers) || workers > 1024) fail("thread.workers", { workers: describe(workers) });
  const pool = new Pool(worker === undefined ? undefined : String(worker));
  await pool.start(workers);
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
  /** The asking thread's share. Without it only workers take part. */
  readonly alongside?: (control: Int32Array) => void;
}

/** A worker and the run that it has not yet reported about. */
interface Place {
  hand: Hand | undefined;
  busy: number;
}

/** A run whose promise is open. */
interface Current {
  readonly run: number;
  readonly operation: string;
  readonly control: Int32Array;
  /** Workers that have not reported. */
  readonly waiting: Set<Place>;
  settle: () => void;
  error: Error | undefined;
}

export class Pool implements Omit<ThreadPool, typeof Symbol.dispose> {
  readonly #places: Place[] = [];
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

  get workers(): number {
    return this.#places.filter(({ hand }) => hand !== undefined).length;
  }

  /** Comes up with as many workers as the platform gives. */
  async start(workers: number): Promise<void> {
    const obstacle = workers === 0 ? "no workers were asked for" : threadObstacle();
    if (obstacle !== undefined) {
      this.#reason = obstacle;
      return;
    }
    const places = Array.from({ length: workers }, (): Place => ({ hand: undefined, busy: 0 }));
    this.#places.push(...places);
    const starts = await Promise.allSettled(places.map((place) => this.#fill(place)));
    const failed = starts.find((start) => start.status === "rejected");
    this.#reason =
      failed === undefined
        ? `${this.workers} workers beside the asking thread`
        : `a worker cannot be started: ${failed.reason instanceof Error ? failed.reason.message : String(failed.reason)}`;
  }

  dispose(): void {
    if (this.#isDisposed) return;
    this.#isDisposed = true;
    for (const place of this.#places) {
      place.hand?.terminate();
      place.hand = undefined;
    }
    const current = this.#current;
    if (current === undefined) return;
    stopAll(current.control);
    current.error ??= disposed(current.operation);
    current.waiting.clear();
    current.settle();
  }

  static {
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

  async #carryOut({ operation: asked, threads, job, workers, alongside }: Run): Promise<void> {
    if (this.#isDisposed) throw disposed(asked);
    const chosen = this.#places.filter(({ hand }) => hand !== undefined).slice(0, workers);
    const control = newControl(threads, chosen.length > 0);
    this.#runs += 1;
    const run = this.#runs;
    const waiting = new Set(chosen);
    const current: Current = { run, operation: asked, control, waiting, settle: () => undefined, error: undefined };
    const settled = new Promise<void>((resolve) => {
      current.settle = resolve;
    });
    this.#current = current;
    try {
      for (const place of chosen) {
        place.busy = run;
        place.hand?.keep(true);
        place.hand?.post({ run, control, job });
      }
      try {
        alongside?.(control);
      } catch (error) {
        stopAll(control);
        current.error ??= error instanceof Error ? error : new Error(String(error));
      }
      lookFor(current);
      if (!isFinished(current)) await settled;
    } finally {
      this.#current = undefined;
    }
    if (current.error !== undefined) throw current.error;
  }

  async #fill(place: Place): Promise<void> {
    const hand = await startHand(this.#url, {
      report: (report) => this.#hear(place, report),
      death: (cause) => this.#lose(place, cause),
    });
    if (this.#isDisposed) hand.terminate();
    else place.hand = hand;
  }

  #hear(place: Place, { run, error }: Report): void {
    if (place.busy === run) {
      place.busy = 0;
      place.hand?.keep(false);
    }
    const current = this.#current;
    if (current?.run !== run) return;
    // What a thread says that was only stopped by another's failure is not the cause.
    if (error !== undefined && (current.error === undefined || isEcho(current.error)))
      current.error = received(current.operation, error);
    current.waiting.delete(place);
    if (isFinished(current)) current.settle();
  }

  /** A worker has ended: its run fails, and another one takes its place. */
  #lose(place: Place, cause: string): void {
    const wasReady = place.hand !== undefined;
    place.hand = undefined;
    const current = this.#current;
    if (current?.waiting.delete(place)) {
      const died = { operation: current.operation, cause };
      stopAll(current.control);
      if (current.error === undefined || isEcho(current.error)) {
        current.error = errorOf("thread.died", died);
      }
      if (isFinished(current)) current.settle();
    }
    if (wasReady && !this.#isDisposed) this.#fill(place).catch(() => undefined);
  }
}

/** The last turns end within microseconds of each other, mostly: looking costs less than being told. */
function lookFor(current: Current): void {
  const end = performance.now() + 0.05;
  while (!isFinished(current) && performance.now() < end);
}

/** Every index is done, or one has failed and nobody touches the data any more. */
function isFinished({ control, waiting, error }: Current): boolean {
  return waiting.size === 0 || (error === undefined && isDone(control));
}

function isEcho(error: Error): boolean {
  return error instanceof TilewrightError && error.code === "thread.broken";
}

function disposed(asked: string): TilewrightError {
  return errorOf("thread.disposed", { operation: asked });
}

/** The error of a worker as one of this thread; its stack is the worker's. */
function received(asked: string, { name, message, code, stack, missing }: SentError): Error {
  if (missing !== undefined) return errorOf("thread.not-exported", { operation: asked, ...missing });
  const error =
    code !== undefined && name === "TilewrightError"
      ? new TilewrightError(code as SentenceCode, message)
      : new Error(message);
  if (!(error instanceof TilewrightError)) error.name = name;
  if (stack !== undefined) error.stack = stack;
  return error;
}
