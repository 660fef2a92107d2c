// Which column and row have a product that can be added to a matrix? Each operand is judged as one argument, as `matmul`'s are.
import type { Say } from "../message/say.js";
import type { AgreeVerdict } from "./agree.js";
import type { ElementForm } from "./dtype.js";
import type { SizeOfMode, WriteVerdict } from "./operand.js";
import type { LengthOf } from "./size.js";
import type { AnyTensor, ShapeOf } from "./tensor.js";

/**
 * C += a · bᵀ: `c[m, n] += a[m] * b[n]`, each product and each sum rounded to the dtype, which all three share. C may share storage with
 * `a` and `b`. Gives C. Source: the reference's `outer_product_acc`.
 * @throws TilewrightError `outer.rank`, `outer.dtype`, `outer.vector`, `outer.extent`, and what writing to C throws.
 * @example
 * const c = outerProductAcc(full("float32", 1, 2, 3), full("float32", 2, 2), full("float32", 5, 3));
 * c.get(1, 2); // 11
 */
export type OuterProductFunction = <C extends AnyTensor, A extends AnyTensor, B extends AnyTensor>(
  c: OuterResult<C>,
  a: OuterSide<C, A, "a", 0>,
  b: OuterSide<C, B, "b", 1>,
) => C;

/** `C` where a product can be added to it, else the sentence. */
export type OuterResult<C extends AnyTensor> = [C] extends [never]
  ? C
  : {
      ok: C;
      readOnly: Say<"tensor.read-only", { operation: "outerProductAcc" }>;
      vector: Say<"outer.vector", { element: C["dtype"] }>;
      rank: Say<"outer.rank", { operand: "c"; rank: LengthOf<ShapeOf<C>>; wanted: 2 }>;
    }[ResultVerdict<ElementForm<C["dtype"]>, ShapeOf<C>, C>];

/** `Side` where it fits an axis of `C`, else the sentence. */
export type OuterSide<C extends AnyTensor, Side extends AnyTensor, Name extends string, Axis extends 0 | 1> = [
  Side,
] extends [never]
  ? Side
  : {
      ok: Side;
      dtype: Say<"outer.dtype", { element: C["dtype"]; operand: Name; other: Side["dtype"] }>;
      rank: Say<"outer.rank", { operand: Name; rank: LengthOf<ShapeOf<Side>>; wanted: 1 }>;
      extent: Say<
        "outer.extent",
        { axis: Axis; extent: ExtentAt<ShapeOf<C>, Axis>; operand: Name; other: ExtentAt<ShapeOf<Side>, 0> }
      >;
    }[SideVerdict<Side["dtype"], C["dtype"], ShapeOf<Side>, ShapeOf<C>, Axis>];

type ResultVerdict<Form, Shape, C extends AnyTensor> = Form extends "vector"
  ? "vector"
  : ResultRank<RankIs<Shape, 2>, C>;

type ResultRank<Verdict, C extends AnyTensor> = Verdict extends "ok" ? WriteVerdict<C> : "rank";

type SideVerdict<Element, Wanted, Shape, Target, Axis extends 0 | 1> = Element extends unknown
  ? WantedVerdict<Wanted, Element, Shape, Target, Axis>
  : never;

type WantedVerdict<Wanted, Element, Shape, Target, Axis extends 0 | 1> = Wanted extends unknown
  ? Element extends Wanted
    ? SideRank<RankIs<Shape, 1>, Shape, Target, Axis>
    : string extends Wanted | Element
      ? SideRank<RankIs<Shape, 1>, Shape, Target, Axis>
      : "dtype"
  : never;

type SideRank<Verdict, Shape, Target, Axis extends 0 | 1> = Verdict extends "ok"
  ? OrExtent<AgreeVerdict<ExtentAt<Target, Axis>, ExtentAt<Shape, 0>>>
  : "rank";

type OrExtent<Verdict> = Verdict extends "ok" ? "ok" : "extent";

type RankIs<Shape, Wanted> = Shape extends readonly unknown[] ? IsRank<Shape["length"], Wanted> : "ok";

type IsRank<Rank, Wanted> = Rank extends Wanted ? "ok" : number extends Rank ? "ok" : "rank";

type ExtentAt<Shape, Axis extends number> = Shape extends readonly unknown[] ? SizeOfMode<Shape[Axis]> : number;
