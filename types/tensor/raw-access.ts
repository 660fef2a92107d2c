// Which offsets and indices do the accesses take that count scalars from the tensor's first one?
//
// What is certainly past the end is refused here for scalar elements of a whole literal layout; of vectors the checker does not know
// how their lanes lie, and the runtime looks.
import type { Add, Sub } from "../int/index.js";
import type { AnyLayout } from "../layout/layout.js";
import type { Cosize } from "../layout/size.js";
import type { Say } from "../message/say.js";
import type { LanesOf, ScalarOf, VectorOf } from "./dtype.js";
import type { FlatVerdict, NestedRefusal } from "./flat.js";
import type { IndexVerdict, IndexWanted } from "./index-argument.js";
import type { AllKnown, AtMost, Below, Numbers, SizeKind } from "./size.js";
import type { AnyTensor, ShapeIn, ShapeOf } from "./tensor.js";

/** What `rawLoad` gives: one scalar, also of a vectorized tensor; with a width always a typed array. */
export type RawValue<Element, Width> = Width extends number ? VectorOf<Element> : ScalarOf<Element>;

/** What `rawStore` takes: one scalar; with a width an array-like of so many, or one scalar for all. */
export type RawValueInto<Element, Width> =
  | ScalarOf<Element>
  | (Width extends number ? ArrayLike<ScalarOf<Element>> : never);

/** `Offset` where so many scalars from it on are among those that the tensor's elements lie in; else the sentence. */
export type CheckedOffset<Operation extends string, Tensor extends AnyTensor, Offset, Width> = [Offset] extends [never]
  ? Offset
  : {
      ok: Offset;
      bad: OffsetRefusal<Operation, Tensor["layout"], SizeKind<Offset>, Offset, Width>;
    }[OffsetVerdict<LanesOf<Tensor["dtype"]>, Tensor["layout"], Offset, Width>];

type OffsetVerdict<Lanes, SomeLayout, Offset, Width> = Lanes extends 1
  ? ThenReach<AllKnown<ShapeIn<SomeLayout>>, SomeLayout, Offset, Width>
  : Below<Offset, number>;

type ThenReach<State, SomeLayout, Offset, Width> = State extends "known"
  ? ReachVerdict<SomeLayout, Offset, Width>
  : Below<Offset, number>;

type ReachVerdict<SomeLayout, Offset, Width> = SomeLayout extends AnyLayout
  ? Width extends number
    ? EndVerdict<SizeKind<Offset>, SomeLayout, Offset, Width>
    : Below<Offset, Cosize<SomeLayout>>
  : "ok";

/** A width that is none is refused on its own. */
type EndVerdict<Kind, SomeLayout extends AnyLayout, Offset, Width> = Kind extends "literal"
  ? SizeKind<Width> extends "literal"
    ? AtMost<Add<Offset, Width>, Cosize<SomeLayout>>
    : Below<Offset, Cosize<SomeLayout>>
  : Below<Offset, number>;

type OffsetRefusal<Operation extends string, SomeLayout, Kind, Offset, Width> = Kind extends "literal"
  ? SomeLayout extends AnyLayout
    ? Say<
        "tensor.past-end",
        { operation: Operation; width: OneUnless<Width>; offset: Offset; last: LastOf<Cosize<SomeLayout>> }
      >
    : never
  : Say<"raw.offset", { operation: Operation; offset: Offset }>;

type OneUnless<Width> = Width extends number ? Width : 1;
type LastOf<Reach> = Reach extends 0 ? -1 : Sub<Reach, 1>;

/** One index for each axis of a flat layout, else with a sentence in place of the one that is out of range. */
export type CheckedLinear<Operation extends string, Tensor extends AnyTensor, Indices extends Numbers> = [
  Indices,
] extends [never]
  ? Indices
  : {
      ok: Indices;
      bad: IndexWanted<Operation, ShapeOf<Tensor>, Indices>;
      nested: NestedRefusal<Operation, ShapeOf<Tensor>>;
    }[LinearVerdict<FlatVerdict<ShapeOf<Tensor>>, ShapeOf<Tensor>, Indices>];

type LinearVerdict<Flat, Shape, Indices> = Flat extends "ok" ? IndexVerdict<Shape, Indices> : Flat;
