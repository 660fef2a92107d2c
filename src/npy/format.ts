// How is a tensor written as a .npy file?
import type { IntTuple } from "../../types/coord/int-tuple.js";
import type { NpyWritable } from "../../types/npy/dtype.js";
import type { NpyOrder } from "../../types/npy/expected.js";
import type { NpySource } from "../../types/npy/source.js";
import type { AnyTensor } from "../../types/tensor/index.js";
import { modesOf } from "../coord/int-tuple.js";
import { productOf } from "../coord/product.js";
import { dtypeFacts, parseElement, storageClass } from "../dtype/index.js";
import { colMajor, rowMajor } from "../layout/index.js";
import { isRowMajor } from "../layout/is-row-major.js";
import { fail } from "../message/index.js";
import { asTensor } from "../tensor/guard.js";
import { arrayTensor } from "../tensor/make.js";
import { npyCodes } from "./dtype.js";
import { swapBytes } from "./elements.js";
import { machineByteOrder } from "./header.js";
import { writeHeader } from "./write-header.js";

/**
 * A tensor as the bytes of a .npy file, the same that NumPy writes: version 1.0, little-endian.
 * A compact column-major tensor is written in Fortran order, every other one in C order; a nested mode is one axis, counted
 * colexicographically. `uint8clamped` is written as `uint8`.
 * @throws TilewrightError `npy.no-form` for bfloat16, `npy.vector` for a vectorized tensor; type errors where the dtype is known.
 * @example
 * formatNpy(zeros("float32", 2, 3)).length; // 152
 */
export function formatNpy<Tensor extends AnyTensor>(tensor: NpySource<"formatNpy", Tensor>): Uint8Array<ArrayBuffer> {
  return writeTensor(tensor, "formatNpy");
}

/** As `formatNpy`, its types put aside; `source` begins the sentence of a refusal. */
export function writeTensor(value: unknown, source: string): Uint8Array<ArrayBuffer> {
  const tensor = asTensor(source, value);
  const dtype = writableDtype(tensor.dtype, source);
  const { shape, stride } = tensor.layout;
  const modes = modesOf(shape);
  const sizes = modes.map(productOf);
  const order = orderOf(modes, modesOf(stride));

  const header = writeHeader(dtype, order, sizes);
  const { bytes: size } = dtypeFacts(dtype);
  const count = productOf(shape);
  const file = new Uint8Array(header.length + count * size);
  file.set(header);
  const elements = new (storageClass(dtype))(file.buffer, header.length, count);
  const layout = order === "rowMajor" ? rowMajor(...sizes) : colMajor(...sizes);
  arrayTensor(elements, 0, layout, dtype).copyFrom(tensor);
  const data = file.subarray(header.length);
  if (dtype === "bool") toZerosAndOnes(data);
  if (machineByteOrder === "big") swapBytes(data, size);
  return file;
}

/** NumPy's booleans are 0 and 1; here every byte but 0 is true. */
function toZerosAndOnes(bytes: Uint8Array): void {
  for (let at = 0; at < bytes.length; at++) bytes[at] = bytes[at] === 0 ? 0 : 1;
}

function writableDtype(element: string, source: string): NpyWritable {
  const { dtype = element, block = [] } = parseElement(element) ?? {};
  if (block.length > 0) fail("npy.vector", { source, element });
  return isWritable(dtype) ? dtype : fail("npy.no-form", { source, dtype });
}

function isWritable(dtype: string): dtype is NpyWritable {
  return Object.hasOwn(npyCodes, dtype);
}

function orderOf(modes: readonly IntTuple[], strides: readonly IntTuple[]): NpyOrder {
  if (isRowMajor(modes, strides)) return "rowMajor";
  return isRowMajor([...modes].reverse(), [...strides].reverse()) ? "colMajor" : "rowMajor";
}
