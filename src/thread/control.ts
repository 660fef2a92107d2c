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

/** The words of a new run; shared, unless it has only one thread. */
export function newControl(threads: number, isShared: boolean): Int32Array {
  const control = isShared ? new Int32Array(new SharedArrayBuffer(64)) : new Int32Array(16);
  control[count] = threads;
  return control;
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

/** Waits until all threads have come; false if one has failed. Blocks: only for workers. */
export function meet(control: Int32Array): boolean {
  const before = Atomics.load(control, opened);
  if (Atomics.add(control, arrived, 1) + 1 === Atomics.load(control, count)) {
    Atomics.store(control, arrived, 0);
    Atomics.add(control, opened, 1);
    Atomics.notify(control, opened);
  } else while (Atomics.load(control, opened) === before && !isStopped(control)) Atomics.wait(control, opened, before);
  return !isStopped(control);
}
