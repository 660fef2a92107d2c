// Tensors in storage that the library knows nothing of: one without a typed array, one whose handles carry the offset in their type.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { DType, Scalar } from "../../src/dtype/index.js";
import { copyScalars } from "../../src/engine/copy-scalars.js";
import type { ArrayPosition, TensorEngine } from "../../src/engine/index.js";
import type { Nest } from "../../src/kernel/nest.js";
import { layout, rowMajor } from "../../src/layout/index.js";
import { engineTensor } from "../../src/tensor/engine-tensor.js";
import { arange, isTileTensor, zeros } from "../../src/tensor/index.js";
import { PagedEngine } from "../engine/paged-engine.js";
import { StaticOffsetEngine } from "../engine/static-offset-engine.js";
import { type Maker, moved, moves, starts, subjectOf } from "./chain.js";
import { loose, refuses } from "./loose.js";
import { elementAt, elementsOf, indicesOf } from "./model.js";

/** A handle that knows its offset as a literal. */
interface Placed<At extends number> {
  readonly cells: Float64Array;
  readonly at: At;
}

/** Every access goes through the handle's own offset; there is an array, but none that the library is shown. */
const placedEngine: TensorEngine<Placed<number>> = {
  typeName: "PlacedEngine",
  space: "placed",
  elementSize: 1,
  dtypeOf: (): DType => "float64",
  extentOf: ({ cells, at }) => cells.length - at,
  offset: ({ cells, at }, scalars) => ({ cells, at: at + scalars }),
  distance: (storage, other) => storage.at - other.at,
  unsafeCast: (storage) => storage,
  load: ({ cells, at }, index) => cells[at + index] ?? outside(at + index),
  store: ({ cells, at }, index, value) => {
    if (at + index >= cells.length) outside(at + index);
    cells[at + index] = Number(value);
  },
  arrayOf: (): ArrayPosition | undefined => undefined,
  copyFrom(storage, nest: Nest, from, engine) {
    copyScalars(nest, storage, placedEngine, from, engine);
  },
  copyTo(storage, nest: Nest, to, engine) {
    engine.copyFrom(to, nest, storage, placedEngine);
  },
};

function outside(index: number): never {
  throw new RangeError(`touched ${index}`);
}

const paged = new PagedEngine(5, 0);
const shifted = new StaticOffsetEngine(7);
const makers: readonly [string, Maker][] = [
  [
    "pages",
    (storage, by, offset) => {
      const handle = paged.allocate("float64", storage.length);
      for (const [slot, value] of storage.entries()) paged.store(handle, slot, value);
      return loose(engineTensor(paged, paged.offset(handle, offset), by));
    },
  ],
  [
    "a static offset",
    (storage, by, offset) => {
      const handle = shifted.allocate("float64", storage.length);
      for (const [slot, value] of storage.entries()) shifted.store(handle, slot, value);
      return loose(engineTensor(shifted, shifted.offset(handle, offset), by));
    },
  ],
  ["placed handles", (cells, by, offset) => loose(engineTensor(placedEngine, { cells, at: offset }, by))],
];

describe.each(makers)("a tensor over %s", (_, over) => {
  const chains = fc.tuple(starts, moves).map(([start, steps]) => steps.reduce(moved, subjectOf(start, over)));
  const runs = { numRuns: 300, seed: 22 };
  const value = (lanes: readonly number[], dtype: string): Scalar | Float64Array =>
    dtype === "float64" ? (lanes[0] ?? Number.NaN) : Float64Array.from(lanes);

  it("has the views of any tensor", () => {
    const property = fc.property(chains, ({ tensor, model }) => {
      expect(isTileTensor(tensor)).toBe(true);
      for (const indices of indicesOf(model)) {
        expect(tensor.get(...indices)).toEqual(value(elementAt(model, indices), tensor.dtype));
      }
    });
    fc.assert(property, runs);
  });

  it("is filled and copied element by element, to and from other storage", () => {
    const property = fc.property(chains, ({ tensor, model }) => {
      const count = model.extents.reduce((product, extent) => product * extent, 1);
      if (tensor.dtype !== "float64") return;
      const elements = elementsOf(model).flat();
      const heap = loose(zeros("float32", count)).copyFrom(tensor);
      expect(Array.from({ length: count }, (_, place) => heap.get(place))).toEqual(elements);
      tensor.fill(-1);
      expect(loose(zeros("int8", count)).copyFrom(tensor).toString()).toBe(`[${elements.map(() => -1).join(", ")}]`);
      tensor.copyFrom(arange("int16", ...model.extents));
      expect(loose(zeros("float64", count)).copyFrom(tensor).toString()).toBe(String(arange("float64", count)));
    });
    fc.assert(property, runs);
  });

  it("does not touch what lies between its elements", () => {
    const property = fc.property(starts, moves, (start, steps) => {
      const parent = subjectOf(start, over);
      const { tensor, model } = steps.reduce(moved, parent);
      tensor.fill(-1);
      const own = new Set(elementsOf(model).flat());
      for (const indices of indicesOf(parent.model)) {
        const slot = elementAt(parent.model, indices)[0] ?? 0;
        expect(parent.tensor.get(...indices)).toBe(own.has(slot) ? -1 : slot);
      }
    });
    fc.assert(property, runs);
  });
});

describe("engineTensor", () => {
  it("refuses a handle that does not reach, a layout that is none, a dtype that is none", () => {
    const handle = paged.allocate("float64", 5);
    const operation = "engineTensor";
    refuses(() => engineTensor(paged, handle, rowMajor(2, 3)), "storage.too-small", {
      operation,
      layout: "(2,3):(3,1)",
      cosize: 6,
      length: 5,
    });
    refuses(() => engineTensor(paged, handle, { shape: [5], stride: [1] }), "layout.not-a-layout", {
      operation,
      value: "an object",
    });
    refuses(() => engineTensor(paged, { ...handle, dtype: "f64" as DType }, rowMajor(2)), "dtype.unknown", {
      operation,
      dtype: '"f64"',
    });
  });

  it("is a bare layout's tensor too, in its engine's space", () => {
    const tensor = engineTensor(paged, paged.allocate("float64", 5), layout(5, 1));
    expect([tensor.space, String(tensor.layout)]).toEqual(["paged", "(5):(1)"]);
    expect(tensor.constructor.name).toBe("TileTensor");
    expect(() => loose(tensor).asImm().set(0, 1)).toThrow("set: the tensor is read-only");
  });
});

describe("bitcast", () => {
  const handle = shifted.allocate("float32", 12);
  for (let slot = 0; slot < 12; slot++) shifted.store(handle, slot, slot);
  const tensor = loose(engineTensor(shifted, handle, rowMajor(3, 4)));

  it("asks the engine for the same bytes, of a view too, and stays read-only", () => {
    const bits = loose(tensor.slice("1:", 2).bitcast("uint32"));
    expect(bits.dtype).toBe("uint32");
    expect(bits.toString()).toBe(
      String([...new Uint32Array(Float32Array.of(6, 10).buffer)]).replace(/(.+),(.+)/, "[$1, $2]"),
    );
    bits.set(0, 0x40490fdb);
    expect(tensor.get(1, 2)).toBe(Math.fround(Math.PI));
    const fixed = loose(tensor.asImm().bitcast("int32"));
    refuses(() => fixed.set(0, 0, 1), "tensor.read-only", { operation: "set" });
  });

  it("is refused where only an array could tell, or the engine does not cast", () => {
    const refusal = (engine: string) => ({ operation: "bitcast", engine });
    refuses(() => tensor.bitcast("uint8"), "storage.no-array", refusal("StaticOffsetEngine"));
    const placed = loose(engineTensor(placedEngine, { cells: new Float64Array(4), at: 0 }, rowMajor(4)));
    expect(placed.bitcast("float64").dtype).toBe("float64");
    refuses(() => placed.bitcast("int64"), "storage.no-array", refusal("PlacedEngine"));
    const pages = loose(engineTensor(paged, paged.allocate("float32", 4), rowMajor(4)));
    expect(() => pages.bitcast("int32")).toThrow("pages of float32 are not read as int32");
  });
});
