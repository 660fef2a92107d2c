// The lookup tables of `types/int`; `types/int/encoding.ts` says how they are used. Digits are characters, "F" is an empty column;
// carries, products and logarithms are unary: "111" is 3.

export const file = "types/int/tables.generated.ts";

interface Table {
  readonly name: string;
  readonly about: string;
  readonly entries: readonly Entry[];
}

type Entry = readonly [key: string, value: string];

const digits = range(0, 9).map(String);
const columns = [...digits, "F"];
const digitsOfMax = 16; // of 2^53-1
const lastPower = 52; // 2^52 is the greatest power of two below 2^53
const longestColumn = 8 * 9 + 8 * 8 + 15; // the ones of eight products, the tens of eight products, a carry

const tables: readonly Table[] = [
  {
    name: "SumDigit",
    about: "carry, left digit, right digit: the digit of their sum",
    entries: sums((total, isEmpty) => (isEmpty ? "1".repeat(total) : String(total % 10))),
  },
  {
    name: "SumCarry",
    about: "carry, left digit, right digit: the next carry",
    entries: sums((total) => (total > 9 ? "1" : "")),
  },
  {
    name: "DifferenceDigit",
    about: "borrow, left digit, right digit: the digit of their difference",
    entries: differences((difference, isEmpty) => (isEmpty ? "" : String((difference + 10) % 10))),
  },
  {
    name: "DifferenceBorrow",
    about: "borrow, left digit, right digit: the next borrow",
    entries: differences((difference) => (difference < 0 ? "b" : "")),
  },
  {
    name: "Order",
    about: "left digit, right digit: their order, no character if they are equal",
    entries: pairs((left, right) => (left < right ? "<" : left > right ? ">" : "")),
  },
  {
    name: "ProductOnes",
    about: "two digits: the ones of their product",
    entries: pairs((left, right) => unary((left * right) % 10)),
  },
  {
    name: "ProductTens",
    about: "two digits: the tens of their product",
    entries: pairs((left, right) => unary(Math.floor((left * right) / 10))),
  },
  {
    name: "LackOfOnes",
    about: "two digits: what the ones of their product lack to 9",
    entries: pairs((left, right) => unary(9 - ((left * right) % 10))),
  },
  {
    name: "LackOfTens",
    about: "two digits: what the tens of their product lack to 9",
    entries: pairs((left, right) => unary(9 - Math.floor((left * right) / 10))),
  },
  {
    name: "ColumnDigit",
    about: "the total of a column: its digit",
    entries: range(0, longestColumn).map((total) => [unary(total), String(total % 10)]),
  },
  {
    name: "ColumnCarry",
    about: "the total of a column: the carry into the next one",
    entries: range(0, longestColumn).map((total) => [unary(total), unary(Math.floor(total / 10))]),
  },
  {
    name: "LeadingDigit",
    about: "the total of the first column: its digit, no character for 0",
    entries: range(0, 9).map((total) => [unary(total), total === 0 ? "" : String(total)]),
  },
  {
    name: "QuotientDigit",
    about:
      'remainder so far ("S" at the start), next digit, divisor: the digit of the quotient, no character for 0 at the start',
    entries: divisions(
      ({ isStart, quotient }) => (isStart && quotient === 0 ? "" : String(quotient)),
      () => "",
    ),
  },
  {
    name: "RemainderDigit",
    about: 'remainder so far ("S" at the start), next digit, divisor: the next remainder',
    entries: divisions(
      ({ remainder }) => String(remainder),
      (remainder) => remainder,
    ),
  },
  { name: "Units", about: "a digit: the same number in unary", entries: tallies(1) },
  { name: "Tens", about: "a digit: ten times that in unary", entries: tallies(10) },
  { name: "Hundreds", about: "a digit: a hundred times that in unary", entries: tallies(100) },
  {
    name: "OneLess",
    about: "a digit: the one before it",
    entries: range(1, 9).map((digit) => [String(digit), String(digit - 1)]),
  },
  {
    name: "Spare",
    about: `fills: those that are missing to ${digitsOfMax}`,
    entries: range(0, digitsOfMax).map((count) => [fills(count), fills(digitsOfMax - count)]),
  },
  {
    name: "Zeros",
    about: `fills: a 0 for each one that is missing to ${2 * digitsOfMax}`,
    entries: range(digitsOfMax, 2 * digitsOfMax).map((count) => [fills(count), "0".repeat(2 * digitsOfMax - count)]),
  },
  {
    name: "Complement",
    about: `a logarithm: what it lacks to ${lastPower}`,
    entries: range(0, lastPower).map((exponent) => [unary(exponent), unary(lastPower - exponent)]),
  },
];

export const text: string = [
  "// Made by tools/generate/int-tables.ts; do not edit. `encoding.ts` says how the tables are used.",
  ...tables.map(tableText),
  ...powers(),
  "",
].join("\n");

function sums(pick: (total: number, isEmpty: boolean) => string): readonly Entry[] {
  return ["", "1"].flatMap((carry) =>
    pairsOfColumns().map(([left, right]) => {
      const isEmpty = left === "F" && right === "F";
      return [`${carry}${left}${right}`, pick(digitOf(left) + digitOf(right) + carry.length, isEmpty)] as const;
    }),
  );
}

/** A borrow that meets an empty column goes on to the left: the difference is negative. */
function differences(pick: (difference: number, isEmpty: boolean) => string): readonly Entry[] {
  return ["", "b"].flatMap((borrow) =>
    pairsOfColumns().map(([left, right]) => {
      const isEmpty = left === "F" && right === "F" && borrow === "";
      return [`${borrow}${left}${right}`, pick(digitOf(left) - digitOf(right) - borrow.length, isEmpty)] as const;
    }),
  );
}

function pairs(pick: (left: number, right: number) => string): readonly Entry[] {
  return pairsOfColumns().map(([left, right]) => [`${left}${right}`, pick(digitOf(left), digitOf(right))]);
}

function pairsOfColumns(): readonly Entry[] {
  return columns.flatMap((left) => columns.map((right) => [left, right] as const));
}

interface Division {
  readonly isStart: boolean;
  readonly quotient: number;
  readonly remainder: number;
}

/** An empty column, which only follows the digits, leaves the remainder as it is. */
function divisions(pick: (division: Division) => string, pickEmpty: (remainder: string) => string): readonly Entry[] {
  return range(1, 9).flatMap((divisor) =>
    ["S", ...range(0, divisor - 1).map(String)].flatMap((before) => [
      ...digits.map((digit) => {
        const dividend = 10 * digitOf(before) + digitOf(digit);
        const [quotient, remainder] = [Math.floor(dividend / divisor), dividend % divisor];
        return [`${before}${digit}${divisor}`, pick({ isStart: before === "S", quotient, remainder })] as const;
      }),
      [`${before}F${divisor}`, pickEmpty(before)] as const,
    ]),
  );
}

function tallies(unit: number): readonly Entry[] {
  return columns.map((digit) => [digit, unary(unit * digitOf(digit))]);
}

function powers(): readonly string[] {
  const sizes = range(0, lastPower).map((exponent) => 2 ** exponent);
  const shifts = range(0, 2 * lastPower).map((shift) => (shift < lastPower ? 0 : 2 ** (shift - lastPower)));
  return [
    `export type PowerOfTwo =\n${wrapped(sizes.map(String), "|")};`,
    "/** By a power of two: its logarithm. */",
    interfaceText(
      "Logarithm",
      "size:number",
      "string",
      sizes.map((size, exponent) => `${size}:"${unary(exponent)}"`),
    ),
    `/** By a logarithm + ${lastPower}: the power of two, 0 for what is less than 1. */`,
    interfaceText(
      "Shifted",
      "key:string",
      "unknown",
      shifts.map((power, shift) => `"${unary(shift)}":${power}`),
    ),
  ];
}

function tableText({ name, about, entries }: Table): string {
  const lines = entries.map(([key, value]) => `"${key}":"${value}"`);
  return `/** By ${about}. */\n${interfaceText(name, "key:string", "string", lines)}`;
}

function interfaceText(name: string, key: string, value: string, members: readonly string[]): string {
  return `export interface ${name} {\n[${key}]:${value};\n${wrapped(members, ";")}\n}`;
}

/** As many items a line as fit: a line for each would make files of thousands of lines. */
function wrapped(items: readonly string[], separator: string): string {
  const lines: string[] = [];
  let line = "";
  for (const [index, item] of items.entries()) {
    const next = index + 1 < items.length ? `${item}${separator}` : item;
    if (line !== "" && line.length + next.length > 118) {
      lines.push(line);
      line = "";
    }
    line += next;
  }
  return [...lines, line].join("\n");
}

function digitOf(column: string): number {
  return digits.includes(column) ? Number(column) : 0;
}

function unary(count: number): string {
  return "1".repeat(count);
}

function fills(count: number): string {
  return "F".repeat(count);
}

function range(from: number, to: number): readonly number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}
