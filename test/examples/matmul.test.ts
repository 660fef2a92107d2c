import { writeFile } from "node:fs/promises";
import { describe, expect, test } from "vitest";
import { colMajor, rowMajor } from "../../src/layout/index.js";
import { writeNpy } from "../../src/npy/node.js";
import { tileTensor, zeros } from "../../src/tensor/index.js";
import { runExample, runProgram, temporaryFolder } from "./run-example.js";

const at = temporaryFolder();
const minute = 60_000;

/** Small whole numbers, so that their product is exact. */
function matrix(rows: number, columns: number, layout: typeof rowMajor | typeof colMajor = rowMajor) {
  const numbers = Float32Array.from({ length: rows * columns }, (_, place) => (place % 7) - 3);
  return tileTensor(numbers, layout(rows, columns));
}

const agrees = "equal to a plain triple loop bit for bit";

test("npm start checks the types and multiplies the matrices of the repository", { timeout: 3 * minute }, async () => {
  const { code, output, errors } = await runProgram("npm", ["start"]);
  expect(errors).toBe("");
  expect(code).toBe(0);
  expect(output).toContain("> tsc -p examples && tsx examples/matmul.ts");
  expect(output).toContain("A float32 (128,96):(96,1)\nB float32 (96,160):(160,1)\nC float32 (128,160):(160,1)\n");
  expect(output).toContain("its vectors in the workspace, float32x4:\n(16,8):(32,4)\n");
  expect(output).toContain("parts of a block of C, float64x4x4:\n(8,8):(128,4)\n");
  expect(output).toMatch(/\[\[-0\.099086694, +-0\.10833335, +1\.7012396, /);
  expect(output).toContain(agrees);
  expect(output).toMatch(
    /kernel in views [\d.]+ ms, on the arrays behind them [\d.]+ ms, plain triple loop [\d.]+ ms\n$/,
  );
});

describe("given files", () => {
  test.each([
    [37, 53, 41],
    [1, 1, 1],
    [33, 17, 31],
    [64, 32, 96],
    [5, 0, 3],
    [0, 4, 3],
  ])("of %i by %i and %i columns, in any order", { timeout: minute }, async (m, k, n) => {
    await writeNpy(at("a.npy"), matrix(m, k, colMajor));
    await writeNpy(at("b.npy"), matrix(k, n));
    const { code, output, errors } = await runExample("matmul", at("a.npy"), at("b.npy"));
    expect(errors).toBe("");
    expect(code).toBe(0);
    expect(output).toContain(`C float32 (${m},${n}):(${n},1)\n`);
    expect(output).toContain(agrees);
  });

  test("give the product", { timeout: minute }, async () => {
    await writeNpy(
      at("a.npy"),
      tileTensor([
        [1, 2, 3],
        [4, 5, 6],
      ]),
    );
    await writeNpy(
      at("b.npy"),
      tileTensor([
        [7, 8],
        [9, 10],
        [11, 12],
      ]),
    );
    const { output } = await runExample("matmul", at("a.npy"), at("b.npy"));
    expect(output).toContain("[[58.0, 64.0], [139.0, 154.0]]");
  });
});

describe("what is wrong with the arguments is said in one line", () => {
  async function refusal(...args: readonly string[]): Promise<string> {
    const { code, output, errors } = await runExample("matmul", ...args);
    expect(code).toBe(1);
    expect(output).toBe("");
    expect(errors).toMatch(/^matmul: [^\n]+\n$/);
    return errors.slice("matmul: ".length, -1);
  }

  test("how many there are", { timeout: minute }, async () => {
    expect(await refusal("a.npy")).toBe("takes two .npy files or none, not 1: npm start -- a.npy b.npy");
    expect(await refusal("a.npy", "b.npy", "c.npy")).toBe(
      "takes two .npy files or none, not 3: npm start -- a.npy b.npy",
    );
  });

  test("that a file is missing, or a folder", { timeout: minute }, async () => {
    expect(await refusal(at("none.npy"), at("none.npy"))).toBe(
      `ENOENT: no such file or directory, open '${at("none.npy")}'`,
    );
    expect(await refusal(at("."), at("."))).toBe("EISDIR: illegal operation on a directory, read");
  });

  test("that a file is something else", { timeout: minute }, async () => {
    await writeFile(at("text.npy"), "1 2\n3 4\n");
    expect(await refusal(at("text.npy"), at("text.npy"))).toBe(
      `readNpy '${at("text.npy")}': not a .npy file, it starts with 31 20 32 0a 33 20 instead of 93 4e 55 4d 50 59`,
    );
  });

  test("that a file holds something else", { timeout: minute }, async () => {
    await writeNpy(at("doubles.npy"), zeros("float64", 2, 2));
    await writeNpy(at("vector.npy"), zeros("float32", 4));
    expect(await refusal(at("doubles.npy"), at("doubles.npy"))).toBe(
      `readNpy '${at("doubles.npy")}': the file holds float64, asked for float32`,
    );
    expect(await refusal(at("vector.npy"), at("vector.npy"))).toBe(
      `readNpy '${at("vector.npy")}': the file has shape (4,) of rank 1, asked for rank 2`,
    );
  });

  test("that sizes do not match", { timeout: minute }, async () => {
    await writeNpy(at("wide.npy"), zeros("float32", 2, 5));
    expect(await refusal(at("wide.npy"), at("wide.npy"))).toBe(
      `readNpy '${at("wide.npy")}': axis 0 of the file has extent 2, asked for 5`,
    );
  });
});
