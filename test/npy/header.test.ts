import { describe, expect, test } from "vitest";
import { npyHeader } from "../../src/npy/header.js";
import { writeHeader } from "../../src/npy/write-header.js";
import { bytesOf, file, readable, refused } from "./fixtures.js";

const good = "{'descr': '<f4', 'fortran_order': False, 'shape': (2, 3), }\n";

function refusal(bytes: Uint8Array): { code: unknown; message: string } {
  try {
    npyHeader(bytes);
  } catch (error) {
    if (error instanceof Error && "code" in error) return { code: error.code, message: error.message };
  }
  throw new Error("nothing was refused");
}

describe("the header of a file that NumPy wrote", () => {
  test.each(readable)("$descr $shape fortran $fortranOrder", ({ descr, shape, fortranOrder, hex, values }) => {
    const bytes = bytesOf(hex);
    const header = npyHeader(bytes);
    expect(header.shape).toEqual(shape);
    expect(header.order).toBe(fortranOrder ? "colMajor" : "rowMajor");
    if (!descr.startsWith("|")) expect(header.byteOrder).toBe(descr.startsWith("<") ? "little" : "big");
    expect(header.version).toBe(bytes[6]);
    expect(header.dataOffset).toBe(bytes.length - values.length * Number(descr.slice(2)));
    expect(header.dataOffset % 64).toBe(0);
  });

  test.each(refused)("refused: $code", ({ code, hex }) => {
    expect(refusal(bytesOf(hex)).code).toBe(code);
  });

  test("every version is among them, and both byte orders of every wide type", () => {
    expect(new Set(readable.map(({ hex }) => hex.slice(12, 14)))).toEqual(new Set(["01", "02", "03"]));
    expect(new Set(readable.map(({ descr }) => descr)).size).toBe(3 + 2 * 9);
  });
});

describe("a header put together by hand", () => {
  test.each([
    ["without blanks or a line end", "{'descr':'<f4','fortran_order':False,'shape':(2,3)}"],
    ["with its entries in another order", "{'shape': (2, 3), 'descr': '<f4', 'fortran_order': False}"],
    ["of Python 2, with long integers", "{'descr': '<f4', 'fortran_order': False, 'shape': (2L, 3L), }\n"],
    ["with double quotes", '{"descr": "<f4", "fortran_order": False, "shape": (2, 3)}'],
  ])("%s", (_, text) => {
    expect(npyHeader(file(text))).toEqual({
      version: 1,
      dtype: "float32",
      byteOrder: "little",
      order: "rowMajor",
      shape: [2, 3],
      dataOffset: 10 + text.length,
    });
  });

  test("the machine's own order where the type says so or says none", () => {
    const machine = new Uint8Array(Uint16Array.of(1).buffer)[0] === 1 ? "little" : "big";
    for (const descr of ["=f4", "f4", "|f4"])
      expect(npyHeader(file(good.replace("<f4", descr))).byteOrder).toBe(machine);
  });

  test("needs no elements behind it", () => {
    expect(npyHeader(file(good)).shape).toEqual([2, 3]);
  });

  test("extents and an empty axis up to 2^53-1", () => {
    expect(npyHeader(file(good.replace("(2, 3)", "(9007199254740991, 0)"))).shape).toEqual([9007199254740991, 0]);
    expect(npyHeader(file(good.replace("(2, 3)", "(9007199254740991,)"))).shape).toEqual([9007199254740991]);
  });
});

describe("what is not a .npy file, or lies, is refused", () => {
  test.each<[string, Uint8Array, string]>([
    ["nothing", new Uint8Array(0), "npyHeader: not a .npy file, it starts with nothing instead of 93 4e 55 4d 50 59"],
    [
      "another format",
      new TextEncoder().encode("PK\u0003\u0004 an archive"),
      "npyHeader: not a .npy file, it starts with 50 4b 03 04 20 61 instead of 93 4e 55 4d 50 59",
    ],
    [
      "half of the magic bytes",
      Uint8Array.of(0x93, 0x4e),
      "npyHeader: not a .npy file, it starts with 93 4e instead of 93 4e 55 4d 50 59",
    ],
    [
      "a file cut after the magic bytes",
      file(good).slice(0, 6),
      "npyHeader: the header ends at byte 12, the file at byte 6",
    ],
    [
      "a file cut inside the header's length",
      file(good).slice(0, 9),
      "npyHeader: the header ends at byte 10, the file at byte 9",
    ],
    [
      "a file cut inside the header",
      file(good).slice(0, 30),
      "npyHeader: the header ends at byte 70, the file at byte 30",
    ],
    ["version 4", file(good, [], 4), "npyHeader: .npy version 4.0 is unknown; 1.0, 2.0 and 3.0 are read"],
    ["version 0", file(good, [], 0), "npyHeader: .npy version 0.0 is unknown; 1.0, 2.0 and 3.0 are read"],
    ["version 1.1", file(good).fill(1, 7, 8), "npyHeader: .npy version 1.1 is unknown; 1.0, 2.0 and 3.0 are read"],
    [
      "a header that claims 4 GiB",
      file(good, [], 2).fill(0xff, 8, 12),
      "npyHeader: a header of 4294967295 bytes; at most 1048576 are read",
    ],
    [
      "a header that is no dictionary",
      file("(2, 3)"),
      "npyHeader: the header holds (2, 3), not the entries 'descr', 'fortran_order', 'shape'",
    ],
    [
      "an empty dictionary",
      file("{}"),
      "npyHeader: the header holds nothing, not the entries 'descr', 'fortran_order', 'shape'",
    ],
    [
      "a missing entry",
      file("{'descr': '<f4', 'shape': (2, 3)}"),
      "npyHeader: the header holds 'descr', 'shape', not the entries 'descr', 'fortran_order', 'shape'",
    ],
    [
      "an entry too many",
      file("{'descr': '<f4', 'fortran_order': False, 'shape': (2, 3), 'x': 1}"),
      "npyHeader: the header holds 'descr', 'fortran_order', 'shape', 'x', not the entries 'descr', 'fortran_order', 'shape'",
    ],
    [
      "an order that is no truth value",
      file(good.replace("False", "0")),
      "npyHeader: 'fortran_order' is 0; it must be True or False",
    ],
    [
      "a shape that is a number",
      file(good.replace("(2, 3)", "6")),
      "npyHeader: 'shape' is 6; it must be a tuple of sizes",
    ],
    [
      "a shape in parentheses only",
      file(good.replace("(2, 3)", "(6)")),
      "npyHeader: 'shape' is 6; it must be a tuple of sizes",
    ],
    [
      "a shape that is a list",
      file(good.replace("(2, 3)", "[2, 3]")),
      "npyHeader: 'shape' is [2, 3]; it must be a tuple of sizes",
    ],
    ["no shape", file(good.replace("(2, 3)", "None")), "npyHeader: 'shape' is None; it must be a tuple of sizes"],
    [
      "a negative size",
      file(good.replace("(2, 3)", "(2, -3)")),
      "npyHeader: size -3 on axis 1 is not a whole number from 0 to 9007199254740991",
    ],
    [
      "a size past 2^53-1",
      file(good.replace("(2, 3)", "(9007199254740992,)")),
      "npyHeader: size 9007199254740992 on axis 0 is not a whole number from 0 to 9007199254740991",
    ],
    [
      "a size that is a truth value",
      file(good.replace("(2, 3)", "(2, True)")),
      "npyHeader: size True on axis 1 is not a whole number from 0 to 9007199254740991",
    ],
    [
      "a count past 2^53-1",
      file(good.replace("(2, 3)", "(94906267, 94906267)")),
      "npyHeader: shape (94906267, 94906267) has more than 9007199254740991 elements",
    ],
    [
      "a count past 2^53-1 hidden by an empty axis",
      file(good.replace("(2, 3)", "(0, 9007199254740991, 2)")),
      "npyHeader: shape (0, 9007199254740991, 2) has more than 9007199254740991 elements",
    ],
    [
      "pickled objects",
      file(good.replace("<f4", "|O")),
      "npyHeader: dtype '|O' holds pickled Python objects, which are never loaded",
    ],
    [
      "a structured type",
      file(good.replace("'<f4'", "[('x', '<f4')]")),
      "npyHeader: structured dtype [('x', '<f4')] has no tensor; save each field on its own",
    ],
    ...["<c8", "|S4", "<U4", "<M8[s]", "|V2", "<f16", "<i3", "f", "float32", "", "<", "<<f4", "b1x"].map(
      (descr): [string, Uint8Array, string] => [
        `dtype '${descr}'`,
        file(good.replace("<f4", descr)),
        `npyHeader: dtype '${descr}' has no tensor dtype; bool, i1 to i8, u1 to u8, f2, f4 and f8 are read`,
      ],
    ),
  ])("%s", (_, bytes, sentence) => {
    expect(refusal(bytes).message).toBe(sentence);
  });

  test("every cut of a good file", () => {
    const whole = file(good);
    for (let length = 0; length < whole.length; length++) {
      expect(refusal(whole.subarray(0, length)).code).toBe(length < 6 ? "npy.not-npy" : "npy.header-truncated");
    }
  });
});

describe("a header is written", () => {
  test.each(readable.filter(({ descr, hex }) => !descr.startsWith(">") && hex.startsWith("934e554d505901")))(
    "byte for byte as NumPy writes it: $descr $shape fortran $fortranOrder",
    ({ hex }) => {
      const { dtype, order, shape, dataOffset } = npyHeader(bytesOf(hex));
      expect(writeHeader(dtype, order, shape)).toEqual(bytesOf(hex).slice(0, dataOffset));
    },
  );

  test("with 64 blanks more where the text ends on a multiple of 64", () => {
    const shape = [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 10, 10];
    expect(writeHeader("float32", "rowMajor", shape).length).toBe(192);
    expect(writeHeader("float32", "rowMajor", [...shape.slice(0, -1), 1]).length).toBe(128);
    expect(readable.map((fixture) => fixture.shape)).toContainEqual(shape);
  });

  test("as version 2 where it is too long for version 1", () => {
    const version = (rank: number) => npyHeader(writeHeader("int8", "rowMajor", Array(rank).fill(1))).version;
    expect([version(21_800), version(21_900)]).toEqual([1, 2]);
  });
});
