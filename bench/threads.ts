// Two threads beside one: the product of matrices in shared memory, and a kernel of a user's that computes much. Rows of promises, which
// `measure.ts` does not know; taken in turns as there.
import { availableParallelism } from "node:os";
import { matmul, rowMajor, sharedMemory } from "../src/index.js";
import { parallel, parallelMatmul, threadPool } from "../src/thread/index.js";
import { kernelsAt } from "../test/thread/kernels.js";
import { quietSpread } from "./measure.js";

interface Pair {
  readonly name: string;
  one(): void | Promise<void>;
  two(): Promise<unknown>;
}

/** Prints the rows, and gives how noisy they were. */
export async function threadRows(wanted: (name: string) => boolean): Promise<readonly number[]> {
  if (availableParallelism() < 2) {
    console.log("threads: the machine runs one thread at a time");
    return [];
  }
  using pool = await threadPool({ workers: 1 });
  using alone = await threadPool({ workers: 0 });
  const { spin } = kernelsAt(new URL("../test/thread/kernels.js", import.meta.url));
  const pairs: Pair[] = [128, 256, 512, 1024].map((n) => {
    const [a, b, c] = [0, 1, 2].map(() => sharedMemory().full("float32", 0.5, n, n)) as [Square, Square, Square];
    return { name: `threads: matmul ${n}`, one: () => void matmul(c, a, b), two: () => parallelMatmul(pool, c, a, b) };
  });
  for (const rounds of [1000, 10_000]) {
    const x = sharedMemory().zeros("float32", 16, 16);
    pairs.push({
      name: `threads: a kernel of 16 x ${rounds} sines`,
      one: () => parallel(alone, rowMajor(4, 4), spin, x, rounds),
      two: () => parallel(pool, rowMajor(4, 4), spin, x, rounds),
    });
  }
  const spreads: number[] = [];
  for (const pair of pairs.filter(({ name }) => wanted(name))) spreads.push(await compare(pair));
  return spreads;
}

type Square = ReturnType<ReturnType<typeof sharedMemory>["full"]> & { readonly dtype: "float32" };

const rounds = 25;
const warmRounds = 5;
/** Milliseconds of one run after the other, as a program has them; the first of them finds the workers waiting. */
const roundTime = 10;

async function compare({ name, one, two }: Pair): Promise<number> {
  const times: [number[], number[]] = [[], []];
  let count = 1;
  for (let round = 0; round < rounds + warmRounds; round++) {
    for (const [index, run] of [one, two].entries()) {
      const start = performance.now();
      for (let repeat = 0; repeat < count; repeat++) await run();
      const time = (performance.now() - start) / count;
      if (round >= warmRounds) times[index]?.push(time * 1000);
      else if (index === 0) count = Math.max(1, Math.round(roundTime / time));
    }
  }
  const [alone, both] = times.map((all) => Math.min(...all)) as [number, number];
  const spread = Math.max(
    ...times.map((all) => (all.toSorted((a, b) => a - b)[all.length >> 1] ?? 0) / Math.min(...all)),
  );
  const noisy = spread > quietSpread ? `   (noisy: a middle round took ${spread.toFixed(2)} times the best)` : "";
  console.log(
    `${name}\n  one thread ${alone.toFixed(0).padStart(8)} µs\n  two        ${both.toFixed(0).padStart(8)} µs${(alone / both).toFixed(2).padStart(8)} x${noisy}`,
  );
  return spread;
}
