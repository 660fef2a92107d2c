// How are the modes of two int-tuples joined?
import type { Answer, Checked, NotAny } from "../../types/coord/checked.js";
import type { Concat } from "../../types/coord/concat.js";
import type { Mut, TupleArg } from "../../types/coord/int-tuple.js";
import { checkTuple } from "./check.js";
import { copied, modesOf } from "./int-tuple.js";

/**
 * The modes of `left`, then those of `right`; an integer counts as one mode.
 * @example
 * concat([1, [2, 3]], 4); // [1, [2, 3], 4]
 */
export function concat<const Left extends TupleArg, const Right extends TupleArg>(
  this: NotAny<Left, "concat"> & NotAny<Right, "concat">,
  left: Checked<Left, "concat">,
  right: Checked<Right, "concat">,
): Answer<Left, Concat<Mut<Left>, Mut<Right>>> {
  checkTuple("concat", "leaf", left);
  checkTuple("concat", "leaf", right);
  const modes: unknown = [...modesOf(left), ...modesOf(right)].map(copied);
  return modes as Answer<Left, Concat<Mut<Left>, Mut<Right>>>;
}
