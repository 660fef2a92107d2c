// How do operations on whole tensors see a tensor? As a record of one class, whatever the tensor's own is: tensors have a class for each
// dtype and rank, and code that has met five classes of objects takes ten times as long to read a property of the next.
import type { DType, StorageArray } from "../dtype/index.js";
import { isShared, isWasmBuffer, mayBeSame } from "../engine/index.js";
import type { ArrayOperand } from "../kernel/copy.js";
import { type LoopSet, loopsOf } from "../kernel/loop-set.js";
import type { Matrix } from "../kernel/matrix.js";
import type { ElementwisePlan } from "./elementwise-plan.js";
import type { Geometry } from "./geometry.js";
import { asTensor } from "./guard.js";
import type { Kind } from "./kind.js";
import { requireStorage, requireWritable } from "./storage.js";
import type { Tensor } from "./tensor.js";

/** What is known of the array in which a tensor lies. */
export interface Home extends Required<Omit<ArrayOperand, "dtype" | "loops" | "isWhole">> {
  /** The region of the library's memory that the array is, if it is one. */
  readonly allocation?: Region;
}

interface Region {
  readonly isDisposed: boolean;
}

/**
 * A tensor and where it lies, for ever; whether the storage is still there is asked each time. So what was found of two places holds as long as they
 * do: a place remembers its last partner by number, which does not keep that one's storage.
 */
export class Place {
  declare readonly id: number;
  declare readonly tensor: Tensor;
  declare readonly geometry: Geometry;
  declare readonly kind: Kind;
  declare readonly dtype: DType;
  declare readonly loops: LoopSet;
  /** The array, and the place of the first scalar in it; undefined where the storage is no array. */
  declare readonly array: StorageArray | undefined;
  declare readonly offset: number;
  /** As operands of kernels have them: the array's own buffer is for ever, so that it is asked for once. */
  declare readonly base: number;
  declare readonly buffer: ArrayBufferLike;
  declare readonly allocation: Region | undefined;
  /** The bytes of the buffer that the elements reach: from the first one on, and the end. */
  declare readonly start: number;
  declare readonly end: number;
  /** How many bytes the buffer must have for the elements to be there; Infinity where that does not tell. */
  declare readonly needed: number;
  /** Do other threads see the buffer? */
  declare readonly isShared: boolean;
  /** Do the elements reach from one end of the array to the other? */
  declare readonly isWhole: boolean;
  /** May it be written, as long as the storage is there? */
  declare readonly isWritable: boolean;
  /** The tensor as a matrix, once a product has asked for it. */
  declare matrix: Matrix | undefined;
  /** The operands that were last found right for this one to be computed from: two factors, or with 0 itself and another one. */
  declare left: number;
  declare right: number;
  /** How it is computed from itself and the other one. */
  declare plan: ElementwisePlan | undefined;

  /** Without `isKnown` the tensor itself is asked each time whether its elements are there and may be touched. */
  constructor(tensor: Tensor, home: Home | undefined, isKnown: boolean) {
    const { geometry, kind } = tensor;
    const { array, offset, base, buffer, allocation } = home ?? nowhere;
    const { bytes } = kind.facts;
    const { reach } = geometry;
    const start = base < 0 ? (array?.byteOffset ?? 0) : base;
    const isFixed = isKnown && array !== undefined && !canShrink(buffer);
    this.tensor = tensor;
    this.geometry = geometry;
    this.kind = kind;
    this.dtype = kind.dtype;
    this.loops = loopsOf({ dtype: kind.dtype, array: array ?? none });
    this.array = array;
    this.offset = offset;
    this.base = base;
    this.buffer = buffer;
    this.allocation = allocation;
    this.start = start + offset * bytes;
    this.end = this.start + reach * bytes;
    this.needed = isFixed ? this.end : Infinity;
    this.isShared = isShared(buffer);
    this.isWhole = isFixed && offset === 0 && array.length === reach;
    this.isWritable = kind.writable && geometry.broadcastLeaf < 0;
    this.matrix = undefined;
    places += 1;
    this.id = places;
    this.left = 0;
    this.right = 0;
    this.plan = undefined;
  }
}

let places = 0;

function canShrink(buffer: ArrayBufferLike): boolean {
  return (buffer as { readonly resizable?: boolean }).resizable === true;
}

const none: StorageArray = new Float32Array(0);
const nowhere = { array: undefined, offset: 0, base: -1, buffer: none.buffer, allocation: undefined };

/** A place in any array. */
export function homeIn(array: StorageArray, offset: number): Home {
  const { buffer } = array;
  return { array, offset, base: isWasmBuffer(buffer) ? array.byteOffset : -1, buffer };
}

// What follows stands in every operation, and is short so that V8 takes it in.

/** The place of a tensor in an array. */
export type ArrayPlace = Place & ArrayOperand;

export function isInArray(place: Place): place is ArrayPlace {
  return place.array !== undefined;
}

/** The place of a tensor, which it remembers if it may. */
export function placeOf(tensor: Tensor): Place {
  const { placed } = tensor;
  // What is made of a tensor by `Object.create` would inherit its place.
  return placed !== undefined && placed.tensor === tensor ? placed : tensor.place();
}

/** The place of the tensor that a value is, or the sentence that it is none. */
export function placeOfArgument(operation: string, value: unknown): Place {
  const placed = (value as Partial<Tensor> | null | undefined)?.placed;
  // Nothing but a tensor has a place of which it is the tensor.
  return placed !== undefined && placed.tensor === value ? placed : asTensor(operation, value).place();
}

/** Is the storage plainly there, all of it? A buffer that was detached has no bytes. */
export function isThere({ allocation, buffer, needed }: Place): boolean {
  return allocation === undefined ? buffer.byteLength >= needed : !allocation.isDisposed;
}

/** As `requireStorage`. */
export function requirePlace(operation: string, place: Place): void {
  if (!isThere(place)) requireStorage(operation, place.tensor);
}

/** As `requireWritable`. */
export function requireWritablePlace(operation: string, place: Place): void {
  if (!place.isWritable || !isThere(place)) requireWritable(operation, place.tensor);
}

/** May two tensors have bytes in common? */
export function mayMeet(left: Place, right: Place): boolean {
  if (left.buffer !== right.buffer) return left.isShared && right.isShared && mayBeSame(left.buffer, right.buffer);
  return left.start < right.end && right.start < left.end;
}

/** Do two tensors that meet begin at the same byte? Of two shared buffers that is not known. */
export function beginAlike(left: Place, right: Place): boolean {
  return left.buffer === right.buffer && left.start === right.start;
}
