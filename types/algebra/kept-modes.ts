// Which modes does a coordinate with gaps keep? `slice` keeps those paired with a gap, `dice` those paired with an index.
import type { AnyHere, IntTuple, NodeOf } from "../coord/int-tuple.js";
import type { ShowTuple } from "../coord/show.js";
import type { Kind } from "../int/index.js";
import type { AnyLayout, Layout } from "../layout/layout.js";
import type { Refused, Say } from "../message/say.js";
import type { Shown } from "./accepted.js";

/** What a leaf of the coordinate can be. */
type Pairing = "gap" | "index";

/**
 * The modes of an int-tuple, or of the shape and the stride of a layout, that face a leaf of the coordinate of the kind `Keeps`, in one
 * tuple; what a nested part of the coordinate keeps is spliced in.
 */
export type KeepModes<Operation extends string, Keeps extends Pairing, Crd, Target> = 0 extends 1 & Target
  ? Refused<AnyHere<Operation>>
  : [Target] extends [number | readonly unknown[]]
    ? KeepOfTuple<Operation, Keeps, Crd, Target>
    : Target extends AnyLayout
      ? KeepOfLayout<KeepOfTuple<Operation, Keeps, Crd, Target["shape"]>, Operation, Keeps, Crd, Target["stride"]>
      : Target;

type KeepOfLayout<Shape, Operation extends string, Keeps extends Pairing, Crd, Stride> =
  Shape extends Refused<string> ? Shape : Layout<Shape, KeepOfTuple<Operation, Keeps, Crd, Stride>>;

type KeepOfTuple<Operation extends string, Keeps extends Pairing, Crd, Tuple> = OrMisfit<
  Kept<Operation, Keeps, Crd, Tuple>,
  Operation,
  Crd,
  Tuple
>;

type OrMisfit<Modes, Operation extends string, Crd, Tuple> = Modes extends "misfit"
  ? Refused<Say<"slice.coordinate", { operation: Operation; crd: ShowGapCrd<Crd>; tuple: ShowTuple<Tuple> }>>
  : Modes;

/** A tuple of modes, `"misfit"`, or the refusal of an index. */
type Kept<Operation extends string, Keeps extends Pairing, Crd, Mode> = {
  leaf: KeptLeaf<LeafKind<Crd>, Operation, Keeps, Crd, Mode>;
  tuple: KeptTuple<Operation, Keeps, Crd, [Mode] extends [number] ? Mode : Extract<Mode, readonly unknown[]>>;
  any: Refused<AnyHere<Operation>>;
}[NodeOf<Crd>];

type LeafKind<Crd> = [Crd] extends [never] ? "never" : [Crd] extends [null] ? "gap" : IndexKind<Kind<Crd>>;

type IndexKind<State> = State extends "literal" | "dynamic" ? "index" : State;

type KeptLeaf<Is, Operation extends string, Keeps extends Pairing, Crd, Mode> = Is extends Pairing
  ? Is extends Keeps
    ? [Mode]
    : []
  : Is extends "union"
    ? Refused<CrdUnion<Operation>>
    : Refused<Say<"slice.index", { operation: Operation; index: Shown<Is, Crd> }>>;

/** Of a union of tuples no modes are known. */
type KeptTuple<Operation extends string, Keeps extends Pairing, Crd, Modes, Whole = Crd> = Crd extends unknown
  ? [Whole] extends [Crd]
    ? KeptEach<Operation, Keeps, Crd, Modes, []>
    : Refused<CrdUnion<Operation>>
  : never;

type CrdUnion<Operation extends string> = Say<"algebra.union", { operation: Operation; role: "coordinate" }>;

/** Modes of unknown rank have the rank of the coordinate, or the runtime refuses. */
type KeptEach<
  Operation extends string,
  Keeps extends Pairing,
  Crd,
  Modes,
  Done extends readonly unknown[],
> = Crd extends readonly [infer Head, ...infer Rest]
  ? Modes extends readonly [infer Mode, ...infer Others]
    ? KeptRest<Kept<Operation, Keeps, Head, Mode>, Operation, Keeps, Rest, Others, Done>
    : Modes extends readonly []
      ? "misfit"
      : Modes extends readonly (infer Mode)[]
        ? KeptRest<Kept<Operation, Keeps, Head, Mode>, Operation, Keeps, Rest, Modes, Done>
        : "misfit"
  : Crd extends readonly []
    ? Modes extends readonly [unknown, ...unknown[]]
      ? "misfit"
      : Done
    : IntTuple[];

type KeptRest<
  Modes,
  Operation extends string,
  Keeps extends Pairing,
  Crd,
  Others,
  Done extends readonly unknown[],
> = Modes extends readonly unknown[] ? KeptEach<Operation, Keeps, Crd, Others, [...Done, ...Modes]> : Modes;

type ShowGapCrd<Crd> = [Crd] extends [null]
  ? "null"
  : [Crd] extends [number]
    ? ShowTuple<Crd>
    : Crd extends readonly unknown[]
      ? number extends Crd["length"]
        ? "?"
        : `(${ShowGapModes<Crd, "">})`
      : "?";

type ShowGapModes<Modes, Done extends string> = Modes extends readonly [infer Head, ...infer Rest]
  ? ShowGapModes<Rest, Done extends "" ? ShowGapCrd<Head> : `${Done},${ShowGapCrd<Head>}`>
  : Done;
