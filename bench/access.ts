// Views and element access. A loop stands in a function of its own source, as in a program of its own: V8 shares what it learns between
// equal sources, and a loop that has seen every dtype is slow whatever the accessor.
import { full, tileTensor, zeros } from "../src/index.js";
import { layout } from "../src/layout/index.js";
import type { Contestant, Row } from "./measure.js";
import { memory } from "./memory.js";
import { ndarrayOf } from "./peers/ndarray.js";

const side = 64;
const views = 1000;
const cube = 256;

export const rows: readonly Row[] = [
  ...viewRows("tile", "t => t.tile([16, 16], [1, 2])", "a => a.lo(16, 32).hi(16, 16)"),
  ...viewRows("slice", "t => t.slice('16:32', '0:16')", "a => a.lo(16, 0).hi(16, 16)"),
  ...viewRows("transpose", "t => t.transpose()", "a => a.transpose(1, 0)"),
  loopRow("get and set, 256 cubed", () => undefined),
  loopRow("the same after ten dtypes", pollute),
];

function viewRows(name: string, view: string, peer: string): readonly Row[] {
  return [
    viewRow(`view: ${name}`, view, peer, () => undefined),
    viewRow(`view: ${name}, after ten dtypes`, view, peer, pollute),
  ];
}

function viewRow(name: string, view: string, peer: string, before: () => void): Row {
  const loop = (source: string): ((of: unknown) => void) =>
    own(`t => { const view = ${source}; let last; for (let i = 0; i < ${views}; i++) last = view(t); return last; }`);
  const contestants = async (): Promise<readonly Contestant[]> => {
    before();
    const tensor = zeros("float32", side, side);
    const [ours, bare, theirs] = [loop(view), loop("d => d.subarray(16, 32)"), loop(peer)];
    const array = new Float32Array(side * side);
    const other = await ndarrayOf(side);
    return [
      ...(other === undefined ? [] : [{ name: "ndarray", run: () => theirs(other) }]),
      { name: "tilewright", run: () => ours(tensor) },
      { name: "subarray", run: () => bare(array) },
    ];
  };
  return { name, unit: "M/s", amount: views, contestants };
}

function loopRow(name: string, before: () => void): Row {
  const product = (get: string, set: string): ((c: unknown, a: unknown, b: unknown) => void) =>
    own(
      `(c, a, b) => { const n = ${cube}; for (let i = 0; i < n; i++) for (let j = 0; j < n; j++) { let s = 0; for (let k = 0; k < n; k++) s += ${get}; ${set}; } }`,
    );
  const contestants = (): readonly Contestant[] => {
    before();
    const tensors = () => product("a.get(i, k) * b.get(k, j)", "c.set(i, j, s)");
    const arrays = product("a[i * n + k] * b[k * n + j]", "c[i * n + j] = s");
    // Fractions: of whole numbers V8 learns that they are whole, and from then on asks each product whether it is.
    const [x, y, z] = [0, 1, 2].map(() => new Float32Array(cube * cube).fill(0.5));
    const [a, b, c] = [0, 1, 2].map(() => full("float32", 0.5, cube, cube));
    const [d, e, f] = [0, 1, 2].map(() => memory.full("float32", 0.5, cube, cube));
    const [onHeap, inMemory] = [tensors(), tensors()];
    return [
      { name: "typed arrays", run: () => arrays(z, x, y) },
      { name: "heap", run: () => onHeap(c, a, b) },
      { name: "wasm memory", run: () => inMemory(f, d, e) },
    ];
  };
  return { name, unit: "M/s", amount: 2 * cube ** 3, contestants };
}

/** A function of its own source, so that nothing that other loops have seen is known to it. */
function own<Loop>(source: string): Loop {
  counter += 1;
  return new Function(`return ${source} // ${counter}`)() as Loop;
}

let counter = 0;

/** The accessors and views of ten dtypes, through one loop. */
function pollute(): void {
  const dtypes = [
    "int8",
    "uint8",
    "int16",
    "uint16",
    "int32",
    "uint32",
    "float16",
    "bfloat16",
    "float32",
    "float64",
  ] as const;
  for (const dtype of dtypes) {
    const tensor = zeros(dtype, side, side);
    const nested = tileTensor(new Float32Array(64), layout([[2, 4], 8], [[1, 2], 8]));
    for (let round = 0; round < 30_000; round++) {
      tensor.set(round % side, 3, tensor.get(5, round % side));
      if (round % 100 === 0) {
        nested.transpose();
        tensor.transpose().tile([8, 8], [1, 1]);
        tensor.slice("1:3", round % side);
      }
    }
  }
}
