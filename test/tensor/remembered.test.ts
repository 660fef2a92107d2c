// What must an operation notice though it has been asked the same before? Loops are remembered with layouts, where a tensor lies with the
// tensor, and with that the last operands that were right for it; whether the storage is there is found out each time.
import { describe, expect, it } from "vitest";
import { colMajor, layout, rowMajor } from "../../src/layout/index.js";
import { add, arange, full, isTileTensor, matmul, tileTensor, wasmMemory, zeros } from "../../src/tensor/index.js";
import { type LooseTensor, loose, refuses } from "./loose.js";

const size = 16;
const matrix = rowMajor(4, 4);

/** Each operation reads `from` and writes `to`. */
const operations: Readonly<Record<string, (to: LooseTensor, from: LooseTensor) => unknown>> = {
  copyFrom: (to, from) => to.copyFrom(from),
  add: (to, from) => (to as unknown as { add(other: unknown): unknown }).add(from),
  "out of place": (to, from) => add(to as never, from as never, 0 as never),
  transposed: (to, from) => (to as unknown as { add(other: unknown): unknown }).add(from.transpose()),
  matmul: (to, from) => matmul(to as never, from as never, from as never),
  "matmul, on the left": (to, from) => matmul(to as never, from as never, identity as never),
  "matmul, on the right": (to, from) =>
    matmul(to as never, identity as never, from as never, { accumulate: true } as never),
};

const identity = zeros("float32", 4, 4);
for (let at = 0; at < 4; at++) identity.set(at, at, 1);

const names: Readonly<Record<string, string>> = { "out of place": "add", transposed: "add" };

describe.each(Object.entries(operations))("%s, asked again", (name, operation) => {
  const said = { operation: names[name] ?? name.replace(/,.*/, "") };
  const twice = (to: LooseTensor, from: LooseTensor): void => {
    operation(to, from);
    operation(to, from);
  };

  it("notices that the source was detached", () => {
    const [to, from] = [tensorOver(new Float32Array(size)), new Float32Array(size).fill(1)];
    const source = tensorOver(from);
    twice(to, source);
    const before = String(to);
    structuredClone(from.buffer, { transfer: [from.buffer] });
    refuses(() => operation(to, source), "storage.detached", said);
    expect(String(to)).toBe(before);
  });

  it("notices that the target was detached", () => {
    const array = new Float32Array(size);
    const [to, from] = [tensorOver(array), tensorOver(new Float32Array(size))];
    twice(to, from);
    structuredClone(array.buffer, { transfer: [array.buffer] });
    refuses(() => operation(to, from), "storage.detached", said);
  });

  it("notices that a memory of WebAssembly grew, which takes its arrays away", () => {
    const memory = new Memory({ initial: 1, maximum: 2 });
    const [to, from] = [tensorOver(new Float32Array(size)), tensorOver(new Float32Array(memory.buffer, 64, size))];
    twice(to, from);
    memory.grow(1);
    refuses(() => operation(to, from), "storage.detached", said);
  });

  it("notices that a buffer shrank, and that it is large enough again", () => {
    const buffer = resizable(4 * size);
    const from = tensorOver(new Float32Array(buffer, 0, size));
    const to = tensorOver(new Float32Array(size));
    twice(to, from);
    buffer.resize(4 * size - 4);
    expect(() => operation(to, from)).toThrow(/storage/);
    buffer.resize(4 * size);
    twice(to, from);
  });

  it("notices that either tensor was disposed, also by way of a view", () => {
    const memory = wasmMemory();
    const [to, from, other] = [0, 1, 2].map((value) => loose(memory.full("float32", value, matrix))) as [
      LooseTensor,
      LooseTensor,
      LooseTensor,
    ];
    twice(to, from);
    const before = String(to);
    (from as unknown as Disposable).dispose();
    refuses(() => operation(to, from), "storage.disposed", said);
    expect(String(to)).toBe(before);
    twice(to, other);
    (to.transpose() as unknown as Disposable).dispose();
    refuses(() => operation(to, other), "storage.disposed", said);
    (other as unknown as Disposable).dispose();
  });

  it("notices that the target is only to be read, or written to one element several times", () => {
    const [to, from] = [tensorOver(new Float32Array(size)), tensorOver(new Float32Array(size))];
    twice(to, from);
    refuses(() => operation(to.asImm(), from), "tensor.read-only", said);
    const spread = loose(tileTensor(new Float32Array(4), layout([4, 4], [0, 1])));
    refuses(() => operation(spread, from), "tensor.stride-zero", { ...said, axis: 0 });
  });

  it("notices that views of the same layouts overlap now", () => {
    const array = (): Float32Array => Float32Array.from({ length: 3 * size }, (_, at) => at % 7);
    const [shared, apart] = [array(), array()];
    const at = (data: Float32Array, offset: number, by = matrix): LooseTensor =>
      loose(tileTensor(data, by, { offset }));
    for (const by of [matrix, colMajor(4, 4)] as const) {
      for (const offset of [2 * size, size + 3, 3, 1, 0]) {
        const [left, right] = [at(shared, 0), at(apart, 0)];
        operation(left, at(shared, offset, by as typeof matrix));
        operation(right, at(array(), offset, by as typeof matrix));
        expect(String(left)).toBe(String(right));
        shared.set(array());
        apart.set(array());
      }
    }
  });
});

describe("what is remembered of the last operands", () => {
  type Arithmetic = LooseTensor & { add(other: unknown): Arithmetic };
  const made = (value: number, dtype: "float32" | "float64" | "int32" = "float32", columns = 4): Arithmetic =>
    loose(full(dtype, value, 4, columns)) as Arithmetic;
  const product = (...tensors: unknown[]): LooseTensor => matmul(...(tensors as [never, never, never]));

  it("is nothing to others of the same sizes", () => {
    const [to, one, two] = [made(0), made(1), made(2)];
    for (const from of [one, one, two, two, one]) to.add(from);
    expect(to.get(3, 3)).toBe(7);
    for (const from of [one, one, two, one, two]) product(to, one, from);
    expect(to.get(3, 3)).toBe(8);
    for (const from of [one, two, two, one]) product(to, from, two);
    expect(to.get(0, 3)).toBe(8);
  });

  it("is nothing to those that do not fit", () => {
    const [to, from] = [made(0), made(1)];
    for (let turn = 0; turn < 2; turn++) to.add(from);
    for (let turn = 0; turn < 2; turn++) product(to, from, from);
    const said = { operation: "matmul", element: "float32", other: "float64" };
    refuses(() => product(to, made(1, "float64"), from), "matmul.dtype", { ...said, operand: "a" });
    refuses(() => product(to, from, made(1, "float64")), "matmul.dtype", { ...said, operand: "b" });
    refuses(() => product(to, from, made(1, "float32", 3)), "matmul.columns", {
      operation: "matmul",
      columns: 4,
      other: 3,
    });
    refuses(() => to.add(made(1, "int32")), "operand.dtype", { operation: "add", dtype: "float32", other: "int32" });
    refuses(() => to.add(made(1, "float32", 3)), "operand.extent", { operation: "add", axis: 1, extent: 4, other: 3 });
    expect(to.get(2, 2)).toBe(4);
  });

  it("of a sum is nothing to a product, nor the other way round", () => {
    const [to, from] = [made(1), made(2)];
    for (let turn = 0; turn < 3; turn++) to.add(from);
    // The left factor is what is written: read before.
    expect(product(to, to, from).get(1, 1)).toBe(4 * 7 * 2);
    expect(product(to, from, from).get(1, 1)).toBe(16);
    expect(to.add(from).get(1, 1)).toBe(18);
    expect(product(to, from, to).get(1, 1)).toBe(4 * 2 * 18);
    expect(product(to, from, from).get(1, 1)).toBe(16);
    expect(to.add(to).add(from).add(to).get(1, 1)).toBe(68);
  });
});

describe("what is remembered of one tensor", () => {
  it("is nothing to a tensor that only looks like it", () => {
    const tensor = full("float32", 1, 4, 4).fill(2);
    const fake = { ...tensor };
    expect(isTileTensor(fake)).toBe(false);
    refuses(() => loose(zeros("float32", 4, 4)).copyFrom(fake as never), "tensor.not-a-tensor", {
      operation: "copyFrom",
      value: "an object",
    });
  });

  it("is nothing to the masked tile of it", () => {
    const parent = loose(arange("float32", 3, 5));
    const [, right] = [...parent.tiles([2, 4], { ragged: "mask" })] as { tile: LooseTensor }[];
    const { tile } = right as { tile: LooseTensor };
    Object.getPrototypeOf(tile).copyFrom(zeros("float32", 2, 4));
    const before = String(parent);
    refuses(() => tile.fill(7), "iter.masked", { operation: "fill", index: 1, axis: 1, valid: 1 });
    refuses(() => tile.copyFrom(zeros("float32", 2, 4) as never), "iter.masked", {
      operation: "copyFrom",
      index: 1,
      axis: 1,
      valid: 1,
    });
    expect(String(parent)).toBe(before);
  });

  it("is not its layout's: another dtype of the same layout is converted", () => {
    const by = rowMajor(2, 3);
    const integers = loose(tileTensor(Int32Array.from([1, -2, 3, -4, 5, 6]), by));
    const bytes = loose(tileTensor(new Uint8Array(6), by));
    const floats = loose(tileTensor(new Float32Array(6), by));
    const halves = loose(tileTensor(new Uint16Array(6), by, { dtype: "bfloat16" }));
    floats.copyFrom(integers);
    bytes.copyFrom(integers);
    halves.copyFrom(floats);
    expect(String(floats)).toBe("[[1.0, -2.0, 3.0], [-4.0, 5.0, 6.0]]");
    expect(String(bytes)).toBe("[[1, 254, 3], [252, 5, 6]]");
    expect(String(halves)).toBe(String(floats));
  });

  it("serves many layouts in turn", () => {
    const from = loose(arange("float32", 6, 8));
    for (let round = 0; round < 3; round++) {
      for (let width = 1; width <= 8; width++) {
        for (let height = 1; height <= 6; height++) {
          const part = from.tile([height, width], [0, 0]);
          const to = loose(zeros("float32", height, width)).copyFrom(part) as LooseTensor;
          expect(to.get(height - 1, width - 1)).toBe(8 * (height - 1) + width - 1);
        }
      }
    }
  });
});

const { Memory } = Reflect.get(globalThis, "WebAssembly") as {
  Memory: new (limits: object) => { readonly buffer: ArrayBuffer; grow(pages: number): number };
};

interface Disposable {
  dispose(): void;
}

function tensorOver(array: Float32Array): LooseTensor {
  return loose(tileTensor(array, matrix));
}

function resizable(bytes: number): ArrayBuffer & { resize(bytes: number): void } {
  const Resizable = ArrayBuffer as unknown as new (
    bytes: number,
    options: object,
  ) => ArrayBuffer & { resize(bytes: number): void };
  return new Resizable(bytes, { maxByteLength: 2 * bytes });
}
