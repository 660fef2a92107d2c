// Which dtype does a type code of a .npy file mean, and which code does a dtype have?
import type { NpyCodes, NpyDtype } from "../../types/npy/dtype.js";

/** The type code of each dtype. */
export const npyCodes: NpyCodes = {
  bool: "b1",
  int8: "i1",
  int16: "i2",
  int32: "i4",
  int64: "i8",
  uint8: "u1",
  uint8clamped: "u1",
  uint16: "u2",
  uint32: "u4",
  uint64: "u8",
  float16: "f2",
  float32: "f4",
  float64: "f8",
};

/** The dtype with this code, if there is one. */
export function dtypeOfCode(code: string): NpyDtype | undefined {
  return readable.find((dtype) => npyCodes[dtype] === code);
}

const readable: readonly NpyDtype[] = [
  "bool",
  "int8",
  "int16",
  "int32",
  "int64",
  "uint8",
  "uint16",
  "uint32",
  "uint64",
  "float16",
  "float32",
  "float64",
];
