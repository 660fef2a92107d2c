// Where do tensors live that the SIMD kernels reach without a copy? In one WebAssembly memory, reserved whole at its first use.
//
// A memory that grows detaches every typed array over it, silently. This one never grows: its initial size is its maximum, nobody
// else gets hold of it, and pages that nothing was written to cost address space only. So an array over it is good for ever.
import { allocateLike, type DType, dtypeFacts, holds, type StorageArray, storageClass } from "../dtype/index.js";
import { fail } from "../message/index.js";
import { Regions } from "./regions.js";
import { type WasmMemoryObject, webAssembly } from "./web-assembly.js";

const pageBytes = 65536;

/** Reserved unless the first call of `wasmMemory` says otherwise; halved where the platform gives less. */
const defaultCapacity: number = 256 * 2 ** 20;
const leastCapacity: number = 16 * 2 ** 20;

/** The library's one memory. */
export interface WasmStore {
  readonly memory: WasmMemoryObject;
  /** Its one buffer. */
  readonly buffer: ArrayBuffer;
  readonly capacity: number;
  readonly regions: Regions;
}

/** The memory, reserved by the first call; undefined where the platform has none to give. */
export function wasmStore(): WasmStore | undefined {
  store ??= reserve(defaultCapacity, leastCapacity);
  return store;
}

/** The memory, of exactly this capacity in bytes; refused where it cannot be had, or was reserved with another one. */
export function wasmStoreOf(operation: string, capacity: number): WasmStore {
  const whole = Math.ceil(capacity / pageBytes) * pageBytes;
  store ??= reserve(whole, whole);
  if (store === undefined) fail("wasm.unavailable", { operation });
  if (store.capacity !== whole) fail("wasm.reserved", { operation, reserved: store.capacity, capacity });
  return store;
}

/** Is this the buffer of the memory? Reserves nothing. */
export function isWasmBuffer(buffer: ArrayBufferLike): boolean {
  return store?.buffer === buffer;
}

let store: WasmStore | undefined;

function reserve(capacity: number, least: number): WasmStore | undefined {
  const api = webAssembly();
  if (api === undefined) return undefined;
  for (let bytes = capacity; bytes >= least; bytes /= 2) {
    try {
      const pages = bytes / pageBytes;
      const memory = new api.Memory({ initial: pages, maximum: pages });
      return { memory, buffer: memory.buffer, capacity: bytes, regions: new Regions(0, bytes) };
    } catch {
      // The platform does not reserve so much; half of it may do.
    }
  }
  return undefined;
}

/** A region of the memory and the typed array over it, which all views of a tensor share. After its end the array is empty. */
export class Allocation {
  data: StorageArray;
  /** The buffer of the memory. */
  readonly buffer: ArrayBuffer;
  /** Where it begins in the memory, in bytes. */
  readonly start: number;
  readonly #store: WasmStore;
  /** All readings of the region, this one among them, in arrays of different classes; none once it was given back. */
  readonly #readings: Allocation[];

  constructor(store: WasmStore, start: number, dtype: DType, length: number, readings: Allocation[] = []) {
    const { buffer, regions } = store;
    const data = new (storageClass(dtype))(buffer, start, length);
    this.data = data;
    this.buffer = buffer;
    this.start = start;
    this.#store = store;
    this.#readings = readings;
    const [first] = readings;
    readings.push(this);
    // Arrays, and not these objects, are watched: a user may hold on to an array alone.
    if (first) holdWith(data, first.data);
    else abandoned.register(data, { start, regions }, readings);
  }

  get isDisposed(): boolean {
    return this.#readings.length === 0;
  }

  /** The same bytes as elements of another type; both end together. */
  readAs(dtype: DType): Allocation {
    return (
      this.#readings.find(({ data }) => holds(data, dtype)) ??
      // Typed arrays truncate their length.
      new Allocation(this.#store, this.start, dtype, this.data.byteLength / dtypeFacts(dtype).bytes, this.#readings)
    );
  }

  /** Gives the region back; doing so again does nothing. */
  dispose(): void {
    if (this.isDisposed) return;
    abandoned.unregister(this.#readings);
    for (const reading of this.#readings) reading.data = allocateLike(reading.data, 0);
    this.#readings.length = 0;
    this.#store.regions.giveBack(this.start);
  }
}

/**
 * Has the array over an allocation live as long as another array over the same bytes, which is given back. Of what a user makes of either, as by
 * `subarray`, nobody is told.
 */
export function holdWith<Reader extends StorageArray>(reader: Reader, array: StorageArray): Reader {
  if (isWasmBuffer(array.buffer)) held.set(reader, array);
  return reader;
}

const held: WeakMap<StorageArray, StorageArray> = new WeakMap();

/** The safety net under `dispose`: an array that nobody can reach any more gives its region back. */
const abandoned: FinalizationRegistry<{ start: number; regions: Regions }> = new FinalizationRegistry(
  ({ start, regions }) => regions.giveBack(start),
);

/** Room for `length` elements in a memory; it holds what was there before. */
export function allocateIn(operation: string, store: WasmStore, dtype: DType, length: number): Allocation {
  const { capacity, regions } = store;
  const bytes = length * dtypeFacts(dtype).bytes;
  const start = regions.take(bytes);
  if (start === undefined) fail("wasm.exhausted", { operation, bytes, capacity, largest: regions.largest });
  return new Allocation(store, start, dtype, length);
}
