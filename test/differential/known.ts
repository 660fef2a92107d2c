// How much of a value does its type know? All of it, or for some leaves only that they are numbers.
import type { IntTuple } from "../../src/coord/index.js";
import type { AnySwizzle } from "../../types/algebra/index.js";
import type { AnyTestLayout } from "./layouts.js";
import type { Random } from "./random.js";

/** A composed layout of which nothing is known. */
export interface Composed {
  readonly outer: Value;
  readonly offset: number;
  readonly inner: AnyTestLayout;
  index(...crd: number[]): number;
  size(): number;
  cosize(): number;
}

/** An argument of an operation, as a value. */
export type Value = number | null | AnyTestLayout | AnySwizzle | Composed | readonly Value[];

/** The text of the type of a leaf. */
export type Knowledge = (leaf: number) => string;

export const literal: Knowledge = String;

/** Some leaves are not known: here and there, or two in a row of which one has a known divisor. */
export function partial(random: Random): Knowledge {
  return random.chance(0.3) ? divisorThenUnknown(random) : scattered(random);
}

/** What is claimed of the divisor must hold whatever the leaf behind it is. */
function divisorThenUnknown(random: Random): Knowledge {
  let hasDivisor = false;
  let isOver = false;
  return (leaf) => {
    if (isOver) return String(leaf);
    if (hasDivisor) {
      isOver = true;
      return "number";
    }
    const divisors = divisorsOf(leaf);
    hasDivisor = divisors.length > 0;
    return hasDivisor ? `Multiple<${random.pick(divisors)}>` : String(leaf);
  };
}

/**
 * Some leaves are `number`, some are multiples of one of their divisors, the others stay literals. A 0 or a 1 mostly is not known: what a type
 * takes for granted of `number` shows there.
 */
function scattered(random: Random): Knowledge {
  const share = random.pick([0.2, 0.5, 0.9]);
  return (leaf) => (random.chance(leaf > 1 ? share : 0.8) ? dynamicLeaf(random, leaf) : String(leaf));
}

/** The text of the type of a value of which that is known. */
export function typeOf(value: Value, knowledge: Knowledge): string {
  if (value === null) {
    return "null";
  }
  if (typeof value === "number") {
    return knowledge(value);
  }
  if (isList(value)) {
    return `[${value.map((item) => typeOf(item, knowledge)).join(", ")}]`;
  }
  if ("shape" in value) {
    return `Layout<${tupleText(value.shape, knowledge)}, ${tupleText(value.stride, knowledge)}>`;
  }
  return "bits" in value
    ? `algebra.Swizzle<${[value.bits, value.base, value.shift].map((part) => signed(part, knowledge)).join(", ")}>`
    : `algebra.ComposedLayout<${[value.outer, value.offset, value.inner].map((part) => typeOf(part, knowledge)).join(", ")}>`;
}

/** A known divisor is said of sizes only. */
function signed(part: number, knowledge: Knowledge): string {
  return knowledge(part) === String(part) ? String(part) : "number";
}

function dynamicLeaf(random: Random, leaf: number): string {
  const divisors = divisorsOf(leaf);
  return divisors.length > 0 && random.chance(0.4) ? `Multiple<${random.pick(divisors)}>` : "number";
}

function divisorsOf(leaf: number): readonly number[] {
  return [2, 3, 4, 5, 6, 7, 8, 12, 16, 32].filter((divisor) => leaf % divisor === 0);
}

function tupleText(tuple: IntTuple, knowledge: Knowledge): string {
  return typeof tuple === "number"
    ? knowledge(tuple)
    : `[${tuple.map((mode) => tupleText(mode, knowledge)).join(", ")}]`;
}

function isList(value: Value): value is readonly Value[] {
  return Array.isArray(value);
}
