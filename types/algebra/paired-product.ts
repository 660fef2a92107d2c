// How do block and copies share the modes of one layout? The core of `BlockedProduct` and `RakedProduct`.
import type { IntTuple } from "../coord/int-tuple.js";
import type { MultiplyParts } from "./multiply.js";

/** Which of the two is the faster one in each mode? */
export type Faster = "block" | "copies";

/** The modes of the block, each with the mode of the copies that goes with it; the shorter one gets modes `1:0` behind. */
export type PairedProduct<First extends Faster, Operation extends string, Block, Tiler> = Block extends readonly [
  infer Shape,
  infer Stride,
]
  ? Tiler extends readonly [infer TileShape, infer TileStride]
    ? Paired<First, Operation, ModesOf<Shape, Stride>, ModesOf<TileShape, TileStride>>
    : Tiler
  : Block;

/** [shapes, strides]; "open" where their number is. */
type ModesOf<Shape, Stride> = [Shape] extends [number]
  ? [[Shape], [Stride]]
  : [Shape, Stride] extends [infer Shapes extends readonly unknown[], infer Strides extends readonly unknown[]]
    ? number extends Shapes["length"]
      ? "open"
      : [Shapes, Strides]
    : "open";

type Paired<First extends Faster, Operation extends string, Block, Tiler> = [Block, Tiler] extends [
  readonly [infer Shapes extends readonly unknown[], infer Strides extends readonly unknown[]],
  readonly [infer TileShapes extends readonly unknown[], infer TileStrides extends readonly unknown[]],
]
  ? Zip<
      First,
      MultiplyParts<
        Operation,
        Padded<Shapes, TileShapes, 1>,
        Padded<Strides, TileShapes, 0>,
        Padded<TileShapes, Shapes, 1>,
        Padded<TileStrides, Shapes, 0>
      >
    >
  : [IntTuple, IntTuple];

/** As many modes as the other one has, at least. */
type Padded<Modes extends readonly unknown[], Others extends readonly unknown[], Padding> = Modes extends readonly [
  ...{ [Mode in keyof Others]: unknown },
  ...unknown[],
]
  ? Modes
  : Padded<[...Modes, Padding], Others, Padding>;

type Zip<First extends Faster, Parts> = Parts extends readonly [
  readonly [infer Shapes, infer CopyShapes],
  readonly [infer Strides, infer CopyStrides],
]
  ? First extends "block"
    ? [ZipModes<Shapes, CopyShapes>, ZipModes<Strides, CopyStrides>]
    : [ZipModes<CopyShapes, Shapes>, ZipModes<CopyStrides, Strides>]
  : Parts;

type ZipModes<Left, Right> = { [Mode in keyof Left]: [Left[Mode], Mode extends keyof Right ? Right[Mode] : never] };
