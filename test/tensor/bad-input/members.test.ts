// What do wrong arguments do to a tensor? Every member of the prototype has rows here, or takes nothing that could be wrong.
import { describe, expect, it } from "vitest";
import { rowMajor } from "../../../src/layout/index.js";
import { tileTensor } from "../../../src/tensor/index.js";
import { Tensor } from "../../../src/tensor/tensor.js";
import { TensorBase } from "../../../src/tensor/tensor-base.js";
import { loose } from "../loose.js";
import { access } from "./access.js";
import { type BadCall, expectRefusal } from "./bad-call.js";
import { bulk } from "./bulk.js";
import { calls } from "./calls.js";
import { views } from "./views.js";

const table: Readonly<Record<string, readonly BadCall[]>> = { ...access, ...views, ...bulk };

/** Members that a caller cannot get wrong: they take nothing. */
const cannotFail = new Set([
  ...["dtype", "layout", "space", "rank", "flatRank", "elementSize", "linearIdxType", "numElements", "isRowMajor"],
  ...["getTypeName", "unsafePtr", "transpose", "asImm", "makeDynamic", "toLayoutTensor"],
  ...["toString", "writeTo", "abs"],
]);

/** What the library's own operations ask a tensor. */
const internal = new Set([
  ...["constructor", "view", "readScalar", "writeScalar", "fillRow", "extent", "loss", "storage"],
  ...["requireWhole", "mayTouch", "requirePlaces", "masking"],
]);

const publicMembers: readonly string[] = [TensorBase, Tensor]
  .flatMap(({ prototype }) => Object.getOwnPropertyNames(prototype))
  .filter((name) => !internal.has(name));

it("every member has a row, and every row a member", () => {
  expect(publicMembers.filter((name) => Object.hasOwn(table, name) === cannotFail.has(name))).toEqual([]);
  expect([...Object.keys(table), ...cannotFail].filter((name) => !publicMembers.includes(name))).toEqual([]);
  expect(publicMembers.filter((name) => !Object.hasOwn(calls, name))).toEqual([]);
  expect(Object.keys(calls).filter((name) => !publicMembers.includes(name))).toEqual([]);
});

for (const [member, rows] of Object.entries(table)) {
  describe(member, () => {
    for (const [at, { code, call }] of rows.entries()) {
      it(`wrong call ${at}: ${code}`, async () => {
        const storage = Float32Array.from({ length: 40 }, (_, slot) => slot);
        const subject = loose(tileTensor(storage, rowMajor(8, 4), { offset: 2 }));
        await expectRefusal(code, () => call(subject), [storage]);
      });
    }
  });
}

it("members that cannot fail answer whatever they are passed", () => {
  for (const name of cannotFail) {
    const subject = loose(tileTensor(new Float32Array(32), rowMajor(8, 4)));
    const member: unknown = Reflect.get(subject, name);
    if (typeof member === "function") for (const no of [-1, null, {}, "x"]) Reflect.apply(member, subject, [no]);
  }
});
