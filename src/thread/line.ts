// How is a worker called that has just worked? By a bell in shared memory: a message costs both threads more than a small product does.
//
// After a run a worker stays awake: it looks at the bell for a moment, then waits for it without using the processor, and only then goes
// back to where messages are read. Who calls rings first and looks then whether the worker is awake; the worker says first that it is
// asleep, and looks at the bell then: one of the two sees the other. Messages are counted, so that no worker waits while there is one.

/** How often the bell has rung, what for (a job that the worker has kept, or 0), and in which run. */
const bell = 0;
const job = 1;
const run = 2;
/** How soon the worker comes. */
const state = 3;
/** How often it has forgotten the jobs that it kept. */
const forgotten = 4;
/** How many messages there were. */
const messages = 5;

/** What a worker is doing: it reads messages only, waits for the bell, works, or looks at the bell. */
export const asleep = 0;
export const waiting = 1;
export const working = 2;
export const looking = 3;

/** Milliseconds of looking at the bell, and then of waiting for it. */
const lookTime = 0.1;
const waitTime = 50;

/** Looks at the bell between two at the clock. */
const looks = 100;

export function newLine(): Int32Array {
  return new Int32Array(new SharedArrayBuffer(64));
}

/** What a worker is doing. */
export function stateOf(line: Int32Array): number {
  return Atomics.load(line, state);
}

/** How often a worker has forgotten the jobs that it kept. */
export function timesForgotten(line: Int32Array): number {
  return Atomics.load(line, forgotten);
}

/** Calls for a job that the worker has kept; false if it is asleep, and needs a message. */
export function call(line: Int32Array, ofJob: number, ofRun: number): boolean {
  Atomics.store(line, job, ofJob);
  Atomics.store(line, run, ofRun);
  return ring(line);
}

/** Has a worker that waits look again: it is about to be called. */
export function stir(line: Int32Array): void {
  if (stateOf(line) !== waiting) return;
  Atomics.store(line, job, 0);
  ring(line);
}

/** Sends a message by way of `post`. It is counted before it can be read, and rung for when it is there. */
export function send(line: Int32Array, post: () => void): void {
  Atomics.add(line, messages, 1);
  post();
  Atomics.store(line, job, 0);
  ring(line);
}

function ring(line: Int32Array): boolean {
  Atomics.add(line, bell, 1);
  const was = stateOf(line);
  if (was === waiting) Atomics.notify(line, bell);
  return was !== asleep;
}

/** A worker's end of the line. */
export class Ear {
  readonly #line: Int32Array;
  /** The rings that it has answered, and the messages that it has read. */
  #heard = 0;
  #read = 0;

  constructor(line: Int32Array) {
    this.#line = line;
  }

  /** A message is read: from now on the bell is heard, if not at once. */
  wake(): void {
    this.#read += 1;
    Atomics.store(this.#line, state, working);
  }

  /** Answers the bell as long as it rings. True if nobody rings any more, so that the worker forgets what it keeps; false if there is a message. */
  listen(answer: (job: number, run: number) => void): boolean {
    for (;;) {
      const rings = this.#await();
      if (Atomics.load(this.#line, messages) !== this.#read) {
        Atomics.store(this.#line, state, asleep);
        return false;
      }
      if (rings !== this.#heard) {
        this.#heard = rings;
        answer(Atomics.load(this.#line, job), Atomics.load(this.#line, run));
      } else if (this.#sleeps()) return true;
    }
  }

  /** The rings so far, as soon as there is a new one or none is to be expected. */
  #await(): number {
    Atomics.store(this.#line, state, looking);
    const end = performance.now() + lookTime;
    do {
      for (let look = 0; look < looks; look++) if (this.#isRung()) return this.#work();
    } while (performance.now() < end);
    Atomics.store(this.#line, state, waiting);
    Atomics.wait(this.#line, bell, this.#heard, waitTime);
    return this.#work();
  }

  #isRung(): boolean {
    return Atomics.load(this.#line, bell) !== this.#heard;
  }

  #work(): number {
    Atomics.store(this.#line, state, working);
    return Atomics.load(this.#line, bell);
  }

  /** Falls asleep, unless it rings at this very moment. */
  #sleeps(): boolean {
    Atomics.store(this.#line, state, asleep);
    if (this.#isRung()) return false;
    Atomics.add(this.#line, forgotten, 1);
    return true;
  }
}
