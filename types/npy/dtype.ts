// Which element types has a .npy file?

/**
 * The .npy type code of each dtype that NumPy has, without its byte order. bfloat16 is missing: NumPy has none.
 * `uint8clamped` is written as what NumPy calls it, `u1`, and comes back as `uint8`.
 * Source: the .npy format, `numpy.lib.format`.
 */
export interface NpyCodes {
  readonly bool: "b1";
  readonly int8: "i1";
  readonly int16: "i2";
  readonly int32: "i4";
  readonly int64: "i8";
  readonly uint8: "u1";
  readonly uint8clamped: "u1";
  readonly uint16: "u2";
  readonly uint32: "u4";
  readonly uint64: "u8";
  readonly float16: "f2";
  readonly float32: "f4";
  readonly float64: "f8";
}

/** A dtype that a .npy file can be written from. */
export type NpyWritable = keyof NpyCodes;

/** A dtype that a .npy file can be read as. */
export type NpyDtype = Exclude<NpyWritable, "uint8clamped">;
