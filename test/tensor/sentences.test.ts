// Does the runtime say what the type says? Every call that `test-d/tensor` expects the checker to refuse is made here, by a
// caller without types, on tensors of the declared layouts; the error must have the same sentence.
import { describe, expect, it } from "vitest";
import * as layouts from "../../src/layout/index.js";
import * as tensors from "../../src/tensor/index.js";
import { filesIn, textOf } from "../support/files.js";
import { loose } from "../support/loose.js";
import { readTestFile } from "../support/test-d.js";
import type { LooseTensor } from "./loose.js";

/** What only a checker refuses: a union is one value when it comes, and `any` has a type then. `…` marks a compiler's own words. */
const onlyTypes = /union|is any|holds any|^…|…$/;

const [layout, zeros] = [loose(layouts.layout), loose(tensors.zeros)];

for (const name of filesIn("test-d/tensor", ".test-d.ts")) {
  const text = textOf(name);
  const refused = readTestFile(name, text).assertions.filter(
    ({ kind, sentence = "" }) => kind === "expectError" && !onlyTypes.test(sentence),
  );
  if (refused.length === 0) continue;
  describe(name, () => {
    const scope = scopeOf(text);
    const prelude = constantsOf(text);
    for (const { line, actual, sentence } of refused) {
      it(`line ${line}: ${sentence}`, () => {
        const call = new Function(...Object.keys(scope), `${prelude}\nreturn ${text.slice(actual.start, actual.end)};`);
        expect(() => call(...Object.values(scope))).toThrow(
          expect.objectContaining({ name: "TilewrightError", message: sentence }),
        );
      });
    }
  });
}

/** A value for each declaration of a test file. */
function scopeOf(text: string): Readonly<Record<string, unknown>> {
  const scope: Record<string, unknown> = { ...tensors, ...layouts };
  for (const [, name = "", type = ""] of text.matchAll(/^declare const (\w+): (.+);$/gm)) {
    scope[name] = valueFor(type);
  }
  return scope;
}

/** The constants of a test file that have no type of their own, as they stand. */
function constantsOf(text: string): string {
  return (text.match(/^const (?:\w+|\[[\w, ]+\]) = .+;$/gm) ?? []).join("\n");
}

/** Of a union, the last one. */
function valueFor(type: string): unknown {
  const [, kind, element, parts] =
    /^(F32|Fixed|\w*Tensor|Layout)<(?:"(\w+)", Layout<)?([[\]\w<>, ]+?)>{1,2}$/.exec(type) ?? [];
  if (kind === "Layout") return layout(...sizesOf(parts));
  if (kind !== undefined) return tensorOf(kind, element ?? "float32", sizesOf(parts));
  if (type === "ArrayBuffer") return new ArrayBuffer(8);
  const [, last] = /\| (\d+)$/.exec(type) ?? [];
  if (last !== undefined) return Number(last);
  return type.endsWith("[]") ? [0, 0] : 1;
}

/** Shape and strides; a size that only the runtime knows is 8 when it comes. */
function sizesOf(parts = ""): readonly [unknown, unknown] {
  return JSON.parse(
    `[${parts.replaceAll(/Multiple<8>|\bnumber\b(?!\[)/g, "8").replaceAll(/(?:readonly )?number\[\]|unknown/g, "[8]")}]`,
  );
}

/** A tensor of zeros; one of vectors is made of scalars that lie along its last axis. */
function tensorOf(kind: string, element: string, [shape, stride]: readonly [unknown, unknown]): unknown {
  const [dtype, lanes = 1] = element.split("x");
  if (kind === "SharedTensor") return loose(tensors.sharedMemory().zeros)(dtype, layout(shape, stride));
  if (lanes === 1) return zeros(dtype, layout(shape, stride));
  const scalars = (sizes: unknown, by: number): unknown =>
    (sizes as number[]).with(-1, ((sizes as number[]).at(-1) ?? 0) * by);
  const made = zeros(dtype, layout(scalars(shape, Number(lanes)), scalars(stride, 1 / Number(lanes)))) as LooseTensor;
  return made.vectorize(...(shape as number[]).map((_, axis, all) => (axis === all.length - 1 ? Number(lanes) : 1)));
}
