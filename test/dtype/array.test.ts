import { runInNewContext } from "node:vm";
import { describe, expect, it } from "vitest";
import {
  allocateArray,
  arrayNameOf,
  dtypeFacts,
  dtypeOfArray,
  dtypes,
  elementName,
  holds,
  isDType,
  isStorageArray,
  parseElement,
} from "../../src/dtype/index.js";

describe("element types", () => {
  it("are fourteen, each with a size and an array", () => {
    expect(dtypes).toHaveLength(14);
    for (const dtype of dtypes) {
      const array = allocateArray(dtype, 3);
      expect(array).toHaveLength(3);
      expect(array.BYTES_PER_ELEMENT).toBe(dtypeFacts(dtype).bytes);
      expect(holds(array, dtype)).toBe(true);
    }
  });

  it("are told from other strings and values", () => {
    expect(isDType("bfloat16")).toBe(true);
    for (const no of ["float", "toString", "__proto__", "", undefined, null, 8, ["int8"]])
      expect(isDType(no)).toBe(false);
  });
});

describe("arrays", () => {
  it("suggest an element type", () => {
    expect(dtypeOfArray(new Float32Array(1))).toBe("float32");
    expect(dtypeOfArray(new Uint8ClampedArray(1))).toBe("uint8clamped");
    expect(dtypeOfArray(new BigUint64Array(1))).toBe("uint64");
    expect(dtypeOfArray(Buffer.alloc(1))).toBe("uint8");
  });

  it("are known by their class, not by what they say", () => {
    class Liar extends Int16Array {
      override get [Symbol.toStringTag](): "Int16Array" {
        return "Float32Array" as "Int16Array";
      }
    }
    expect(arrayNameOf(new Liar(1))).toBe("Int16Array");
    expect(isStorageArray(runInNewContext("new Int32Array(2)"))).toBe(true);
  });

  it("are not DataViews, plain arrays, buffers or things that look like arrays", () => {
    for (const no of [
      new DataView(new ArrayBuffer(8)),
      [1, 2],
      new ArrayBuffer(8),
      { length: 1, 0: 1 },
      null,
      undefined,
      "abc",
    ]) {
      expect(isStorageArray(no)).toBe(false);
    }
  });

  it("hold element types of their own class, and 16-bit floats in 16-bit words", () => {
    expect(holds(new Uint16Array(1), "float16")).toBe(true);
    expect(holds(new Uint16Array(1), "bfloat16")).toBe(true);
    expect(holds(new Int16Array(1), "bfloat16")).toBe(false);
    expect(holds(new Uint8Array(1), "bool")).toBe(true);
    expect(holds(new Uint8ClampedArray(1), "bool")).toBe(false);
  });
});

describe("element names", () => {
  it("carry the block without leading 1s", () => {
    expect(elementName("float32", [])).toBe("float32");
    expect(elementName("float32", [1, 4])).toBe("float32x4");
    expect(elementName("float32", [4, 4])).toBe("float32x4x4");
    expect(elementName("int8", [4, 1])).toBe("int8x4x1");
    expect(elementName("int8", [1, 1])).toBe("int8x1");
  });

  it("are read back", () => {
    expect(parseElement("float32x4x4")).toEqual({ dtype: "float32", block: [4, 4] });
    expect(parseElement("bool")).toEqual({ dtype: "bool", block: [] });
    for (const no of [
      "float32x",
      "float32x0",
      "float32x04",
      "x4",
      "floatx4",
      "float32x-4",
      "float32X4",
      4,
      undefined,
    ]) {
      expect(parseElement(no)).toBeUndefined();
    }
  });
});
