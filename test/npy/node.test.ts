import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { formatNpy } from "../../src/npy/index.js";
import { readNpy, writeNpy } from "../../src/npy/node.js";
import { arange, zeros } from "../../src/tensor/index.js";
import { elementsOf } from "./elements.js";
import { file } from "./fixtures.js";

let folder = "";
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "tilewright-npy-"));
});
afterAll(() => rm(folder, { recursive: true }));
const at = (name: string): string => join(folder, name);

describe("files on disk", () => {
  test("are written and read, by path and by URL", async () => {
    const tensor = arange("float64", 3, 4);
    await writeNpy(at("a.npy"), tensor);
    expect(new Uint8Array(await readFile(at("a.npy")))).toEqual(formatNpy(tensor));
    const read = await readNpy(pathToFileURL(at("a.npy")), { dtype: "float64", shape: [3, "?"], order: "rowMajor" });
    expect(elementsOf(read)).toEqual(elementsOf(tensor));
  });

  test("may have no elements, and may be replaced by shorter ones", async () => {
    await writeNpy(at("b.npy"), zeros("float32", 100));
    await writeNpy(at("b.npy"), zeros("float32", 0, 3));
    expect((await readNpy(at("b.npy"))).layout.shape).toEqual([0, 3]);
  });

  test("are refused with their path", async () => {
    await writeFile(at("c.npy"), "id,value\n1,2\n");
    await expect(readNpy(at("c.npy"))).rejects.toThrow(
      `readNpy '${at("c.npy")}': not a .npy file, it starts with 69 64 2c 76 61 6c instead of 93 4e 55 4d 50 59`,
    );
    await writeFile(at("d.npy"), "");
    await expect(readNpy(at("d.npy"))).rejects.toThrow(
      `readNpy '${at("d.npy")}': not a .npy file, it starts with nothing`,
    );
    await writeFile(at("e.npy"), file("{'descr': '<f4', 'fortran_order': False, 'shape': (2, 3), }\n", [0]));
    await expect(readNpy(at("e.npy"))).rejects.toThrow(
      `readNpy '${at("e.npy")}': (2, 3) of float32 takes data of byte length 24, the file has only 1`,
    );
    await writeNpy(at("f.npy"), zeros("float32", 2, 3));
    await expect(readNpy(at("f.npy"), { shape: [2, 4] })).rejects.toThrow(
      `readNpy '${at("f.npy")}': axis 1 of the file has extent 3, asked for 4`,
    );
  });

  test("that cannot be opened give Node's error", async () => {
    await expect(readNpy(at("none.npy"))).rejects.toMatchObject({ code: "ENOENT" });
    await expect(readNpy(folder)).rejects.toMatchObject({ code: "EISDIR" });
    await expect(writeNpy(at("none/a.npy"), zeros("float32", 1))).rejects.toMatchObject({ code: "ENOENT" });
  });

  test("that are no regular files are read to their end", async () => {
    await expect(readNpy("/dev/null")).rejects.toThrow("readNpy '/dev/null': not a .npy file, it starts with nothing");
  });

  test("stay as they are when a tensor has no .npy form", async () => {
    await writeNpy(at("g.npy"), zeros("float32", 2));
    // @ts-expect-error writeNpy: bfloat16 has no .npy form; copy the tensor to float32 first
    await expect(writeNpy(at("g.npy"), zeros("bfloat16", 2))).rejects.toThrow("writeNpy: bfloat16 has no .npy form");
    expect((await readNpy(at("g.npy"))).dtype).toBe("float32");
  });
});
