// What is the block of scalars that a vectorized element groups?
import type { Axis } from "../kernel/nest.js";

/** A block: `extents` scalars by `strides` scalars apart; lanes run through it in row-major order. */
export interface Block {
  readonly extents: readonly number[];
  readonly strides: readonly number[];
  /** The offset of each lane from the element's own offset. */
  readonly lanes: readonly number[];
  /** Do the lanes follow one another in storage, so that a vector is one wide load? */
  readonly contiguous: boolean;
}

/** The block of these extents and strides. */
export function blockOf(extents: readonly number[], strides: readonly number[]): Block {
  const lanes = extents.reduce<readonly number[]>(
    (offsets, extent, axis) => offsets.flatMap((offset) => steps(offset, extent, strides[axis] ?? 0)),
    [0],
  );
  return { extents, strides, lanes, contiguous: lanes.every((offset, lane) => offset === lane) };
}

/** The loops over the lanes of a block. */
export function axesOfBlock(block: Block): Axis[] {
  return block.extents.map((extent, axis) => ({ extent, stride: block.strides[axis] ?? 0 }));
}

/** Do two tensors group scalars alike? Extents of 1 in front do not count. */
export function sameBlock(left: Block | undefined, right: Block | undefined): boolean {
  if (left === undefined || right === undefined) return left === right;
  const [here, there] = [withoutLeadingOnes(left.extents), withoutLeadingOnes(right.extents)];
  return here.length === there.length && here.every((extent, axis) => extent === there[axis]);
}

function withoutLeadingOnes(extents: readonly number[]): readonly number[] {
  const first = extents.findIndex((extent) => extent !== 1);
  return first === -1 ? [] : extents.slice(first);
}

function steps(offset: number, extent: number, stride: number): number[] {
  return Array.from({ length: extent }, (_, step) => offset + step * stride);
}
