// How is a sentence of the catalogue filled in? The type-level half; `src/message/say.ts` is its twin.
import type { Catalogue, SentenceCode } from "./catalogue.js";

/** What may stand in a placeholder. */
export type SentenceValue = string | number | boolean;

/** The names of a template's placeholders. */
export type Placeholders<Template extends string> = Template extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Placeholders<Rest>
  : never;

/** The values that the sentence with this code asks for. */
export type SentenceArgs<Code extends SentenceCode> = {
  readonly [Name in Placeholders<Catalogue[Code]>]: SentenceValue;
};

/** The sentence with this code, its placeholders replaced. */
export type Say<Code extends SentenceCode, Args> = Fill<Catalogue[Code], Args>;

type Fill<
  Template extends string,
  Args,
  Done extends string = "",
> = Template extends `${infer Head}{${infer Name}}${infer Rest}`
  ? Fill<Rest, Args, `${Done}${Head}${Shown<Args[Name & keyof Args]>}`>
  : `${Done}${Template}`;

type Shown<Value> = Value extends SentenceValue ? (Value extends Branded ? `${number}` : `${Value}`) : "?";

/** A number with a known divisor (`Multiple<D>` of the int room) reads like any other number. */
interface Branded {
  readonly "~multipleOf": unknown;
}

/**
 * What a type-level operation gives when it refuses: the sentence, and nothing of which a tensor could be made.
 * It passes unchanged through every operation that receives it.
 */
export interface Refused<out Sentence extends string> {
  readonly refused: Sentence;
}
