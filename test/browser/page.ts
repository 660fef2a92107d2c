// What a page does with the library: the checks of one scenario, told to the server that served it. `run.ts` bundles this file.
import {
  asyncCopyGroup,
  capabilities,
  full,
  matmul,
  type ReadonlyTileTensor,
  rowMajor,
  sharedMemory,
  TilewrightError,
  wasmMemory,
  zeros,
} from "../../src/index.js";
import { parallel, parallelMatmul, threadPool, whole } from "../../src/thread/index.js";
import type { ThreadPool } from "../../types/thread/index.js";
import type * as Kernels from "../thread/kernels.js";
import type { Check, Scenario } from "./scenarios.js";

const { scenario, location, navigator } = globalThis as unknown as {
  readonly navigator: { readonly hardwareConcurrency: number };
  readonly scenario: Scenario;
  readonly location: { readonly href: string };
};
const checks: Check[] = [];

await check("capabilities tell what there is", () => {
  const { kernels, threads, threadsReason } = capabilities();
  equal(kernels, scenario.kernels);
  equal(threads, scenario.isolated ? navigator.hardwareConcurrency : 1);
  if (!scenario.isolated) includes(threadsReason, "not cross-origin isolated");
});

await check("matrices are multiplied", () => {
  const c = matmul(zeros("float32", 64, 64), full("float32", 2, 64, 64), full("float32", 0.5, 64, 64));
  equal(c.get(63, 63), 64);
  const { kernels, reason } = capabilities();
  equal(kernels, scenario.kernelsAfterUse);
  if (scenario.kernelsAfterUse === "scalar") includes(reason, "WebAssembly cannot be compiled here");
});

await check("tensors live in WebAssembly memory", () => {
  const tensor = wasmMemory().full("float64", 1.5, 4, 4);
  tensor.set(3, 3, 2);
  equal(tensor.transpose().get(3, 3), 2);
  tensor.dispose();
  throws(() => tensor.get(0, 0), "get: the tensor was disposed");
});

await check("large transposes are copied", () => {
  const source = zeros("float32", 128, 130);
  source.set(5, 129, 7);
  equal(zeros("float32", 130, 128).copyFrom(source.transpose()).get(129, 5), 7);
});

await check("shared tensors have atomics, and the page's thread never blocks", async () => {
  const memory = sharedMemory();
  equal(memory.isShared, scenario.isolated);
  const words = memory.zeros("int32", 4);
  equal(words.atomicAdd(2, 5), 0);
  equal(words.atomicCompareExchange(2, 5, 6), 5);
  const blocked = scenario.isolated
    ? "atomicWait: this thread may not block; atomicWaitAsync waits without blocking"
    : "atomicWait: no other thread sees this memory, so nobody could wake this one";
  throws(() => words.atomicWait(2, 6), blocked);
  if (scenario.isolated) equal(await words.atomicWaitAsync(2, 6, { timeout: 5 }), "timed-out");
});

const kernels: typeof Kernels = await import(new URL("/kernels.js", location.href).href);

await check("a pool has the threads that the page may have", async () => {
  using pool = await threadPool({ workers: 2 });
  equal(pool.size, scenario.blobWorkers ? 3 : 1);
  if (!scenario.isolated) includes(pool.reason, "not cross-origin isolated");
  else if (!scenario.blobWorkers) includes(pool.reason, "a worker cannot be started");
  await works(pool);
});

await check("a pool starts workers from a served file", async () => {
  using pool = await threadPool({ workers: 2, worker: new URL("/worker.js", location.href) });
  equal(pool.size, scenario.isolated ? 3 : 1);
  await works(pool);
  if (!scenario.isolated) return;
  const total = sharedMemory().zeros("int32", 1);
  await parallel(pool, rowMajor(2), kernels.count, whole(total), whole(sharedMemory().zeros("float64", 1)));
  equal(total.get(0), 2000);
  await rejects(parallel(pool, rowMajor(2), kernels.desert), "thread 1 does not come");
  await works(pool);
});

await check("a worker that ends by itself is replaced", async () => {
  if (!scenario.isolated) return;
  using pool = await threadPool({ workers: 2, worker: new URL("/worker.js", location.href) });
  // Whether its last run is done or refused is a matter of the moment.
  await parallel(pool, rowMajor(2), kernels.close).catch(() => undefined);
  await new Promise((resolve) => setTimeout(resolve, 300));
  const late = new Promise((_, reject) => setTimeout(() => reject(new Error("nobody comes")), 5000));
  const total = sharedMemory().zeros("int32", 1);
  const run = () => parallel(pool, rowMajor(2), kernels.count, whole(total), whole(sharedMemory().zeros("float64", 1)));
  await Promise.race([run().catch(() => undefined), late]);
  total.fill(0);
  for (let round = 0; round < 3; round++) await Promise.race([run(), late]);
  equal(total.get(0), 6000);
});

await check("a worker copies, where the page may have one", async () => {
  using pool = await threadPool({ workers: 1, worker: new URL("/worker.js", location.href) });
  const from = sharedMemory().full("int32", 3, 300, 200);
  const to = sharedMemory().zeros("float32", 200, 300);
  const group = asyncCopyGroup();
  for (let round = 0; round < 5; round++) to.copyFromAsync(from.transpose(), { pool, group });
  equal(group.pending, 5);
  await group.waitAll();
  equal(group.pending, 0);
  equal(sumOf(to), 180_000);
  if (!scenario.isolated) return;
  pool.dispose();
  await rejects(to.copyFromAsync(from.transpose(), { pool }), "copyFromAsync: the pool was disposed");
});

await fetch("/report", { method: "POST", body: JSON.stringify(checks) });

/** Parts of a tensor on threads, and a product of matrices. */
async function works(pool: ThreadPool): Promise<void> {
  const x = sharedMemory().full("float32", 1, 8, 8);
  await parallel(pool, rowMajor(2, 4), kernels.scale, x, 3);
  equal(sumOf(x), 192);
  const [a, b] = [sharedMemory().full("float32", 2, 256, 128), sharedMemory().full("float32", 0.5, 128, 160)];
  const c = await parallelMatmul(pool, sharedMemory().zeros("float32", 256, 160), a, b);
  equal(sumOf(c), 128 * 256 * 160);
}

function sumOf(tensor: ReadonlyTileTensor<"float32", unknown>): number {
  let sum = 0;
  const count = (tensor as unknown as { numElements(): number }).numElements();
  const loaded = tensor as unknown as { load(at: number): number };
  for (let at = 0; at < count; at++) sum += loaded.load(at);
  return sum;
}

async function check(name: string, run: () => void | Promise<void>): Promise<void> {
  try {
    await run();
    checks.push({ name });
  } catch (error) {
    checks.push({ name, problem: error instanceof Error ? `${error.name}: ${error.message}` : String(error) });
  }
}

function equal(actual: unknown, expected: unknown): void {
  if (!Object.is(actual, expected)) throw new Error(`${String(actual)} instead of ${String(expected)}`);
}

function includes(text: string, part: string): void {
  if (!text.includes(part)) throw new Error(`"${text}" says nothing of "${part}"`);
}

function throws(run: () => unknown, sentence: string): void {
  let thrown: unknown;
  try {
    run();
  } catch (error) {
    thrown = error;
  }
  equal(thrown instanceof TilewrightError ? thrown.message : thrown, sentence);
}

async function rejects(promise: Promise<unknown>, sentence: string): Promise<void> {
  const message = await promise.then(
    () => "nothing",
    (error: unknown) => (error instanceof Error ? error.message : String(error)),
  );
  equal(message, sentence);
}
