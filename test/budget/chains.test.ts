// What does a large program of views cost the native compiler? 1,000 chains of six calls, each on a tensor of sizes of its own.
import { expect, it } from "vitest";
import { marginalInstantiations } from "../support/instantiations.js";

const count = 1000;
const ceiling = 4000;

const setup = `import type { Layout, TileTensor } from "../../types/index.js";
type F32<Shape, Stride> = TileTensor<"float32", Layout<Shape, Stride>>;
declare const n: number;
declare const threads: Layout<[1, 4], [4, 1]>;`;

type Chain = (rows: number, columns: number, index: number) => readonly string[];

const chains: Readonly<Record<string, Chain>> = {
  "tile, slice, vectorize, transpose, at, transpose": (_rows, _columns, index) => [
    `tile([64, 64], [1, 2]).slice("${index % 30}:60", ":").vectorize(1, 4)`,
    `transpose().at(":8", "-${2 + (index % 20)}:").transpose()`,
  ],
  "reshape, split, unsqueeze, squeeze, distribute, at": (rows, columns, index) => [
    `reshape(${rows / 4}, ${4 * columns}).split(2, { axis: 1 })[1].unsqueeze(0).squeeze(0)`,
    `distribute(threads, n).at(${index % 20}, ":")`,
  ],
};

for (const [name, chain] of Object.entries(chains)) {
  it(`${name}: at most ${ceiling} instantiations a chain`, async () => {
    const uses = Array.from({ length: count }, (_, index) => use(chain, index));
    expect(await marginalInstantiations("7.0", { setup, uses })).toBeLessThanOrEqual(ceiling);
  });
}

function use(chain: Chain, index: number): string {
  const [rows, columns] = [128 + 4 * (index % 97), 256 + 8 * index];
  return `declare const t${index}: F32<[${rows}, ${columns}], [${columns}, 1]>;
    export const chain${index} = t${index}.${chain(rows, columns, index).join(".")};
    chain${index}.layout.shape[0]; chain${index}.layout.stride[0];`;
}
