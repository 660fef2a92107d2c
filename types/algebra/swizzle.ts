// What is a swizzle, and where does it send an offset?
import type { NotAny } from "../coord/checked.js";
import type { AnyHere } from "../coord/int-tuple.js";
import type {
  Add,
  DivisorOf,
  DivMod,
  FloorDiv,
  Gcd,
  Kind,
  LessOrEqual,
  Mod,
  Mul,
  Multiple,
  Sub,
} from "../int/index.js";
import type { Refused, Say } from "../message/index.js";
import type { Accepted, Shown } from "./accepted.js";
import type { PowerOfTwo, Xor } from "./bitwise.js";

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
   * The offset to which `offset` goes. Throws when it is not a whole number from 0 to 2^53-1.
   * @example
   * swizzle(3, 0, 3).index(8); // 9
   */
  index<Self extends AnySwizzle, const Offset extends number>(
    this: Self & NotAny<Offset, "index">,
    offset: Accepted<Offset, ApplySwizzle<Self, Offset>>,
  ): ApplySwizzle<Self, Offset>;
  /** `(bits,base,shift)`. */
  toString(): string;
}

/**
 * The offset to which a swizzle sends `Offset`: x XOR ((x AND Y) >> Shift).
 * A `Multiple<D>` stays a multiple of what the swizzle leaves alone. A swizzle that `swizzle` would not make is refused.
 * @example
 * type Moved = ApplySwizzle<Swizzle<3, 0, 3>, 8>; // 9
 */
export type ApplySwizzle<Self extends AnySwizzle, Offset> = [
  Kind<Self["bits"]>,
  Kind<Self["base"]>,
  Kind<Magnitude<Self["shift"]>>,
] extends ["literal", "literal", "literal"]
  ? FieldsOf<Self["bits"], Self["base"], Self["shift"]> extends infer At
    ? MoveIn<At, Offset>
    : never
  : number;

/** Two fields of `bits` bits: one begins at bit `low`, the other `distance` bits above it; `into` is the one that changes. */
interface BitFields {
  readonly bits: unknown;
  readonly low: unknown;
  readonly distance: unknown;
  readonly into: "low" | "high";
}

interface FieldsAt<Bits, Low, Distance, Into extends "low" | "high"> extends BitFields {
  readonly bits: Bits;
  readonly low: Low;
  readonly distance: Distance;
  readonly into: Into;
}

/** The fields, or the refusal of three numbers that make no swizzle. */
type FieldsOf<Bits, Base, Shift> = FieldsIf<FitOf<Bits, Base, Shift, Magnitude<Shift>>, Bits, Base, Shift>;

type FieldsIf<Fit, Bits, Base, Shift> = Fit extends "fits" ? Fields<Bits, Base, Shift> : Fit;

type Fields<Bits, Base, Shift> = `${Shift & number}` extends `-${infer Up extends number}`
  ? FieldsAt<Bits, Base, Up, "high">
  : FieldsAt<Bits, Base, Shift, "low">;

type MoveIn<At, Offset> = At extends BitFields ? MoveKind<Kind<Offset>, At, Offset> : At;

type MoveKind<State, At extends BitFields, Offset> = State extends "literal" | "dynamic"
  ? At["bits"] extends 0
    ? Offset
    : State extends "literal"
      ? MoveLiteral<At, Offset>
      : MoveMultiple<DivisorOf<Offset>, At, Offset>
  : NoOffset<State, Offset>;

type NoOffset<State, Offset> = State extends "any"
  ? Refused<AnyHere<"applySwizzle">>
  : Offset extends Refused<string>
    ? Offset
    : Refused<Say<"swizzle.offset", { offset: Shown<State, Offset> }>>;

type MoveLiteral<At extends BitFields, Offset> =
  FloorDiv<Offset, PowerOfTwo<At["low"]>> extends infer FromLow
    ? DivMod<FromLow, PowerOfTwo<At["distance"]>> extends [infer FromHigh, infer Between]
      ? MoveParts<FromHigh, Between, At, Offset>
      : never
    : never;

type MoveParts<FromHigh, Between, At extends BitFields, Offset> = [
  LowBits<Between, At["bits"], At["distance"]>,
  Mod<FromHigh, PowerOfTwo<At["bits"]>>,
] extends [infer Low, infer High]
  ? MoveFields<Low, High, At, Offset>
  : never;

/** Where nothing lies between the fields, what is below the high one is the low one. */
type LowBits<Between, Bits, Distance> = Bits extends Distance ? Between : Mod<Between, PowerOfTwo<Bits>>;

type MoveFields<Low, High, At extends BitFields, Offset> = At["into"] extends "low"
  ? High extends 0
    ? Offset
    : ReplaceField<Low, Xor<Low, High>, PowerOfTwo<At["low"]>, Offset>
  : Low extends 0
    ? Offset
    : ReplaceField<High, Xor<Low, High>, HighUnit<At>, Offset>;

type HighUnit<At extends BitFields> = Mul<PowerOfTwo<At["low"]>, PowerOfTwo<At["distance"]>>;

// Subtracts first: the sum could pass 2^53-1 although the result does not.
type ReplaceField<Old, New, Unit, Offset> =
  Sub<Offset, Mul<Old, Unit>> extends infer Rest ? Add<Rest, Mul<New, Unit>> : never;

/** A multiple of all that the fields reach over has no source bits; any other one keeps what divides the unit of what changes. */
type MoveMultiple<Divisor, At extends BitFields, Offset> =
  Mod<Divisor, At["into"] extends "low" ? Mul<HighUnit<At>, PowerOfTwo<At["bits"]>> : LowWindow<At>> extends 0
    ? Offset
    : KnownMultiple<Gcd<Divisor, At["into"] extends "low" ? PowerOfTwo<At["low"]> : HighUnit<At>>>;

type LowWindow<At extends BitFields> = Mul<PowerOfTwo<At["low"]>, PowerOfTwo<At["bits"]>>;

type KnownMultiple<Divisor> = Divisor extends 1 ? number : Multiple<Divisor>;

/** |Shift|. */
export type Magnitude<Shift> = `${Shift & number}` extends `-${infer Size extends number}` ? Size : Shift;

/** The third argument of `swizzle`: itself, or the sentence that says why the three do not make a swizzle. */
export type SwizzleShift<Bits, Base, Shift> = Accepted<Shift, SwizzleFit<Bits, Base, Shift>>;

/** `"fits"` where the three make a swizzle, as far as they are known, else the refusal. */
type SwizzleFit<Bits, Base, Shift> = FitOfParts<
  PartFit<Kind<Bits>, "swizzle", "bits", Bits>,
  PartFit<Kind<Base>, "swizzle", "base", Base>,
  PartFit<Kind<Magnitude<Shift>>, "swizzle", "shift", Shift>,
  Bits,
  Base,
  Shift
>;

/** The state of knowledge of a part that can be one. */
export type PartFit<State, Operation extends string, Part extends string, Value> = State extends "literal" | "dynamic"
  ? State
  : Refused<Say<"swizzle.part", { operation: Operation; part: Part; value: Shown<State, Value> }>>;

type FitOfParts<BitsFit, BaseFit, ShiftFit, Bits, Base, Shift> = [BitsFit, BaseFit, ShiftFit] extends [
  "literal",
  "literal",
  "literal",
]
  ? FitOf<Bits, Base, Shift, Magnitude<Shift>>
  : BitsFit extends Refused<string>
    ? BitsFit
    : BaseFit extends Refused<string>
      ? BaseFit
      : ShiftFit extends Refused<string>
        ? ShiftFit
        : "fits";

// `extends infer` between the steps: the checker follows a chain of generic operations only 50 deep, and an inferred name ends it.
type FitOf<Bits, Base, Shift, Size> =
  LessOrEqual<Bits, Size> extends true
    ? WindowFit<"swizzle", Bits, Base, Shift, Size>
    : Refused<Say<"swizzle.apart", { bits: Bits; shift: Shift }>>;

/** `"fits"` where the bits that a swizzle reads and changes lie below bit 53, as far as they are known. */
export type WindowFit<Operation extends string, Bits, Base, Shift, Size = Magnitude<Shift>> =
  Add<Bits, Base> extends infer Sum
    ? Add<Sum, Size> extends infer Window
      ? LessOrEqual<Window, 53> extends false
        ? Refused<Say<"swizzle.window", { operation: Operation; bits: Bits; base: Base; shift: Shift }>>
        : "fits"
      : never
    : never;
