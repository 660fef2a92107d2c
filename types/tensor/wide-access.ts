// How many scalars from an element on may be moved at once? Those that end where the view's last element does, or before.
//
// Refused here where coordinate, width and layout are literal; of vectors the checker does not know how their lanes lie.
import type { Add, Sub } from "../int/index.js";
import type { IndexOf } from "../layout/index-of.js";
import type { AnyLayout } from "../layout/layout.js";
import type { Cosize } from "../layout/size.js";
import type { Say } from "../message/say.js";
import type { LanesOf } from "./dtype.js";
import type { AllKnown, AtMost, Below, SizeKind } from "./size.js";
import type { AnyTensor, ShapeIn } from "./tensor.js";

/** How many scalars from a coordinate on, else the sentence in place of the width. */
export interface CheckedAccess<
  Operation extends string,
  Tensor extends AnyTensor,
  At,
  Width extends number | undefined,
> {
  /** Consecutive scalars of storage from the element's offset on. */
  readonly width?: CheckedReach<Operation, Tensor, At, Width>;
}

type CheckedReach<Operation extends string, Tensor extends AnyTensor, At, Width> = [Width] extends [never]
  ? Width
  : {
      ok: Width;
      bad: WidthRefusal<Operation, Width>;
      end: EndRefusal<Operation, Tensor["layout"], At, Width>;
    }[ReachVerdict<Width, LanesOf<Tensor["dtype"]>, Tensor["layout"], At>];

/** Without a width nothing else is asked. */
type ReachVerdict<Width, Lanes, SomeLayout, At> = Width extends number
  ? number extends Width
    ? "ok"
    : ThenLanes<WidthVerdict<Width>, Lanes, SomeLayout, At, Width>
  : "ok";

type ThenLanes<Verdict, Lanes, SomeLayout, At, Width> = Verdict extends "ok"
  ? EndOf<Lanes, SomeLayout, At, Width>
  : Verdict;

type EndOf<Lanes, SomeLayout, At, Width> = Lanes extends 1
  ? EndInKnown<AllKnown<ShapeIn<SomeLayout>>, SomeLayout, At, Width>
  : "ok";

type EndInKnown<State, SomeLayout, At, Width> = State extends "known"
  ? SomeLayout extends AnyLayout
    ? EndVerdict<SizeKind<IndexOf<SomeLayout, [At]>>, SomeLayout, At, Width>
    : "ok"
  : "ok";

/** A coordinate that has no literal offset is refused on its own, or looked at when it comes. */
type EndVerdict<Kind, SomeLayout extends AnyLayout, At, Width> = Kind extends "literal"
  ? AtMost<Add<IndexOf<SomeLayout, [At]>, Width>, Cosize<SomeLayout>> extends "ok"
    ? "ok"
    : "end"
  : "ok";

type EndRefusal<Operation extends string, SomeLayout, At, Width> = SomeLayout extends AnyLayout
  ? Say<
      "tensor.past-end",
      {
        operation: Operation;
        width: Width;
        offset: IndexOf<SomeLayout, [At]>;
        last: Sub<Cosize<SomeLayout>, 1>;
      }
    >
  : never;

/** How many scalars, else the sentence in place of the width. */
export interface CheckedRawAccess<Operation extends string, Width extends number | undefined> {
  /** Consecutive scalars of storage from the offset on. */
  readonly width?: CheckedWidth<Operation, Width>;
}

type CheckedWidth<Operation extends string, Width> = [Width] extends [never]
  ? Width
  : { ok: Width; bad: WidthRefusal<Operation, Width> }[WidthVerdict<Width>];

type WidthRefusal<Operation extends string, Width> = Say<"tensor.width", { operation: Operation; width: Width }>;

type WidthVerdict<Width> = Width extends 0 ? "bad" : Width extends number ? Below<Width, number> : "ok";
