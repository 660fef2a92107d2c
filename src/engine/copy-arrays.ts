// How are scalars copied between two typed arrays that may be the same? The kernels copy what lies apart; the rest goes through a buffer.
import { allocateLike, dtypeFacts } from "../dtype/index.js";
import type { ArrayOperand } from "../kernel/copy.js";
import { kernels } from "../kernel/kernels.js";
import { inMemoryOrder, type Nest } from "../kernel/nest.js";
import { mayBeSame } from "./shared.js";

/** Copies `from` into `to` along a nest whose operand 0 is `to`; an overlap of the two is right, as if through a buffer. */
export function copyArrays(nest: Nest, to: ArrayOperand, from: ArrayOperand): void {
  if (nest.extents.includes(0)) return;
  if (mayOverlap(nest, to, from)) copyThroughBuffer(nest, to, from);
  else kernels().copy(inMemoryOrder(nest), to, from);
}

/** Do the two touch the same bytes, or can that not be known? */
export function mayOverlap(nest: Nest, to: ArrayOperand, from: ArrayOperand): boolean {
  if (to.array.buffer !== from.array.buffer) return mayBeSame(to.array.buffer, from.array.buffer);
  const [left, right] = [bytesOf(nest, 0, to), bytesOf(nest, 1, from)];
  return left.start < right.end && right.start < left.end;
}

/** The bytes of the buffer that an operand touches. */
function bytesOf(nest: Nest, operand: 0 | 1, { array, offset, dtype }: ArrayOperand): { start: number; end: number } {
  const bytes = dtypeFacts(dtype).bytes;
  const last = nest.extents.reduce((sum, extent, axis) => sum + (extent - 1) * (nest.strides[operand]?.[axis] ?? 0), 0);
  const start = array.byteOffset + offset * bytes;
  return { start, end: start + (last + 1) * bytes };
}

function copyThroughBuffer(nest: Nest, to: ArrayOperand, from: ArrayOperand): void {
  const count = nest.extents.reduce((product, extent) => product * extent, 1);
  const buffer = { array: allocateLike(from.array, count), offset: 0, dtype: from.dtype };
  const dense = denseStrides(nest.extents);
  kernels().copy({ extents: nest.extents, strides: [dense, nest.strides[1] ?? []] }, buffer, from);
  kernels().copy({ extents: nest.extents, strides: [nest.strides[0] ?? [], dense] }, to, buffer);
}

/** The strides of row-major order. */
function denseStrides(extents: readonly number[]): number[] {
  let next = 1;
  return extents
    .toReversed()
    .map((extent) => {
      const stride = next;
      next *= extent;
      return stride;
    })
    .toReversed();
}
