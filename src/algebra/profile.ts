// How is an operation of one layout done mode by mode?
import type { IntTuple } from "../../types/coord/int-tuple.js";
import { checkTuple } from "../coord/check.js";
import { fail } from "../message/index.js";
import { type LayoutTree, modesOf } from "./layout-tree.js";

/** The operation on the whole for an integer, on each mode for a tuple; modes past the profile stay as they are. */
export function byProfile(
  operation: string,
  tree: LayoutTree,
  profile: unknown,
  apply: (tree: LayoutTree) => LayoutTree,
): LayoutTree {
  checkTuple(operation, "leaf", profile);
  return profiled(operation, tree, profile, apply);
}

function profiled(
  operation: string,
  tree: LayoutTree,
  profile: IntTuple,
  apply: (tree: LayoutTree) => LayoutTree,
): LayoutTree {
  if (typeof profile === "number") {
    return apply(tree);
  }
  const modes = modesOf(tree);
  if (profile.length > modes.length) {
    fail("algebra.profile-rank", { operation, parts: profile.length, modes: modes.length });
  }
  return modes.map((mode, at) => {
    const part = profile[at];
    return part === undefined ? mode : profiled(operation, mode, part, apply);
  });
}
