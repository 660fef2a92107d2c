// What do slices, casts, modes, predicates and swizzles cost? 100 distinct static cases each, mostly compact layouts of modes from 2 to 24.
import type { IntTuple } from "../../src/coord/index.js";
import { Random } from "../differential/random.js";
import type { BudgetRow } from "../support/budget.js";

interface Operation {
  /** The arguments for layouts of so many modes, as texts. */
  readonly args: (random: Random, modes: number) => readonly string[];
  readonly ceiling: number;
}

const operations: Readonly<Record<string, Operation>> = {
  Slice: { args: (random, modes) => [gaps(random, modes), layout(random, modes)], ceiling: 300 },
  SliceAndOffset: { args: (random, modes) => [gaps(random, modes), layout(random, modes)], ceiling: 780 },
  Dice: { args: (random, modes) => [gaps(random, modes), layout(random, modes)], ceiling: 300 },
  ShapeDiv: { args: (random, modes) => quotient(random, modes), ceiling: 500 },
  ElemScale: { args: (random, modes) => [sizes(random, modes), sizes(random, modes)], ceiling: 500 },
  Upcast: { args: (random, modes) => [aligned(random, modes), random.pick(["2", "4", "8"])], ceiling: 700 },
  Downcast: { args: (random, modes) => [layout(random, modes), random.pick(["2", "3", "4"])], ceiling: 800 },
  Recast: { args: (random, modes) => [aligned(random, modes), "16", random.pick(["32", "64", "128"])], ceiling: 900 },
  ZipModes: { args: (random, modes) => [layout(random, modes), layout(random, modes)], ceiling: 370 },
  ExpandModesAlike: { args: (random, modes) => alike(random, modes), ceiling: 700 },
  Sublayout: { args: (random, modes) => [layout(random, modes), `[${modes === 2 ? "1, 0" : "1"}]`], ceiling: 370 },
  Nullspace: { args: (random, modes) => [layout(random, modes)], ceiling: 800 },
  MaxCommonLayout: { args: (random, modes) => twins(random, modes), ceiling: 1_700 },
  EvenlyDivides: { args: (random, modes) => [layout(random, modes), "[2, 3]"], ceiling: 1_500 },
  TileFits: { args: (random, modes) => [layout(random, modes), "[2, 3]"], ceiling: 400 },
  IsInjective: { args: (random, modes) => [layout(random, modes)], ceiling: 1_000 },
  IsSurjective: { args: (random, modes) => [layout(random, modes)], ceiling: 1_000 },
  IsBijective: { args: (random, modes) => [layout(random, modes)], ceiling: 800 },
  IsContiguous: { args: (random, modes) => [layout(random, modes)], ceiling: 600 },
  MaxVectorWidth: { args: (random, modes) => [layout(random, modes)], ceiling: 1_000 },
};

const layoutRows = Object.entries(operations).flatMap(([type, { args, ceiling }]) =>
  [2, 4].map((modes) =>
    row(`${type}, ${modes} modes`, type, (random) => args(random, modes), ceiling * (modes === 2 ? 1 : 5)),
  ),
);

export const rows: readonly BudgetRow[] = [
  ...layoutRows,
  row(
    "ApplySwizzle, 3 bits, 4 digits",
    "ApplySwizzle",
    (random) => ["Swizzle<3, 4, 3>", String(random.whole(1000, 9999))],
    750,
  ),
  row("ComposedIndex, swizzled", "ComposedIndex", swizzled, 1_200),
];

function row(name: string, type: string, args: (random: Random) => readonly string[], ceiling: number): BudgetRow {
  const random = new Random(name.length);
  const cases = new Set<string>();
  while (cases.size < 100) {
    cases.add(`${type}<${args(random).join(", ")}>`);
  }
  const uses = [...cases];
  return {
    name,
    setup: `import type { Layout } from "../../types/layout/index.js";
import type { ComposedLayout, Swizzle, ${type} } from "../../types/algebra/index.js";
type Read<Result> = Result extends { shape: infer Shape; stride: infer Stride } ? [Shape, Stride] : Result;`,
    use: (index) => `export type Use${index} = Read<${uses[index]}>;`,
    count: uses.length,
    ceiling,
  };
}

function extents(random: Random, modes: number): readonly number[] {
  return random.list(modes, () => random.whole(2, modes === 2 ? 24 : 6));
}

function layout(random: Random, modes: number, shape = extents(random, modes), base = 1): string {
  const strides: number[] = [];
  let stride = base;
  for (const at of random.shuffled([...shape.keys()])) {
    strides[at] = random.chance(0.05) ? 0 : stride;
    stride *= (shape[at] ?? 1) * (random.chance(0.2) ? random.whole(2, 3) : 1);
  }
  return `Layout<${nested(shape)}, ${nested(strides)}>`;
}

/** A layout whose first mode has stride 1 and 8 to 64 steps, the others beginning where it ends. */
function aligned(random: Random, modes: number): string {
  const run = 8 * random.whole(1, 8);
  const shape = [run, ...random.list(modes - 1, () => random.whole(2, modes === 2 ? 24 : 6))];
  const strides = shape.map((_, at) => shape.slice(0, at).reduce((product, extent) => product * extent, 1));
  return `Layout<${nested(shape)}, ${nested(strides)}>`;
}

function sizes(random: Random, modes: number): string {
  return nested(extents(random, modes));
}

function gaps(random: Random, modes: number): string {
  return modes === 2 ? `[${random.whole(0, 9)}, null]` : `[[${random.whole(0, 1)}, null], ${random.whole(0, 9)}]`;
}

function quotient(random: Random, modes: number): readonly string[] {
  const divisors = random.list(modes, () => random.whole(2, 12));
  return [nested(divisors.map((divisor) => divisor * random.whole(1, 20))), nested(divisors)];
}

function alike(random: Random, modes: number): readonly string[] {
  const shape = extents(random, modes);
  const [first = 1, second = 1, third = 1, fourth = 1] = shape;
  const other = modes === 2 ? [first * second] : [first * second, third * fourth];
  return [
    layout(random, modes, shape),
    `Layout<${nested(other, true)}, ${nested(
      other.map((_, at) => at + 1),
      true,
    )}>`,
  ];
}

function twins(random: Random, modes: number): readonly string[] {
  const shape = extents(random, modes);
  return [layout(random, modes, shape), layout(random, modes, shape)];
}

function swizzled(random: Random): readonly string[] {
  const shape = [random.whole(8, 64), 64];
  const inner = `Layout<${nested(shape)}, [64, 1]>`;
  return [`ComposedLayout<Swizzle<3, 3, 3>, 0, ${inner}>`, `[${random.whole(0, 7)}, ${random.whole(0, 63)}]`];
}

/** Four leaves in two pairs; a single one bare where that is asked. */
function nested(leaves: readonly number[], bare = false): string {
  const tuple: IntTuple = leaves.length === 4 ? [leaves.slice(0, 2), leaves.slice(2)] : leaves;
  return bare && leaves.length === 1 ? String(leaves[0]) : JSON.stringify(tuple);
}
