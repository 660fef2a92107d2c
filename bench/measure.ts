// How fast is each of several ways to do one thing? They take turns in one process, so that whatever else the machine does meets
// all of them, and the best round of each counts: what it can do, not what it was left to do.

export interface Contestant {
  readonly name: string;
  run(): void;
}

/** One line of the table. */
export interface Row {
  readonly name: string;
  /** What `amount` counts. */
  readonly unit: "GFLOP/s" | "GB/s" | "M/s";
  /** Operations, bytes read and written, or things made, by one run. */
  readonly amount: number;
  /** The first one is the measure of the others. */
  contestants(): readonly Contestant[];
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

export function measure(row: Row): readonly Result[] {
  const contestants = row.contestants();
  const counts = contestants.map(warm);
  const times = contestants.map((): number[] => []);
  for (let round = 0; round < rounds; round++) {
    for (const [index, contestant] of contestants.entries()) {
      times[index]?.push(timeOf(contestant, counts[index] ?? 1));
    }
  }
  return contestants.map(({ name }, index) => {
    const sorted = (times[index] ?? []).toSorted((a, b) => a - b);
    const best = sorted[0] ?? Number.NaN;
    return { name, best, spread: (sorted[rounds >> 1] ?? Number.NaN) / best };
  });
}

/** Runs until V8 has optimized, then tells how many runs fill a round. */
function warm(contestant: Contestant): number {
  const end = performance.now() + warmTime;
  let count = 1;
  let best = Number.POSITIVE_INFINITY;
  let isShort = true;
  // A first run that compiles on a busy machine may take all the time there is; it does not tell how long others take.
  while (isShort || performance.now() < end) {
    const time = timeOf(contestant, count);
    best = Math.min(best, time);
    isShort = time * count * 2 < roundTime * 1e6;
    if (isShort) count *= 2;
  }
  return Math.max(1, Math.round((roundTime * 1e6) / best));
}

function timeOf(contestant: Contestant, count: number): number {
  const start = performance.now();
  for (let run = 0; run < count; run++) contestant.run();
  return ((performance.now() - start) * 1e6) / count;
}
