// `tilewright/core`: the layout algebra and the tensors that stand on it, as functions and as types. Bulk operations are scalar loops.
export { capabilities } from "./kernel/capabilities.js";

// With `capabilities` the loops of every dtype come first in a program: compression sees 32 kB back, and they would stand between functions that
// have much in common, half a kilobyte.

export type * from "../types/index.js";
export * from "./algebra/index.js";
export * from "./coord/index.js";
export * from "./draw/index.js";
export {
  decodeBfloat16,
  decodeFloat16,
  dtypes,
  encodeBfloat16,
  encodeFloat16,
  isDType,
  type Scalar,
  storedScalar,
} from "./dtype/index.js";
export {
  type ArrayPosition,
  copyScalars,
  type HeapStorage,
  heapEngine,
  type OffsetResultType,
  type StorageType,
  type TensorEngine,
} from "./engine/index.js";
export type { Nest } from "./kernel/nest.js";
export * from "./layout/index.js";
export { TilewrightError } from "./message/index.js";
export {
  abs,
  add,
  arange,
  argmax,
  asyncCopyGroup,
  asyncCopyWaitAll,
  div,
  type EngineTensorType,
  empty,
  engineTensor,
  exp,
  floorDiv,
  full,
  isTileTensor,
  matmul,
  max,
  min,
  mma,
  mul,
  nullableTileTensor,
  outerProductAcc,
  packLeft,
  packRight,
  recip,
  reduceMax,
  reduceMean,
  reduceMin,
  reduceSum,
  sharedMemory,
  sub,
  TileTensor,
  tileTensor,
  tileTensorIter,
  wasmMemory,
  zeros,
} from "./tensor/index.js";
