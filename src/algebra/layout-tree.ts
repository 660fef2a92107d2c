// How does the algebra see a layout? As a tree of leaves, each with its extent and its stride.
import type { IntTuple } from "../../types/coord/int-tuple.js";
import { textOf } from "../coord/show.js";
import { fail } from "../message/index.js";

/** One leaf of a layout: `extent` steps of `stride`. */
export interface Leaf {
  readonly extent: number;
  readonly stride: number;
}

/** A layout or a mode of one: a leaf, or modes in a row. */
export type LayoutTree = Leaf | readonly LayoutTree[];

/** The layout of one element: what is left when nothing is left. */
export const one: Leaf = { extent: 1, stride: 0 };

/** The layout of no element. */
export const none: Leaf = { extent: 0, stride: 1 };

/** The modes at the top; a leaf is one mode, itself. */
export function modesOf(tree: LayoutTree): readonly LayoutTree[] {
  return "extent" in tree ? [tree] : tree;
}

/** These modes as one layout, without the brackets where it is a single one. */
export function bare(modes: readonly LayoutTree[]): LayoutTree {
  return modes.length > 1 ? modes : (modes[0] ?? one);
}

/** The leaves from left to right. */
export function leavesOf(tree: LayoutTree, leaves: Leaf[] = []): Leaf[] {
  if ("extent" in tree) {
    leaves.push(tree);
  } else {
    for (const mode of tree) {
      leavesOf(mode, leaves);
    }
  }
  return leaves;
}

/** The number of coordinates. */
export function sizeOf(tree: LayoutTree): number {
  return "extent" in tree ? tree.extent : tree.reduce((size, mode) => size * sizeOf(mode), 1);
}

/** The offset of the last coordinate, where no extent is 0. */
export function lastOffsetOf(tree: LayoutTree): number {
  return "extent" in tree
    ? (tree.extent - 1) * tree.stride
    : tree.reduce((offset, mode) => offset + lastOffsetOf(mode), 0);
}

/** The extents, nested. */
export function shapeOf(tree: LayoutTree): IntTuple {
  if ("extent" in tree) {
    return tree.extent;
  }
  const shape = new Array<IntTuple>(tree.length);
  for (let mode = 0; mode < tree.length; mode++) {
    shape[mode] = shapeOf(tree[mode] as LayoutTree);
  }
  return shape;
}

/** The strides, nested. */
export function strideOf(tree: LayoutTree): IntTuple {
  if ("extent" in tree) {
    return tree.stride;
  }
  const stride = new Array<IntTuple>(tree.length);
  for (let mode = 0; mode < tree.length; mode++) {
    stride[mode] = strideOf(tree[mode] as LayoutTree);
  }
  return stride;
}

/** Is an extent 0, so that there is no coordinate at all? */
export function isEmpty(tree: LayoutTree): boolean {
  return "extent" in tree ? tree.extent === 0 : tree.some(isEmpty);
}

export function refuseEmpty(operation: string, tree: LayoutTree): void {
  if (isEmpty(tree)) {
    fail("algebra.empty", { operation, shape: textOf(shapeOf(tree)) });
  }
}
