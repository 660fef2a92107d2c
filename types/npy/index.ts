export type { NpyDtype, NpyWritable } from "./dtype.js";
export type {
  AnyNpyTensor,
  NpyExpected,
  NpyExtents,
  NpyOrder,
  NpyShape,
  NpySize,
  NpySizes,
  NpyTensor,
} from "./expected.js";
export type { NpySource } from "./source.js";
