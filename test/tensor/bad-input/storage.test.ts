// What do the members of a tensor do when its storage is gone, has shrunk, is read-only or repeats its elements?
import { describe, it } from "vitest";
import { layout, rowMajor } from "../../../src/layout/index.js";
import { tileTensor } from "../../../src/tensor/index.js";
import { type LooseTensor, loose } from "../loose.js";
import { expectRefusal } from "./bad-call.js";
import { calls } from "./calls.js";

const all = Object.entries(calls);
const touching = all.filter(([, { nature }]) => nature === "reads" || nature === "writes");
const writing = all.filter(([, { nature }]) => nature === "writes");
const others = all.filter(([, { nature }]) => nature === "tells" || nature === "views");

function values(length = 32): Float32Array<ArrayBuffer> {
  return Float32Array.from({ length }, (_, slot) => slot + 1);
}

function made(storage: Float32Array): LooseTensor {
  return loose(tileTensor(storage, rowMajor(8, 4)));
}

describe("a right call", () => {
  for (const [name, { call }] of all) {
    it(`of ${name} is none of the mistakes below`, async () => {
      await call(made(values()));
    });
  }
});

describe("detached", () => {
  for (const [name, { call }] of touching) {
    it(`${name} refuses`, async () => {
      const subject = detached();
      await expectRefusal("storage.detached", () => call(subject));
    });
  }
  for (const [name, { call }] of others) {
    it(`${name} touches nothing, and what it gives refuses`, async () => {
      const given = firstOf(await call(detached()));
      if (given !== undefined) await expectRefusal("storage.detached", () => given.load(0));
    });
  }
});

function detached(): LooseTensor {
  const storage = values();
  const subject = made(storage);
  structuredClone(storage.buffer, { transfer: [storage.buffer] });
  return subject;
}

describe("shrunk", () => {
  for (const [name, { call }] of touching) {
    it(`${name} refuses, and leaves what is left of the buffer`, async () => {
      const { subject, rest } = shrunk();
      await expectRefusal("storage.too-small", () => call(subject), [rest]);
    });
  }
  for (const [name, { call }] of others) {
    it(`${name} touches nothing`, async () => {
      await call(shrunk().subject);
    });
  }
});

/** A resizable buffer after half of it went away. The library's target is older than the constructor's second argument. */
function shrunk(): { readonly subject: LooseTensor; readonly rest: Float32Array } {
  const buffer = Reflect.construct(ArrayBuffer, [128, { maxByteLength: 128 }]) as ArrayBuffer;
  const storage = new Float32Array(buffer);
  storage.set(values());
  const subject = made(storage);
  Reflect.apply(Reflect.get(buffer, "resize"), buffer, [64]);
  return { subject, rest: new Float32Array(buffer) };
}

describe("read-only", () => {
  for (const [name, { call }] of writing) {
    it(`${name} refuses, of views as well`, async () => {
      const storage = values();
      await expectRefusal("tensor.read-only", () => call(made(storage).asImm()), [storage]);
      await expectRefusal("tensor.read-only", () => call(made(storage).asImm().transpose().transpose()), [storage]);
    });
  }
  for (const [name, { call, nature }] of all) {
    if (nature === "writes") continue;
    it(`${name} works, and what it gives is read-only`, async () => {
      const given = firstOf(await call(made(values()).asImm()));
      if (given !== undefined) await expectRefusal("tensor.read-only", () => given.fill(0));
    });
  }
});

describe("with elements of stride 0", () => {
  for (const [name, { call }] of writing) {
    it(`${name} refuses`, async () => {
      const storage = values(4);
      const subject = loose(tileTensor(storage, layout([8, 4], [0, 1])));
      await expectRefusal("tensor.stride-zero", () => call(subject), [storage]);
    });
  }
});

describe("a layout larger than its buffer", () => {
  it("is refused where it is bound", async () => {
    const storage = values();
    await expectRefusal("storage.too-small", () => tileTensor(storage, rowMajor(9, 4)), [storage]);
    await expectRefusal("storage.too-small", () => tileTensor(storage, rowMajor(8, 4), { offset: 1 }), [storage]);
    await expectRefusal("storage.too-small", () => tileTensor(storage, layout([2, 2], [31, 1])), [storage]);
  });
});

/** The tensor among what a call gives, in whatever form; undefined where there is none. */
function firstOf(given: unknown): LooseTensor | undefined {
  if (typeof given !== "object" || given === null) return undefined;
  if ("load" in given) return given as LooseTensor;
  if ("toTileTensor" in given) return (given as { toTileTensor(): LooseTensor }).toTileTensor();
  if ("fragment" in given) return given.fragment as LooseTensor;
  if ("tile" in given) return given.tile as LooseTensor;
  if (Array.isArray(given)) return firstOf(given[0]);
  if (Symbol.iterator in given && !ArrayBuffer.isView(given)) return firstOf([...(given as Iterable<unknown>)][0]);
  return undefined;
}
