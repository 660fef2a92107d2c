// What is wrong with these operands, if anything? Asked when they are not two literals that the fast path takes.
import type { Refused, Say } from "../message/say.js";
import type { Kind } from "./knowledge.js";

/** "literal" for two literals, "dynamic" when one or both are runtime numbers, `string` when an operand is refused. */
export type Operands<Left, Right> = Verdicts[`${Kind<Left>} ${Kind<Right>}`];

interface Verdicts {
  [kinds: string]: string;
  "literal literal": "literal";
  "literal dynamic": "dynamic";
  "dynamic literal": "dynamic";
  "dynamic dynamic": "dynamic";
}

/** The refusal of the first operand that deserves it. */
export type RefuseOperands<Operation extends string, Left, Right> =
  Kind<Left> extends "literal" | "dynamic" ? RefuseOperand<Operation, Right> : RefuseOperand<Operation, Left>;

/** The refusal of an operand that is neither a literal nor dynamic; one that was refused before stays what it is. */
export type RefuseOperand<Operation extends string, N> = Refusal<Operation, N, Kind<N>>;

type Refusal<Operation extends string, N, Reason> = Reason extends "any"
  ? Refused<Say<"int.any", { operation: Operation }>>
  : Reason extends "never"
    ? Refused<Say<"int.never", { operation: Operation }>>
    : Reason extends "union"
      ? Refused<Say<"int.union", { operation: Operation }>>
      : N extends Refused<string>
        ? N
        : N extends number
          ? Record<never, never> extends Record<`${N}`, unknown> // holds for a text that is a pattern
            ? Refused<Say<"int.branded", { operation: Operation }>>
            : Refused<Say<"int.not-a-size", { operation: Operation; value: `${N}` }>>
          : Refused<Say<"int.not-a-number", { operation: Operation }>>;
