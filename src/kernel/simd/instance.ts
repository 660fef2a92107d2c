// Where are the compiled kernels? Compiled at the first call that wants them, into the library's one memory, once.
import { type WasmStore, wasmStore, webAssembly } from "../../engine/index.js";
import { gemmScratchBytes } from "../gemm-blocks.js";
import { moduleText } from "./module.generated.js";

/** The kernels, and the memory that they work in. Pointers and strides count bytes. */
export interface SimdInstance {
  readonly store: WasmStore;
  /** The whole memory. */
  readonly floats: Float32Array;
  readonly doubles: Float64Array;
  readonly halves: Uint16Array;
  /** Room for packed blocks, and whatever else a kernel needs while it runs: `gemmScratchBytes`. */
  readonly scratch: number;
  readonly gemm: Gemm;
  readonly copyRows: CopyRows;
  readonly transpose: Transpose;
  readonly add: Combine;
  readonly sub: Combine;
  readonly mul: Combine;
  readonly div: Combine;
  readonly floorDiv: Combine;
  readonly min: Combine;
  readonly max: Combine;
  readonly abs: MapRows;
  readonly recip: MapRows;
  readonly exp: Exp;
  readonly sumRows: SumRows;
  readonly sumColumns: SumColumns;
  readonly minRows: ExtremeRows;
  readonly maxRows: ExtremeRows;
  readonly widenFloat16: Convert;
  readonly widenBfloat16: Convert;
  readonly narrowFloat16: Convert;
  readonly narrowBfloat16: Convert;
  readonly floatsOfInt32: Convert;
  readonly floatsOfUint32: Convert;
}

/** The kernels of `tools/kernel/elementwise.ts`. */
type Combine = (
  to: number,
  toPitch: number,
  left: number,
  leftPitch: number,
  leftStep: number,
  right: number,
  rightPitch: number,
  rightStep: number,
  columns: number,
  rows: number,
) => void;

type MapRows = (to: number, toPitch: number, from: number, fromPitch: number, columns: number, rows: number) => void;

/** The kernel of `tools/kernel/exp.ts`. */
type Exp = (
  to: number,
  toPitch: number,
  from: number,
  fromPitch: number,
  columns: number,
  rows: number,
  scale: number,
  scratch: number,
) => void;

/** The kernels of `tools/kernel/convert.ts`. */
type Convert = (to: number, toPitch: number, from: number, fromPitch: number, columns: number, rows: number) => void;

/** The kernels of `tools/kernel/reduce.ts`. */
type SumRows = (
  totals: number,
  totalsPitch: number,
  from: number,
  fromPitch: number,
  columns: number,
  rows: number,
  scratch: number,
) => void;

type SumColumns = (totals: number, from: number, fromPitch: number, columns: number, rows: number) => void;

type ExtremeRows = (
  totals: number,
  totalsPitch: number,
  from: number,
  fromPitch: number,
  columns: number,
  rows: number,
) => void;

/** The kernel of `tools/kernel/copy-rows.ts`. */
type CopyRows = (to: number, toPitch: number, from: number, fromPitch: number, bytes: number, rows: number) => void;

/** The kernel of `tools/kernel/transpose.ts`. */
type Transpose = (to: number, toPitch: number, from: number, fromPitch: number, rows: number, columns: number) => void;

/** The kernel of `tools/kernel/gemm.ts`. */
type Gemm = (
  m: number,
  n: number,
  k: number,
  a: number,
  aRow: number,
  aColumn: number,
  b: number,
  bRow: number,
  bColumn: number,
  c: number,
  cRow: number,
  add: 0 | 1,
  scratch: number,
) => void;

/** The kernels, or undefined where they cannot be had; `simdObstacle` says why. */
export function simdInstance(): SimdInstance | undefined {
  if (!tried) {
    tried = true;
    instance = simdObstacle() === undefined ? instantiate() : undefined;
  }
  return instance;
}

/** Why there are no SIMD kernels on this platform; undefined where nothing is known to be in the way. Compiles nothing. */
export function simdObstacle(): string | undefined {
  if (failure !== undefined) return failure;
  const api = webAssembly();
  if (api === undefined) return "the platform has no WebAssembly";
  valid ??= api.validate(decode(moduleText));
  return valid ? undefined : "WebAssembly has no SIMD instructions here";
}

let tried = false;
let instance: SimdInstance | undefined;
let failure: string | undefined;
let valid: boolean | undefined;

function instantiate(): SimdInstance | undefined {
  const [api, store] = [webAssembly(), wasmStore()];
  const scratch = store?.regions.take(gemmScratchBytes);
  if (api === undefined || store === undefined || scratch === undefined) {
    failure = "there is no WebAssembly memory to be had";
    return undefined;
  }
  try {
    const { exports } = new api.Instance(new api.Module(decode(moduleText)), { library: { memory: store.memory } });
    const kernels = exports as unknown as Omit<SimdInstance, "store" | "scratch" | "floats" | "doubles" | "halves">;
    return {
      store,
      scratch,
      floats: new Float32Array(store.buffer),
      doubles: new Float64Array(store.buffer),
      halves: new Uint16Array(store.buffer),
      ...kernels,
    };
  } catch (error) {
    // A content-security policy without 'wasm-unsafe-eval' forbids compilation, and says so here.
    failure = `WebAssembly cannot be compiled here: ${error instanceof Error ? error.message : String(error)}`;
    store.regions.giveBack(scratch);
    return undefined;
  }
}

function decode(base64: string): Uint8Array {
  return Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
}
