// To which shapes can a tensor be reshaped?
//
// By sizes: the tensor must be in row-major order, and stays in it. By a layout: the tensor must be compact, and the layout
// re-reads its storage. A vectorized tensor's strides are judged in elements, and so are those of the layout that it takes.
import type { IsCompact } from "../algebra/is-compact.js";
import type { Product } from "../coord/product.js";
import type { SuffixProduct } from "../coord/suffix-product.js";
import type { LessOrEqual, Sub } from "../int/index.js";
import type { AnyLayout, Layout } from "../layout/layout.js";
import type { ShowLayout } from "../layout/show.js";
import type { Cosize } from "../layout/size.js";
import type { Say } from "../message/say.js";
import type { SameCount } from "./copy.js";
import type { LanesOf } from "./dtype.js";
import type { InScalars, OrderRefusal, OrderVerdict } from "./order.js";
import type { AllKnown, AsArray, Knowledge, NotASize, Numbers, SizeKind } from "./size.js";
import type { AnyTensor, ShapeOf, StrideOf, View } from "./tensor.js";

/** Sizes, or one layout. */
export type ReshapeTarget = Numbers | readonly [AnyLayout];

/**
 * What `t.reshape(...sizes)` or `t.reshape(layout)` gives: the same elements under another shape.
 * @example
 * type T = ReshapedType<TileTensor<"float32", Layout<[8, 4], [4, 1]>>, [2, 16]>; // TileTensor<"float32", Layout<[2, 16], [16, 1]>>
 */
export type ReshapedType<Tensor extends AnyTensor, Target extends ReshapeTarget> = View<
  Tensor,
  ReshapedLayout<LanesOf<Tensor["dtype"]>, Target>
>;

export type ReshapedLayout<Lanes, Target extends ReshapeTarget> = Target extends infer Sizes extends Numbers
  ? Layout<[...Sizes], InScalars<SuffixProduct<[...Sizes]>, Lanes>>
  : Target extends readonly [Layout<infer Shape, infer Stride>]
    ? Layout<TupleOf<Shape>, InScalars<TupleOf<Stride>, Lanes>>
    : never;

/** A tensor's layout is a tuple at the top. */
type TupleOf<Modes> = Modes extends number ? [Modes] : Modes;

/** `Target` where the tensor takes it, else with a sentence in place of the first argument or of the wrong one. */
export type CheckedReshape<Tensor extends AnyTensor, Target extends ReshapeTarget> = [Target] extends [never]
  ? Target
  : {
      ok: Target;
      sizes: AsArray<SizesWanted<Target>>;
      count: AtFirst<Target, CountRefusal<ShapeOf<Tensor>, Target>>;
      order: AtFirst<Target, OrderRefusal<"reshape", ShapeOf<Tensor>, StrideOf<Tensor>, LanesOf<Tensor["dtype"]>>>;
      compact: AtFirst<Target, Say<"reshape.not-compact", { layout: LayoutText<Tensor["layout"]> }>>;
      cosize: AtFirst<Target, CosizeRefusal<ShapeOf<Tensor>, Target>>;
    }[ReshapeVerdict<Target, Tensor>];

type ReshapeVerdict<Target, Tensor extends AnyTensor> = Target extends readonly [Layout<infer Shape, infer Stride>]
  ? ThenLayout<SameCount<ShapeOf<Tensor>, Shape>, Tensor, Layout<Shape, Stride>>
  : ThenCount<SizesVerdict<Target>, Target, Tensor>;

type SizesVerdict<Sizes> = Sizes extends readonly [infer Size, ...infer Rest]
  ? ThenSizes<SizeKind<Size>, Rest>
  : Sizes extends readonly []
    ? "ok"
    : "unknown";

type ThenSizes<Kind, Rest> = Kind extends "literal" | "dynamic" ? SizesVerdict<Rest> : "sizes";

type ThenCount<Verdict, Sizes, Tensor extends AnyTensor> = Verdict extends "ok"
  ? ThenOrder<SameCount<ShapeOf<Tensor>, Sizes>, Tensor>
  : Verdict extends "unknown"
    ? ThenOrder<"ok", Tensor>
    : Verdict;

type ThenOrder<Verdict, Tensor extends AnyTensor> = Verdict extends "ok"
  ? OrderVerdict<LanesOf<Tensor["dtype"]>, ShapeOf<Tensor>, StrideOf<Tensor>>
  : Verdict;

type ThenLayout<Verdict, Tensor extends AnyTensor, Wanted extends AnyLayout> = Verdict extends "ok"
  ? LayoutVerdict<AllKnown<ShapeOf<Tensor>>, LanesOf<Tensor["dtype"]>, Tensor, Wanted>
  : Verdict;

/** What the checker does not know to be wrong, the runtime decides. */
type LayoutVerdict<State, Lanes, Tensor extends AnyTensor, Wanted extends AnyLayout> = State extends "known"
  ? [Lanes, IsCompact<Tensor["layout"]>] extends [1, false]
    ? "compact"
    : CosizeVerdict<Cosize<Wanted>, Product<ShapeOf<Tensor>>>
  : "ok";

type CosizeVerdict<Reach, Size> = Reach extends unknown
  ? Knowledge<Reach> extends "literal"
    ? LessOrEqual<Reach, Size> extends false
      ? "cosize"
      : "ok"
    : "ok"
  : never;

type SizesWanted<Target extends ReshapeTarget> = {
  readonly [Axis in keyof Target]: SizeOr<Axis, SizeKind<Target[Axis]>, Target[Axis]>;
};

type SizeOr<Axis, Kind, Size> = Kind extends "literal" | "dynamic" ? Size : NotASize<"reshape", Axis, Size, Kind>;

/** A sentence about all arguments stands at the first; without any there is no place for it. */
type AtFirst<Target extends ReshapeTarget, Sentence> = Target extends readonly [unknown, ...infer Rest]
  ? readonly [Sentence, ...Rest]
  : readonly [Sentence];

type CountRefusal<Shape, Target> = Say<"reshape.count", { count: Product<TargetShape<Target>>; size: Product<Shape> }>;

type TargetShape<Target> = Target extends readonly [Layout<infer Shape, unknown>] ? Shape : Target;

type CosizeRefusal<Shape, Target> = Target extends readonly [infer Wanted extends AnyLayout]
  ? Say<"reshape.cosize", { last: Sub<Cosize<Wanted>, 1>; size: Sub<Product<Shape>, 1> }>
  : never;

type LayoutText<SomeLayout> = SomeLayout extends AnyLayout ? ShowLayout<SomeLayout> : "it";
