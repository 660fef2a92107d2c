// What is an int-tuple with one mode exchanged?
import type { Answer, Checked, NotAny } from "../../types/coord/checked.js";
import type { CheckedPlace } from "../../types/coord/checked-pair.js";
import type { IntTuple, Mut, TupleArg } from "../../types/coord/int-tuple.js";
import type { Replace } from "../../types/coord/replace.js";
import { checkTuple } from "./check.js";
import { copied } from "./int-tuple.js";
import { checkPlace } from "./rank.js";

/**
 * The same tuple with another mode at `at`; an integer is its own mode 0. Throws if there is no such mode.
 * @example
 * replace([3, 4, 5], 1, 7); // [3, 7, 5]
 */
export function replace<const Tuple extends TupleArg, const At extends number, const Mode extends TupleArg>(
  this: NotAny<Tuple, "replace"> & NotAny<At, "replace"> & NotAny<Mode, "replace">,
  tuple: Checked<Tuple, "replace">,
  at: CheckedPlace<Tuple, At, "replace">,
  mode: Checked<Mode, "replace">,
): Answer<Tuple, Replace<Mut<Tuple>, At, Mut<Mode>>> {
  checkTuple("replace", "leaf", tuple);
  checkTuple("replace", "leaf", mode);
  checkPlace("replace", tuple, at);
  const replaced: unknown =
    typeof tuple === "number"
      ? copied(mode)
      : tuple.map((old: IntTuple, index: number) => copied(index === at ? mode : old));
  return replaced as Answer<Tuple, Replace<Mut<Tuple>, At, Mut<Mode>>>;
}
