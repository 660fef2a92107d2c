// Which axes does `permute` take, and what does it give?
import type { Layout } from "../layout/layout.js";
import type { Say } from "../message/say.js";
import type { AsArray, CountWanted, LengthOf, Numbers, SizeKind, SomeMode } from "./size.js";
import type { AnyTensor, View } from "./tensor.js";

/**
 * What `t.permute(...axes)` gives: mode `i` is the tensor's mode `axes[i]`.
 * @example
 * type T = PermutedType<TileTensor<"float32", Layout<[2, 3, 4], [12, 4, 1]>>, [2, 0, 1]>; // TileTensor<"float32", Layout<[4, 2, 3], [1, 12, 4]>>
 */
export type PermutedType<Tensor extends AnyTensor, Axes extends Numbers> = View<
  Tensor,
  PermutedLayout<Tensor["layout"], Axes>
>;

export type PermutedLayout<Parent, Axes extends Numbers> =
  Parent extends Layout<infer Shape, infer Stride> ? Layout<ModesAt<Shape, Axes>, ModesAt<Stride, Axes>> : never;

/** An axis that only the runtime knows may be any mode. */
type ModesAt<Modes, Axes extends Numbers> = number extends Axes["length"]
  ? { -readonly [Mode in keyof Modes]: SomeMode<Modes> }
  : {
      -readonly [Place in keyof Axes]: `${Axes[Place]}` extends keyof Modes ? Modes[`${Axes[Place]}`] : SomeMode<Modes>;
    };

/** `Axes` where they name each axis once, else with a sentence in place of the wrong one. */
export type CheckedAxes<Shape, Axes extends Numbers> = [Axes] extends [never]
  ? Axes
  : { ok: Axes; bad: AsArray<AxesWanted<Shape, Axes>> }[AxesVerdict<Shape, Axes>];

type AxesVerdict<Shape, Axes extends Numbers> = Shape extends readonly unknown[]
  ? number extends Shape["length"] | Axes["length"]
    ? "ok"
    : Axes["length"] extends Shape["length"]
      ? EachOnce<Shape, Axes, never>
      : "bad"
  : "ok";

type EachOnce<Shape, Axes, Seen> = Axes extends readonly [infer Axis, ...infer Rest]
  ? ThenAxis<AxisVerdict<SizeKind<Axis>, Axis, Shape, Seen>, Shape, Rest, Seen | Axis>
  : "ok";

type ThenAxis<Verdict, Shape, Axes, Seen> = Verdict extends "ok" ? EachOnce<Shape, Axes, Seen> : "bad";

/** The runtime numbers among `Seen` must not count: every literal is one of them. */
type AxisVerdict<Kind, Axis, Shape, Seen> = Kind extends "dynamic"
  ? "ok"
  : `${Axis & number}` extends keyof Shape
    ? number extends Seen
      ? "ok"
      : Axis extends Seen
        ? "repeated"
        : "ok"
    : "no axis";

type AxesWanted<Shape, Axes extends Numbers> =
  Axes["length"] extends LengthOf<Shape>
    ? EachOr<Shape, Axes, never>
    : CountWanted<Axes, Shape, Say<"permute.count", { rank: LengthOf<Shape>; count: LengthOf<Axes> }>>;

type EachOr<Shape, Axes, Seen, Done extends readonly unknown[] = readonly []> = Axes extends readonly [
  infer Axis,
  ...infer Rest,
]
  ? EachOr<
      Shape,
      Rest,
      Seen | Axis,
      readonly [...Done, AxisOr<AxisVerdict<SizeKind<Axis>, Axis, Shape, Seen>, Shape, Axis>]
    >
  : Done;

type AxisOr<Verdict, Shape, Axis> = Verdict extends "ok"
  ? Axis
  : Verdict extends "repeated"
    ? Say<"permute.repeated", { axis: Axis }>
    : Say<"permute.axis", { axis: Axis; rank: LengthOf<Shape> }>;
