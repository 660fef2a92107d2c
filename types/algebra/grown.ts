// Does what an operation makes stay within 2^53-1?
//
// Most results are far from it, and one look tells: where no leaf has 15 digits in extent and stride together, offsets are below 10^14 a leaf,
// and where all extents together have no 15, their product is below 10^14. Only others are multiplied out.
import type { Product } from "../coord/product.js";
import type { ShowTuple } from "../coord/show.js";
import type { MultipleOf } from "../int/index.js";
import type { ShapeVerdict, StrideVerdict } from "../layout/checked.js";
import type { AnyLayout } from "../layout/layout.js";
import type { Refused, Say } from "../message/say.js";
import type { InnerOf } from "./inner.js";

/** The pair [shape, stride] that an operation made of `Self` by an operand, or why it cannot be; a refusal passes. */
export type Grown<Operation extends string, Self, By, Parts> = Parts extends readonly [infer Shape, infer Stride]
  ? IfNear<Nearness<Shape, Stride>, Operation, Self, By, Parts>
  : Parts;

type IfNear<Near, Operation extends string, Self, By, Parts> = Near extends "near"
  ? Parts
  : Near extends "far"
    ? Unless<[Verdicts<Parts>] extends ["ok"] ? false : true, Operation, Self, Parts>
    : Unless<AreLiterals<LeavesOf<InnerOf<Self> | By>>, Operation, Self, Parts>;

/** Of a size known only when run the text has any length; the runtime judges. */
type Verdicts<Parts> = Parts extends readonly [infer Shape, infer Stride]
  ? AreLiterals<LeavesIn<Shape> | LeavesIn<Stride>> extends true
    ? ShapeVerdict<Shape> | StrideVerdict<Shape, Stride>
    : "ok"
  : never;

type Unless<Far, Operation extends string, Self, Parts> = Far extends false
  ? Parts
  : InnerOf<Self> extends infer From extends AnyLayout
    ? Refused<
        Say<
          "algebra.too-large",
          { operation: Operation; shape: ShowTuple<From["shape"]>; stride: ShowTuple<From["stride"]> }
        >
      >
    : never;

/** Are these all literals? Then arithmetic on them gave `number` past 2^53-1; else the runtime judges. */
export type AreLiterals<Leaves> = number extends Leaves
  ? false
  : [Extract<Leaves, MultipleOf<unknown>>] extends [never]
    ? true
    : false;

/** The product of a tuple's leaves; past 2^53-1 it is no size any more. */
export type ExactProduct<Operation extends string, Tuple> = Tuple extends number
  ? Tuple
  : ExactOrFar<Product<Tuple>, Operation, Tuple>;

type ExactOrFar<Size, Operation extends string, Tuple> = Size extends number
  ? number extends Size
    ? AreLiterals<LeavesIn<Tuple>> extends true
      ? Refused<Say<"coord.too-large", { operation: Operation; tuple: ShowTuple<Tuple> }>>
      : Size
    : Size
  : Size;

/** The leaves of a layout or a tiler. */
type LeavesOf<Operand> = 0 extends 1 & Operand
  ? number
  : Operand extends number
    ? Operand
    : Operand extends AnyLayout
      ? LeavesIn<Operand["shape" | "stride"]>
      : Operand extends readonly unknown[]
        ? LeavesOf<Operand[number]>
        : never;

type Nearness<Shape, Stride> = NearLeaves<LeavesIn<Shape>, LeavesIn<Stride>, Shape>;

type NearLeaves<Extents, Steps, Shape> = number extends Extents | Steps
  ? "open"
  : [ByLength[`${Extents & number}${Steps & number}`]] extends [Short]
    ? [ByLength[Digits<Shape>]] extends [Short]
      ? "near"
      : "far"
    : "far";

/** All leaves as one union, so that a single look meets each extent with each stride. */
export type LeavesIn<Tuple> = 0 extends 1 & Tuple
  ? number
  : Tuple extends number
    ? Tuple
    : Tuple extends readonly number[]
      ? Tuple[number]
      : Tuple extends readonly unknown[]
        ? number extends Tuple["length"]
          ? number
          : LeavesIn<Tuple[number]>
        : number;

type Digits<Tuple> = Tuple extends number
  ? `${Tuple}`
  : Tuple extends readonly [infer Head, infer Last]
    ? `${Digits<Head>}${Digits<Last>}`
    : Tuple extends readonly [infer Head, ...infer Rest]
      ? `${Digits<Head>}${Digits<Rest>}`
      : "";

interface Short {
  readonly digits: 0;
  readonly fifteen?: never;
}

/** What a text of digits is: of a union, `Short` only if all are. */
interface ByLength {
  readonly [digits: string]: { readonly digits: 0 };
  readonly [
    fifteen: `${number}${number}${number}${number}${number}${number}${number}${number}${number}${number}${number}${number}${number}${number}${number}`
  ]: {
    readonly digits: 0;
    readonly fifteen: 0;
  };
}
