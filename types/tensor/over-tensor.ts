// Which layouts can be laid over what the elements of a tensor lie in?
//
// A layout that certainly reaches past them is refused here; of vectors the checker does not know how their lanes lie, and the runtime looks.
import type { Add, Sub } from "../int/index.js";
import type { AnyLayout } from "../layout/layout.js";
import type { ShowLayout } from "../layout/show.js";
import type { Cosize } from "../layout/size.js";
import type { Say } from "../message/say.js";
import type { LanesOf } from "./dtype.js";
import type { AllKnown, AtMost, Knowledge } from "./size.js";
import type { AnyTensor, ShapeIn } from "./tensor.js";

/** `Given` where the source is no tensor, or one that reaches as far; else the sentence. */
export type CheckedOver<Source, Given, Offset> = [Given] extends [never]
  ? Given
  : { ok: Given; bad: SmallRefusal<Source, Given, Offset> }[OverVerdict<Source, Given, Offset>];

type OverVerdict<Source, Given, Offset> = Source extends AnyTensor
  ? OfScalars<LanesOf<Source["dtype"]>, Source["layout"], Given, Offset>
  : "ok";

type OfScalars<Lanes, Own, Given, Offset> = Lanes extends 1
  ? ThenOwn<AllKnown<ShapeIn<Own>>, Own, Given, Offset>
  : "ok";

type ThenOwn<State, Own, Given, Offset> = State extends "known"
  ? ThenGiven<AllKnown<ShapeIn<Given>>, Own, Given, Offset>
  : "ok";

type ThenGiven<State, Own, Given, Offset> = State extends "known"
  ? ThenOffset<Knowledge<Offset>, Own, Given, Offset>
  : "ok";

/** An offset that is none is refused on its own. */
type ThenOffset<State, Own, Given, Offset> = State extends "literal"
  ? [Own, Given] extends [infer Whole extends AnyLayout, infer Wanted extends AnyLayout]
    ? Offset extends 0
      ? AtMost<Cosize<Wanted>, Cosize<Whole>>
      : ThenEnd<AtMost<Offset, Cosize<Whole>>, Whole, Wanted, Offset>
    : "ok"
  : "ok";

type ThenEnd<Verdict, Whole extends AnyLayout, Wanted extends AnyLayout, Offset> = Verdict extends "ok"
  ? AtMost<Add<Offset, Cosize<Wanted>>, Cosize<Whole>>
  : "ok";

type SmallRefusal<Source, Given, Offset> = Source extends AnyTensor
  ? [Source["layout"], Given] extends [infer Own extends AnyLayout, infer Wanted extends AnyLayout]
    ? Say<
        "storage.too-small",
        {
          operation: "tileTensor";
          layout: ShowLayout<Wanted>;
          cosize: Cosize<Wanted>;
          length: Sub<Cosize<Own>, Offset>;
        }
      >
    : never
  : never;
