// Many additions to few shared elements: all at once, beside an atomic step for each and beside a loop that nobody shares.
import { sharedMemory, zeros } from "../src/index.js";
import type { Contestant, Row } from "./measure.js";

const bins = 256;

/** Indices that jump about. */
function indices(count: number): Int32Array {
  return Int32Array.from({ length: count }, (_, at) => (Math.imul(at, 2654435761) >>> 8) % bins);
}

function histogramRow(count: number): Row {
  const contestants = (): readonly Contestant[] => {
    const at = zeros("int32", count);
    at.asSpan().set(indices(count));
    const [counts, span] = [sharedMemory().zeros("int32", bins), at.asSpan()];
    const [words, plain] = [sharedMemory().zeros("int32", bins).asSpan(), new Int32Array(bins)];
    return [
      { name: "Atomics.add loop", run: () => addAtomically(words, span) },
      { name: "JavaScript loop", run: () => addPlainly(plain, span) },
      { name: "atomicHistogram", run: () => void counts.atomicHistogram(at) },
    ];
  };
  return { name: `histogram ${count}`, unit: "M/s", amount: count, contestants };
}

function scatterRow(count: number, dtype: "int32" | "float32"): Row {
  const contestants = (): readonly Contestant[] => {
    const at = zeros("int32", count);
    at.asSpan().set(indices(count));
    const [sums, values] = [sharedMemory().zeros(dtype, bins), zeros(dtype, count)];
    const [words, span] = [sharedMemory().zeros("int32", bins).asSpan(), at.asSpan()];
    return [
      { name: "Atomics.add loop", run: () => addAtomically(words, span) },
      { name: "atomicScatterAdd", run: () => void sums.atomicScatterAdd(at, values) },
    ];
  };
  return { name: `scatter-add of ${dtype} ${count}`, unit: "M/s", amount: count, contestants };
}

function addAtomically(words: Int32Array, at: Int32Array): void {
  for (let k = 0; k < at.length; k++) Atomics.add(words, at[k] as number, 1);
}

function addPlainly(words: Int32Array, at: Int32Array): void {
  for (let k = 0; k < at.length; k++) {
    const place = at[k] as number;
    words[place] = (words[place] as number) + 1;
  }
}

export const rows: readonly Row[] = [
  ...[65_536, 1_048_576].map(histogramRow),
  ...(["int32", "float32"] as const).map((dtype) => scatterRow(65_536, dtype)),
];
