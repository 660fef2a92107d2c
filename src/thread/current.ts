// When is a run over? When all of it is done, or it has failed and no thread touches the data any more.
import { TilewrightError } from "../message/index.js";
import { hasLeft, isDone, listen, stopAll } from "./control.js";
import type { Place } from "./place.js";

/** Milliseconds for which the asking thread looks, at the least and at the most: to be told costs about as much. */
const leastLook = 0.05;
const mostLook = 0.3;

/** A run that is under way. */
export class Current {
  readonly operation: string;
  readonly run: number;
  readonly id: number;
  readonly #control: Int32Array;
  /** Workers that are not known to have left. */
  readonly #waiting: Set<Place>;
  #settle: (() => void) | undefined;
  #error: Error | undefined;

  constructor(operation: string, run: number, id: number, control: Int32Array, places: readonly Place[]) {
    this.operation = operation;
    this.run = run;
    this.id = id;
    this.#control = control;
    this.#waiting = new Set(places);
  }

  get error(): Error | undefined {
    return this.#error;
  }

  /** The first error counts, but what a thread says that was only stopped by another's failure is not the cause. */
  fail(error: Error): void {
    stopAll(this.#control);
    if (this.#error === undefined || isEcho(this.#error)) this.#error = error;
  }

  waitsFor(place: Place): boolean {
    return this.#waiting.has(place);
  }

  /** A worker has left, by its own word or by its end. */
  drop(place: Place): void {
    this.#waiting.delete(place);
    if (this.#isOver()) this.#settle?.();
  }

  /** Looks whether the others are done, whose last turns are about as long as one's own. `time` is what one's own took. */
  look(time: number): void {
    const end = performance.now() + Math.min(mostLook, Math.max(leastLook, time / 2));
    while (!this.#isOver() && performance.now() < end);
  }

  /** Waits until it is over. The program does not end before. */
  async end(): Promise<void> {
    if (this.#isOver()) return;
    const settled = new Promise<void>((resolve) => {
      this.#settle = resolve;
    });
    const waiting = [...this.#waiting];
    for (const place of waiting) place.keep(true);
    listen(this.#control, true);
    if (!this.#isOver()) await settled;
    listen(this.#control, false);
    for (const place of waiting) place.keep(false);
  }

  #isOver(): boolean {
    if (this.#error === undefined) return isDone(this.#control);
    for (const place of this.#waiting) if (!hasLeft(this.#control, place.index, this.run)) return false;
    return true;
  }
}

function isEcho(error: Error): boolean {
  return error instanceof TilewrightError && error.code === "thread.broken";
}
