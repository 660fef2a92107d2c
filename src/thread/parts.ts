// How does a tensor come to another thread? Its array's memory is shared; the rest is a few numbers, of which the tensor is made again there.
import { describe } from "../coord/check.js";
import type { DType, StorageArray } from "../dtype/index.js";
import { type ArrayPosition, isShared } from "../engine/index.js";
import type { RuntimeLayout } from "../layout/remake.js";
import { fail } from "../message/index.js";
import type { Block } from "../tensor/block.js";
import { distribute } from "../tensor/distribute.js";
import { Geometry } from "../tensor/geometry.js";
import { asTensor, isTileTensor } from "../tensor/guard.js";
import { tensorAt } from "../tensor/make.js";
import { type Masking, maskedTensor } from "../tensor/masked-tensor.js";
import { placeOf } from "../tensor/place.js";
import type { Tensor } from "../tensor/tensor.js";
import { TileMask } from "../tensor/tile-mask.js";

/** An argument of a kernel: a tensor of which each thread gets its part, a tensor for all, or a value. */
export type Argument =
  | { readonly kind: "part" | "whole"; readonly tensor: Tensor }
  | { readonly kind: "value"; readonly value: unknown };

/** The same as messages carry it. */
export type SentArgument =
  | { readonly kind: "part" | "whole"; readonly tensor: SentTensor }
  | { readonly kind: "value"; readonly value: unknown };

interface SentTensor {
  readonly array: StorageArray;
  readonly offset: number;
  readonly dtype: DType;
  readonly shape: Geometry["shape"];
  readonly stride: Geometry["stride"];
  readonly block: Block | undefined;
  readonly writable: boolean;
  readonly masking: SentMasking | undefined;
}

interface SentMasking extends Pick<SentTensor, "shape" | "stride" | "block"> {
  readonly valid: readonly number[];
  readonly start: number;
}

/** Marks a tensor that every thread gets whole. */
export class WholeTensor {
  readonly whole: Tensor;

  constructor(tensor: Tensor) {
    this.whole = tensor;
  }
}

/** What was passed to a kernel, judged. */
export function argumentsOf(operation: string, values: readonly unknown[]): readonly Argument[] {
  return values.map((value, index): Argument => {
    if (value instanceof WholeTensor) return { kind: "whole", tensor: value.whole };
    if (isTileTensor(value)) return { kind: "part", tensor: asTensor(operation, value) };
    if (["number", "bigint", "boolean", "string"].includes(typeof value)) return { kind: "value", value };
    return fail("thread.argument", { operation, argument: `argument ${index}`, value: describe(value) });
  });
}

/** Throws unless other threads see a tensor's storage. */
export function requireShared(operation: string, argument: string, tensor: Tensor): void {
  const { array } = placeOf(tensor);
  if (array === undefined || !isShared(array.buffer)) {
    fail("thread.not-shared", { operation, argument, space: tensor.space });
  }
}

export function send(argument: Argument): SentArgument {
  if (argument.kind === "value") return argument;
  const { tensor } = argument;
  const { geometry, kind } = tensor;
  // An engine of one's own may have arrays behind its handles.
  const { array, offset } = kind.engine.arrayOf(tensor.storage()) as ArrayPosition;
  const { shape, stride, block } = geometry;
  const { dtype, writable } = kind;
  const masking = sendMasking(tensor.masking());
  return { kind: argument.kind, tensor: { array, offset, dtype, shape, stride, block, writable, masking } };
}

function sendMasking(masking: Masking | undefined): SentMasking | undefined {
  if (masking === undefined) return undefined;
  const { start, mask } = masking;
  const { shape, stride, block } = mask.geometry;
  return { shape, stride, block, valid: mask.valid, start };
}

export function receive(sent: SentArgument): Argument {
  if (sent.kind === "value") return sent;
  const { array, offset, dtype, shape, stride, block, writable, masking } = sent.tensor;
  const plain = tensorAt(array, offset, new Geometry(shape, stride, block), dtype, writable);
  if (masking === undefined) return { kind: sent.kind, tensor: plain };
  const tile = new Geometry(masking.shape, masking.stride, masking.block);
  const mask = new TileMask("parallel", tile, masking.valid);
  return { kind: sent.kind, tensor: maskedTensor(plain, mask, masking.start) };
}

/** What thread `id` gets of the arguments. */
export function shareOf(
  operation: string,
  passed: readonly Argument[],
  threads: RuntimeLayout,
  id: number,
): readonly unknown[] {
  return passed.map((argument) => {
    if (argument.kind === "value") return argument.value;
    if (argument.kind === "whole") return argument.tensor;
    return distribute(operation, argument.tensor, threads, id).fragment;
  });
}
