// `tilewright/core`: the layout algebra and the tensors that stand on it, as functions and as types. Bulk operations are scalar loops.
export type * from "../types/index.js";
export * from "./algebra/index.js";
export * from "./coord/index.js";
export * from "./draw/index.js";
export { decodeBfloat16, decodeFloat16, dtypes, encodeBfloat16, encodeFloat16, isDType } from "./dtype/index.js";
export { capabilities } from "./kernel/capabilities.js";
export * from "./layout/index.js";
export { TilewrightError } from "./message/index.js";
export {
  arange,
  empty,
  full,
  isTileTensor,
  matmul,
  sharedMemory,
  TileTensor,
  tileTensor,
  tileTensorIter,
  wasmMemory,
  zeros,
} from "./tensor/index.js";
