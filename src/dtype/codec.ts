// How does a scalar lie in its array?
import type { Raw } from "./array.js";
import type { ArrayName, DType, Scalar } from "./dtype.js";
import { decodeBfloat16, decodeFloat16, encodeBfloat16, encodeFloat16 } from "./small-float.js";

/** The two directions between a scalar and what its array holds. */
export interface Codec {
  /** True where the array's own elements are the scalars, so that its builtins (`set`, `fill`) work on them. */
  readonly plain: boolean;
  decode(raw: Raw): Scalar;
  encode(value: Scalar): Raw;
}

/** The codec of an element type in an array of this class. */
export function codecOf(dtype: DType, array: ArrayName): Codec {
  if (dtype === "bool") return boolCodec;
  if (array !== "Uint16Array") return plainCodec;
  return dtype === "float16" ? float16Codec : dtype === "bfloat16" ? bfloat16Codec : plainCodec;
}

const plainCodec: Codec = {
  plain: true,
  decode: (raw) => raw,
  encode: (value) => (typeof value === "boolean" ? Number(value) : value),
};

/** Every byte but 0 reads as true; true is written as 1. */
const boolCodec: Codec = { plain: false, decode: (raw) => raw !== 0, encode: (value) => (value ? 1 : 0) };

const float16Codec: Codec = {
  plain: false,
  decode: (raw) => decodeFloat16(Number(raw)),
  encode: (value) => encodeFloat16(Number(value)),
};

const bfloat16Codec: Codec = {
  plain: false,
  decode: (raw) => decodeBfloat16(Number(raw)),
  encode: (value) => encodeBfloat16(Number(value)),
};
