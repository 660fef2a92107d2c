// How do axes of extent 1 come and go?
import type { Product } from "../coord/product.js";
import type { Layout } from "../layout/layout.js";
import type { Say } from "../message/say.js";
import type { AxisVerdict } from "./axis.js";
import type { AllKnown, AsArray, LengthOf, ModeAt, SizeKind, SomeMode } from "./size.js";
import type { AnyTensor, View } from "./tensor.js";

/**
 * What `t.squeeze(axis)` gives: without the axis; with `undefined`, without all axes of extent 1.
 * @example
 * type T = SqueezedType<TileTensor<"float32", Layout<[1, 8, 1], [8, 1, 1]>>, 0>; // TileTensor<"float32", Layout<[8, 1], [1, 1]>>
 */
export type SqueezedType<Tensor extends AnyTensor, Axis extends number | undefined = undefined> = View<
  Tensor,
  SqueezedLayout<Tensor["layout"], Axis>
>;

export type SqueezedLayout<Parent, Axis> =
  Parent extends Layout<infer Shape, infer Stride>
    ? Axis extends number
      ? WithoutMode<SizeKind<Axis>, Shape, Stride, Axis>
      : WithoutOnes<Shape, Stride, [], []>
    : never;

type WithoutMode<Kind, Shape, Stride, Axis> = Kind extends "literal"
  ? Layout<Without<Shape, Axis>, Without<Stride, Axis>>
  : Layout<OneLess<Shape>, OneLess<Stride>>;

type Without<Modes, Axis, Done extends readonly unknown[] = []> = Modes extends readonly [infer Mode, ...infer Rest]
  ? Done["length"] extends Axis
    ? [...Done, ...Rest]
    : Without<Rest, Axis, [...Done, Mode]>
  : Done;

/** Which axis it is, is known only when run. */
type OneLess<Modes> = Modes extends readonly [unknown, ...infer Rest]
  ? { [Mode in keyof Rest]: SomeMode<Modes> }
  : SomeMode<Modes>[];

/** An extent that is known only when run may be 1, and then the rank is another. */
type WithoutOnes<
  Shape,
  Stride,
  DoneShape extends readonly unknown[],
  DoneStride extends readonly unknown[],
> = Shape extends readonly [infer Mode, ...infer Modes]
  ? Stride extends readonly [infer Step, ...infer Steps]
    ? WithoutOne<IsOne<AllKnown<[Mode]>, Mode>, Mode, Step, Modes, Steps, DoneShape, DoneStride>
    : OfUnknownRank<SomeMode<[...DoneShape, ...Shape]>>
  : Shape extends readonly []
    ? Layout<DoneShape, DoneStride>
    : OfUnknownRank<SomeMode<Shape>>;

type IsOne<State, Mode> = State extends "known" ? (Product<Mode> extends 1 ? true : false) : "unknown";

type WithoutOne<
  One,
  Mode,
  Step,
  Shape,
  Stride,
  DoneShape extends readonly unknown[],
  DoneStride extends readonly unknown[],
> = One extends true
  ? WithoutOnes<Shape, Stride, DoneShape, DoneStride>
  : One extends false
    ? WithoutOnes<Shape, Stride, [...DoneShape, Mode], [...DoneStride, Step]>
    : OfUnknownRank<SomeMode<[...DoneShape, Mode, ...AsArray<Shape>]>>;

type OfUnknownRank<Mode> = Layout<Mode[], Mode[]>;

/** `Axis` where it is one of extent 1, else the sentence. */
export type CheckedSqueeze<Shape, Axis> = [Axis] extends [never]
  ? Axis
  : {
      ok: Axis;
      bad: Say<"view.axis", { operation: "squeeze"; axis: Axis; rank: LengthOf<Shape> }>;
      extent: Say<"squeeze.extent", { axis: Axis; extent: Product<ModeAt<Shape, `${Axis & number}`>> }>;
    }[SqueezeVerdict<Axis, Shape>];

type SqueezeVerdict<Axis, Shape> = Axis extends number ? ThenExtent<AxisVerdict<Shape, Axis>, Shape, Axis> : "ok";

type ThenExtent<Verdict, Shape, Axis> = Verdict extends "ok" ? ModeVerdict<ModeAt<Shape, `${Axis & number}`>> : Verdict;

type ModeVerdict<Mode> = Mode extends unknown ? CountVerdict<AllKnown<[Mode]>, Mode> : never;
type CountVerdict<State, Mode> = State extends "known" ? (Product<Mode> extends 1 ? "ok" : "extent") : "ok";

/**
 * What `t.unsqueeze(axis)` gives: with an axis of extent 1 and stride 0 in front of this one, or after the last.
 * @example
 * type T = UnsqueezedType<TileTensor<"float32", Layout<[8], [1]>>, 0>; // TileTensor<"float32", Layout<[1, 8], [0, 1]>>
 */
export type UnsqueezedType<Tensor extends AnyTensor, Axis extends number> = View<
  Tensor,
  UnsqueezedLayout<Tensor["layout"], Axis>
>;

export type UnsqueezedLayout<Parent, Axis extends number> =
  Parent extends Layout<infer Shape, infer Stride>
    ? SizeKind<Axis> extends "literal"
      ? Layout<With<1, Shape, Axis, []>, With<0, Stride, Axis, []>>
      : Layout<OneMore<Shape>, OneMore<Stride>>
    : never;

type With<Value, Modes, Axis, Done extends readonly unknown[]> = Done["length"] extends Axis
  ? Modes extends readonly unknown[]
    ? [...Done, Value, ...Modes]
    : number[]
  : Modes extends readonly [infer Mode, ...infer Rest]
    ? With<Value, Rest, Axis, [...Done, Mode]>
    : SomeMode<[...Done, ...AsArray<Modes>]>[];

type OneMore<Modes> = Modes extends readonly unknown[]
  ? [...{ [Mode in keyof Modes]: SomeMode<Modes> }, SomeMode<Modes>]
  : number[];

/** `Axis` where the result has it, else the sentence. */
export type CheckedUnsqueeze<Shape, Axis> = [Axis] extends [never]
  ? Axis
  : {
      ok: Axis;
      bad: Say<"view.axis", { operation: "unsqueeze"; axis: Axis; rank: LengthOf<Shape> }>;
    }[AxisVerdict<OneMore<Shape>, Axis>];
