// How fast is each of several ways to do one thing? They take turns in one process, so that whatever else the machine does meets
// all of them, and the best round of each counts: what it can do, not what it was left to do.

export interface Contestant {
  readonly name: string;
  /** Done when it returns, or when its promise resolves. */
  run(): unknown;
}

/** One line of the table. */
export interface Row {
  readonly name: string;
  /** What `amount` counts. */
  readonly unit: "GFLOP/s" | "GB/s" | "M/s";
  /** Operations, bytes read and written, or things made, by one run. */
  readonly amount: number;
  /** The first one is the measure of the others. */
  contestants(): readonly Contestant[] | Promise<readonly Contestant[]>;
}

export interface Result {
  readonly name: string;
  /** Nanoseconds of a run in the best round. */
  readonly best: number;
  /** How much longer the middle round took than the best. */
  readonly spread: number;
}

/** A machine on which the middle round takes so much longer than the best was busy with something else. */
export const quietSpread = 1.25;

const warmTime = 100;
const rounds = 15;
const roundTime = 4;

export async function measure(row: Row): Promise<readonly Result[]> {
  const racers: Racer[] = [];
  for (const contestant of await row.contestants()) racers.push(await warm(contestant));
  for (let round = 0; round < rounds; round++) {
    for (const racer of racers) racer.times.push(await timeOf(racer, racer.count));
  }
  return racers.map(({ name, times }) => {
    const sorted = times.toSorted((a, b) => a - b);
    const best = sorted[0] ?? Number.NaN;
    return { name, best, spread: (sorted[rounds >> 1] ?? Number.NaN) / best };
  });
}

interface Racer extends Contestant {
  readonly isAsync: boolean;
  /** How many runs fill a round. */
  readonly count: number;
  readonly times: number[];
}

/** Runs until V8 has optimized. */
async function warm(contestant: Contestant): Promise<Racer> {
  const end = performance.now() + warmTime;
  const first = contestant.run();
  const isAsync = first instanceof Promise;
  await first;
  const racer = { name: contestant.name, run: contestant.run, isAsync };
  let count = 1;
  let best = Number.POSITIVE_INFINITY;
  let isShort = true;
  // A first run that compiles on a busy machine may take all the time there is; it does not tell how long others take.
  while (isShort || performance.now() < end) {
    const time = await timeOf(racer, count);
    best = Math.min(best, time);
    isShort = time * count * 2 < roundTime * 1e6;
    if (isShort) count *= 2;
  }
  return { ...racer, count: Math.max(1, Math.round((roundTime * 1e6) / best)), times: [] };
}

/** What returns a promise is waited for; the others do not pay for asking. */
async function timeOf(racer: Pick<Racer, "run" | "isAsync">, count: number): Promise<number> {
  const start = performance.now();
  if (racer.isAsync) for (let run = 0; run < count; run++) await racer.run();
  else repeat(racer, count);
  return ((performance.now() - start) * 1e6) / count;
}

function repeat(racer: Pick<Racer, "run">, count: number): void {
  for (let run = 0; run < count; run++) racer.run();
}
