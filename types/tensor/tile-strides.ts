// Which strides may a caller state for a tile? The tensor's own, for a tensor whose strides the checker does not know.
import type { Say } from "../message/say.js";
import type { AllKnown, Both, CountWanted, Knowledge, LengthOf, ModeAt, Numbers } from "./size.js";
import type { AnyTensor } from "./tensor.js";
import type { TileCount } from "./tile.js";
import type { TileStrideOf } from "./tile-modes.js";

export interface TileOptions<out Strides> {
  /** The strides of the tile, which are the tensor's: stated here, they are known to the checker. The runtime compares. */
  readonly strides?: Strides;
}

/** `Strides` where the tensor may have them, else with a sentence in place of the wrong one. */
export type CheckedStrides<Operation extends string, Tensor extends AnyTensor, Strides> = [Strides] extends [never]
  ? Strides
  : {
      ok: Strides;
      bad: StridesWanted<Operation, TileStrideOf<Tensor>, Strides>;
    }[StridesVerdict<Strides, TileStrideOf<Tensor>>];

type StridesVerdict<Strides, Own> = Strides extends Numbers
  ? number extends Strides["length"] | LengthOf<Own>
    ? "ok"
    : Strides["length"] extends LengthOf<Own>
      ? AllAgree<Own, Strides>
      : "bad"
  : "ok";

/** Two axes take one step. */
type AllAgree<Own, Strides> = [Own, Strides] extends [
  readonly [infer Step, infer Step1],
  readonly [infer Given, infer Given1],
]
  ? Both<StrideAgrees<Step, Given>, StrideAgrees<Step1, Given1>>
  : [Own, Strides] extends [readonly [infer Step, ...infer Steps], readonly [infer Given, ...infer Others]]
    ? ThenAgree<StrideAgrees<Step, Given>, Steps, Others>
    : "ok";

type ThenAgree<Verdict, Own, Strides> = Verdict extends "ok" ? AllAgree<Own, Strides> : "bad";

/** What is known of only one of them the runtime compares. */
type StrideAgrees<Step, Given> = Step extends unknown
  ? Knowledge<Step> extends "literal"
    ? GivenAgrees<Given, Step>
    : GivenIsOne<AllKnown<[Given]>, Given>
  : never;

type GivenAgrees<Given, Step> = number extends Given ? "ok" : Given extends Step ? "ok" : "bad";
type GivenIsOne<State, Given> = State extends "known" ? "ok" : number extends Given ? "ok" : "bad";

type StridesWanted<Operation extends string, Own, Strides> = Strides extends Numbers
  ? Strides["length"] extends LengthOf<Own>
    ? { readonly [Axis in keyof Strides]: StrideOr<Operation, Axis, ModeAt<Own, Axis>, Strides[Axis]> }
    : CountWanted<Strides, Own, TileCount<Operation, "strides", Own, Strides>>
  : never;

type StrideOr<Operation extends string, Axis, Step, Given> =
  StrideAgrees<Step, Given> extends "ok"
    ? Given
    : Say<"tile.stride", { operation: Operation; axis: Axis; stride: Step; given: Given }>;
