// What does the arithmetic cost? Cold and with distinct operands, their validation included; a repeated question costs next to nothing.
import { Random } from "../differential/random.js";
import type { BudgetRow } from "../support/budget.js";

const setup = `import type {
  Add, CeilDiv, Compare, DivMod, FloorDiv, Gcd, Less, Max, Mod, Mul, Product, Sub, SuffixProducts,
} from "../../types/int/index.js";`;

type Operands = (random: Random) => readonly [left: number | string, right: number | string];

export const rows: readonly BudgetRow[] = [
  row("Mul", "3 digits", digits(3, 3), { ceiling: 165, aim: 250 }),
  row("Add", "3 digits", digits(3, 3), { ceiling: 90, aim: 150 }),
  row("Sub", "3 digits", greaterFirst(3, 3), { ceiling: 100, aim: 150 }),
  row("Compare", "3 digits", digits(3, 3), { ceiling: 70, aim: 70 }),
  row("DivMod", "3 digits by 1", digits(3, 1, 3), { ceiling: 110, aim: 170 }),
  row("Mul", "6 digits", digits(6, 6), { ceiling: 380, aim: 600 }),
  row("Add", "6 digits", digits(6, 6), { ceiling: 145, aim: 240 }),
  row("Sub", "6 digits", greaterFirst(6, 6), { ceiling: 155, aim: 240 }),
  row("Compare", "6 digits", digits(6, 6), { ceiling: 70, aim: 120 }),
  row("DivMod", "6 digits by 3", digits(6, 3), { ceiling: 275, aim: 400 }),
  row("DivMod", "10 digits by 4", digits(10, 4), { ceiling: 930, aim: 2_000 }),
  row("Mul", "powers of two", powers(26, 26), { ceiling: 15, aim: 20 }),
  row("DivMod", "powers of two", powers(52, 52), { ceiling: 20, aim: 27 }),
  row("Mul", "3 digits by 1", digits(3, 0), { ceiling: 55 }),
  row("Mul", "6 digits by 3", digits(6, 3), { ceiling: 255 }),
  row("DivMod", "3 digits by 2", digits(3, 2), { ceiling: 190 }),
  row("Less", "3 digits", digits(3, 3), { ceiling: 77 }),
  row("Max", "3 digits", digits(3, 3), { ceiling: 82 }),
  row("FloorDiv", "3 digits by 1", digits(3, 1, 3), { ceiling: 122 }),
  row("CeilDiv", "3 digits by 1", digits(3, 1, 3), { ceiling: 190 }),
  row("Mod", "3 digits by 2", digits(3, 2), { ceiling: 220 }),
  row("Gcd", "2 digits", digits(2, 2), { ceiling: 560 }),
  row("Mul", "number by 3 digits", (random) => ["number", number(random, 3)], { ceiling: 95 }),
  row("Add", "number and 3 digits", (random) => ["number", number(random, 3)], { ceiling: 90 }),
  ...["Mul<123456, 789>", "Add<123456, 789>", "Compare<123456, 789>", "DivMod<123456, 789>"].map(repeated),
  {
    name: "Product, 3 sizes of 2 digits",
    setup,
    use: (index) => `export type Use${index} = [Product<[${sizes(index)}]>];`,
    count: 100,
    ceiling: 475,
  },
  {
    name: "SuffixProducts, 3 sizes of 2 digits",
    setup,
    use: (index) => `export type Use${index} = [SuffixProducts<[${sizes(index)}]>];`,
    count: 100,
    ceiling: 480,
  },
];

function row(
  operation: string,
  about: string,
  operands: Operands,
  limits: { readonly ceiling: number; readonly aim?: number },
): BudgetRow {
  const questions = distinct(operation, operands, 100);
  return {
    name: `${operation}, ${about}`,
    setup,
    use: (index) => `export type Use${index} = [${questions[index]}];`,
    count: questions.length,
    ...limits,
  };
}

/** The answer is known; what is measured is another generic type that asks for it in an argument. */
function repeated(question: string): BudgetRow {
  return {
    name: `${question}, asked again`,
    setup: `${setup}
      type Asks<Left, Right, Tag> = [${question.replace(/<.*>/, "<Left, Right>")}, Tag];
      export type First = Asks<123456, 789, "first">;`,
    use: (index) => `export type Again${index} = [Asks<123456, 789, ${index}>];`,
    count: 50,
    ceiling: 5,
    aim: 5,
  };
}

function distinct(operation: string, operands: Operands, count: number): readonly string[] {
  const random = new Random(31);
  const questions = new Set<string>();
  for (let tries = 0; questions.size < count && tries < 10 * count; tries++) {
    questions.add(`${operation}<${operands(random).join(", ")}>`);
  }
  return [...questions];
}

/** Operands of so many digits; 0 digits mean a 1, and divisors of one digit begin with `least`: 1 and 2 are powers of two. */
function digits(left: number, right: number, least = 1): Operands {
  return (random) => [number(random, left), right === 0 ? 1 : Math.max(number(random, right), least)];
}

function greaterFirst(left: number, right: number): Operands {
  return (random) => {
    const [first, second] = [number(random, left), number(random, right)];
    return first > second ? [first, second] : [second, first];
  };
}

function powers(most: number, mostRight: number): Operands {
  return (random) => [2 ** random.whole(0, most), 2 ** random.whole(0, mostRight)];
}

function number(random: Random, length: number): number {
  return random.whole(10 ** (length - 1), 10 ** length - 1);
}

function sizes(index: number): string {
  const random = new Random(index);
  return random.list(3, () => number(random, 2)).join(", ");
}
