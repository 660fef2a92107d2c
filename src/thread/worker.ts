// What runs in a worker? `tools/generate/worker.ts` makes one text of this file and of what it imports, for Node and browsers alike.
//
// It knows the library's own threaded kernels. Those of users bring the library along in their module.
import type { WasmMemoryObject, WebAssemblyApi } from "../engine/web-assembly.js";
import { copyByLoops } from "../kernel/copy.js";
import { gemmScratchBytes } from "../kernel/gemm-blocks.js";
import { type Gemm, type GemmHome, multiplyInBands } from "../kernel/simd/blocks.js";
import { leave, stopAll, takeTurns } from "./control.js";
import { keep } from "./kept.js";
import { Ear } from "./line.js";
import {
  type Greeting,
  type Job,
  type KernelJob,
  type MatmulJob,
  type Order,
  type Report,
  type SentError,
  type WorkingKernel,
  workKey,
} from "./protocol.js";

/** The two ends of a worker's line to its pool, as Node and browsers have it in common. */
interface Port {
  postMessage(report: Report): void;
  onmessage: ((event: { readonly data: Greeting | Order }) => void) | null;
}

interface Scope extends Port {
  readonly process?: { getBuiltinModule?(name: string): { readonly parentPort: Port | null } };
  readonly WebAssembly?: WebAssemblyApi;
  readonly navigator?: {
    readonly locks?: { request(name: string, held: () => Promise<never>): Promise<never> };
  };
}

const scope = globalThis as unknown as Scope;
const port = scope.process?.getBuiltinModule?.("node:worker_threads").parentPort ?? scope;

let ear: Ear;
let place = 0;
/** The jobs that may be called for by their number. */
const jobs: Map<number, Order> = new Map();
/** Orders under way: a module may still be loading. */
let open = 0;

port.onmessage = ({ data }) => {
  if ("line" in data) {
    ear = new Ear(data.line);
    place = data.place;
  } else void receive(data);
};
if (port === scope) ready();
else port.postMessage({ run: 0, id: 0 });

/** In a browser, with the lock that says that the worker lives, if there is one to be had. */
function ready(): void {
  const lock = `tilewright ${Math.random()}`;
  const held = scope.navigator?.locks?.request(lock, () => {
    port.postMessage({ run: 0, id: 0, lock });
    return new Promise(() => undefined);
  });
  const without = (): void => port.postMessage({ run: 0, id: 0 });
  if (held === undefined) without();
  else held.catch(without);
}

/** Carries out what a message asks for, then what the bell asks for. */
async function receive(order: Order): Promise<void> {
  ear.wake();
  keep(jobs, order.id, order);
  open += 1;
  try {
    if (order.job.kind === "kernel") await load(order.job);
    carryOut(order, order.run);
  } catch (error) {
    failed(order, order.run, error);
  }
  open -= 1;
  if (open === 0 && ear.listen(answer)) jobs.clear();
}

function answer(id: number, run: number): void {
  const order = jobs.get(id);
  if (order !== undefined) carryOut(order, run);
}

function carryOut(order: Order, ofRun: number): void {
  const { control, id, job } = order;
  try {
    run(control, job);
    if (leave(control, place, ofRun)) port.postMessage({ run: ofRun, id });
  } catch (error) {
    failed(order, ofRun, error);
  }
}

function run(control: Int32Array, job: Job): void {
  switch (job.kind) {
    case "kernel":
      kernelOf(job)[workKey](control, job.description);
      break;
    case "matmul":
      multiplyInBands(homeFor(job), gemmScratchBytes, job, (turn) => takeTurns(control, turn));
      break;
    case "copy":
      takeTurns(control, () => copyByLoops(job.nest, job.to, job.from));
  }
}

function failed({ control, id }: Order, run: number, error: unknown): void {
  stopAll(control);
  port.postMessage({ run, id, error: sent(error) });
}

/** Modules of kernels that were loaded, by their addresses. */
const modules: Map<string, Readonly<Record<string, WorkingKernel | undefined>>> = new Map();

async function load({ module }: KernelJob): Promise<void> {
  if (modules.has(module)) return;
  try {
    modules.set(module, (await import(module)) as Record<string, WorkingKernel | undefined>);
  } catch (error) {
    throw new NotLoaded(module, error);
  }
}

function kernelOf({ module, name }: KernelJob): WorkingKernel {
  const kernel = modules.get(module)?.[name];
  if (kernel?.[workKey] === undefined) throw new NotExported(module, name);
  return kernel;
}

let home: GemmHome | undefined;
let homeCode: object | undefined;
let memory: WasmMemoryObject | undefined;

/** The kernels in a memory of this worker's own, kept as long as it is large enough. */
function homeFor({ code, bytes }: MatmulJob): GemmHome {
  const api = scope.WebAssembly as WebAssemblyApi;
  const isLarge = memory !== undefined && memory.buffer.byteLength >= bytes;
  if (home !== undefined && homeCode === code && isLarge) return home;
  const pages = Math.ceil(bytes / 65536);
  if (memory === undefined || !isLarge) memory = new api.Memory({ initial: pages, maximum: pages });
  const { exports } = new api.Instance(code, { library: { memory } });
  const { gemm, gemm64 } = exports as unknown as { readonly gemm: Gemm; readonly gemm64: Gemm };
  const { buffer } = memory;
  home = { gemm, gemm64, scratch: 0, floats: new Float32Array(buffer), doubles: new Float64Array(buffer) };
  homeCode = code;
  return home;
}

/** The pool has the sentence: a worker knows none. */
class NotExported extends Error {
  readonly missing: { readonly module: string; readonly name: string };

  constructor(module: string, name: string) {
    super();
    this.missing = { module, name };
  }
}

/** Node says who imports the module, which is all of this program's text. */
class NotLoaded extends Error {
  readonly unloaded: { readonly module: string; readonly cause: string };

  constructor(module: string, error: unknown) {
    super();
    const cause = error instanceof Error ? error.message : String(error);
    this.unloaded = { module, cause: cause.replace(/ imported from data:\S*/, "") };
  }
}

function sent(error: unknown): SentError {
  if (error instanceof NotLoaded) return { name: "", message: "", unloaded: error.unloaded };
  if (error instanceof NotExported) return { name: "", message: "", missing: error.missing };
  if (!(error instanceof Error)) return { name: "Error", message: String(error) };
  const { name, message, stack } = error;
  const code: unknown = Reflect.get(error, "code");
  return { name, message, ...(stack !== undefined && { stack }), ...(typeof code === "string" && { code }) };
}
