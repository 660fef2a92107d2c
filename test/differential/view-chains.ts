// What does the runtime answer to random chains of views, and what must the types therefore say?
import { TilewrightError } from "../../src/message/index.js";
import { tileTensor } from "../../src/tensor/index.js";
import type { TypeAssertion } from "../support/assert-types.js";
import { type Knowledge, literal, partial, typeOf } from "./known.js";
import { type AnyTestLayout, isTestLayout, modesOf, randomLayout, randomShape } from "./layouts.js";
import type { Random } from "./random.js";
import { type Argument, openingCalls, viewCalls } from "./view-calls.js";

/** A program of declarations and what holds of it. */
export interface Chain {
  readonly calls: readonly string[];
  /** What must hold. */
  readonly assertion: TypeAssertion;
  /** What must not: the answer changed. A refusal has no such half. */
  readonly changed?: TypeAssertion;
}

/** What the declarations of a chain mention. */
export const chainImports = `
import type { Multiple } from "../../types/int/index.js";
import type { Layout } from "../../types/layout/index.js";
import type { TileTensor } from "../../types/tensor/index.js";
import type { Admits, Changed, IsOpen } from "../../test/differential/admits.js";
declare const n: number;
declare function layoutOf<const Of>(): Of;`;

/** A tensor with its views: what JavaScript sees of it. */
interface AnyViewable {
  readonly dtype: string;
  readonly layout: AnyTestLayout;
}

/** Called as JavaScript would: what the types say of arguments is what the test asks. */
const tensorOf = tileTensor as unknown as (storage: Float32Array, layout: AnyTestLayout) => AnyViewable;

/** Chains of one to four views; of every second one only part is known while compiling. */
export function randomChains(random: Random, count: number): readonly Chain[] {
  return random.list(count, (at) => randomChain(random, at, at % 2 === 1));
}

function randomChain(random: Random, at: number, half: boolean): Chain {
  const knowledge = half ? partial(random) : literal;
  let dynamic = half;
  const layout = tensorLayout(random);
  let tensor: AnyViewable = tensorOf(new Float32Array(cosizeOf(layout)), layout);
  const first = `t${at}`;
  const given = [`declare const ${first}: TileTensor<"float32", ${typeOf(tensor.layout, knowledge)}>;`];
  const calls: string[] = [];
  for (let step = 1, wanted = random.whole(1, 4); step <= wanted; step++) {
    const asked = ask(random, tensor, dynamic);
    if (asked === undefined) {
      break;
    }
    const { name, args, answer } = asked;
    const call = `${step === 1 ? first : `v${at}_${step - 1}`}.${name}(${args.map((arg) => argumentText(arg, knowledge)).join(", ")})`;
    calls.push(call);
    if (typeof answer === "string") {
      return { calls, assertion: { given: `${given.join(" ")} ${call};`, refused: answer } };
    }
    given.push(`const v${at}_${step} = ${call};`);
    tensor = answer;
    dynamic ||= openingCalls.includes(name); // whose extents only the runtime knows
  }
  const last = calls.length === 0 ? first : `v${at}_${calls.length}`;
  return { calls, ...claims(given.join(" "), last, tensor, dynamic) };
}

/** The type is the answer where all is known, and admits it elsewhere. */
function claims(given: string, name: string, tensor: AnyViewable, dynamic: boolean): Omit<Chain, "calls"> {
  const answer = typeOf(tensor.layout, literal);
  const claim = `(typeof ${name})["layout"]`;
  const dtype = `"${tensor.dtype}" extends (typeof ${name})["dtype"] ? true : false`;
  return dynamic
    ? {
        assertion: { given, actual: `[${dtype}, Admits<${claim}, ${answer}>]`, expected: "[true, true]" },
        changed: { actual: `Admits<${claim}, Changed<${answer}>>`, expected: `IsOpen<${claim}, ${answer}>` },
      }
    : {
        assertion: {
          given,
          actual: `[(typeof ${name})["dtype"], ${claim}]`,
          expected: `["${tensor.dtype}", ${answer}]`,
        },
        changed: { actual: `Equal<${claim}, Changed<${answer}>>`, expected: "false" },
      };
}

interface Asked {
  readonly name: string;
  readonly args: readonly Argument[];
  /** The view, or the sentence of the refusal. */
  readonly answer: AnyViewable | string;
}

/** A view that the tensor has; now and then one that it has not, if its type can know. */
function ask(random: Random, tensor: AnyViewable, dynamic: boolean): Asked | undefined {
  const refusalsToo = !dynamic && random.chance(0.1);
  for (let attempt = 0; attempt < 20; attempt++) {
    const [name, argumentsFor] = random.pick(Object.entries(viewCalls));
    const args = argumentsFor(random, refusalsToo ? { ...tensor.layout, shape: randomShape(random) } : tensor.layout);
    const answer = answerOf(tensor, name, args);
    if (refusalsToo || typeof answer !== "string") {
      return { name, args, answer };
    }
  }
  return undefined;
}

function answerOf(tensor: AnyViewable, name: string, args: readonly Argument[]): AnyViewable | string {
  try {
    return Reflect.apply(Reflect.get(tensor, name), tensor, args);
  } catch (error) {
    if (error instanceof TilewrightError) {
      return error.message;
    }
    throw error;
  }
}

function argumentText(argument: Argument, knowledge: Knowledge): string {
  if (typeof argument === "number") {
    return knowledge(argument) === String(argument) ? String(argument) : "n";
  }
  if (typeof argument === "string") {
    return JSON.stringify(argument);
  }
  if (isTestLayout(argument)) {
    return `layoutOf<${typeOf(argument, literal)}>()`;
  }
  if (Array.isArray(argument)) {
    return `[${(argument as readonly Argument[]).map((part) => argumentText(part, knowledge)).join(", ")}]`;
  }
  const options = Object.entries(argument as Readonly<Record<string, number>>);
  return `{ ${options.map(([key, value]) => `${key}: ${argumentText(value, knowledge)}`).join(", ")} }`;
}

/** One whose storage is small. */
function tensorLayout(random: Random): AnyTestLayout {
  const layout = randomLayout(random);
  return cosizeOf(layout) < 100_000 && modesOf(layout.shape).length <= 5 ? layout : tensorLayout(random);
}

function cosizeOf(layout: AnyTestLayout): number {
  return Number((layout as unknown as { cosize(): number }).cosize());
}
