// How is a scalar written? Floats with the fewest digits that read back as the same float of their own width.
import {
  type DType,
  decodeBfloat16,
  decodeFloat16,
  encodeBfloat16,
  encodeFloat16,
  type Scalar,
} from "../dtype/index.js";

/** The text of a scalar: `0.1`, `1.0`, `-7`, `true`. */
export function scalarText(dtype: DType, value: Scalar): string {
  const rounding = roundings[dtype];
  return typeof value === "number" && rounding !== undefined ? floatText(value, rounding) : String(value);
}

/** The float formats, by how they round a double. */
const roundings: { readonly [Name in DType]?: (value: number) => number } = {
  float16: (value) => decodeFloat16(encodeFloat16(value)),
  bfloat16: (value) => decodeBfloat16(encodeBfloat16(value)),
  float32: Math.fround,
  float64: (value) => value,
};

/** An integral float keeps a `.0`, so that it is not taken for an integer; `-0.0` is not `0.0`. */
function floatText(value: number, round: (value: number) => number): string {
  const text = Object.is(value, -0) ? "-0" : String(fewestDigits(value, round));
  return /^-?\d+$/.test(text) ? `${text}.0` : text;
}

function fewestDigits(value: number, round: (value: number) => number): number {
  if (!Number.isFinite(value)) return value;
  for (let digits = 1; digits < 17; digits++) {
    const candidate = Number(value.toPrecision(digits));
    if (round(candidate) === value) return candidate;
  }
  return value;
}
