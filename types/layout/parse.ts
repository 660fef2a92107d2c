// Which layout does a text mean?
import type { IntTuple } from "../coord/int-tuple.js";
import type { ParseTuple } from "../coord/parse.js";
import type { Refused, Say } from "../message/say.js";
import type { CheckedShape, CheckedStride, ShapeVerdict, StrideVerdict } from "./checked.js";
import type { Layout } from "./layout.js";

/**
 * The layout that a text means, as `toString` writes it.
 * @example
 * type L = ParseLayout<"((2,2),3):((1,6),2)">; // Layout<[[2, 2], 3], [[1, 6], 2]>
 */
export type ParseLayout<Text extends string> = string extends Text
  ? Layout<IntTuple, IntTuple>
  : Text extends `${infer Shape}:${infer Stride}`
    ? Both<ParseTuple<Shape>, ParseTuple<Stride>, Text>
    : Refused<NoText<Text>>;

type Both<Shape, Stride, Text extends string> = [Shape] extends [never]
  ? Refused<NoText<Text>>
  : [Stride] extends [never]
    ? Refused<NoText<Text>>
    : ShapeVerdict<Shape> extends "ok"
      ? StrideVerdict<Shape, Stride> extends "ok"
        ? Layout<Shape, Stride>
        : Refused<SentenceOf<CheckedStride<Shape, Stride, "parseLayout">>>
      : Refused<SentenceOf<CheckedShape<Shape, "parseLayout">>>;

type SentenceOf<Wanted> = Extract<Wanted, string>;

type NoText<Text extends string> = Say<"layout.no-text", { operation: "parseLayout"; text: Text }>;

/** A text, if it means a layout. */
export type CheckedText<Text extends string> = [Text] extends [never]
  ? Text
  : { ok: Text; bad: WhyNot<ParseLayout<Text>> }[TextVerdict<ParseLayout<Text>>];

type TextVerdict<Parsed> = Parsed extends Refused<string> ? "bad" : "ok";
type WhyNot<Parsed> = Parsed extends Refused<infer Sentence> ? Sentence : never;
