// Int-tuples, coordinates and the queries and constructors of layouts.

import type { IntTuple } from "../../src/coord/index.js";
import * as coord from "../../src/coord/index.js";
import * as layouts from "../../src/layout/index.js";
import type { Value } from "./known.js";
import {
  type AnyTestLayout,
  mapLeaves,
  modesOf,
  randomExtent,
  randomLayout,
  randomShape,
  randomTuple,
  sizeOf,
} from "./layouts.js";
import { type Operation, type Operations, operation } from "./operation.js";
import type { Random } from "./random.js";

export const coordOperations: Operations = {
  product: operation("coord.Product", coord.product, shape),
  productEach: operation("coord.ProductEach", coord.productEach, shape),
  flatten: operation("coord.Flatten", coord.flatten, shape),
  rank: operation("coord.Rank", coord.rank, shape),
  flatRank: operation("coord.FlatRank", coord.flatRank, shape),
  depth: operation("coord.Depth", coord.depth, shape),
  reverse: operation("coord.Reverse", coord.reverse, shape),
  concat: operation("coord.Concat", coord.concat, (random) => [...shape(random), ...shape(random)]),
  congruent: operation("coord.Congruent", coord.congruent, twoTuples),
  weaklyCongruent: operation("coord.WeaklyCongruent", coord.weaklyCongruent, twoTuples),
  compatible: operation("coord.Compatible", coord.compatible, twoShapes),
  weaklyCompatible: operation("coord.WeaklyCompatible", coord.weaklyCompatible, twoShapes),
  prefixProduct: operation("coord.PrefixProduct", coord.prefixProduct, shape),
  suffixProduct: operation("coord.SuffixProduct", coord.suffixProduct, shape),
  innerProduct: operation("coord.InnerProduct", coord.innerProduct, twoTuples),
  compactOrder: operation("coord.CompactOrder", coord.compactOrder, shapeAndOrder),
  crd2idx: operation("coord.Crd2Idx", coord.crd2idx, crdShapeStride),
  idx2crd: operation("coord.Idx2Crd", coord.idx2crd, (random) => {
    const { shape: extents, stride } = randomLayout(random);
    return [random.whole(0, 300), extents as Value, ...(random.chance(0.5) ? [stride as Value] : [])];
  }),
  crd2crd: operation("coord.Crd2Crd", coord.crd2crd, indexAndShapes),
  rowMajor: constructorOf("layouts.RowMajor", layouts.rowMajor),
  colMajor: constructorOf("layouts.ColMajor", layouts.colMajor),
  makeOrderedLayout: operation("layouts.MakeOrderedLayout", layouts.makeOrderedLayout, shapeAndOrder),
  size: query("layouts.Size", (self) => self.size()),
  cosize: query("layouts.Cosize", (self) => self.cosize()),
  isRowMajor: query("layouts.IsRowMajor", (self) => self.isRowMajor()),
  reverseLayout: query("layouts.ReverseLayout", (self) => self.reverse()),
  flattenLayout: query("layouts.FlattenLayout", (self) => self.flatten()),
  index: {
    type: (self, ...crd) => `layouts.IndexOf<${self}, [${crd.join(", ")}]>`,
    run: (self: AnyTestLayout, ...crd: number[]) => self.index(...crd),
    args: (random) => {
      const self = randomLayout(
        random,
        random.list(random.whole(1, 3), () => random.whole(1, 9)),
      );
      return [self, ...modesOf(self.shape).map((extent) => random.whole(0, sizeOf(extent) - 1))];
    },
  },
};

function query(type: string, run: (self: AnyTestLayout) => unknown): Operation {
  return operation(type, run, (random) => [randomLayout(random)]);
}

/** A constructor takes the modes of its shape one by one. */
function constructorOf(type: string, run: (...args: never[]) => unknown): Operation {
  return {
    type: (...modes) => `${type}<[${modes.join(", ")}]>`,
    run,
    args: (random) => modesOf(randomShape(random)) as readonly Value[],
  };
}

function shape(random: Random): readonly Value[] {
  return [randomShape(random) as Value];
}

/** Mostly of one nesting. */
function twoTuples(random: Random): readonly Value[] {
  const left = randomTuple(random, () => random.whole(0, 20));
  const right = random.chance(0.8)
    ? mapLeaves(left, () => random.whole(0, 20))
    : randomTuple(random, () => random.whole(0, 20));
  return [left as Value, right as Value];
}

/** The second often refines the first. */
function twoShapes(random: Random): readonly Value[] {
  const right = randomShape(random);
  const left: IntTuple = random.chance(0.5)
    ? sizeOf(right)
    : typeof right === "number"
      ? right
      : right.map((mode) => sizeOf(mode));
  return [(random.chance(0.8) ? left : randomShape(random)) as Value, right as Value];
}

function shapeAndOrder(random: Random): readonly Value[] {
  const extents = randomShape(random);
  const order: IntTuple = random.chance(0.6)
    ? mapLeaves(extents, () => random.whole(0, 5))
    : typeof extents === "number"
      ? 0
      : extents.map(() => random.whole(0, 4));
  return [extents as Value, (random.chance(0.95) ? order : randomShape(random)) as Value];
}

function crdShapeStride(random: Random): readonly Value[] {
  const { shape: extents, stride } = randomLayout(random);
  return [crd(random, extents), extents as Value, ...(random.chance(0.8) ? [stride as Value] : [])];
}

function crd(random: Random, extents: IntTuple): Value {
  return typeof extents === "number" || random.chance(0.3)
    ? random.whole(0, 12)
    : extents.map((mode) => crd(random, mode));
}

function indexAndShapes(random: Random): readonly Value[] {
  const to = randomShape(random);
  const from = random.chance(0.8) ? mapLeaves(to, randomExtentOf(random)) : randomShape(random);
  return [random.whole(0, 20), to as Value, from as Value];
}

function randomExtentOf(random: Random): (extent: number) => number {
  return (extent) => (random.chance(0.7) ? extent : randomExtent(random));
}
