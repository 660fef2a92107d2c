// What do the operations of `types/int` give? Questions and answers, the answers by BigInt; with each goes an answer that is off by
// one, which no compiler may accept.
import type { Random } from "../differential/random.js";

export interface Case {
  readonly operation: string;
  readonly question: string;
  readonly answer: string;
  readonly wrong: string;
}

const most = 2n ** 53n - 1n;

const edges: readonly bigint[] = [
  ...[0n, 1n, 2n, 9n, 10n, 99n, 100n, 999n, 1000n, 9999n, 10_000n, most - 1n, most],
  ...[4n, 8n, 31n, 32n, 52n].flatMap((exponent) => [2n ** exponent - 1n, 2n ** exponent, 2n ** exponent + 1n]),
  ...[8n, 9n, 15n].flatMap((exponent) => [10n ** exponent - 1n, 10n ** exponent]),
];

interface Operation {
  readonly name: string;
  /** `undefined` for a question that is refused; `refusals.test.ts` has those. */
  readonly answer: (left: bigint, right: bigint) => Answer | undefined;
}

type Answer = bigint | boolean | Order | readonly [bigint, bigint];
type Order = "less" | "equal" | "greater";

const binary: readonly Operation[] = [
  { name: "Add", answer: (left, right) => left + right },
  { name: "Sub", answer: (left, right) => (left < right ? undefined : left - right) },
  { name: "Mul", answer: (left, right) => left * right },
  { name: "DivMod", answer: (left, right) => (right === 0n ? undefined : [left / right, left % right]) },
  { name: "FloorDiv", answer: (left, right) => (right === 0n ? undefined : left / right) },
  { name: "CeilDiv", answer: (left, right) => (right === 0n ? undefined : (left + right - 1n) / right) },
  { name: "Mod", answer: (left, right) => (right === 0n ? undefined : left % right) },
  { name: "Compare", answer: (left, right) => (left < right ? "less" : left > right ? "greater" : "equal") },
  { name: "Less", answer: (left, right) => left < right },
  { name: "LessOrEqual", answer: (left, right) => left <= right },
  { name: "Greater", answer: (left, right) => left > right },
  { name: "GreaterOrEqual", answer: (left, right) => left >= right },
  { name: "Equal", answer: (left, right) => left === right },
  // biome-ignore lint/complexity/useMathMinMax: these are bigints
  { name: "Min", answer: (left, right) => (left < right ? left : right) },
  // biome-ignore lint/complexity/useMathMinMax: these are bigints
  { name: "Max", answer: (left, right) => (left > right ? left : right) },
  { name: "Gcd", answer: gcd },
];

/** All pairs of edges, of which each operation gets its share. */
export function edgeCases(): readonly Case[] {
  const pairs = edges.flatMap((left) => edges.map((right) => [left, right] as const));
  return pairs.flatMap(([left, right], index) =>
    [index, index + 5, index + 10].flatMap((at) => ask(binary[at % binary.length], left, right)),
  );
}

/** Operands of 1 to 16 digits, many of them near, equal or of few digits; each operation equally often. */
export function randomCases(random: Random, count: number): readonly Case[] {
  const cases: Case[] = [];
  for (let at = 0; cases.length < count; at++) {
    const left = operand(random);
    const right = random.chance(0.1) ? left + BigInt(random.whole(0, 1)) : operand(random);
    cases.push(...ask(binary[at % binary.length], left, right > most ? most : right));
  }
  return cases;
}

export function productCases(random: Random, count: number): readonly Case[] {
  return random.list(count, () => {
    const sizes = random.list(random.whole(0, 5), () => BigInt(random.whole(random.chance(0.05) ? 0 : 1, 4000)));
    return productCase(random.pick(["Product", "PrefixProducts", "SuffixProducts"]), sizes);
  });
}

function operand(random: Random): bigint {
  const length = random.chance(0.5) ? random.whole(1, 4) : random.whole(1, 16);
  const digits = random.list(length, (at) =>
    random.chance(0.3) ? random.pick([0, 9]) : random.whole(at === 0 ? 1 : 0, 9),
  );
  const value = BigInt(digits.join(""));
  return value > most ? value / 10n : value;
}

function ask(operation: Operation | undefined, left: bigint, right: bigint): readonly Case[] {
  const answer = operation?.answer(left, right);
  return operation === undefined || answer === undefined
    ? []
    : [{ operation: operation.name, question: `${operation.name}<${left}, ${right}>`, ...shown(answer) }];
}

function shown(answer: Answer): Pick<Case, "answer" | "wrong"> {
  if (typeof answer === "bigint") {
    return answer > most
      ? { answer: "number", wrong: String(answer) }
      : { answer: String(answer), wrong: String(answer + 1n) };
  }
  if (typeof answer === "boolean") {
    return { answer: String(answer), wrong: String(!answer) };
  }
  if (typeof answer === "string") {
    const next = { less: "equal", equal: "greater", greater: "less" } as const;
    return { answer: `"${answer}"`, wrong: `"${next[answer]}"` };
  }
  const [quotient, remainder] = answer;
  return { answer: `[${quotient}, ${remainder}]`, wrong: `[${quotient}, ${remainder + 1n}]` };
}

function productCase(name: string, sizes: readonly bigint[]): Case {
  const question = `${name}<[${sizes.join(", ")}]>`;
  if (name === "Product") {
    return { operation: name, question, ...shown(product(sizes)) };
  }
  const products = sizes.map((_, at) => product(name === "PrefixProducts" ? sizes.slice(0, at) : sizes.slice(at + 1)));
  const answers = products.map((value) => shown(value).answer);
  const wrong = products.map((value, at) => (at === 0 ? shown(value).wrong : shown(value).answer));
  return { operation: name, question, answer: `[${answers}]`, wrong: answers.length === 0 ? "[1]" : `[${wrong}]` };
}

/** Past 2^53-1 a product stays `number`, unless a 0 follows. */
function product(sizes: readonly bigint[]): bigint {
  return sizes.reduce((left, right) => left * right, 1n);
}

function gcd(left: bigint, right: bigint): bigint {
  return right === 0n ? left : gcd(right, left % right);
}
