// What do the threads of one run know of each other? A few words of shared memory.

/** The next thread index that nobody has taken. */
const next = 0;
/** How many thread indices are done. */
const done = 1;
/** 1 as soon as a thread has failed: nobody takes another one. */
const stop = 2;
/** Threads that have come to the barrier, and how often it has opened. */
const arrived = 3;
const opened = 4;
/** How many thread indices there are. */
const count = 5;
/** 1 while the asking thread wants to be told, since it no longer looks. */
const listening = 6;
/** Threads of this run that have ended and may have been waited for: whoever waits for one of them at a barrier waits for ever. */
const ended = 7;
/** From here on a word for each worker: the last run that it has left. */
const left = 8;

/** The words of new runs on so many workers; shared, unless there are none. */
export function newControl(threads: number, workers: number): Int32Array {
  const bytes = 4 * (left + workers);
  const control = new Int32Array(workers > 0 ? new SharedArrayBuffer(bytes) : new ArrayBuffer(bytes));
  control[count] = threads;
  return control;
}

/**
 * Begins again with the same work, after all of it was done. A worker that comes late to the run before finds work of this one, which is the
 * same: what is done comes before what is next, so that it is counted.
 */
export function beginAgain(control: Int32Array): void {
  Atomics.store(control, done, 0);
  Atomics.store(control, ended, 0);
  Atomics.store(control, next, 0);
}

/** Takes thread indices, one after the other, and runs each, until there is none left or a thread has failed; gives how many. */
export function takeTurns(control: Int32Array, run: (index: number) => void): number {
  const threads = Atomics.load(control, count);
  let turns = 0;
  while (Atomics.load(control, stop) === 0) {
    const index = Atomics.add(control, next, 1);
    if (index >= threads) break;
    run(index);
    Atomics.add(control, done, 1);
    turns += 1;
  }
  return turns;
}

export function isDone(control: Int32Array): boolean {
  return Atomics.load(control, done) === Atomics.load(control, count);
}

export function isStopped(control: Int32Array): boolean {
  return Atomics.load(control, stop) !== 0;
}

/** Lets nobody take another index, and frees those who wait at a barrier. */
export function stopAll(control: Int32Array): void {
  Atomics.store(control, stop, 1);
  Atomics.add(control, opened, 1);
  Atomics.notify(control, opened);
}

/** Whether workers tell when they leave: telling costs more than looking. Set before one looks for the last time. */
export function listen(control: Int32Array, isListening: boolean): void {
  Atomics.store(control, listening, isListening ? 1 : 0);
}

/** A worker touches nothing of a run any more; true if somebody waits to be told. */
export function leave(control: Int32Array, worker: number, run: number): boolean {
  Atomics.store(control, left + worker, run);
  return Atomics.load(control, listening) !== 0;
}

export function hasLeft(control: Int32Array, worker: number, run: number): boolean {
  return Atomics.load(control, left + worker) === run;
}

/** How a thread leaves a barrier: with all others, because one has failed, or because one has ended that was to come. */
export type Meeting = "met" | "broken" | "deserted";

/** Waits until all threads have come. Blocks: only for workers. */
export function meet(control: Int32Array): Meeting {
  const before = Atomics.load(control, opened);
  if (Atomics.add(control, arrived, 1) + 1 === Atomics.load(control, count)) {
    Atomics.store(control, arrived, 0);
    Atomics.add(control, opened, 1);
    Atomics.notify(control, opened);
  } else {
    // Who comes counts itself first and then asks who has ended, and who ends the other way round: one of the two sees the other.
    if (Atomics.load(control, ended) > 0) return "deserted";
    while (Atomics.load(control, opened) === before && !isStopped(control)) Atomics.wait(control, opened, before);
  }
  return isStopped(control) ? "broken" : "met";
}

/** A thread that others may have to meet has ended; false if some wait for it. */
export function depart(control: Int32Array): boolean {
  Atomics.add(control, ended, 1);
  return Atomics.load(control, arrived) === 0;
}
