import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type PythonValue, parsePythonLiteral, pythonText } from "../../src/npy/python-literal.js";

const read = (text: string): PythonValue => parsePythonLiteral(text, "test");

describe("a Python literal", () => {
  test.each([
    ["True", true],
    [" False\n", false],
    ["None", null],
    ["0", 0n],
    ["-12", -12n],
    ["+7", 7n],
    ["12L", 12n],
    ["9007199254740993", 9007199254740993n],
    ["'<f4'", "<f4"],
    ['"it\'s"', "it's"],
    ["'it\\'s'", "it's"],
    ["''", ""],
    ["(3)", 3n],
    ["((False))", false],
  ])("%j is a plain value", (text, value) => {
    expect(read(text)).toBe(value);
  });

  test.each([
    ["()", "tuple", []],
    ["(3,)", "tuple", [3n]],
    ["(3, 4)", "tuple", [3n, 4n]],
    ["( 3L ,4L, )", "tuple", [3n, 4n]],
    ["[]", "list", []],
    ["[1]", "list", [1n]],
    ["['x', None,]", "list", ["x", null]],
  ])("%j is a sequence", (text, kind, items) => {
    expect(read(text)).toEqual({ kind, items });
  });

  test.each(["{}", "{'a': 1}", "{'a': 1, \"b\": (2,), }", "{'a':{'b':[True]},'c':None}"])(
    "%j is a dictionary",
    (text) => {
      const value = read(text);
      expect(read(pythonText(value))).toEqual(value);
      expect(value).toMatchObject({ kind: "dictionary" });
    },
  );

  test.each([
    ["", "test: the header wants a value at character 0, not its end"],
    ["nan", 'test: the header wants a value at character 0, not "nan"'],
    ["Truely", 'test: the header wants a value at character 0, not "Truely"'],
    ["1.5", 'test: the header wants a value at character 0, not "1.5"'],
    ["1e5", 'test: the header wants a value at character 0, not "1e5"'],
    ["0x10", 'test: the header wants a value at character 0, not "0x10"'],
    ["1 2", 'test: the header wants the end of the header at character 2, not "2"'],
    ["'<f4", `test: the header wants a string that ends at character 0, not "'<f4"`],
    ["'a\nb'", `test: the header wants a string that ends at character 0, not "'a\\nb'"`],
    ["(3, 4", "test: the header wants ',' or ')' at character 5, not its end"],
    ["(,)", 'test: the header wants a value at character 1, not ",)"'],
    ["(1,,2)", 'test: the header wants a value at character 3, not ",2)"'],
    ["[1)", "test: the header wants ',' or ']' at character 2, not \")\""],
    ["{'a' 1}", "test: the header wants ':' at character 5, not \"1}\""],
    ["{'a': 1 'b': 2}", "test: the header wants ',' or '}' at character 8, not \"'b': 2}\""],
    ["{1: 2}", 'test: the header wants a new key in quotes at character 1, not "1: 2}"'],
    ["{'a': 1, 'a': 2}", "test: the header wants a new key in quotes at character 9, not \"'a': 2}\""],
    ["{,}", 'test: the header wants a value at character 1, not ",}"'],
    ["open('x')", `test: the header wants a value at character 0, not "open('x')"`],
  ])("%j is refused with its place", (text, sentence) => {
    expect(() => read(text)).toThrow(expect.objectContaining({ code: "npy.header-text", message: sentence }));
  });

  test("nesting beyond any writer's is refused before it exhausts the stack", () => {
    expect(() => read("(".repeat(1_000_000))).toThrow(
      'test: the header wants nesting of at most 32 levels at character 32, not "(((((((((((("',
    );
    expect(read(`${"[".repeat(32)}${"]".repeat(32)}`)).toMatchObject({ kind: "list" });
  });

  test("printing and reading return the value", () => {
    const { value } = fc.letrec<{ value: PythonValue }>((tie) => ({
      value: fc.oneof(
        { depthSize: "small" },
        fc.boolean(),
        fc.constant(null),
        fc.bigInt({ min: -(2n ** 70n), max: 2n ** 70n }),
        fc.stringMatching(/^[ -&(-[\]-~]{0,9}$/),
        fc.record({ kind: fc.constantFrom("tuple", "list"), items: fc.array(tie("value"), { maxLength: 3 }) }),
      ),
    }));
    fc.assert(
      fc.property(value, (whole) => {
        fc.pre(!pythonText(whole).endsWith("..."));
        expect(read(pythonText(whole))).toEqual(whole);
      }),
      { seed: 7 },
    );
  });

  test("a long value is cut in a sentence", () => {
    expect(pythonText({ kind: "list", items: Array.from({ length: 100 }, () => 10n) })).toMatch(/^\[10, .*\.\.\.$/);
  });
});
