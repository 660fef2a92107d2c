// What runs in a worker? `tools/generate/worker.ts` makes one text of this file and of what it imports, for Node and browsers alike.
//
// It knows the library's own threaded kernels. Those of users bring the library along in their module.
import type { WasmMemoryObject, WebAssemblyApi } from "../engine/web-assembly.js";
import { gemmScratchBytes } from "../kernel/gemm-blocks.js";
import { part } from "../kernel/matrix.js";
import { type Gemm, type GemmHome, multiplyInBlocks } from "../kernel/simd/blocks.js";
import { stopAll, takeTurns } from "./control.js";
import {
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
  onmessage: ((event: { readonly data: Order }) => void) | null;
}

interface Scope extends Port {
  readonly process?: { getBuiltinModule?(name: string): { readonly parentPort: Port | null } };
  readonly WebAssembly?: WebAssemblyApi;
}

const scope = globalThis as unknown as Scope;
const port = scope.process?.getBuiltinModule?.("node:worker_threads").parentPort ?? scope;

port.onmessage = ({ data }) => void carryOut(data);
port.postMessage({ run: 0 });

async function carryOut({ run, control, job }: Order): Promise<void> {
  try {
    if (job.kind === "kernel") await runKernel(control, job);
    else runMatmul(control, job);
    port.postMessage({ run });
  } catch (error) {
    stopAll(control);
    port.postMessage({ run, error: sent(error) });
  }
}

async function runKernel(control: Int32Array, { module, name, description }: KernelJob): Promise<void> {
  const exported = (await import(module)) as Readonly<Record<string, WorkingKernel | undefined>>;
  const kernel = exported[name];
  if (kernel?.[workKey] === undefined) throw new NotExported(module, name);
  kernel[workKey](control, description);
}

function runMatmul(control: Int32Array, job: MatmulJob): void {
  const home = homeFor(job);
  const { c, a, b, add, band } = job;
  takeTurns(control, (index) => {
    const row = index * band;
    const rows = Math.min(band, c.rows - row);
    multiplyInBlocks(
      home,
      gemmScratchBytes,
      part(c, row, 0, rows, c.columns),
      part(a, row, 0, rows, a.columns),
      b,
      add,
    );
  });
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

function sent(error: unknown): SentError {
  if (error instanceof NotExported) return { name: "", message: "", missing: error.missing };
  if (!(error instanceof Error)) return { name: "Error", message: String(error) };
  const { name, message, stack } = error;
  const code: unknown = Reflect.get(error, "code");
  return { name, message, ...(stack !== undefined && { stack }), ...(typeof code === "string" && { code }) };
}
