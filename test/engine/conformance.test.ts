// The library's engines and two foreign ones pass every check; an engine that is broken in one way fails, whatever the way.
import { describe, expect, it } from "vitest";
import { type DType, dtypes, type Scalar, type StorageArray, storageClass } from "../../src/dtype/index.js";
import { type EngineCheck, type EngineUnderTest, engineChecks } from "../../src/engine/conformance.js";
import { type HeapStorage, heapEngine, sharedEngine, type TensorEngine, wasmEngine } from "../../src/engine/index.js";
import type { Nest } from "../../src/kernel/nest.js";
import { forEachPair } from "../../src/kernel/rows.js";
import { TilewrightError } from "../../src/message/index.js";
import { wasmMemory } from "../../src/tensor/index.js";
import { loose } from "../tensor/loose.js";
import { PagedEngine, type PagedStorage } from "./paged-engine.js";
import { StaticOffsetEngine } from "./static-offset-engine.js";

const paged = new PagedEngine(5, 0);
const moved = new StaticOffsetEngine(7);

function inArrays(
  engine: TensorEngine<HeapStorage>,
  buffer: (bytes: number) => ArrayBufferLike,
): EngineUnderTest<HeapStorage> {
  return {
    engine,
    dtypes,
    allocate(dtype, length) {
      const ArrayClass = storageClass(dtype);
      const bytes = ArrayClass.BYTES_PER_ELEMENT * (length + 2);
      return { array: new ArrayClass(buffer(bytes), 0, length + 2), offset: 2, dtype };
    },
  };
}

const inWasm: EngineUnderTest<HeapStorage> = {
  engine: wasmEngine,
  dtypes,
  allocate(dtype, length) {
    const { array, offset } = loose(wasmMemory().zeros(dtype, length)).unsafePtr();
    return { array: array as StorageArray, offset, dtype };
  },
};

const inPages: EngineUnderTest<PagedStorage> = {
  engine: paged,
  dtypes,
  allocate: (dtype, length) => paged.allocate(dtype, length),
};

const checks: Readonly<Record<string, readonly EngineCheck[]>> = {
  heap: engineChecks(inArrays(heapEngine, (bytes) => new ArrayBuffer(bytes))),
  shared: engineChecks(inArrays(sharedEngine, (bytes) => new SharedArrayBuffer(bytes))),
  wasm: engineChecks(inWasm),
  pages: engineChecks(inPages),
  "a static offset": engineChecks({
    engine: moved,
    dtypes,
    allocate: (dtype: DType, length: number) => moved.allocate(dtype, length),
  }),
};

describe.each(Object.entries(checks))("%s", (_, list) => {
  for (const { name, run } of list) it(name, run);
});

/** Pages that go wrong in one way. */
type Breakage = (engine: PagedEngine) => Partial<TensorEngine<PagedStorage>>;
const breakages: Readonly<Record<string, Breakage>> = {
  "has no name": () => ({ typeName: "" }),
  "counts vectors": () => ({ elementSize: 4 }),
  "forgets its element type": () => ({ dtypeOf: () => "float64" }),
  "reaches further than it says": (engine) => ({ extentOf: (storage) => engine.extentOf(storage) - 1 }),
  "does not subtract offsets from its extent": () => ({ extentOf: ({ length }) => length }),
  "loads the next scalar": (engine) => ({
    load: (storage, index) => engine.load(storage, (index + 1) % storage.length),
  }),
  "stores in two places": (engine) => ({
    store(storage, index, value) {
      engine.store(storage, index, value);
      if (index === 0 && engine.extentOf(storage) > 1) engine.store(storage, 1, value);
    },
  }),
  "does not narrow": () => ({
    store({ pages, start }, index, value) {
      const page = pages.get(Math.floor((start + index) / 5)) ?? [];
      page[(start + index) % 5] = value;
      pages.set(Math.floor((start + index) / 5), page);
    },
  }),
  "does not move": () => ({ offset: (storage) => storage }),
  "moves to a place and not by a distance": () => ({ offset: (storage, scalars) => ({ ...storage, start: scalars }) }),
  "moves the handle that it is given": () => ({
    offset: (storage, scalars) => Object.assign(storage, { start: storage.start + scalars }),
  }),
  "measures backwards": (engine) => ({ distance: (storage, other) => engine.distance(other, storage) }),
  "measures bytes": (engine) => ({ distance: (storage, other) => 4 * engine.distance(storage, other) }),
  "relabels values as bits": () => ({ unsafeCast: (storage, dtype) => ({ ...storage, dtype }) }),
  "shows another array": () => ({ arrayOf: () => ({ array: new Float32Array(99), offset: 0 }) }),
  "copies in place": (engine) => ({
    copyFrom(storage, nest: Nest, from, other) {
      forEachPair(nest, (left, right) => engine.store(storage, left, other.load(from, right) as Scalar));
    },
  }),
  "copies dense rows only": (engine) => ({
    copyFrom(storage, { extents }: Nest, from, other) {
      const count = extents.reduce((product, extent) => product * extent, 1);
      for (let at = 0; at < count; at++) engine.store(storage, at, other.load(from, at));
    },
  }),
  "swaps source and destination": (engine) => ({
    copyTo(storage, nest: Nest, to, other) {
      engine.copyFrom(storage, nest, to, other);
    },
  }),
};

describe.each(Object.entries(breakages))("an engine that %s", (_, breakage) => {
  /** The engine's own methods see the broken ones. */
  const broken = (): EngineUnderTest<PagedStorage> => {
    const sound = new PagedEngine(5, 0);
    const engine = new PagedEngine(5, 0);
    for (const [name, value] of Object.entries(breakage(sound))) Object.defineProperty(engine, name, { value });
    return { engine, dtypes: ["float32", "int8"], allocate: (dtype, length) => sound.allocate(dtype, length) };
  };

  it("fails", () => {
    const failed = engineChecks(broken()).flatMap(({ run }) => {
      try {
        run();
        return [];
      } catch (error) {
        return [error];
      }
    });
    expect(failed.length).toBeGreaterThan(0);
    for (const error of failed) {
      expect(error).toBeInstanceOf(Error);
      expect((error as Error).message).not.toBe("");
    }
    expect(failed.some((error) => error instanceof TilewrightError && error.code === "engine.differs")).toBe(true);
  });
});
