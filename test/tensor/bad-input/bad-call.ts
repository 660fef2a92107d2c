// What is a wrong call, and what must become of it? An error of the library with its code, and not one byte of storage changed.
import { expect } from "vitest";
import { TilewrightError } from "../../../src/message/index.js";
import type { SentenceCode } from "../../../types/message/catalogue.js";
import { type LooseTensor, noSizes } from "../loose.js";

export interface BadCall<Subject = LooseTensor> {
  readonly code: SentenceCode;
  readonly call: (subject: Subject) => unknown;
}

/** A wrong call for each of some values. */
export function each<Value, Subject = LooseTensor>(
  values: readonly Value[],
  code: SentenceCode,
  call: (subject: Subject, value: Value) => unknown,
): readonly BadCall<Subject>[] {
  return values.map((value) => ({ code, call: (subject) => call(subject, value) }));
}

/** Sizes, indices and offsets that are none. */
export const sizes = noSizes;

/** What is no tensor. */
export const noTensors: readonly unknown[] = [undefined, null, "float32", [1, 2], {}, new Float32Array(4), Symbol("s")];

/** What are no options. */
export const noOptions: readonly unknown[] = [null, 4, "axis", true, [0], 1n];

/** Awaits the call, so that a promise that rejects counts as an error; `storage` is what must stay as it is. */
export async function expectRefusal(
  code: SentenceCode,
  call: () => unknown,
  storage: readonly ArrayBufferView[] = [],
): Promise<void> {
  const before = storage.map(bytesOf);
  let thrown: unknown;
  try {
    await call();
  } catch (error) {
    thrown = error;
  }
  expect(thrown).toBeInstanceOf(TilewrightError);
  expect((thrown as TilewrightError).code).toBe(code);
  expect((thrown as TilewrightError).message).not.toMatch(/[{}]|undefined: |\[object/);
  expect(storage.map(bytesOf)).toEqual(before);
}

function bytesOf({ buffer, byteOffset, byteLength }: ArrayBufferView): string {
  return Buffer.from(new Uint8Array(buffer as ArrayBuffer, byteOffset, byteLength)).toString("hex");
}
