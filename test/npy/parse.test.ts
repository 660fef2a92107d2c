import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { TilewrightError } from "../../src/message/index.js";
import { parseNpy } from "../../src/npy/index.js";
import { elementsOf } from "./elements.js";
import { bytesOf, type Fixture, file, readable, refused } from "./fixtures.js";

const good = "{'descr': '<f4', 'fortran_order': False, 'shape': (2, 3), }\n";
const data = [...new Uint8Array(Float32Array.of(1, 2, 3, 4, 5, 6).buffer)];

/** The values of a fixture as this library gives them. */
function valuesOf({ descr, values }: Fixture): (number | bigint | boolean)[] {
  if (descr === "|b1") return values.map((value) => value === "1");
  return /[iu]8/.test(descr) ? values.map(BigInt) : values.map(Number);
}

function strides(shape: readonly number[]): number[] {
  return shape.map((_, axis) => shape.slice(axis + 1).reduce((product, extent) => product * extent, 1));
}

function find(descr: string, fortranOrder = false): Fixture {
  const found = readable.find((fixture) => fixture.descr === descr && fixture.fortranOrder === fortranOrder);
  if (found === undefined) throw new Error(`no fixture of ${descr}`);
  return found;
}

function sentence(run: () => unknown): string {
  try {
    run();
  } catch (error) {
    if (error instanceof TilewrightError) return error.message;
    throw error;
  }
  throw new Error("nothing was refused");
}

describe("a file that NumPy wrote", () => {
  test.each(readable)("$descr $shape fortran $fortranOrder", (fixture) => {
    const tensor = parseNpy(bytesOf(fixture.hex));
    expect(elementsOf(tensor)).toEqual(valuesOf(fixture));
    expect(tensor.layout.shape).toEqual(fixture.shape);
    expect(tensor.layout.stride).toEqual(
      fixture.fortranOrder ? strides([...fixture.shape].reverse()).reverse() : strides(fixture.shape),
    );
  });

  test.each(readable)("at any byte of a larger buffer: $descr $shape fortran $fortranOrder", (fixture) => {
    const bytes = bytesOf(fixture.hex);
    for (const offset of [1, 2, 3, 4, 5, 8, 11]) {
      const larger = new Uint8Array(bytes.length + offset + 5).fill(0xee);
      larger.set(bytes, offset);
      const tensor = parseNpy(larger.subarray(offset, offset + bytes.length));
      expect(elementsOf(tensor)).toEqual(valuesOf(fixture));
    }
  });

  test.each(refused)("refused: $code", ({ code, hex }) => {
    expect(() => parseNpy(bytesOf(hex))).toThrow(expect.objectContaining({ code }));
  });

  test("the dtype tells the tensors apart", () => {
    const tensor = parseNpy(bytesOf(find("<f4").hex));
    expect(tensor.dtype).toBe("float32");
    if (tensor.dtype === "float32") tensor.set(1, 2, 0.5);
    expect(tensor.get(1, 2)).toBe(0.5);
  });
});

describe("elements", () => {
  test("stay where they are, if they can be read there", () => {
    const bytes = file(good.padEnd(118), data);
    const tensor = parseNpy(bytes, { dtype: "float32", shape: [2, 3] });
    tensor.set(1, 2, -6);
    expect(new DataView(bytes.buffer).getFloat32(bytes.length - 4, true)).toBe(-6);
  });

  test.each<[string, Uint8Array]>([
    ["are copied from a place that is not aligned", file(good.padEnd(117), data)],
    ["are copied from the other byte order", file(good.replace("<", ">").padEnd(118), [...data].reverse())],
    [
      "are copied from shared memory",
      (() => {
        const bytes = file(good.padEnd(118), data);
        const shared = new Uint8Array(new SharedArrayBuffer(bytes.length));
        shared.set(bytes);
        return shared;
      })(),
    ],
  ])("%s", (_, bytes) => {
    const before = Uint8Array.from(bytes);
    const tensor = parseNpy(bytes, { dtype: "float32", shape: [2, 3] });
    expect(elementsOf(tensor).toSorted()).toEqual([1, 2, 3, 4, 5, 6]);
    tensor.fill(0);
    expect(Uint8Array.from(bytes)).toEqual(before);
  });

  test("are found in an ArrayBuffer and in Node's Buffer", () => {
    const bytes = file(good, data);
    expect(elementsOf(parseNpy(bytes.buffer))).toEqual([1, 2, 3, 4, 5, 6]);
    expect(elementsOf(parseNpy(Buffer.from(bytes)))).toEqual([1, 2, 3, 4, 5, 6]);
  });

  test("of Fortran order keep their place and get a column-major layout", () => {
    const bytes = file(good.replace("False", "True").padEnd(118), data);
    const tensor = parseNpy(bytes, { dtype: "float32", shape: [2, 3], order: "colMajor" });
    expect(String(tensor.layout)).toBe("(2,3):(1,2)");
    expect(elementsOf(tensor)).toEqual([1, 3, 5, 2, 4, 6]);
  });

  test("that are missing or too many are counted", () => {
    expect(sentence(() => parseNpy(file(good, data.slice(0, 20))))).toBe(
      "parseNpy: (2, 3) of float32 takes data of byte length 24, the file has only 20",
    );
    expect(sentence(() => parseNpy(file(good, [...data, 0])))).toBe(
      "parseNpy: (2, 3) of float32 takes data of byte length 24, the file has 25",
    );
    expect(sentence(() => parseNpy(file(good.replace("(2, 3)", "()"), [])))).toBe(
      "parseNpy: () of float32 takes data of byte length 4, the file has only 0",
    );
    expect(sentence(() => parseNpy(file(good.replace("(2, 3)", "(9007199254740991,)"), data)))).toBe(
      "parseNpy: (9007199254740991,) of float32 takes data of byte length 36028797018963964, the file has only 24",
    );
    expect(sentence(() => parseNpy(file(good.replace("(2, 3)", "(5, 0)"), [0])))).toBe(
      "parseNpy: (5, 0) of float32 takes data of byte length 0, the file has 1",
    );
  });
});

describe("what is asked of a file is checked", () => {
  const bytes = bytesOf(find("<f4").hex);
  const fortran = bytesOf(find("<f4", true).hex);

  test("and granted", () => {
    expect(String(parseNpy(bytes, {}).layout)).toBe("(2,3):(3,1)");
    expect(String(parseNpy(bytes, { dtype: "float32" }).layout)).toBe("(2,3):(3,1)");
    expect(String(parseNpy(bytes, { shape: [2, 3] }).layout)).toBe("(2,3):(3,1)");
    expect(String(parseNpy(bytes, { shape: ["?", { divisibleBy: 3 }] }).layout)).toBe("(2,3):(3,1)");
    expect(String(parseNpy(bytes, { shape: ["?", "?"], order: "rowMajor" }).layout)).toBe("(2,3):(3,1)");
    expect(String(parseNpy(fortran, { order: "colMajor" }).layout)).toBe("(2,3):(1,2)");
  });

  test("dtype", () => {
    expect(sentence(() => parseNpy(bytes, { dtype: "float64" }))).toBe(
      "parseNpy: the file holds float32, asked for float64",
    );
  });

  test("rank", () => {
    expect(sentence(() => parseNpy(bytes, { shape: [6] }))).toBe(
      "parseNpy: the file has shape (2, 3) of rank 2, asked for rank 1",
    );
    expect(sentence(() => parseNpy(bytes, { shape: [] }))).toBe(
      "parseNpy: the file has shape (2, 3) of rank 2, asked for rank 0",
    );
  });

  test("extents", () => {
    expect(sentence(() => parseNpy(bytes, { shape: [2, 4] }))).toBe(
      "parseNpy: axis 1 of the file has extent 3, asked for 4",
    );
    expect(sentence(() => parseNpy(bytes, { shape: [Number.NaN, "?"] }))).toBe(
      "parseNpy: asked for NaN on axis 0, which is neither a size nor '?' nor a divisor",
    );
  });

  test("divisors", () => {
    expect(sentence(() => parseNpy(bytes, { shape: ["?", { divisibleBy: 4 }] }))).toBe(
      "parseNpy: axis 1 of the file has extent 3, asked for a multiple of 4",
    );
    const zero: number = 0;
    expect(sentence(() => parseNpy(bytes, { shape: ["?", { divisibleBy: zero }] }))).toBe(
      "parseNpy: 0 cannot divide: it is not a whole number from 1 to 9007199254740991",
    );
  });

  test("order", () => {
    expect(sentence(() => parseNpy(bytes, { order: "colMajor" }))).toBe(
      "parseNpy: the file is rowMajor, asked for colMajor",
    );
    expect(sentence(() => parseNpy(fortran, { order: "rowMajor" }))).toBe(
      "parseNpy: the file is colMajor, asked for rowMajor",
    );
  });

  test.each([
    ["(5,)", "(5)", 5],
    ["(1, 5, 1)", "(1,5,1)", 5],
    ["(0, 5)", "(0,5)", 0],
    ["()", "()", 1],
  ])("either order of %s, which has but one", (shape, shown, count) => {
    for (const fortranOrder of ["True", "False"]) {
      const header = good.replace("(2, 3)", shape).replace("False", fortranOrder);
      const bytes = file(header, data.concat(data).slice(0, 4 * count));
      const rows = String(parseNpy(bytes, { order: "rowMajor" }).layout);
      const columns = String(parseNpy(bytes, { order: "colMajor" }).layout);
      expect([rows, columns].every((text) => text.startsWith(`${shown}:`))).toBe(true);
      if (shape === "(1, 5, 1)") expect([rows, columns]).toEqual(["(1,5,1):(5,1,1)", "(1,5,1):(1,1,5)"]);
    }
  });
});

describe("bad input", () => {
  test.each([
    [null, "null"],
    [undefined, "undefined"],
    [7, "7"],
    ["a.npy", '"a.npy"'],
    [[1], "an array"],
  ])("%j is no file", (value, shown) => {
    const untyped = parseNpy as (bytes: unknown) => unknown;
    expect(sentence(() => untyped(value))).toBe(`parseNpy: takes a Uint8Array or an ArrayBuffer, not ${shown}`);
  });

  test("a detached buffer is an empty file", () => {
    const bytes = file(good, data);
    structuredClone(bytes.buffer, { transfer: [bytes.buffer] });
    expect(sentence(() => parseNpy(bytes))).toBe(
      "parseNpy: not a .npy file, it starts with nothing instead of 93 4e 55 4d 50 59",
    );
  });

  test("a damaged file gives a tensor or a sentence, never another error", () => {
    const position = fc.integer({ min: 0, max: 160 });
    const damage = fc.array(fc.tuple(position, fc.integer({ min: 0, max: 255 })), { minLength: 1, maxLength: 4 });
    const seen = { tensors: 0, sentences: 0 };
    fc.assert(
      fc.property(fc.constantFrom(...readable), damage, fc.nat(400), (fixture, changes, length) => {
        const bytes = bytesOf(fixture.hex).slice(0, length < 200 ? undefined : length);
        for (const [at, value] of changes) if (at < bytes.length) bytes[at] = value;
        try {
          const tensor = parseNpy(bytes);
          expect(elementsOf(tensor)).toHaveLength(tensor.numElements());
          seen.tensors += 1;
        } catch (error) {
          expect(error).toBeInstanceOf(TilewrightError);
          seen.sentences += 1;
        }
      }),
      { seed: 11, numRuns: 3000 },
    );
    expect(Math.min(seen.tensors, seen.sentences)).toBeGreaterThan(150);
  });
});
