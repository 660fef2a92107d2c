// What do wrong arguments do to the functions of the room? Every one that it exports has rows here, or takes nothing that could be wrong.
import { describe, expect, it } from "vitest";
import { rowMajor } from "../../../src/layout/index.js";
import * as room from "../../../src/tensor/index.js";
import { loose } from "../loose.js";
import { expectRefusal } from "./bad-call.js";
import { functions } from "./functions.js";

/** They answer whatever they are asked. */
const cannotFail = new Set(["isTileTensor", "TileTensor", "asyncCopyGroup", "sharedMemory"]);

it("every function has a row, and every row a function", () => {
  const names = Object.keys(room);
  expect(names.filter((name) => Object.hasOwn(functions, name) === cannotFail.has(name))).toEqual([]);
  expect([...Object.keys(functions), ...cannotFail].filter((name) => !names.includes(name))).toEqual([]);
});

for (const [name, rows] of Object.entries(functions)) {
  describe(name, () => {
    for (const [at, { code, call }] of rows.entries()) {
      it(`wrong call ${at}: ${code}`, async () => {
        const storage = Float32Array.from({ length: 16 }, (_, slot) => slot);
        const subject = loose(room.tileTensor(storage, rowMajor(4, 4)));
        await expectRefusal(code, () => call(subject), [storage]);
      });
    }
  });
}
