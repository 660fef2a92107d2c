// `npx tsc -p bench && node bench/dist/bench/views.js`: what views and element access cost, the best of many rounds, in nanoseconds; before
// and after ten dtypes went through the same code, since V8 shares what it learns. Each loop stands in a function made for it, as in a
// program of its own; a loop that sees every dtype is slow whatever the accessor.
import { layout } from "../src/layout/index.js";
import { arange, tileTensor, zeros } from "../src/tensor/index.js";

const side = 64;

/** The best time of a step, in nanoseconds; `run` does `steps` of them. */
function best(run: () => unknown, steps: number): number {
  let least = Infinity;
  for (let round = 0; round < 300; round++) {
    const start = performance.now();
    run();
    least = Math.min(least, performance.now() - start);
  }
  return (least * 1e6) / steps;
}

/** A function of its own source, so that nothing that other loops have seen is known to it. */
function own<Loop>(source: string): Loop {
  counter += 1;
  return new Function(`return ${source} // ${counter}`)() as Loop;
}

let counter = 0;

type Indexed = { get(i: number, j: number): number; set(i: number, j: number, value: number): void };

function access(title: string): void {
  const tensor = arange("float32", side, side) as unknown as Indexed;
  const data = Float32Array.from({ length: side * side }, (_, slot) => slot);
  const raw = own<(a: Float32Array, n: number) => number>(
    "(a, n) => { let s = 0; for (let i = 0; i < n; i++) for (let j = 0; j < n; j++) s += a[i * n + j]; return s; }",
  );
  const get = own<(a: Indexed, n: number) => number>(
    "(a, n) => { let s = 0; for (let i = 0; i < n; i++) for (let j = 0; j < n; j++) s += a.get(i, j); return s; }",
  );
  const put = own<(a: Float32Array, n: number) => void>(
    "(a, n) => { for (let i = 0; i < n; i++) for (let j = 0; j < n; j++) a[i * n + j] = j; }",
  );
  const set = own<(a: Indexed, n: number) => void>(
    "(a, n) => { for (let i = 0; i < n; i++) for (let j = 0; j < n; j++) a.set(i, j, j); }",
  );
  const steps = side * side;
  row(
    `${title}: get`,
    best(() => get(tensor, side), steps),
    best(() => raw(data, side), steps),
  );
  row(
    `${title}: set`,
    best(() => set(tensor, side), steps),
    best(() => put(data, side), steps),
  );
  product(title);
}

function product(title: string): void {
  const n = 256;
  const [a, b, c] = [0, 1, 2].map(() => zeros("float32", n, n) as unknown as Indexed);
  const [x, y, z] = [0, 1, 2].map(() => new Float32Array(n * n));
  const tensors = own<(c: unknown, a: unknown, b: unknown, n: number) => void>(
    "(c, a, b, n) => { for (let i = 0; i < n; i++) for (let j = 0; j < n; j++) { let s = 0; for (let k = 0; k < n; k++) s += a.get(i, k) * b.get(k, j); c.set(i, j, s); } }",
  );
  const arrays = own<(c: unknown, a: unknown, b: unknown, n: number) => void>(
    "(c, a, b, n) => { for (let i = 0; i < n; i++) for (let j = 0; j < n; j++) { let s = 0; for (let k = 0; k < n; k++) s += a[i * n + k] * b[k * n + j]; c[i * n + j] = s; } }",
  );
  const few = (run: () => void): number => Math.min(...Array.from({ length: 8 }, () => timeOf(run))) / n ** 3;
  row(
    `${title}: triple loop, 256`,
    few(() => tensors(c, a, b, n)),
    few(() => arrays(z, x, y, n)),
  );
}

function timeOf(run: () => void): number {
  const start = performance.now();
  run();
  return (performance.now() - start) * 1e6;
}

function views(title: string): void {
  const tensor = zeros("float32", side, side);
  const nested = tileTensor(
    new Float32Array(4096),
    layout(
      [
        [4, 16],
        [4, 16],
      ],
      [
        [1024, 64],
        [16, 1],
      ],
    ),
  );
  const steps = 10_000;
  const each = (name: string, view: (step: number) => unknown): void => {
    let last: unknown;
    const run = (): unknown => {
      for (let step = 0; step < steps; step++) last = view(step);
      return last;
    };
    row(`${title}: ${name}`, best(run, steps));
  };
  each("tile", (step) => tensor.tile([16, 16], [step & 3, 1]));
  each("tile of nested modes", (step) => nested.tile([16, 16], [step & 3, 1]));
  each("transpose", () => tensor.transpose());
  each("slice, two ranges", () => tensor.slice("16:32", "0:16"));
  each("slice, index and range", (step) => tensor.slice(step & 63, ":"));
  each("slice, moving range", (step) => tensor.slice([step & 31, { length: 16 }], ":"));
  each("vectorize", () => tensor.vectorize(1, 4));
  each("reshape", () => tensor.reshape(32, 128));
}

function row(name: string, cost: number, raw?: number): void {
  const ratio =
    raw === undefined ? "" : `${raw.toFixed(2).padStart(9)} raw ${(raw / cost).toFixed(2).padStart(6)} of raw`;
  console.log(`${name.padEnd(36)}${cost.toFixed(2).padStart(8)} ns${ratio}`);
}

function pollute(): void {
  const dtypes = [
    "int8",
    "uint8",
    "int16",
    "uint16",
    "int32",
    "uint32",
    "float16",
    "bfloat16",
    "float32",
    "float64",
  ] as const;
  for (const dtype of dtypes) {
    const tensor = zeros(dtype, side, side);
    const loosely = tensor as unknown as Indexed;
    for (let round = 0; round < 300; round++) {
      for (let i = 0; i < side; i++) loosely.set(i, i, loosely.get(i, side - 1 - i));
      tensor.transpose().tile([8, 8], [1, 1]);
      tensor.slice("1:3", round & 63);
      tensor.reshape(32, 128);
      tensor.vectorize(1, 4);
    }
  }
}

access("clean");
views("clean");
pollute();
access("ten dtypes");
views("ten dtypes");
