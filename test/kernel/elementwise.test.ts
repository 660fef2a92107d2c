// Do the SIMD kernels compute what the loops compute? Every byte of the storage is compared, those between the elements included.
import fc from "fast-check";
import { afterAll, afterEach, describe, expect, it } from "vitest";
import { expSingle } from "../../src/kernel/exp.js";
import { installKernels, scalarKernels } from "../../src/kernel/kernels.js";
import { lies } from "../../src/kernel/simd/blocks.js";
import { combineSimd, mapSimd } from "../../src/kernel/simd/elementwise.js";
import { fillSimd } from "../../src/kernel/simd/fill.js";
import { simdInstance } from "../../src/kernel/simd/instance.js";
import { simdKernels } from "../../src/kernel/simd/kernels.js";
import { extremeSimd, sumSimd } from "../../src/kernel/simd/reduce.js";
import { exp, wasmMemory, zeros } from "../../src/tensor/index.js";
import { type LooseTensor, loose } from "../tensor/loose.js";

const memory = wasmMemory();
const places = ["heap", "wasm"] as const;
type Place = (typeof places)[number];

afterEach(() => installKernels(simdKernels));
afterAll(() => expect(simdInstance()).toBeDefined());

const binary = ["add", "sub", "mul", "div", "floorDiv", "min", "max"] as const;
const unary = ["abs", "recip", "exp"] as const;
const reductions = ["reduceSum", "reduceMin", "reduceMax", "reduceMean", "argmax"] as const;
type Name = (typeof binary)[number] | (typeof unary)[number] | (typeof reductions)[number];
type Arithmetic = LooseTensor & Readonly<Record<Name, (...args: unknown[]) => unknown>>;

const special = [0, -0, Infinity, -Infinity, Number.NaN, 1e-42, 3e38, -1];

/** Numbers of every size, the odd ones too. */
function floatAt(position: number, seed: number): number {
  const mixed = Math.imul(position + 1, 2654435761) ^ Math.imul(seed + 1, 40503);
  const bits = (mixed ^ (mixed >>> 13)) >>> 0;
  if (bits % 53 === 0) return special[(bits >>> 8) % special.length] ?? 0;
  return Math.fround((((bits >>> 3) % 2001) - 1000) / 37);
}

function filled(place: Place, rows: number, columns: number, seed: number): LooseTensor {
  const shape = [rows, columns] as const;
  const tensor = loose(place === "heap" ? zeros("float32", ...shape) : memory.zeros("float32", ...shape));
  const array = arrayOf(tensor);
  for (let position = 0; position < array.length; position++) array[position] = floatAt(position, seed);
  return tensor;
}

function arrayOf(tensor: LooseTensor): Float32Array {
  return (tensor as unknown as { storage(): { array: Float32Array } }).storage().array;
}

/** NaN is NaN: WebAssembly does not say which. */
function bitsOf(tensor: LooseTensor): Uint32Array {
  const copy = arrayOf(tensor).slice();
  for (let at = 0; at < copy.length; at++) if (Number.isNaN(copy[at])) copy[at] = Number.NaN;
  return new Uint32Array(copy.buffer);
}

function dispose(tensor: LooseTensor): void {
  if (tensor.space === "wasm") (tensor as unknown as Disposable)[Symbol.dispose]();
}

/** Does the work with both tables; storages and answers must come out alike. */
function check(
  make: () => readonly [LooseTensor, LooseTensor],
  work: (x: LooseTensor, y: LooseTensor) => unknown,
): void {
  const results = [scalarKernels, simdKernels].map((table) => {
    const [x, y] = make();
    installKernels(table);
    const answer = work(x, y);
    const bits = bitsOf(x);
    const text = answer === x || typeof answer === "object" ? String(answer === x ? "" : answer) : String(answer);
    dispose(x);
    dispose(y);
    return { bits: Buffer.from(bits.buffer), text };
  });
  expect(results[1]?.text).toBe(results[0]?.text);
  expect(Buffer.compare(results[0]?.bits ?? Buffer.alloc(0), results[1]?.bits ?? Buffer.alloc(1))).toBe(0);
}

const size = fc.oneof(fc.integer({ min: 1, max: 20 }), fc.integer({ min: 1, max: 300 }));
const gap = fc.nat({ max: 3 });
const pairs = places.flatMap((place) => places.map((other) => [place, other] as const));
const arithmetic = (tensor: LooseTensor): Arithmetic => tensor as Arithmetic;

describe.each(pairs)("in %s storage, operands in %s storage", (place, other) => {
  const forms = fc.constantFrom("plain", "pitched", "transposed", "row", "column", "scalar");

  it.each(binary)("%s", (name) => {
    fc.assert(
      fc.property(size, size, gap, gap, forms, (rows, columns, start, end, form) => {
        const make = (): [LooseTensor, LooseTensor] => {
          const [height, width] = form === "transposed" ? [columns, rows] : [rows, columns];
          return [filled(place, rows, columns + start + end, 1), filled(other, height + 1, width + end, 2)];
        };
        check(make, (x, y) => {
          const to = arithmetic(x.slice(":", [start, start + columns]));
          const [height = 0, width = 0] = y.layout.shape as number[];
          const operand = y.slice([1, height], [end, width]);
          if (form === "row") to[name](y.slice(0, [0, columns]), { axis: 1 });
          else if (form === "column") to[name](y.slice([1, rows + 1], 0), { axis: 0 });
          else if (form === "scalar") to[name](0.7);
          else if (form === "transposed") to[name](operand.transpose());
          else to[name](operand);
          return x;
        });
      }),
      { numRuns: 25 },
    );
  });
});

describe.each(places)("in %s storage", (place) => {
  it.each(unary)("%s", (name) => {
    fc.assert(
      fc.property(size, size, gap, gap, (rows, columns, start, end) => {
        const make = (): [LooseTensor, LooseTensor] => [
          filled(place, rows, columns + start + end, 1),
          filled("heap", 1, 1, 1),
        ];
        check(make, (x) => {
          arithmetic(x.slice(":", [start, start + columns]))[name](...(name === "exp" ? [{ scale: 0.3 }] : []));
          return x;
        });
      }),
      { numRuns: 40 },
    );
  });

  it.each(reductions)("%s over all and over each axis, of rows and of columns", (name) => {
    fc.assert(
      fc.property(size, size, gap, gap, fc.boolean(), (rows, columns, start, end, isTransposed) => {
        const make = (): [LooseTensor, LooseTensor] => [
          filled(place, rows, columns + start + end, 1),
          filled("heap", 1, 1, 1),
        ];
        check(make, (x) => {
          const part = x.slice(":", [start, start + columns]);
          const from = arithmetic(isTransposed ? part.transpose() : part);
          return [undefined, 0, 1].map((axis) => String(from[name](axis === undefined ? {} : { axis }))).join();
        });
      }),
      { numRuns: 40 },
    );
  });

  it("sums and extremes of many rows, in pieces", () => {
    for (const [rows, columns] of [
      [700, 1],
      [700, 8],
      [130, 1030],
      [2100, 9],
    ] as const) {
      const make = (): [LooseTensor, LooseTensor] => [filled(place, rows, columns + 1, 1), filled("heap", 1, 1, 1)];
      check(make, (x) => {
        const from = arithmetic(x.slice(":", [0, columns]));
        return reductions.flatMap((name) => [0, 1].map((axis) => String(from[name]({ axis })))).join();
      });
    }
  });

  it("exp of ordinary and of extreme numbers, side by side", () => {
    const ends = [-104, -103.97208, -87.4, -86, 86, 88.722835, 88.8, 89];
    const fill = (tensor: LooseTensor, step: number): LooseTensor => {
      const array = arrayOf(tensor);
      for (let at = 0; at < array.length; at++) {
        const end = ends[Math.floor(at / 5) % ends.length] ?? 0;
        array[at] = at % step === 0 ? (special[(at / step) % special.length] ?? 0) : end + ((at % 5) - 2) * 1e-5;
        if (step === 40 && at % 40 > 19) array[at] = at / 1e4;
      }
      return tensor;
    };
    for (const step of [3, 7, 40, 1e9]) {
      for (let columns = 1; columns < 70; columns++) {
        const make = (): [LooseTensor, LooseTensor] => [
          fill(filled(place, 20, columns + 1, 1), step),
          filled("heap", 1, 1, 1),
        ];
        check(make, (x) => arithmetic(x.slice(":", [1, columns + 1])).exp({}) && x);
        check(make, (x) => arithmetic(x.slice(":", [1, columns + 1])).exp({ scale: 1 + 2 ** -30 }) && x);
      }
    }
  });

  it("extremes of zeros of both signs, beside NaN and infinities of both signs, and without", () => {
    const sets = [[0, -0], [-0], [0, -0, -1], [0, -0, 1], [-0, Number.NaN, 1], [Infinity, -Infinity, 1], [1, Infinity]];
    for (const among of sets) {
      for (let columns = 1; columns < 80; columns++) {
        for (const seed of [1, 2, 3]) {
          const tensor = filled(place, 10, columns + 1, seed);
          const array = arrayOf(tensor);
          for (let at = 0; at < array.length; at++) {
            const isRare = (Math.imul(at + seed, 2654435761) >>> 24) % 16 === 0;
            array[at] = among[isRare ? at % among.length : 0] ?? 0;
          }
          const part = arithmetic(tensor.slice(":", [1, columns + 1]));
          for (const [name, ofTwo] of [
            ["reduceMin", Math.min],
            ["reduceMax", Math.max],
          ] as const) {
            const rows = Array.from({ length: 10 }, (_, row) =>
              array.slice(row * (columns + 1) + 1, (row + 1) * (columns + 1)).reduce((a, b) => ofTwo(a, b)),
            );
            expect(part[name]()).toBe(rows.reduce((a, b) => ofTwo(a, b)));
            const answers = part[name]({ axis: 1 }) as LooseTensor;
            expect(Array.from(arrayOf(answers))).toEqual(rows);
          }
          dispose(tensor);
        }
      }
    }
  });

  it("long rows, in pieces", () => {
    for (const columns of [4095, 4096, 4097, 8192, 20001]) {
      const make = (): [LooseTensor, LooseTensor] => [filled(place, 2, columns, 1), filled(place, 2, columns, 2)];
      check(make, (x, y) => {
        arithmetic(x).add(y);
        arithmetic(x).exp({ scale: -0.1 });
        return [arithmetic(y).reduceSum(), String(arithmetic(y).reduceSum({ axis: 1 }))].join();
      });
    }
  });
});

describe("what the kernels are asked to do", () => {
  const nowhere = [0, 0] as const;
  const doubles = { array: new Float64Array(1), offset: 0, dtype: "float64" } as const;
  const manyDoubles = { array: new Float64Array(64), offset: 0, dtype: "float64" } as const;
  const nest = { extents: [90], strides: [[1], [1], [1]] } as const;
  const home = { array: arrayOf(loose(memory.zeros("float32", 100))), offset: 1, dtype: "float32" } as const;
  const away = { array: new Float32Array(100), offset: 1, dtype: "float32" } as const;

  it("they do in their memory, and elsewhere where the way is worth it", () => {
    expect(combineSimd("add", nest, home, home, home)).toBe(true);
    expect(mapSimd("abs", nest, home, home, 1)).toBe(true);
    expect(mapSimd("exp", nest, away, away, 1)).toBe(true);
    const large = { array: new Float32Array(4096), offset: 0, dtype: "float32" } as const;
    const square = (first: number, second: number): readonly number[] => [first, second];
    const turned = { extents: [64, 64], strides: [square(64, 1), square(64, 1), square(1, 64)] } as const;
    expect(combineSimd("add", turned, large, large, { ...large, array: new Float32Array(4096) })).toBe(true);
    expect(sumSimd({ extents: [64, 64], strides: [square(0, 1), square(64, 1)] }, manyDoubles, large)).toBe(true);
    expect(extremeSimd("max", { extents: [64, 64], strides: [square(0, 0), square(64, 1)] }, away, large)).toBe(true);
    expect(sumSimd({ extents: [90], strides: [[0], [1]] }, doubles, home)).toBe(true);
    expect(extremeSimd("min", { extents: [90], strides: [[0], [1]] }, away, home)).toBe(true);
  });

  it("they leave alone: short rows elsewhere, other dtypes, steps that 32 bits do not count", () => {
    expect(combineSimd("add", nest, away, away, away)).toBe(false);
    expect(mapSimd("abs", nest, away, away, 1)).toBe(false);
    expect(mapSimd("exp", nest, home, home, 1e40)).toBe(false);
    const ints = { array: new Int32Array(100), offset: 0, dtype: "int32" } as const;
    expect(combineSimd("add", nest, ints, ints, ints)).toBe(false);
    const far = {
      extents: [2, 4],
      strides: [
        [2 ** 31, 1],
        [4, 1],
        [4, 1],
      ],
    } as const;
    expect(combineSimd("add", far, home, home, home)).toBe(false);
    expect(mapSimd("abs", far, home, home, 1)).toBe(false);
    expect(
      sumSimd(
        {
          extents: [2, 4],
          strides: [
            [0, 0],
            [2 ** 31, 1],
          ],
        },
        doubles,
        home,
      ),
    ).toBe(false);
    const rows = { extents: [2, 4], strides: [nowhere, [2 ** 31, 1]] } as const;
    const many = { extents: [2 ** 31, 4], strides: [nowhere, [0, 1]] } as const;
    for (const nest of [rows, many]) {
      expect(extremeSimd("max", nest, away, home)).toBe(false);
      expect(fillSimd({ extents: nest.extents, strides: [nest.strides[1]] }, home, 7)).toBe(false);
      const [extent = 0] = nest.extents;
      const [rowStride = 0, columnStride = 0] = nest.strides[1];
      const matrix = { array: home.array, offset: 0, rows: extent, columns: 4, rowStride, columnStride, pointer: 64 };
      expect([lies(matrix), lies({ ...matrix, rows: 2, rowStride: 4 })]).toEqual([false, true]);
    }
    expect(home.array).not.toContain(7);
    expect(sumSimd({ extents: [90], strides: [[0], [2]] }, doubles, home)).toBe(false);
  });
});

describe("exp", () => {
  const word = new Uint32Array(1);
  const float = new Float32Array(word.buffer);

  /** The float32 of every so many bit patterns. */
  function* floats(step: number): Generator<number> {
    for (let bits = 0; bits < 2 ** 32; bits += step) {
      word[0] = bits;
      yield float[0] as number;
    }
  }

  /** e^(scale · x): the scale is taken in two parts whose products are exact, so that the result is some 2^-51 of itself off. */
  function exactly(scale: number, x: number): number {
    const large = scale * (2 ** 27 + 1);
    const high = large - (large - scale);
    return Math.exp(high * x) * Math.exp((scale - high) * x);
  }

  /** How many units in the last place of float32 a number is off. */
  function ulpsOff(value: number, exact: number): number {
    return Math.abs(value - exact) / 2 ** (Math.max(-126, Math.floor(Math.log2(exact))) - 23);
  }

  it("of a float32 is at most 0.99 ulp off", () => {
    let worst = 0;
    for (const x of floats(20011)) {
      if (x > -103 && x < 88.7) worst = Math.max(worst, ulpsOff(expSingle(x, 1), Math.exp(x)));
    }
    expect(worst).toBeLessThan(0.99);
    expect(worst).toBeGreaterThan(0.5);
  });

  const scales = [0.5, 1 / 3, 0.1, -2.7, 1 / Math.sqrt(64), 1e-3, 1e3, 1e-40, 1e40];

  it.each(scales)(
    "with scale %s is at most 0.99 ulp off from that of the exact product, by SIMD and without",
    (scale) => {
      let worst = 0;
      const wrong: number[] = [];
      const some = new Float32Array(8192);
      const tensor = memory.zeros("float32", some.length);
      const compare = (count: number): void => {
        const results = tensor.asSpan();
        results.set(some);
        exp(tensor, tensor, { scale });
        for (let at = 0; at < count; at++) {
          const x = some[at] as number;
          const value = results[at] as number;
          const product = scale * x;
          const isRight = Number.isNaN(product)
            ? Number.isNaN(value)
            : (product > -104 || value === 0) && (product < 88.8 || value === Infinity);
          if (!isRight || !Object.is(value, expSingle(x, scale))) wrong.push(x);
          if (product > -103 && product < 88.7) worst = Math.max(worst, ulpsOff(value, exactly(scale, x)));
        }
      };
      let filled = 0;
      for (const x of floats(1009)) {
        some[filled++] = x;
        if (filled === some.length) {
          compare(filled);
          filled = 0;
        }
      }
      compare(filled);
      tensor[Symbol.dispose]();
      expect(wrong).toEqual([]);
      expect(worst).toBeLessThan(0.99);
      expect(worst).toBeGreaterThan(0.49);
    },
  );

  it("has one result by SIMD and without, for every scale and what is odd of numbers", () => {
    const odd = [0, 1, 0.5, 1e-45, 1.2e-38, 88.7, 104, 3.4e38, Infinity].flatMap((x) => [x, -x]).concat(Number.NaN);
    const double = fc.oneof(fc.double(), fc.constantFrom(...odd, 1e-30, 1e30, 1e-200, 1e200));
    const single = fc.oneof(fc.float(), fc.constantFrom(...odd));
    const close = fc.tuple(double, fc.float({ min: -120, max: 100 })).map(([scale, wanted]) => [scale, wanted / scale]);
    fc.assert(
      fc.property(double, fc.array(single, { maxLength: 40 }), close, (scale, numbers, [other = 0, x = 0]) => {
        for (const [by, list] of [
          [scale, numbers],
          [other, [x, ...numbers]],
        ] as const) {
          const tensor = memory.zeros("float32", list.length);
          const results = tensor.asSpan();
          results.set(list);
          const wanted = Float32Array.from(results, (one) => expSingle(one, by));
          exp(tensor, tensor, { scale: by });
          expect(results).toEqual(wanted);
          tensor[Symbol.dispose]();
        }
      }),
      { numRuns: 2000 },
    );
  });

  it("with a scale that float32 cannot hold is that of doubles", () => {
    for (const [scale, x] of [
      [1e40, 2e-40],
      [1e-40, 3e38],
      [-1e300, 0],
      [5e-324, 3e38],
    ] as const) {
      expect(expSingle(Math.fround(x), scale)).toBe(Math.fround(Math.exp(scale * Math.fround(x))));
    }
    expect(expSingle(Infinity, 0)).toBeNaN();
    expect(expSingle(0, Infinity)).toBeNaN();
    expect(expSingle(1, -Infinity)).toBe(0);
    expect(expSingle(-0, -0)).toBe(1);
  });

  it("with scale 1 is that without one, bit for bit", () => {
    const make = () => memory.zeros("float32", 4096);
    const [x, plain, scaled] = [make(), make(), make()];
    const numbers = x.asSpan();
    let at = 0;
    for (const one of floats(1048583)) numbers[at++] = one;
    exp(plain, x);
    exp(scaled, x, { scale: 1 });
    expect(at).toBe(4096);
    expect(scaled.asSpan()).toEqual(plain.asSpan());
    expect(plain.asSpan()).toEqual(Float32Array.from(numbers, (one) => expSingle(one, 1)));
    for (const tensor of [x, plain, scaled]) tensor[Symbol.dispose]();
  });

  it("knows the ends", () => {
    const ends = [0, -0, -Infinity, Infinity, 89, 1e9, -104, -1e9];
    for (const scale of [1, 2, 0.5]) {
      const results = ends.map((end) => expSingle(end / scale, scale));
      expect(results).toEqual([1, 1, 0, Infinity, Infinity, Infinity, 0, 0]);
      expect(expSingle(Number.NaN, scale)).toBeNaN();
      expect(expSingle(Math.fround(88.722835) / scale, scale)).toBeLessThan(Infinity);
      expect(expSingle(-103 / scale, scale)).toBeGreaterThan(0);
    }
  });
});
