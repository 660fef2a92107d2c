// What do the kernels need to know of an element type? One record for each, so that a kernel is written once.

import type { Bytes } from "../wasm/encode.js";
import { f32, f32x4, f64, f64x2, type Place, relaxed, store, type V128, v128 } from "../wasm/instructions.js";

/** A float type, its vectors of 16 bytes, and its scalars. */
export interface FloatKind {
  readonly bytes: 4 | 8;
  /** Elements of a vector. */
  readonly lanes: 4 | 2;
  /** One element from memory in every lane. */
  splat(place: Place): V128;
  add(left: V128, right: V128): V128;
  /** sum + left · right. */
  multiplyAdd(sum: V128, left: V128, right: V128): V128;
  /** Stores one element: another one, their sum, or 0. */
  copyOne(to: Place, from: Place): Bytes;
  addOne(to: Place, from: Place): Bytes;
  zeroOne(to: Place): Bytes;
}

/** `fused`: product and sum are one step where the machine has it, rounded once. */
export function single(fused: boolean): FloatKind {
  return {
    bytes: 4,
    lanes: 4,
    splat: v128.load32Splat,
    add: f32x4.add,
    multiplyAdd: (sum, left, right) =>
      fused ? relaxed.f32x4Madd(left, right, sum) : f32x4.add(sum, f32x4.mul(left, right)),
    copyOne: (to, from) => store.f32(to, f32.load(from)),
    addOne: (to, from) => store.f32(to, f32.add(f32.load(to), f32.load(from))),
    zeroOne: (to) => store.f32(to, 0),
  };
}

export function double(fused: boolean): FloatKind {
  return {
    bytes: 8,
    lanes: 2,
    splat: v128.load64Splat,
    add: f64x2.add,
    multiplyAdd: (sum, left, right) =>
      fused ? relaxed.f64x2Madd(left, right, sum) : f64x2.add(sum, f64x2.mul(left, right)),
    copyOne: (to, from) => store.f64(to, f64.load(from)),
    addOne: (to, from) => store.f64(to, f64.add(f64.load(to), f64.load(from))),
    zeroOne: (to) => store.f64(to, 0),
  };
}
