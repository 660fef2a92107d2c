// What do the operations of layouts by layouts cost? 100 distinct static cases each, with numbers of at most 3 digits, that the operation
// answers.
import {
  blockedProduct,
  coalesce,
  complement,
  composition,
  flatDivide,
  flatProduct,
  leftInverse,
  logicalDivide,
  logicalProduct,
  rakedProduct,
  rightInverse,
  tiledDivide,
  tiledProduct,
  zippedDivide,
  zippedProduct,
} from "../../src/algebra/index.js";
import type { IntTuple } from "../../src/coord/index.js";
import type { Layout } from "../../src/layout/index.js";
import { makeLayout } from "../../src/layout/make-layout.js";
import { Random } from "../differential/random.js";
import type { BudgetRow } from "../support/budget.js";

type Case = readonly (Layout<IntTuple, IntTuple> | readonly number[])[];

interface Operation {
  readonly run: (...args: never[]) => unknown;
  readonly args: (random: Random, modes: number) => Case;
  readonly ceiling: number;
}

const operations: Readonly<Record<string, Operation>> = {
  Coalesce: { run: coalesce, args: one, ceiling: 800 },
  Complement: { run: complement, args: one, ceiling: 1_000 },
  Composition: { run: composition, args: two, ceiling: 1_200 },
  RightInverse: { run: rightInverse, args: one, ceiling: 1_500 },
  LeftInverse: { run: leftInverse, args: one, ceiling: 1_500 },
  LogicalDivide: { run: logicalDivide, args: two, ceiling: 3_500 },
  ZippedDivide: { run: zippedDivide, args: sizes, ceiling: 3_500 },
  TiledDivide: { run: tiledDivide, args: two, ceiling: 3_500 },
  FlatDivide: { run: flatDivide, args: sizes, ceiling: 3_500 },
  LogicalProduct: { run: logicalProduct, args: small, ceiling: 3_500 },
  ZippedProduct: { run: zippedProduct, args: small, ceiling: 3_500 },
  TiledProduct: { run: tiledProduct, args: small, ceiling: 3_500 },
  FlatProduct: { run: flatProduct, args: small, ceiling: 3_500 },
  BlockedProduct: { run: blockedProduct, args: small, ceiling: 3_500 },
  RakedProduct: { run: rakedProduct, args: small, ceiling: 3_500 },
};

export const rows: readonly BudgetRow[] = Object.entries(operations).flatMap(([type, operation]) =>
  [2, 4].map((modes) => {
    const cases = answered(operation, modes, 100);
    return {
      name: `${type}, ${modes} modes`,
      setup: `import type { Layout } from "../../types/layout/index.js";
import type { ${type} } from "../../types/algebra/index.js";`,
      use: (index: number) => {
        const args = (cases[index] ?? []).map(typeOf).join(", ");
        return `export type Use${index} = ${type}<${args}>["shape" & keyof ${type}<${args}>];`;
      },
      count: cases.length,
      ceiling: operation.ceiling * (modes === 2 ? 1 : 5),
    };
  }),
);

/** Distinct cases that the operation answers with numbers of at most 3 digits. */
function answered({ run, args }: Operation, modes: number, count: number): readonly Case[] {
  const random = new Random(modes);
  const found = new Map<string, Case>();
  while (found.size < count) {
    const candidate = args(random, modes);
    if (hasAnswer(run, candidate)) {
      found.set(candidate.map(typeOf).join(), candidate);
    }
  }
  return [...found.values()];
}

function hasAnswer(run: (...args: never[]) => unknown, candidate: Case): boolean {
  try {
    const answer = (run as (...args: Case) => Layout<IntTuple, IntTuple>)(...candidate);
    return [answer, ...candidate].every((part) => !/\d{4}/.test(typeOf(part)));
  } catch {
    return false;
  }
}

function one(random: Random, modes: number): Case {
  return [someLayout(random, modes)];
}

function two(random: Random, modes: number): Case {
  return [someLayout(random, modes), someLayout(random, modes)];
}

/** Products multiply sizes: small ones. */
function small(random: Random, modes: number): Case {
  const most = modes === 2 ? 5 : 2;
  return [someLayout(random, modes, most), someLayout(random, 2, most)];
}

function sizes(random: Random, modes: number): Case {
  const whole = someLayout(random, modes);
  const rank = Array.isArray(whole.shape) ? whole.shape.length : 1;
  return [whole, random.list(rank, () => random.whole(2, 8))];
}

/** Modes of 2 and more, four of them in two pairs; compact in some order or with gaps. */
function someLayout(random: Random, modes: number, most = modes === 2 ? 24 : 6): Layout<IntTuple, IntTuple> {
  const extents = random.list(modes, () => random.whole(2, most));
  const strides: number[] = [];
  let stride = random.chance(0.8) ? 1 : random.whole(2, 6);
  for (const at of random.shuffled([...extents.keys()])) {
    strides[at] = stride;
    stride *= (extents[at] ?? 1) * (random.chance(0.25) ? random.whole(2, 3) : 1);
  }
  return makeLayout("layout", nested(extents), nested(strides));
}

function nested(leaves: readonly number[]): IntTuple {
  return leaves.length === 4 ? [leaves.slice(0, 2), leaves.slice(2)] : leaves;
}

function typeOf(part: Layout<IntTuple, IntTuple> | readonly number[]): string {
  return "shape" in part ? `Layout<${textOf(part.shape)}, ${textOf(part.stride)}>` : textOf(part);
}

function textOf(tuple: IntTuple): string {
  return typeof tuple === "number" ? String(tuple) : `[${tuple.map(textOf).join(", ")}]`;
}
