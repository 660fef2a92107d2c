// From which tensors can a tensor be filled?
import type { Product } from "../coord/product.js";
import type { Say } from "../message/say.js";
import type { LanesOf } from "./dtype.js";
import type { AllKnown } from "./size.js";
import type { AnyTensor, ShapeOf } from "./tensor.js";

/** `Source` where it has as many elements of the same block, else the sentence. Dtypes may differ: elements are cast. */
export type CopySource<Operation extends string, Target extends AnyTensor, Source extends AnyTensor> = [
  Source,
] extends [never]
  ? Source
  : {
      ok: Source;
      count: Say<
        "copyFrom.count",
        { operation: Operation; size: Product<ShapeOf<Target>>; other: Product<ShapeOf<Source>> }
      >;
      block: Say<"operand.block", { operation: Operation; element: Target["dtype"]; other: Source["dtype"] }>;
    }[CopyVerdict<LanesOf<Target["dtype"]>, LanesOf<Source["dtype"]>, ShapeOf<Target>, ShapeOf<Source>>];

type CopyVerdict<Lanes, OtherLanes, Shape, Other> = Lanes extends unknown
  ? BlockVerdict<OtherLanes, Lanes, Shape, Other>
  : never;

type BlockVerdict<OtherLanes, Lanes, Shape, Other> = OtherLanes extends Lanes
  ? CountVerdict<Shape, Other>
  : number extends Lanes | OtherLanes
    ? CountVerdict<Shape, Other>
    : "block";

type CountVerdict<Shape, Other> = Shape extends unknown ? CountOfOther<Other, Shape> : never;

/** Equal shapes need no product. */
type CountOfOther<Other, Shape> = Other extends Shape ? "ok" : SameCount<Shape, Other>;

/** `"ok"`, or `"count"` where two shapes certainly hold different numbers of elements. */
export type SameCount<Shape, Other> = ThenOther<AllKnown<Shape>, Shape, Other>;
type ThenOther<State, Shape, Other> = State extends "known" ? ThenCompare<AllKnown<Other>, Shape, Other> : "ok";
type ThenCompare<State, Shape, Other> = State extends "known" ? Compared<Product<Shape>, Product<Other>> : "ok";
type Compared<Count, Other> = number extends Count | Other ? "ok" : Count extends Other ? "ok" : "count";
