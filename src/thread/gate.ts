// Is work done sooner by several threads? By what it costs to wake them, and by what came of it the last times: where other programs have
// the processor, a worker that is waited for makes work slower.

/** Nanoseconds of work from which on it is worth calling a worker: one that looks at its bell comes at once, another has to be woken. */
const leastForLooking = 50_000;
const leastForWaking = 200_000;

/** A run that was at least so much faster than one thread was worth it. */
const gain = 1.1;

/** At most so many runs on one thread before several are tried again. */
const mostAlone = 16;

export class Gate {
  /** Runs that are still to stay on the asking thread, and how many there were to be. */
  #alone = 0;
  #pause = 0;

  /** Asked before each run of work that takes one thread so many nanoseconds. */
  isOpen(nanoseconds: number, areLooking: boolean): boolean {
    if (nanoseconds < (areLooking ? leastForLooking : leastForWaking)) return false;
    if (this.#alone === 0) return true;
    this.#alone -= 1;
    return false;
  }

  /** Told after each run of several threads what it took, and what it would have taken the asking thread, in one unit. */
  learn(time: number, timeAlone: number): void {
    if (timeAlone >= gain * time) this.#pause >>= 1;
    else if (time >= timeAlone) {
      this.#pause = Math.min(mostAlone, Math.max(1, 2 * this.#pause));
      this.#alone = this.#pause;
    }
  }
}
