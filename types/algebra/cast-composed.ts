// Which composed layout has the same memory in elements of another size? The swizzle's bits move with the size of what they count.
//
// With factor = 2^k and base >= k a swizzle leaves the k lowest bits of an offset alone, so floor(S(x) / 2^k) is what the swizzle of base
// base - k makes of floor(x / 2^k), and S'(2^k * x + part) = 2^k * S(x) + part for the swizzle S' of base base + k.
import type { Add, DivMod, IsStatic, Mul, Sub } from "../int/index.js";
import type { AnyLayout } from "../layout/layout.js";
import type { Refused, Say } from "../message/say.js";
import type { PowerLog2 } from "./bitwise.js";
import type { AnyComposedLayout, Composed } from "./composed-layout.js";
import type { AnySwizzle, Swizzle, WindowFit } from "./swizzle.js";

/**
 * `Self` with its inner layout cast to `Inner` by a factor; `Way` is where the elements go. Behind a layout only a factor that turns out to
 * be 1 has an answer.
 */
export type CastComposed<
  Operation extends string,
  Way extends "wider" | "narrower",
  Self extends AnyComposedLayout,
  Factor,
  Inner,
> = Inner extends AnyLayout
  ? Self["outer"] extends AnySwizzle
    ? [CastSwizzle<Operation, Way, Self["outer"], Factor>, CastOffset<Operation, Way, Self["offset"], Factor>] extends [
        infer Outer,
        infer Offset,
      ]
      ? CastParts<Outer, Offset, Inner>
      : never
    : IsStatic<Factor> extends true
      ? Refused<Say<"cast.outer", { operation: Operation }>>
      : Self
  : Inner;

type CastParts<Outer, Offset, Inner extends AnyLayout> =
  Outer extends Refused<string> ? Outer : Offset extends Refused<string> ? Offset : Composed<Outer, Offset, Inner>;

type CastSwizzle<Operation extends string, Way, Self extends AnySwizzle, Factor> = Self["bits"] extends 0
  ? Self
  : [IsStatic<Factor>, IsStatic<Self["base"]>, IsStatic<Self["bits"]>] extends [true, true, true]
    ? PowerLog2<Factor> extends infer Exponent extends number
      ? MovedBase<
          Way extends "wider" ? Sub<Self["base"], Exponent> : Add<Self["base"], Exponent>,
          Operation,
          Self,
          Factor
        >
      : Refused<NotMoved<Operation, Self, Factor>>
    : Swizzle<Self["bits"], number, Self["shift"]>;

type MovedBase<Base, Operation extends string, Self extends AnySwizzle, Factor> =
  Base extends Refused<string>
    ? Refused<NotMoved<Operation, Self, Factor>>
    : IfWithin<WindowFit<Operation, Self["bits"], Base, Self["shift"]>, Swizzle<Self["bits"], Base, Self["shift"]>>;

type IfWithin<Fit, Moved> = Fit extends Refused<string> ? Fit : Moved;

type NotMoved<Operation extends string, Self extends AnySwizzle, Factor> = Say<
  "cast.swizzle",
  { operation: Operation; base: Self["base"]; factor: Factor }
>;

type CastOffset<Operation extends string, Way, Offset, Factor> = Way extends "wider"
  ? WiderOffset<DivMod<Offset, Factor>, Operation, Offset, Factor>
  : Mul<Offset, Factor>;

type WiderOffset<Parts, Operation extends string, Offset, Factor> = Parts extends readonly [
  infer Quotient,
  infer Remainder,
]
  ? Remainder extends 0
    ? Quotient
    : IsStatic<Remainder> extends true
      ? Refused<Say<"cast.offset", { operation: Operation; offset: Offset; factor: Factor }>>
      : number
  : Parts;
