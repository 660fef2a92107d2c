// Do scalars that go over as numbers become what their codecs and casts make of them one by one? Of every pair of dtypes, with steps and rests.
import { describe, expect, it } from "vitest";
import {
  allocateArray,
  arrayNameOf,
  castBetween,
  codecOf,
  type DType,
  dtypeFacts,
  dtypes,
  writeRaw,
} from "../../src/dtype/index.js";
import { copyByLoops } from "../../src/kernel/copy.js";

const numeric = dtypes.filter((dtype) => dtypeFacts(dtype).scalar !== "bigint");

function filled(dtype: DType, length: number): ReturnType<typeof allocateArray> {
  const array = allocateArray(dtype, length);
  const bytes = new Uint8Array(array.buffer);
  for (let at = 0; at < bytes.length; at++) bytes[at] = Math.imul(at + 1, 2654435761) >>> 21;
  return array;
}

describe.each(numeric)("from %s", (from) => {
  it.each(numeric)("to %s", (to) => {
    for (const length of [1, 31, 32, 33, 511, 513, 1100]) {
      for (const [left, right] of [
        [1, 1],
        [1, 3],
        [2, 1],
        [3, 2],
      ] as const) {
        const source = filled(from, 5 + length * right);
        const [target, wanted] = [allocateArray(to, 3 + length * left), allocateArray(to, 3 + length * left)];
        const operands = [
          { array: target, offset: 2, dtype: to },
          { array: source, offset: 3, dtype: from },
        ] as const;
        copyByLoops({ extents: [length], strides: [[left], [right]] }, ...operands);
        const [encoder, decoder] = [codecOf(to, arrayNameOf(target)), codecOf(from, arrayNameOf(source))];
        const cast = castBetween(from, to);
        for (let k = 0; k < length; k++) {
          const raw = source[3 + k * right] ?? 0;
          const value = decoder.decode(raw);
          // Between arrays of one dtype bytes go over as they are.
          writeRaw(wanted, 2 + k * left, from === to ? raw : encoder.encode(cast === undefined ? value : cast(value)));
        }
        expect(target).toEqual(wanted);
      }
    }
  });
});
