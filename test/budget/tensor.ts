import type { BudgetRow } from "../support/budget.js";

// 100 tensors with shapes of their own, which are not measured: a row costs what its call adds to the tensor.
const count = 100;
const shapes = Array.from({ length: count }, (_, index) => [101 + 3 * index, 128 + 4 * index] as const);

const imports = `import type { Layout, Multiple, ReadonlyTileTensor, RowMajor, TileTensor } from "../../types/index.js";
type F32<Shape, Stride> = TileTensor<"float32", Layout<Shape, Stride>>;
declare const n: number;
declare const threads: Layout<[1, 4], [4, 1]>;
declare function threadsOf<Count>(): Layout<[1, Count], [Count, 1]>;`;

const setup = [
  imports,
  ...shapes.map(
    ([rows, columns], index) =>
      `declare const t${index}: F32<[${rows}, ${columns}], [${columns}, 1]>; t${index}.layout;`,
  ),
].join("\n");

/** A call whose result is read. */
function view(
  name: string,
  ceiling: number,
  call: (rows: number, columns: number, index: number) => string,
): BudgetRow {
  return {
    name,
    setup,
    use: (index) => `export const view${index} = t${index}.${callOf(call, index)};
      view${index}.layout.shape[0]; view${index}.layout.stride[0];`,
    count,
    ceiling,
  };
}

/** A call whose tiles are read. */
function walk(
  name: string,
  ceiling: number,
  call: (rows: number, columns: number, index: number) => string,
): BudgetRow {
  return {
    name,
    setup,
    use: (index) => `for (const { tile, coord } of t${index}.${callOf(call, index)}) {
      tile.layout.shape[0]; tile.layout.stride[0]; coord[0]; }`,
    count,
    ceiling,
  };
}

/** A statement. */
function statement(name: string, ceiling: number, text: (index: number) => string): BudgetRow {
  return { name, setup, use: text, count, ceiling };
}

/** The first time is among the 300, so that the reading is not 0; what all tensors share is paid for by another one before. */
function repeated(name: string, ceiling: number, text: string, before: string): BudgetRow {
  return { name, setup: `${setup}\n${before}`, use: () => text, count: 300, ceiling };
}

/** The first one of a kind, which costs about 25, is not measured. */
function assignment(name: string, ceiling: number, kind: string, target: string): BudgetRow {
  const wider = `${kind}<"float32", ${target}>`;
  return {
    name,
    setup: `${setup}\ndeclare const first: F32<[2, 3], [3, 1]>; export const second: ${wider} = first;`,
    use: (index) => `export const to${index}: ${wider} = t${index};`,
    count,
    ceiling,
  };
}

function callOf(call: (rows: number, columns: number, index: number) => string, index: number): string {
  const [rows = 0, columns = 0] = shapes[index] ?? [];
  return call(rows, columns, index);
}

export const rows: readonly BudgetRow[] = [
  view("t.tile([4, 8], [0, 0])", 500, () => "tile([4, 8], [0, 0])"),
  view("t.tile([4, 8], [1, 2])", 500, () => "tile([4, 8], [1, 2])"),
  view("t.tile([4, 8], [n, n])", 500, () => "tile([4, 8], [n, n])"),
  view("t.tile, own sizes, own coordinates", 650, (_rows, _columns, index) => {
    return `tile([${7 + index}, ${5 + (index % 50)}], [0, ${1 + (index % 2)}])`;
  }),
  view('t.slice("0:5", ":")', 500, () => 'slice("0:5", ":")'),
  view('t.slice("2:10", 3)', 500, () => 'slice("2:10", 3)'),
  view("t.slice, own bounds", 650, (_rows, columns, index) => `slice("${index}:${101 + index}", ${columns - 28})`),
  view('t.at("-2:", 3)', 800, () => 'at("-2:", 3)'),
  view("t.at, own bounds", 1200, (rows, columns) => `at("-${rows - 2}:", "1:-${columns - 5}")`),
  view("t.transpose()", 500, () => "transpose()"),
  view("t.permute(1, 0)", 500, () => "permute(1, 0)"),
  view("t.vectorize(1, 4)", 500, () => "vectorize(1, 4)"),
  view("t.vectorize()", 500, () => "vectorize()"),
  view("t.vectorize, own widths", 800, (_rows, columns) => `vectorize(1, ${columns / 4})`),
  view("t.reshape(columns, rows)", 1000, (rows, columns) => `reshape(${columns}, ${rows})`),
  view("t.reshape(elements)", 1000, (rows, columns) => `reshape(${rows * columns})`),
  view("t.coalesce()", 700, () => "coalesce()"),
  view("t.tile, strides stated", 600, (_rows, columns) => `tile([4, 8], [1, 2], { strides: [${columns}, 1] })`),
  view("t.split(2, { axis: 1 })[0]", 500, () => "split(2, { axis: 1 })[0]"),
  view("t.split(3, 1)", 500, () => "split(3, 1)"),
  view("t.distribute over four threads", 800, () => "distribute(threads, n)"),
  view("t.distribute, own threads", 800, (_rows, columns) => `distribute(threadsOf<${columns / 4}>(), 1)`),
  view("t.broadcastTo(2, rows, columns)", 600, (rows, columns) => `broadcastTo(2, ${rows}, ${columns})`),
  view("t.unsqueeze(1)", 300, () => "unsqueeze(1)"),
  view("t.unsqueeze(1).squeeze(1)", 600, () => "unsqueeze(1).squeeze(1)"),
  view("t.makeDynamic()", 200, () => "makeDynamic()"),
  view("t.bitcast of equal size", 200, () => 'bitcast("int32")'),
  view("t.bitcast to bytes", 800, () => 'bitcast("uint8")'),
  view("t.bitcast to wider elements", 800, () => 'bitcast("float64")'),

  walk("t.tiles([1, 4])", 500, () => "tiles([1, 4])"),
  walk("t.tiles, own sizes", 800, (_rows, columns) => `tiles([1, ${columns / 4}])`),
  walk("t.tiles, clipped, own sizes", 900, (_rows, columns) => `tiles([7, ${columns / 4}], { ragged: "clip" })`),
  walk("t.tiles, masked, own sizes", 900, (_rows, columns) => `tiles([7, ${columns / 4}], { ragged: "mask" })`),

  statement("t.get, own indices", 300, (index) => `t${index}.get(${100 - index}, ${index});`),
  statement("t.set, own indices", 350, (index) => `t${index}.set(${100 - index}, ${index}, 1);`),
  statement("t.tileWithOffset", 1000, (index) => `t${index}.tileWithOffset([4, 8], [1, 2]).offset.toFixed();`),
  statement("t.rawLoad, own offset", 700, (index) => `t${index}.rawLoad(${index}).toFixed();`),
  statement("t.loadLinear, own indices", 400, (index) => `t${index}.loadLinear([${100 - index}, ${index}]).toFixed();`),
  statement("t.asSpan()", 700, (index) => `t${index}.asSpan().length;`),
  statement("t.unsafePtr()", 100, (index) => `t${index}.unsafePtr().array.length;`),
  statement("t.fill(0)", 50, (index) => `t${index}.fill(0);`),
  statement("t.copyFrom of an equal shape", 300, (index) => `t${index}.copyFrom(t${index}.transpose().transpose());`),
  repeated("the same tile, each time", 10, "t0.tile([4, 8], [1, 2]).layout.shape[0];", "t1.tile([4, 8], [1, 2]);"),
  repeated("the same slice, each time", 10, 't0.slice("2:10", 3).layout.shape[0];', 't1.slice("2:10", 3);'),
  repeated("the same reshape, each time", 10, "t0.reshape(128, 101).layout.shape[0];", "t1.reshape(132, 104);"),

  assignment("static to dynamic", 10, "TileTensor", "Layout<[number, number], [number, 1]>"),
  assignment("mutable to read-only", 30, "ReadonlyTileTensor", "Layout<readonly number[], readonly number[]>"),
  {
    name: "a chain of six calls",
    setup: imports,
    use: (index) => {
      const [a, b] = [128 + 4 * (index % 97), 256 + 8 * index];
      return `declare const t${index}: F32<[${a}, ${b}], [${b}, 1]>;
        export const chain${index} = t${index}.tile([64, 64], [1, 2]).slice("${index % 30}:60", ":").vectorize(1, 4)
          .transpose().at(":8", "-${2 + (index % 20)}:").transpose();
        chain${index}.layout.shape[0]; chain${index}.layout.stride[0];`;
    },
    count: 300,
    ceiling: 2000,
  },
];
