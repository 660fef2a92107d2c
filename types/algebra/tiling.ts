// How is an operation of two layouts done mode by mode? Layouts are pairs [shape, stride] here.
import type { AnyHere, IntTuple } from "../coord/int-tuple.js";
import type { Kind } from "../int/index.js";
import type { AnyLayout } from "../layout/layout.js";
import type { Refused, Say } from "../message/say.js";
import type { ComposeParts } from "./compose-parts.js";
import type { DivideParts } from "./divide.js";
import type { Read } from "./door.js";
import type { MultiplyParts } from "./multiply.js";

/** What is done to a mode by its tile. */
export type Action = "compose" | "divide" | "multiply";

/** The action on each mode by its tile; other modes stay as they are. A refusal in place of the layout passes. */
export type ByMode<Done extends Action, Operation extends string, Parts, Tiler> = Parts extends readonly [
  infer Shape,
  infer Stride,
]
  ? ByTiling<TilingOf<Operation, Tiler>, Done, Operation, Shape, Stride>
  : Parts;

/**
 * The pair of each mode by its tile, gathered: [[firsts, seconds], [strides of the firsts, of the seconds]], with the other modes among the
 * seconds.
 */
export type Zipped<Done extends Action, Operation extends string, Parts, Tiler> = Parts extends readonly [
  infer Shape,
  infer Stride,
]
  ? ZipTiling<TilingOf<Operation, Tiler>, Done, Operation, Shape, Stride>
  : Parts;

/** The seconds spliced in behind: (firsts, seconds…). */
export type Tiled<Pair> = Pair extends readonly [
  readonly [infer First, infer Second],
  readonly [infer FirstStride, infer SecondStride],
]
  ? WithModes<[First], [FirstStride], Second, SecondStride>
  : Pair;

/** Both spliced: (firsts…, seconds…). */
export type Flat<Pair> = Pair extends readonly [
  readonly [infer First, infer Second],
  readonly [infer FirstStride, infer SecondStride],
]
  ? FlatAfter<WithModes<[], [], First, FirstStride>, Second, SecondStride>
  : Pair;

type FlatAfter<Firsts, Second, SecondStride> = Firsts extends readonly [
  infer Shape extends readonly unknown[],
  infer Stride extends readonly unknown[],
]
  ? WithModes<Shape, Stride, Second, SecondStride>
  : Firsts;

/** Modes, and then those of a mode; any layout where their number is open. */
type WithModes<Shape extends readonly unknown[], Stride extends readonly unknown[], Mode, ModeStride> = [Mode] extends [
  number,
]
  ? [[...Shape, Mode], [...Stride, ModeStride]]
  : [Mode, ModeStride] extends [infer Modes extends readonly unknown[], infer Strides extends readonly unknown[]]
    ? number extends Modes["length"]
      ? [IntTuple, IntTuple]
      : [[...Shape, ...Modes], [...Stride, ...Strides]]
    : [IntTuple, IntTuple];

/** A tiler that has been read: null, one tile, or one tiler a mode. */
export type TilingOf<Operation extends string, Tiler> = 0 extends 1 & Tiler
  ? Refused<AnyHere<Operation>>
  : [Tiler] extends [never]
    ? Refused<NotATiler<Operation, "never">>
    : [Tiler] extends [null]
      ? null
      : [Tiler] extends [number]
        ? SizeTile<Kind<Tiler>, Operation, Tiler>
        : [Tiler] extends [readonly unknown[]]
          ? OneList<Operation, Tiler>
          : [Tiler] extends [AnyLayout | Refused<string>]
            ? LayoutTile<Read<Operation, Tiler>>
            : Refused<TilerUnion<Operation>>;

type NotATiler<Operation extends string, Value> = Say<"algebra.not-a-tiler", { operation: Operation; value: Value }>;

type TilerUnion<Operation extends string> = Say<"algebra.union", { operation: Operation; role: "tiler" }>;

type OneList<Operation extends string, List, Whole = List> = List extends unknown
  ? [Whole] extends [List]
    ? Tilers<List>
    : Refused<TilerUnion<Operation>>
  : never;

interface Tile<out Shape, out Stride> {
  readonly tile: readonly [Shape, Stride];
}

export interface Tilers<out List> {
  readonly tilers: List;
}

type SizeTile<State, Operation extends string, Size> = State extends "literal" | "dynamic"
  ? Tile<Size, 1>
  : State extends "union"
    ? Refused<TilerUnion<Operation>>
    : Refused<NotATiler<Operation, Size>>;

type LayoutTile<Parts> = Parts extends readonly [infer Shape, infer Stride] ? Tile<Shape, Stride> : Parts;

type Act<Done extends Action, Operation extends string, Shape, Stride, TileShape, TileStride> = Done extends "compose"
  ? ComposeParts<Operation, Shape, Stride, TileShape, TileStride>
  : Done extends "divide"
    ? DivideParts<Operation, Shape, Stride, TileShape, TileStride>
    : MultiplyParts<Operation, Shape, Stride, TileShape, TileStride>;

type ByTiling<Tiling, Done extends Action, Operation extends string, Shape, Stride> = Tiling extends null
  ? [Shape, Stride]
  : Tiling extends Tile<infer TileShape, infer TileStride>
    ? Act<Done, Operation, Shape, Stride, TileShape, TileStride>
    : Tiling extends Tilers<infer List>
      ? ByModes<ModesFor<Operation, List, Shape, Stride>, List, Done, Operation, [], []>
      : Tiling;

/** [shapes, strides] of modes, at least as many as tilers; "open" if the number of modes is. */
type ModesFor<Operation extends string, List, Shape, Stride> = [Shape] extends [number]
  ? CountedModes<Operation, List, [Shape], [Stride]>
  : [Shape, Stride] extends [infer Shapes extends readonly unknown[], infer Strides extends readonly unknown[]]
    ? CountedModes<Operation, List, Shapes, Strides>
    : "open";

/** Modes that are met by tilers whose number is open. */
interface OpenModes<out Each> {
  readonly each: Each;
}

type CountedModes<
  Operation extends string,
  List,
  Shapes extends readonly unknown[],
  Strides extends readonly unknown[],
> = List extends readonly unknown[]
  ? number extends Shapes["length"]
    ? "open"
    : number extends List["length"]
      ? OpenModes<{ -readonly [Mode in keyof Shapes]: IntTuple }>
      : Shapes extends readonly [...{ [Mode in keyof List]: unknown }, ...unknown[]]
        ? [Shapes, Strides]
        : Refused<Say<"algebra.tiler-rank", { operation: Operation; tilers: List["length"]; modes: Shapes["length"] }>>
  : never;

type ByModes<
  Modes,
  List,
  Done extends Action,
  Operation extends string,
  DoneShape extends readonly unknown[],
  DoneStride extends readonly unknown[],
> = Modes extends readonly [infer Shapes, infer Strides]
  ? List extends readonly [infer Tiler, ...infer Tilers]
    ? [Shapes, Strides] extends [readonly [infer Shape, ...infer OtherShapes], readonly [infer Stride, ...infer Others]]
      ? NextMode<
          ByMode<Done, Operation, [Shape, Stride], Tiler>,
          [OtherShapes, Others],
          Tilers,
          Done,
          Operation,
          DoneShape,
          DoneStride
        >
      : never
    : [Shapes, Strides] extends [infer Rest extends readonly unknown[], infer RestStrides extends readonly unknown[]]
      ? [[...DoneShape, ...Rest], [...DoneStride, ...RestStrides]]
      : never
  : Modes extends OpenModes<infer Each>
    ? [Each, Each]
    : Modes extends "open"
      ? [IntTuple, IntTuple]
      : Modes;

type NextMode<
  Parts,
  Modes,
  List,
  Done extends Action,
  Operation extends string,
  DoneShape extends readonly unknown[],
  DoneStride extends readonly unknown[],
> = Parts extends readonly [infer Shape, infer Stride]
  ? ByModes<Modes, List, Done, Operation, [...DoneShape, Shape], [...DoneStride, Stride]>
  : Parts;

type ZipTiling<Tiling, Done extends Action, Operation extends string, Shape, Stride> = Tiling extends null
  ? [[1, Shape], [0, Stride]]
  : Tiling extends Tile<infer TileShape, infer TileStride>
    ? Act<Done, Operation, Shape, Stride, TileShape, TileStride>
    : Tiling extends Tilers<infer List>
      ? ZipModes<ModesFor<Operation, List, Shape, Stride>, List, Done, Operation, [], [], [], []>
      : Tiling;

type ZipModes<
  Modes,
  List,
  Done extends Action,
  Operation extends string,
  Firsts extends readonly unknown[],
  FirstStrides extends readonly unknown[],
  Seconds extends readonly unknown[],
  SecondStrides extends readonly unknown[],
> = Modes extends readonly [infer Shapes, infer Strides]
  ? List extends readonly [infer Tiler, ...infer Tilers]
    ? [Shapes, Strides] extends [readonly [infer Shape, ...infer OtherShapes], readonly [infer Stride, ...infer Others]]
      ? ZipNext<
          Zipped<Done, Operation, [Shape, Stride], Tiler>,
          [OtherShapes, Others],
          Tilers,
          Done,
          Operation,
          Firsts,
          FirstStrides,
          Seconds,
          SecondStrides
        >
      : never
    : [Shapes, Strides] extends [infer Rest extends readonly unknown[], infer RestStrides extends readonly unknown[]]
      ? [[Firsts, [...Seconds, ...Rest]], [FirstStrides, [...SecondStrides, ...RestStrides]]]
      : never
  : Modes extends Refused<string>
    ? Modes
    : [[IntTuple, IntTuple], [IntTuple, IntTuple]];

type ZipNext<
  Pair,
  Modes,
  List,
  Done extends Action,
  Operation extends string,
  Firsts extends readonly unknown[],
  FirstStrides extends readonly unknown[],
  Seconds extends readonly unknown[],
  SecondStrides extends readonly unknown[],
> = Pair extends readonly [readonly [infer First, infer Second], readonly [infer FirstStride, infer SecondStride]]
  ? ZipModes<
      Modes,
      List,
      Done,
      Operation,
      [...Firsts, First],
      [...FirstStrides, FirstStride],
      [...Seconds, Second],
      [...SecondStrides, SecondStride]
    >
  : Pair;
