// Where are the compiled kernels? Compiled at the first call that wants them, into the library's one memory, once.
import { moduleText } from "./module.generated.js";
import { relaxedText } from "./relaxed.generated.js";

// Long texts come before all else: see `src/index.ts`.

import { type WasmStore, type WebAssemblyApi, wasmStore, webAssembly } from "../../engine/index.js";
import { gemmScratchBytes } from "../gemm-blocks.js";
import type { Gemm, GemmHome } from "./blocks.js";
import { decode } from "./decode.js";

/** The kernels, and the memory that they work in. Pointers and strides count bytes. */
export interface SimdInstance extends GemmHome, PanelKernels, Readonly<Record<Conversion, Convert>> {
  readonly store: WasmStore;
  readonly copyRows: CopyRows;
  readonly fillRows: CopyRows;
  readonly transpose: Transpose;
  readonly transpose8: Transpose;
  readonly transpose16: Transpose;
  readonly transpose64: Transpose;
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
  readonly extremeColumns: ExtremeColumns;
  readonly minRows: ExtremeRows;
  readonly maxRows: ExtremeRows;
}

/** The kernels of `tools/kernel/elementwise.ts`; those of other element types than float32 are found by name. */
export type Combine = (
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
export type Conversion =
  | "widenFloat16"
  | "widenBfloat16"
  | "narrowFloat16"
  | "narrowBfloat16"
  | "floatsOfInt32"
  | "floatsOfUint32"
  | "toInt32"
  | "toInt16"
  | "toInt8"
  | "toUint8Clamped"
  | "floatsOfDoubles"
  | "oddFloatsOfDoubles"
  | "wordsOfDoubles"
  | "wordsOfInt64"
  | "floatsOfInt64"
  | "floatsOfUint64"
  | "doublesOfInt64"
  | "doublesOfUint64"
  | "toInt64";

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

type ExtremeColumns = (
  totals: number,
  from: number,
  fromPitch: number,
  columns: number,
  rows: number,
  flip: number,
) => void;

type ExtremeRows = (
  totals: number,
  totalsPitch: number,
  from: number,
  fromPitch: number,
  columns: number,
  rows: number,
) => void;

/** The steps of the matrix multiplication, of `tools/kernel/gemm.ts`; those of float64 end in 64. */
export interface PanelKernels {
  readonly packLeft: PackPanels;
  readonly packLeft64: PackPanels;
  readonly packRight: PackPanels;
  readonly packRight64: PackPanels;
  readonly multiplyPanels: MultiplyPanels;
  readonly multiplyPanels64: MultiplyPanels;
}

type PackPanels = (to: number, from: number, count: number, steps: number, lane: number, step: number) => void;

type MultiplyPanels = (
  height: number,
  width: number,
  depth: number,
  left: number,
  right: number,
  c: number,
  cRow: number,
  add: 0 | 1,
  scratch: number,
) => void;

/** The kernel of `tools/kernel/copy-rows.ts`. */
type CopyRows = (to: number, toPitch: number, from: number, fromPitch: number, bytes: number, rows: number) => void;

/** The kernels of `tools/kernel/transpose.ts`. */
type Transpose = (
  to: number,
  toPitch: number,
  from: number,
  fromPitch: number,
  rows: number,
  columns: number,
  scratch: number,
) => void;

/** The kernels, or undefined where they cannot be had; `simdObstacle` says why. */
export function simdInstance(): SimdInstance | undefined {
  if (!tried) {
    instance = simdObstacle() === undefined ? instantiate() : undefined;
    tried = !isFull();
  }
  return instance;
}

/** Are the kernels there without being compiled first? */
export function isCompiled(): boolean {
  return instance !== undefined;
}

/** Why there are no SIMD kernels on this platform; undefined where nothing is known to be in the way. Compiles nothing. */
export function simdObstacle(): string | undefined {
  if (failure !== undefined) return failure;
  const api = webAssembly();
  if (api === undefined) return "the platform has no WebAssembly";
  valid ??= api.validate(decode(moduleText));
  if (!valid) return "WebAssembly has no SIMD instructions here";
  if (full === undefined || !isFull()) return undefined;
  const { largest } = full.regions;
  return `the kernels need ${gemmScratchBytes} bytes for themselves, and the largest free part of the WebAssembly memory has ${largest}`;
}

/** Was there no room for the kernels, and is there still none? They are looked for again, since tensors may be given back. */
function isFull(): boolean {
  return instance === undefined && full !== undefined && full.regions.largest < gemmScratchBytes;
}

let tried = false;
let instance: SimdInstance | undefined;
let failure: string | undefined;
/** The memory, once there was no room for the kernels in it. */
let full: WasmStore | undefined;
let valid: boolean | undefined;

/** What the module exports. */
type Exports = Omit<SimdInstance, "store" | "scratch" | "floats" | "doubles">;

/** The kernels whose products and sums are one step, where the platform has them and results may depend on it; else the instance. */
export function gemmHome(instance: SimdInstance, exact: boolean): GemmHome & PanelKernels {
  if (exact) return instance;
  relaxed ??= relaxedHome(instance);
  return relaxed;
}

/** The compiled module that `gemmHome` is an instance of, for another thread; undefined where there are no kernels. */
export function gemmModule(exact: boolean): object | undefined {
  const api = webAssembly();
  if (api === undefined || simdInstance() === undefined) return undefined;
  return compiled(api, exact || !hasRelaxed() ? moduleText : relaxedText);
}

/** Each module is compiled once. */
function compiled(api: WebAssemblyApi, text: string): object {
  const known = modules.get(text);
  if (known !== undefined) return known;
  const module = new api.Module(decode(text));
  modules.set(text, module);
  return module;
}

const modules: Map<string, object> = new Map();

/** Does the platform have relaxed SIMD? Compiles nothing. */
export function hasRelaxed(): boolean {
  relaxedValid ??= webAssembly()?.validate(decode(relaxedText)) ?? false;
  return relaxedValid;
}

let relaxed: (GemmHome & PanelKernels) | undefined;
let relaxedValid: boolean | undefined;

function relaxedHome(instance: SimdInstance): GemmHome & PanelKernels {
  const api = webAssembly();
  if (api === undefined || !hasRelaxed()) return instance;
  const imports = { library: { memory: instance.store.memory } };
  const { exports } = new api.Instance(compiled(api, relaxedText), imports);
  return { ...instance, ...(exports as unknown as PanelKernels & { gemm: Gemm; gemm64: Gemm }) };
}

function instantiate(): SimdInstance | undefined {
  const [api, store] = [webAssembly(), wasmStore()];
  if (api === undefined || store === undefined) {
    failure = "there is no WebAssembly memory to be had";
    return undefined;
  }
  const scratch = store.regions.take(gemmScratchBytes);
  if (scratch === undefined) {
    full = store;
    return undefined;
  }
  try {
    const { exports } = new api.Instance(compiled(api, moduleText), { library: { memory: store.memory } });
    const kernels = exports as unknown as Exports;
    const { buffer } = store;
    const [floats, doubles] = [new Float32Array(buffer), new Float64Array(buffer)];
    return { store, scratch, floats, doubles, ...kernels };
  } catch (error) {
    // A content-security policy without 'wasm-unsafe-eval' forbids compilation, and says so here.
    failure = `WebAssembly cannot be compiled here: ${error instanceof Error ? error.message : String(error)}`;
    store.regions.giveBack(scratch);
    return undefined;
  }
}
