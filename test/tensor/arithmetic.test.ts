// What does arithmetic make of each dtype, and what does it refuse? Layouts are the laws' matter (`test/laws/arithmetic.test.ts`).
import { describe, expect, it } from "vitest";
import { decodeBfloat16, decodeFloat16, encodeBfloat16, encodeFloat16 } from "../../src/dtype/index.js";
import { layout, rowMajor } from "../../src/layout/index.js";
import { engineTensor } from "../../src/tensor/engine-tensor.js";
import * as tensors from "../../src/tensor/index.js";
import type { DType } from "../../types/tensor/index.js";
import { PagedEngine } from "../engine/paged-engine.js";
import { places } from "../kernel/matrices.js";
import { type LooseTensor, loose, refuses } from "./loose.js";

const { zeros, full, tileTensor } = tensors as unknown as Readonly<
  Record<"zeros" | "full" | "tileTensor", (...args: unknown[]) => LooseTensor>
>;

type Name = "add" | "sub" | "mul" | "div" | "floorDiv" | "min" | "max" | "abs" | "recip" | "exp";
type Arithmetic = LooseTensor & Readonly<Record<Name, (...args: unknown[]) => Arithmetic>>;
const arithmetic = (tensor: unknown): Arithmetic => tensor as Arithmetic;
const functions = tensors as unknown as Readonly<Record<Name, (...args: unknown[]) => Arithmetic>>;

const names = ["add", "sub", "mul", "div", "floorDiv", "min", "max"] as const;

// --- integers: by BigInt, wrapped into the dtype ---------------------------------------------------------------------

const integers: Readonly<Record<string, { bits: number; signed: boolean }>> = {
  int8: { bits: 8, signed: true },
  int16: { bits: 16, signed: true },
  int32: { bits: 32, signed: true },
  int64: { bits: 64, signed: true },
  uint8: { bits: 8, signed: false },
  uint16: { bits: 16, signed: false },
  uint32: { bits: 32, signed: false },
  uint64: { bits: 64, signed: false },
};

function exactly(name: (typeof names)[number], a: bigint, b: bigint): bigint {
  switch (name) {
    case "add":
      return a + b;
    case "sub":
      return a - b;
    case "mul":
      return a * b;
    case "div":
      return a / b;
    case "floorDiv":
      return (a - (((a % b) + b) % b)) / b;
    case "min":
      return a < b ? a : b;
    case "max":
      return a > b ? a : b;
  }
}

describe.each(Object.entries(integers))("%s", (dtype, { bits, signed }) => {
  const wrap = (value: bigint): bigint => (signed ? BigInt.asIntN(bits, value) : BigInt.asUintN(bits, value));
  const scalar = (value: bigint): number | bigint => (bits === 64 ? value : Number(value));
  const top = 1n << BigInt(bits - 1);
  const values = [0n, 1n, 2n, 3n, 7n, 100n, -1n, -2n, -3n, -7n, top - 1n, -top, 2n * top - 1n].map(wrap);
  const pairs = values.flatMap((a) => values.map((b) => [a, b] as const));

  it.each(names)("%s wraps", (name) => {
    const wanted = pairs.filter(([, b]) => b !== 0n || !name.toLowerCase().includes("div"));
    const [left, right] = [0, 1].map((side) => {
      const tensor = arithmetic(zeros(dtype, wanted.length));
      for (const [place, pair] of wanted.entries()) tensor.set(place, scalar(pair[side] ?? 0n));
      return tensor;
    }) as [Arithmetic, Arithmetic];
    left[name](right);
    for (const [place, [a, b]] of wanted.entries()) expect(left.get(place)).toBe(scalar(wrap(exactly(name, a, b))));
  });

  it("has the absolute value, but for the least integer", () => {
    for (const value of values) {
      const tensor = arithmetic(full(dtype, scalar(value), 2));
      expect(tensor.abs().get(1)).toBe(scalar(wrap(value < 0n ? -value : value)));
    }
  });

  it("refuses a divisor 0 before anything is written", () => {
    const [a, b] = [arithmetic(full(dtype, scalar(6n), 5)), arithmetic(full(dtype, scalar(3n), 5))];
    b.set(4, scalar(0n));
    for (const name of ["div", "floorDiv"] as const) {
      refuses(() => a[name](b), "operand.zero", { operation: name });
      refuses(() => a[name](scalar(0n)), "operand.zero", { operation: name });
      refuses(() => functions[name](zeros(dtype, 5), a, b), "operand.zero", { operation: name });
    }
    expect(a.get(0)).toBe(scalar(6n));
    arithmetic(zeros(dtype, 0)).div(scalar(0n));
  });

  it("takes only its own values as scalars", () => {
    const a = arithmetic(zeros(dtype, 2));
    for (const value of [2n * top, -top - 1n].map(scalar)) {
      const shown = typeof value === "bigint" ? `${value}n` : String(value);
      refuses(() => a.add(value), "operand.scalar", { operation: "add", value: shown, dtype });
    }
    if (bits === 64) return;
    for (const value of [0.5, Number.NaN, Infinity]) {
      refuses(() => a.mul(value), "operand.scalar", { operation: "mul", value, dtype });
    }
  });

  it("has no reciprocal and no exponential", () => {
    const a = arithmetic(zeros(dtype, 2));
    refuses(() => a.recip(), "operand.floats", { operation: "recip", element: dtype });
    refuses(() => a.exp(), "operand.floats", { operation: "exp", element: dtype });
    refuses(() => functions.exp(a, a), "operand.floats", { operation: "exp", element: dtype });
  });
});

// --- floats: in doubles, rounded once --------------------------------------------------------------------------------

const roundings: Readonly<Record<string, (value: number) => number>> = {
  float16: (value) => decodeFloat16(encodeFloat16(value)),
  bfloat16: (value) => decodeBfloat16(encodeBfloat16(value)),
  float32: Math.fround,
  float64: (value) => value,
};

describe.each(Object.entries(roundings))("%s", (dtype, round) => {
  const raw = [0, -0, 1, -1.5, 0.1, 3.3, -7.25, 1000.5, 6e4, -6e4, 1e-7, 1e30, Infinity, -Infinity, Number.NaN];
  const values = raw.map(round);
  const pairs = values.flatMap((a) => values.map((b) => [a, b] as const));
  const expected: Readonly<Record<(typeof names)[number], (a: number, b: number) => number>> = {
    add: (a, b) => a + b,
    sub: (a, b) => a - b,
    mul: (a, b) => a * b,
    div: (a, b) => a / b,
    floorDiv: (a, b) => Math.floor(round(a / b)),
    min: Math.min,
    max: Math.max,
  };
  const columnOf = (numbers: readonly number[]): Arithmetic => {
    const tensor = arithmetic(zeros(dtype, numbers.length));
    for (const [place, value] of numbers.entries()) tensor.set(place, value);
    return tensor;
  };

  it.each(names)("%s rounds once, and NaN passes through", (name) => {
    const result = columnOf(pairs.map(([a]) => a))[name](columnOf(pairs.map(([, b]) => b)));
    for (const [place, [a, b]] of pairs.entries()) expect(result.get(place)).toBe(round(expected[name](a, b)));
  });

  it("rounds scalars to the dtype", () => {
    for (const [place, value] of raw.entries()) {
      expect(columnOf([1]).mul(value).get(0)).toBe(values[place]);
      expect(functions.sub(columnOf([0]), 1, value).get(0)).toBe(round(1 - (values[place] ?? 0)));
    }
  });

  it("has absolute values, reciprocals and exponentials", () => {
    const [magnitudes, reciprocals, exponentials] = [
      columnOf(values).abs(),
      columnOf(values).recip(),
      columnOf(values),
    ];
    exponentials.exp({ scale: 0.1 });
    for (const [place, value] of values.entries()) {
      expect(magnitudes.get(place)).toBe(Math.abs(value));
      expect(reciprocals.get(place)).toBe(round(1 / value));
      const wanted = Math.exp(value * 0.1);
      const got = Number(exponentials.get(place));
      if (Number.isNaN(wanted) || round(wanted) === Infinity)
        expect(got).toBe(Number.isNaN(wanted) ? Number.NaN : Infinity);
      else expect(Math.abs(got - wanted)).toBeLessThanOrEqual(wanted * (dtype === "float32" ? 1.2e-7 : 4e-3) + 1e-45);
    }
  });

  it("takes the scale of exp as it is, and not as the dtype would hold it", () => {
    const scale = 1 / 3;
    const [value = 0] = [30].map(round);
    const got = Number(columnOf([value]).exp({ scale: -scale }).get(0));
    const wanted = Math.exp(-value * scale);
    expect(Math.abs(got - wanted)).toBeLessThanOrEqual(Math.abs(wanted) * (dtype === "float32" ? 1.2e-7 : 4e-3));
    if (dtype !== "float32") expect(got).toBe(round(wanted));
    expect(columnOf([0.5]).exp({ scale: 2 }).get(0)).toBe(round(Math.E));
    expect(columnOf([0.5]).exp({ scale: 0 }).get(0)).toBe(1);
    refuses(() => columnOf([1]).exp({ scale: 2n }), "tensor.value", {
      operation: "exp",
      value: "2n",
      wanted: "number",
      dtype,
    });
  });
});

describe("bool", () => {
  const [a, b] = [
    [false, false, true, true],
    [false, true, false, true],
  ] as const;
  const columnOf = (values: readonly boolean[]): Arithmetic => arithmetic(tileTensor([...values], { dtype: "bool" }));
  const listOf = (tensor: Arithmetic): unknown[] => [0, 1, 2, 3].map((place) => tensor.get(place));

  it("computes with 0 and 1 and stores what is not 0", () => {
    expect(listOf(columnOf(a).add(columnOf(b)))).toEqual([false, true, true, true]);
    expect(listOf(columnOf(a).sub(columnOf(b)))).toEqual([false, true, true, false]);
    expect(listOf(columnOf(a).mul(columnOf(b)))).toEqual([false, false, false, true]);
    expect(listOf(columnOf(a).min(columnOf(b)))).toEqual([false, false, false, true]);
    expect(listOf(columnOf(a).max(columnOf(b)))).toEqual([false, true, true, true]);
    expect(listOf(columnOf(a).div(true).abs())).toEqual([...a]);
    refuses(() => columnOf(a).div(columnOf(b)), "operand.zero", { operation: "div" });
  });
});

it("uint8clamped clamps", () => {
  const pixels = (): Arithmetic => arithmetic(full("uint8clamped", 200, 2));
  expect(pixels().add(100).get(0)).toBe(255);
  expect(pixels().sub(201).get(0)).toBe(0);
  expect(pixels().mul(2).div(3).get(0)).toBe(85);
  expect(pixels().floorDiv(3).get(0)).toBe(66);
});

describe("vectors", () => {
  const columns = (): Arithmetic => arithmetic(tileTensor([[1, 2, 3, 4, 5, 6, 7, 8]]));

  it("pair lane by lane, whatever the strides of the blocks, and take a scalar for every lane", () => {
    const a = columns().vectorize(1, 4) as Arithmetic;
    expect(String(a.add(columns().vectorize(1, 4)).mul(0.5))).toBe("[[[1.0, 2.0, 3.0, 4.0], [5.0, 6.0, 7.0, 8.0]]]");
    const strided = loose(zeros("float32", layout([1, 8], [1, 3])))
      .fill(1)
      .vectorize(1, 4);
    expect(String(a.sub(strided))).toBe("[[[0.0, 1.0, 2.0, 3.0], [4.0, 5.0, 6.0, 7.0]]]");
  });

  it("refuse other blocks", () => {
    const sentence = { operation: "add", element: "float32x4", other: "float32x2" };
    const [a, b] = [columns().vectorize(1, 4) as Arithmetic, columns().slice(":", ":4").vectorize(1, 2)];
    refuses(() => a.add(b), "operand.block", sentence);
  });
});

describe("operands", () => {
  const a = (): Arithmetic => arithmetic(full("float32", 1, 2, 3));

  it("of lower rank need an axis", () => {
    const [row, column] = [tileTensor([10, 20, 30]), tileTensor([100, 200])];
    expect(String(a().add(row, { axis: 1 }))).toBe("[[11.0, 21.0, 31.0], [11.0, 21.0, 31.0]]");
    expect(String(a().add(column, { axis: 0 }))).toBe("[[101.0, 101.0, 101.0], [201.0, 201.0, 201.0]]");
    expect(String(a().add(zeros("float32").fill(5)))).toBe("[[6.0, 6.0, 6.0], [6.0, 6.0, 6.0]]");
    refuses(() => a().add(row), "operand.axis", { operation: "add", rank: 2, other: 1, last: 1 });
    refuses(() => a().add(row, { axis: 0 }), "operand.extent", { operation: "add", axis: 0, extent: 2, other: 3 });
    for (const axis of [2, -1, 0.5, "1", null]) {
      const shown = axis === "1" ? '"1"' : String(axis);
      refuses(() => a().add(row, { axis }), "operand.axis-range", { operation: "add", rank: 2, other: 1, axis: shown });
    }
    refuses(() => a().add(row, 1), "tensor.not-options", { operation: "add", value: "1" });
  });

  it("of other sizes, ranks, dtypes are refused, and what is no operand", () => {
    refuses(() => a().add(zeros("float32", 2, 4)), "operand.extent", {
      operation: "add",
      axis: 1,
      extent: 3,
      other: 4,
    });
    refuses(() => a().mul(zeros("float32", 1, 2, 3)), "operand.rank", { operation: "mul", rank: 2, other: 3 });
    refuses(() => a().max(zeros("int32", 2, 3)), "operand.dtype", {
      operation: "max",
      dtype: "float32",
      other: "int32",
    });
    refuses(() => a().add([1]), "tensor.not-a-tensor", { operation: "add", value: "an array" });
    refuses(() => a().add(undefined), "tensor.not-a-tensor", { operation: "add", value: "undefined" });
    refuses(() => a().add(1n), "tensor.value", { operation: "add", value: "1n", wanted: "number", dtype: "float32" });
    refuses(() => functions.add(1, a(), a()), "tensor.not-a-tensor", { operation: "add", value: "1" });
  });

  it("that nobody may write are no targets", () => {
    refuses(() => functions.add(a().asImm(), a(), a()), "tensor.read-only", { operation: "add" });
    const stretched = arithmetic(full("float32", 1, layout([2, 3], [0, 1])));
    refuses(() => stretched.add(1), "tensor.stride-zero", { operation: "add", axis: 0 });
    expect(String(a().add(stretched))).toBe("[[2.0, 2.0, 2.0], [2.0, 2.0, 2.0]]");
    const array = new Float32Array(6);
    const gone = arithmetic(tileTensor(array, rowMajor(2, 3)));
    structuredClone(array, { transfer: [array.buffer] });
    refuses(() => gone.add(1), "storage.detached", { operation: "add" });
    refuses(() => a().add(gone), "storage.detached", { operation: "add" });
  });

  it("share storage as if they had been read before", () => {
    const square = (): Arithmetic =>
      arithmetic(
        tileTensor(
          [
            [1, 2],
            [3, 4],
          ],
          { dtype: "float64" },
        ),
      );
    const [first, second] = [square(), square()];
    first.add(first.transpose());
    expect(String(first)).toBe("[[2.0, 5.0], [5.0, 8.0]]");
    functions.mul(second.transpose(), second, second);
    expect(String(second)).toBe("[[1.0, 9.0], [4.0, 16.0]]");
    const line = new Float64Array([1, 2, 3, 4]);
    arithmetic(tileTensor(line, layout([3], [1]), { offset: 1 })).add(tileTensor(line, layout([3], [1])));
    expect([...line]).toEqual([1, 3, 5, 7]);
  });

  it("of which several coordinates are one element are written in row-major order", () => {
    const line = new Float64Array([1, 2, 3]);
    arithmetic(tileTensor(line, layout([2, 2], [1, 1]))).add(
      tileTensor(
        [
          [10, 20],
          [30, 40],
        ],
        { dtype: "float64" },
      ),
    );
    expect([...line]).toEqual([11, 32, 43]);
  });

  it("may be nested otherwise, or without loops in common", () => {
    const nested = arithmetic(zeros("float64", layout([[2, 3], 2], [[1, 2], 7])));
    const other = arithmetic(
      tileTensor(
        Float64Array.from({ length: 60 }, (_, k) => k),
        layout([[3, 2], 2], [[3, 11], 30]),
      ),
    );
    nested.add(other);
    for (let row = 0; row < 6; row++)
      for (let column = 0; column < 2; column++) {
        expect(nested.load([row, column])).toBe(other.load([row, column]));
      }
  });

  it("may lie in storage without an array, and so may the target", () => {
    const engine = new PagedEngine(5, 0);
    const made = (): Arithmetic =>
      arithmetic(engineTensor(engine, engine.allocate("float64", 12), rowMajor(3, 4) as never)).fill(2) as Arithmetic;
    const [a34, b34] = [made(), made()];
    expect(a34.add(b34).mul(a34).get(2, 3)).toBe(16);
    expect(a34.exp({ scale: 0 }).get(0, 0)).toBe(1);
    expect(functions.sub(zeros("float64", 3, 4), a34, b34).get(1, 1)).toBe(-1);
    const ints = arithmetic(engineTensor(engine, engine.allocate("int32", 3), rowMajor(3) as never));
    refuses(() => ints.div(ints), "operand.zero", { operation: "div" });
  });
});

it.each(places)("float16 in %s storage rounds once", (place) => {
  const memory = place === "heap" ? tensors : place === "shared" ? tensors.sharedMemory() : tensors.wasmMemory();
  const a = (memory as unknown as { full(...args: unknown[]): Arithmetic }).full("float16", 0.1, 3);
  expect(a.add(full("float16", 0.2, 3)).get(2)).toBe(
    decodeFloat16(encodeFloat16(decodeFloat16(encodeFloat16(0.1)) + decodeFloat16(encodeFloat16(0.2)))),
  );
});

const unary: readonly DType[] = ["int8", "float32"];
it.each(unary)("abs of %s, out of place and through other strides", (dtype) => {
  const from = arithmetic(full(dtype, -3, 2, 3));
  expect(String(functions.abs(loose(zeros(dtype, 3, 2)).transpose(), from).get(1, 2))).toBe("3");
});
