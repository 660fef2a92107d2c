// What is a swizzle, and where does it send an offset?
import type { Add, DivisorOf, Gcd, Kind, LessOrEqual, Mod, Mul, Multiple, Sub } from "../int/index.js";
import type { Say } from "../message/index.js";
import type { Shown } from "./accepted.js";
import type { BitField, PowerOfTwo, Xor } from "./bitwise.js";

/** Any swizzle, for constraints. */
export interface AnySwizzle {
  readonly bits: number;
  readonly base: number;
  readonly shift: number;
}

/**
 * A permutation of offsets that spreads rows over memory banks: x XOR ((x AND Y) >> Shift), where Y is `Bits` ones at bit
 * `Base + max(Shift, 0)`; a negative Shift moves the bits up.
 * Offsets count elements. It is its own inverse, since |Shift| >= Bits keeps source and target bits apart.
 * Source: CuTe's `Swizzle<B, M, S>`.
 */
export interface Swizzle<out Bits, out Base, out Shift> extends SwizzleReads {
  readonly bits: Bits;
  readonly base: Base;
  readonly shift: Shift;
}

/** What a swizzle can do; as in `LayoutReads`, no method names a parameter of the interface. */
export interface SwizzleReads {
  /**
   * The offset to which `offset` goes.
   * @example
   * swizzle(3, 0, 3).index(8); // 9
   */
  index<Self extends AnySwizzle, const Offset extends number>(this: Self, offset: Offset): ApplySwizzle<Self, Offset>;
  /** `(bits,base,shift)`. */
  toString(): string;
}

/**
 * The offset to which a swizzle sends `Offset`: x XOR ((x AND Y) >> Shift).
 * A `Multiple<D>` stays a multiple of what the swizzle leaves alone.
 * @example
 * type Moved = ApplySwizzle<Swizzle<3, 0, 3>, 8>; // 9
 */
export type ApplySwizzle<Self extends AnySwizzle, Offset> = [
  Kind<Self["bits"]>,
  Kind<Self["base"]>,
  Kind<Magnitude<Self["shift"]>>,
] extends ["literal", "literal", "literal"]
  ? Self["bits"] extends 0
    ? Offset
    : Move<Fields<Self["bits"], Self["base"], Self["shift"]>, Offset>
  : number;

/** Where the bits are: how many, at which bit the source and the target begin. */
interface BitFields {
  readonly bits: unknown;
  readonly source: unknown;
  readonly target: unknown;
}

interface FieldsAt<Bits, Source, Target> extends BitFields {
  readonly bits: Bits;
  readonly source: Source;
  readonly target: Target;
}

type Fields<Bits, Base, Shift> = `${Shift & number}` extends `-${infer Up extends number}`
  ? FieldsAt<Bits, Base, Add<Base, Up>>
  : FieldsAt<Bits, Add<Base, Shift>, Base>;

type Move<At extends BitFields, Offset> = MoveKind<Kind<Offset>, At, Offset>;

type MoveKind<State, At extends BitFields, Offset> = State extends "literal"
  ? MoveLiteral<BitField<Offset, At["source"], At["bits"]>, At, Offset>
  : State extends "dynamic"
    ? MoveMultiple<DivisorOf<Offset>, At, Offset>
    : number;

type MoveLiteral<Source, At extends BitFields, Offset> = Source extends 0
  ? Offset
  : ReplaceField<BitField<Offset, At["target"], At["bits"]>, Source, PowerOfTwo<At["target"]>, Offset>;

// Subtracts first: the sum could pass 2^53-1 although the result does not.
type ReplaceField<Target, Source, Unit, Offset> = Add<Sub<Offset, Mul<Target, Unit>>, Mul<Xor<Target, Source>, Unit>>;

// A multiple of 2^(source + bits) has no source bits; any other one keeps what divides the target's unit.
type MoveMultiple<Divisor, At extends BitFields, Offset> =
  Mod<Divisor, PowerOfTwo<Add<At["source"], At["bits"]>>> extends 0
    ? Offset
    : Multiple<Gcd<Divisor, PowerOfTwo<At["target"]>>>;

/** |Shift|. */
export type Magnitude<Shift> = `${Shift & number}` extends `-${infer Size extends number}` ? Size : Shift;

/** The third argument of `swizzle`: itself, or the sentence that says why the three do not make a swizzle. */
export type SwizzleShift<Bits, Base, Shift> = [Shift] extends [never]
  ? Shift
  : { ok: Shift; bad: SwizzleSays<Bits, Base, Shift> }[IfBits<Kind<Bits>, Bits, Base, Magnitude<Shift>>];

type IfBits<State, Bits, Base, Size> = State extends "literal" | "dynamic"
  ? IfBase<Kind<Base>, Bits, Base, Size>
  : "bad";
type IfBase<State, Bits, Base, Size> = State extends "literal" | "dynamic"
  ? IfSize<Kind<Size>, Bits, Base, Size>
  : "bad";
type IfSize<State, Bits, Base, Size> = State extends "literal" | "dynamic"
  ? IfApart<LessOrEqual<Bits, Size>, Bits, Base, Size>
  : "bad";
type IfApart<Apart, Bits, Base, Size> = Apart extends false
  ? "bad"
  : IfWithin<LessOrEqual<Add<Add<Bits, Base>, Size>, 53>>;
type IfWithin<Within> = Within extends false ? "bad" : "ok";

type SwizzleSays<Bits, Base, Shift> =
  PartSays<Kind<Bits>, "bits", Bits> extends infer Sentence extends string
    ? Sentence
    : PartSays<Kind<Base>, "base", Base> extends infer Sentence extends string
      ? Sentence
      : PartSays<Kind<Magnitude<Shift>>, "shift", Shift> extends infer Sentence extends string
        ? Sentence
        : LessOrEqual<Bits, Magnitude<Shift>> extends false
          ? Say<"swizzle.apart", { bits: Bits; shift: Shift }>
          : Say<"swizzle.window", { bits: Bits; base: Base; shift: Shift }>;

type PartSays<State, Part extends string, Value> = State extends "literal" | "dynamic"
  ? undefined
  : Say<"swizzle.part", { part: Part; value: Shown<State, Value> }>;
