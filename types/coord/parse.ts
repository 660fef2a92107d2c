// Which int-tuple does a text mean?
import type { Kind } from "../int/index.js";
import type { IntTuple } from "./int-tuple.js";

/**
 * The int-tuple that a text means, or never: a decimal number without leading zeros, or int-tuples in parentheses,
 * separated by a comma that one space may follow.
 * @example
 * type T = ParseTuple<"(2,(3,4))">; // [2, [3, 4]]
 */
export type ParseTuple<Text extends string> = string extends Text ? IntTuple : Value<Text, []>;

/** A value begins here. `Open` holds what the tuples around it have so far, the innermost first. */
type Value<Text extends string, Open extends readonly unknown[]> = Text extends `(${infer Inside}`
  ? Inside extends `)${infer Rest}`
    ? After<Rest, Open, []>
    : Value<Inside, [[], ...Open]>
  : Leaf<NumberText<Text>, Text, Open>;

/** The text up to the next comma, parenthesis or end. */
type NumberText<Text extends string> = UpToClose<Text extends `${infer Head},${string}` ? Head : Text>;
type UpToClose<Text extends string> = Text extends `${infer Head})${string}` ? Head : Text;

type Leaf<
  Digits extends string,
  Text extends string,
  Open extends readonly unknown[],
> = Text extends `${Digits}${infer Rest}`
  ? Digits extends `${infer Size extends number}`
    ? `${Size}` extends Digits
      ? Kind<Size> extends "literal" | "dynamic"
        ? After<Rest, Open, Size>
        : never
      : never
    : never
  : never;

/** A value has ended here: on to its neighbour, out of the tuple around it, or done. */
type After<Rest extends string, Open extends readonly unknown[], Ended> = Open extends readonly [
  infer Modes extends readonly unknown[],
  ...infer Outer,
]
  ? Rest extends `,${infer Next}`
    ? Value<SkipSpace<Next>, [[...Modes, Ended], ...Outer]>
    : Rest extends `)${infer Left}`
      ? After<Left, Outer, [...Modes, Ended]>
      : never
  : Rest extends ""
    ? Ended
    : never;

type SkipSpace<Text extends string> = Text extends ` ${infer Rest}` ? Rest : Text;
