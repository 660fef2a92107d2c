// The same questions on integers of 3 and 6 digits, put to tilewright and to the type-level arithmetic libraries. They name
// and round differently: hotscript's Div and Mod and ts-arithmetic's Mod are one half of DivMod each, ts-toolbelt has no
// product and counts tuples, so that it answers small sums only.
import type { MeasuredRow } from "../../test/support/budget.js";

interface Library {
  readonly name: string;
  readonly setup: string;
  readonly operations: Readonly<Record<string, (left: number, right: number) => string>>;
}

const libraries: readonly Library[] = [
  {
    name: "tilewright",
    setup: `import type { Add, Compare, DivMod, Mul, Sub } from "../../types/int/index.js";`,
    operations: {
      Mul: (left, right) => `Mul<${left}, ${right}>`,
      Add: (left, right) => `Add<${left}, ${right}>`,
      Sub: (left, right) => `Sub<${left}, ${right}>`,
      Compare: (left, right) => `Compare<${left}, ${right}>`,
      DivMod: (left, right) => `DivMod<${left}, ${right}>`,
    },
  },
  {
    name: "ts-arithmetic",
    setup: `import type { Add, Compare, Mod, Multiply, Subtract } from "ts-arithmetic";`,
    operations: {
      Mul: (left, right) => `Multiply<${left}, ${right}>`,
      Add: (left, right) => `Add<${left}, ${right}>`,
      Sub: (left, right) => `Subtract<${left}, ${right}>`,
      Compare: (left, right) => `Compare<${left}, ${right}>`,
      Mod: (left, right) => `Mod<${left}, ${right}>`,
    },
  },
  {
    name: "hotscript",
    setup: `import type { Call, Numbers } from "hotscript";`,
    operations: {
      Mul: (left, right) => `Call<Numbers.Mul<${left}, ${right}>>`,
      Add: (left, right) => `Call<Numbers.Add<${left}, ${right}>>`,
      Sub: (left, right) => `Call<Numbers.Sub<${left}, ${right}>>`,
      Compare: (left, right) => `Call<Numbers.Compare<${left}, ${right}>>`,
      Div: (left, right) => `Call<Numbers.Div<${left}, ${right}>>`,
      Mod: (left, right) => `Call<Numbers.Mod<${left}, ${right}>>`,
    },
  },
];

const tupleCounting: Library = {
  name: "ts-toolbelt",
  setup: `import type { Number } from "ts-toolbelt";`,
  operations: {
    Add: (left, right) => `Number.Add<${left}, ${right}>`,
    Sub: (left, right) => `Number.Sub<${left}, ${right}>`,
  },
};

const questions = ["Mul", "Add", "Sub", "Compare", "DivMod", "Div", "Mod"];

export const rows: readonly MeasuredRow[] = [
  ...[3, 6].flatMap((digits) => questions.flatMap((question) => rowsOf(libraries, question, digits))),
  ...["Add", "Sub"].flatMap((question) => rowsOf([...libraries, tupleCounting], question, 1)),
];

function rowsOf(asked: readonly Library[], question: string, digits: number): readonly MeasuredRow[] {
  return asked.flatMap(({ name, setup, operations }) => {
    const ask = operations[question];
    const use = (index: number): string => {
      const [left, right] = operands(index, digits, /^(?:Div|Mod)/.test(question));
      return `export type Use${index} = [${ask?.(left, right)}];`;
    };
    return ask ? [{ name: `${question}, ${digits} digits: ${name}`, setup, use, count: digits === 1 ? 9 : 100 }] : [];
  });
}

/** The larger of two first, so that every library may subtract; divisors have half the digits. */
function operands(index: number, digits: number, isDivision: boolean): readonly [number, number] {
  if (digits === 1) {
    return [index + 1, index];
  }
  const left = nth(2 * index, digits);
  const right = nth(2 * index + 1, isDivision ? Math.ceil(digits / 2) : digits);
  return left > right ? [left, right] : [right, left];
}

/** Distinct numbers of a length, spread over its range. */
function nth(index: number, digits: number): number {
  const least = 10 ** (digits - 1);
  return least + (((index + 1) * 7919 * 104_729) % (9 * least));
}
