// May these operands be computed with? "literal" when both are literals, "dynamic" when one is a runtime number, else the refusal.
import type { Refused, Say } from "../message/say.js";
import type { Kind } from "./knowledge.js";

export type Operands<Operation extends string, Left, Right> =
  IsRefused<Left> extends true
    ? Left
    : IsRefused<Right> extends true
      ? Right
      : Kind<Left> extends infer L
        ? Kind<Right> extends infer R
          ? [L, R] extends ["literal", "literal"]
            ? "literal"
            : L extends "literal" | "dynamic"
              ? R extends "literal" | "dynamic"
                ? "dynamic"
                : Diagnosis<Operation, Right, R>
              : Diagnosis<Operation, Left, L>
          : never
        : never;

type IsRefused<Value> = 0 extends 1 & Value
  ? false
  : [Value] extends [never]
    ? false
    : Value extends Refused<string>
      ? true
      : false;

type Diagnosis<Operation extends string, Value, Reason> = Reason extends "any"
  ? Refused<Say<"int.any", { operation: Operation }>>
  : Reason extends "never"
    ? Refused<Say<"int.never", { operation: Operation }>>
    : Reason extends "union"
      ? Refused<Say<"int.union", { operation: Operation }>>
      : Value extends number
        ? Refused<Say<"int.not-a-size", { operation: Operation; value: `${Value}` }>>
        : Refused<Say<"int.not-a-number", { operation: Operation }>>;
