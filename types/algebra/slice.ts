// Which part of a layout or of an int-tuple does a coordinate with gaps leave?
import type { Offset } from "../coord/crd2idx.js";
import type { Mut, TupleArg } from "../coord/int-tuple.js";
import type { ShowTuple } from "../coord/show.js";
import type { Add } from "../int/index.js";
import type { AnyLayout } from "../layout/layout.js";
import type { Refused, Say } from "../message/say.js";
import type { AnyComposedLayout, Composed } from "./composed-layout.js";
import type { AreLiterals, LeavesIn } from "./grown.js";
import type { KeepModes } from "./kept-modes.js";

/** A coordinate with gaps: an index, `null` for a mode that stays, or a tuple of such. */
export type GapCrd = number | null | readonly GapCrd[];

/** The constraint of a `const` type parameter that takes a coordinate with gaps; see `TupleArg`. */
export type GapCrdArg = number | null | GapCrdArg[] | readonly GapCrdArg[];

/** What can be sliced. */
export type SliceTarget = TupleArg | AnyLayout | AnyComposedLayout;

/** What can be diced. */
export type DiceTarget = TupleArg | AnyLayout;

/** A target as an operation sees it: an int-tuple without `readonly`, a layout as it is. */
export type TargetOf<Target> = Target extends readonly unknown[] ? Mut<Target> : Target;

/**
 * The modes paired with `null`, in one tuple; what a nested part of the coordinate leaves is spliced in.
 * Of a layout the offset of the other modes is left out: see `SliceAndOffset`; of a composed layout it is added to its offset.
 * Source: CuTe's `slice`.
 * @example
 * type S = Slice<[2, null], Layout<[3, [2, 2]], [4, [2, 1]]>>; // Layout<[[2, 2]], [[2, 1]]>
 * type T = Slice<[0, [0, null]], [3, [4, 5]]>; // [5]
 */
export type Slice<Crd, Target> = 0 extends 1 & Target
  ? KeepModes<"slice", "gap", Crd, Target>
  : Target extends AnyComposedLayout
    ? Shifted<SliceAt<"slice", Crd, Target["inner"]>, Target>
    : KeepModes<"slice", "gap", Crd, Target>;

type Shifted<Sliced, Target extends AnyComposedLayout> =
  Sliced extends LayoutAt<infer Inner, infer Start>
    ? Composed<Target["outer"], Add<Target["offset"], Start>, Extract<Inner, AnyLayout>>
    : Sliced;

/** The slice of a layout and the offset at which it begins: that of the coordinate with 0 for each gap. */
export interface LayoutAt<out Self, out Offset> {
  readonly layout: Self;
  readonly offset: Offset;
}

/**
 * The slice of a layout, and the offset that the coordinate's indices add to it: L(crd with c in the gaps) = offset + S(c).
 * Source: CuTe's `slice_and_offset`.
 * @example
 * type S = SliceAndOffset<[2, null], Layout<[3, 4], [4, 1]>>; // LayoutAt<Layout<[4], [1]>, 8>
 */
export type SliceAndOffset<Crd, Self> = SliceAt<"sliceAndOffset", Crd, Self>;

/** The same, in the name of another operation. */
export type SliceAt<Operation extends string, Crd, Self> = Self extends AnyLayout
  ? WithOffset<
      KeepModes<Operation, "gap", Crd, Self>,
      OffsetOf<Operation, Crd, KeepModes<Operation, "index", Crd, Self>, Self>
    >
  : Self;

type WithOffset<Sliced, Start> =
  Sliced extends Refused<string> ? Sliced : Start extends Refused<string> ? Start : LayoutAt<Sliced, Start>;

/** The indices are the coordinate of the modes that they point at. */
type OffsetOf<Operation extends string, Crd, Indexed, Self extends AnyLayout> = Indexed extends AnyLayout
  ? Within<Offset<Indices<[Crd], []>, Indexed["shape"], Indexed["stride"], Operation>, Operation, Crd, Self>
  : Indexed;

/** An index past an extent may lead past 2^53-1. */
type Within<Start, Operation extends string, Crd, Self extends AnyLayout> = number extends Start
  ? AreLiterals<LeavesIn<Indices<[Crd], []> | Self["shape" | "stride"]>> extends true
    ? Refused<Say<"coord.too-large", { operation: Operation; tuple: ShowTuple<Self["stride"]> }>>
    : Start
  : Start;

/** The indices of a coordinate with gaps, from left to right. */
type Indices<Crds, Done extends readonly unknown[]> = Crds extends readonly [infer Head, ...infer Rest]
  ? Head extends readonly unknown[]
    ? Indices<[...Head, ...Rest], Done>
    : Indices<Rest, [Head] extends [null] ? Done : [...Done, Head]>
  : Crds extends readonly []
    ? Done
    : number[];
