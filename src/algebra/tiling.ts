// How is an operation of two layouts done mode by mode?
import { checkDepth, describe, isSize } from "../coord/check.js";
import { isLayout } from "../layout/remake.js";
import { fail } from "../message/index.js";
import { treeOf } from "./door.js";
import { type LayoutTree, modesOf, one } from "./layout-tree.js";

/** A tiler that has been read: one tile, nothing, or one tiling a mode. */
export type Tiling = { readonly tile: LayoutTree } | null | readonly Tiling[];

/** An operation by one layout; its sentences say the name `operation`. */
export type ByTile<Result extends LayoutTree> = (operation: string, tree: LayoutTree, tile: LayoutTree) => Result;

/** A tile and what is left, or a block and its copies. */
export type Pair = readonly [LayoutTree, LayoutTree];

/** Reads a tiler; throws for anything else. */
export function tilingOf(operation: string, tiler: unknown, depth = 0): Tiling {
  if (tiler === null) {
    return null;
  }
  if (Array.isArray(tiler)) {
    checkDepth(operation, depth);
    return Array.from(tiler, (part) => tilingOf(operation, part, depth + 1));
  }
  if (isSize(tiler)) {
    return { tile: { extent: tiler, stride: 1 } };
  }
  return isLayout(tiler)
    ? { tile: treeOf(operation, tiler) }
    : fail("algebra.not-a-tiler", { operation, value: describe(tiler) });
}

/** The operation on each mode by its tile; other modes stay as they are. */
export function byMode(operation: string, tree: LayoutTree, tiling: Tiling, apply: ByTile<LayoutTree>): LayoutTree {
  if (tiling === null) {
    return tree;
  }
  if ("tile" in tiling) {
    return apply(operation, tree, tiling.tile);
  }
  return modesFor(operation, tree, tiling).map((mode, at) => byMode(operation, mode, tiling[at] ?? null, apply));
}

/** The pair of each mode by its tile, gathered: the firsts of all modes, then the seconds, with the other modes after them. */
export function zipped(operation: string, tree: LayoutTree, tiling: Tiling, split: ByTile<Pair>): Pair {
  if (tiling === null) {
    return [one, tree];
  }
  if ("tile" in tiling) {
    return split(operation, tree, tiling.tile);
  }
  const modes = modesFor(operation, tree, tiling);
  const pairs = tiling.map((part, at) => zipped(operation, modes[at] ?? one, part, split));
  return [pairs.map(([first]) => first), [...pairs.map(([, second]) => second), ...modes.slice(tiling.length)]];
}

/** The modes of a layout that has at least as many as there are tilers. */
function modesFor(operation: string, tree: LayoutTree, tilings: readonly Tiling[]): readonly LayoutTree[] {
  const modes = modesOf(tree);
  if (tilings.length > modes.length) {
    fail("algebra.tiler-rank", { operation, tilers: tilings.length, modes: modes.length });
  }
  return modes;
}
