// Which value of another element type does a scalar become? The last step, narrowing to the stored width, is the store's.
import { type DType, dtypeFacts, type Scalar } from "./dtype.js";
import { doubleToNarrow, integerOfNumber, lowBits } from "./wide-integer.js";

/** Turns a scalar of one element type into one that the other's store accepts. */
export type Cast = (value: Scalar) => Scalar;

/**
 * The conversion from one element type to another, or undefined where the store alone does it.
 * Conversions are those of typed arrays; bool takes everything but 0 as true (NaN as well) and gives 0 and 1.
 */
export function castBetween(from: DType, to: DType): Cast | undefined {
  const source = dtypeFacts(from).scalar;
  const target = dtypeFacts(to);
  if (source === target.scalar) return undefined;
  if (target.scalar === "boolean") return toBoolean;
  if (source === "boolean") return target.scalar === "bigint" ? BigInt : Number;
  if (target.scalar === "bigint") return numberToBigint;
  if (to === "float64") return Number;
  return target.integral && to !== "uint8clamped" ? bigintToInteger : bigintToFloat;
}

function toBoolean(value: Scalar): Scalar {
  return value !== 0 && value !== 0n;
}

function numberToBigint(value: Scalar): Scalar {
  return integerOfNumber(Number(value));
}

function bigintToInteger(value: Scalar): Scalar {
  return lowBits(BigInt(value));
}

/** Also for uint8 clamped, which wants the sign and the size and not the low bits. */
function bigintToFloat(value: Scalar): Scalar {
  return doubleToNarrow(BigInt(value));
}
