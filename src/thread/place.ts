// What does a pool know of one of its workers? Whether it is there, how soon it comes, and which jobs it has kept.
import type { Hand } from "./crew.js";
import { keep } from "./kept.js";
import { call, looking, newLine, send, stateOf, stir, timesForgotten } from "./line.js";
import type { Order } from "./protocol.js";

export class Place {
  /** Its place in the pool, under which it signs in the words of a run. */
  readonly index: number;
  #hand: Hand | undefined;
  #line: Int32Array | undefined;
  /** The numbers of the jobs that the worker has kept, as far as it has not forgotten them. */
  readonly #jobs: Map<number, true> = new Map();
  #forgotten = 0;

  constructor(index: number) {
    this.index = index;
  }

  get isFilled(): boolean {
    return this.#hand !== undefined;
  }

  /** Does the worker look at its bell this very moment? */
  get isLooking(): boolean {
    return this.#line !== undefined && stateOf(this.#line) === looking;
  }

  fill(hand: Hand): void {
    this.#hand = hand;
    this.#line = newLine();
    this.#jobs.clear();
    this.#forgotten = 0;
    hand.post({ line: this.#line, place: this.index });
  }

  /** The worker has ended; true if it had been there. */
  clear(): boolean {
    const wasFilled = this.isFilled;
    this.#hand = undefined;
    return wasFilled;
  }

  terminate(): void {
    this.#hand?.terminate();
    this.clear();
  }

  /** While it is kept, the program does not end. */
  keep(isKept: boolean): void {
    this.#hand?.keep(isKept);
  }

  /** Was the worker sent this job? */
  knows(id: number): boolean {
    return this.#jobs.has(id);
  }

  /** It will be called in a moment: what it takes to wake it passes meanwhile. */
  stir(): void {
    if (this.#line !== undefined) stir(this.#line);
  }

  /** Calls the worker, by its bell if it knows the job, else by a message. */
  order(order: Order): void {
    const [hand, line] = [this.#hand, this.#line];
    if (hand === undefined || line === undefined) return;
    const forgotten = timesForgotten(line);
    if (forgotten !== this.#forgotten) this.#jobs.clear();
    this.#forgotten = forgotten;
    if (this.knows(order.id) && call(line, order.id, order.run)) return;
    keep(this.#jobs, order.id, true);
    send(line, () => hand.post(order));
  }
}
