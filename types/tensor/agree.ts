// Can two sizes be the same? For signatures in which a size comes twice: one type parameter in both places would infer `4 | 7`.
import type { Equal } from "../int/index.js";
import type { Say } from "../message/say.js";
import type { Knowledge } from "./size.js";

/**
 * `Right` where it can be equal to `Left`, else the sentence: 4 and `number` can be, 4 and 7 cannot.
 * @example
 * type Inner = Agree<4, 4>; // 4
 */
export type Agree<Left, Right, What extends string = "sizes"> = [Right] extends [never]
  ? Right
  : {
      ok: Right;
      bad: Say<"sizes.agree", { what: What; left: Left; right: Right }>;
    }[AgreeVerdict<Left, Right>];

/** `"ok"`, or `"bad"` where two sizes certainly differ. What the type does not know, the runtime checks. */
export type AgreeVerdict<Left, Right> = Left extends unknown
  ? Knowledge<Left> extends "literal"
    ? OtherAgrees<Right, Left>
    : "ok"
  : never;

type OtherAgrees<Right, Left> = Right extends unknown
  ? Knowledge<Right> extends "literal"
    ? Equal<Left, Right> extends true
      ? "ok"
      : "bad"
    : "ok"
  : never;
