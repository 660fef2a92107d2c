// How does a tile look of which some entries are not to be touched? Like the tile itself, but that its accesses ask first.
//
// Operations on whole tensors ask before they begin and leave everything as it is; what lies wholly inside is the plain tensor.
import type { Scalar } from "../dtype/index.js";
import type { Geometry } from "./geometry.js";
import type { Kind } from "./kind.js";
import { getElement } from "./load.js";
import { Place, placeOf } from "./place.js";
import { setElement } from "./store.js";
import type { Tensor } from "./tensor.js";
import type { TileMask } from "./tile-mask.js";

/** What of a tile may be touched, and where in it a tensor begins. */
export interface Masking {
  readonly mask: TileMask;
  readonly start: number;
}

/** The tensor of which only what the mask allows can be touched; `start` is its place in the masked tile. */
export function maskedTensor(plain: Tensor, mask: TileMask, start = 0): Tensor {
  if (mask.isWhole || start + plain.geometry.reach <= Math.min(mask.firstInvalid, mask.reach)) return plain;
  return Object.create(plain, { ...accesses(plain, mask, start), ...whole(plain, mask, start) });
}

/** The members that touch single scalars; operations know each other's names, single scalars do not. */
function accesses(plain: Tensor, mask: TileMask, start: number): PropertyDescriptorMap {
  const require = (position: number): void => mask.require("element access", start + position);
  return {
    get: method(function get(this: Tensor, ...index: unknown[]) {
      return getElement(this, index);
    }),
    set: method(function set(this: Tensor, ...indexAndValue: unknown[]) {
      setElement(this, indexAndValue);
    }),
    readScalar: method((position: number): Scalar => {
      require(position);
      return plain.readScalar(position);
    }),
    writeScalar: method((position: number, value: Scalar): void => {
      require(position);
      plain.writeScalar(position, value);
    }),
    mayTouch: method((position: number): boolean => mask.allows(start + position)),
    requirePlaces: method((operation: string, offset: number, lanes: readonly number[]): void => {
      for (const lane of lanes) mask.require(operation, start + offset + lane);
    }),
  };
}

function whole(plain: Tensor, mask: TileMask, start: number): PropertyDescriptorMap {
  return {
    view: method((scalars: number, geometry: Geometry, kind: Kind = plain.kind) =>
      maskedTensor(plain.view(scalars, geometry, kind), mask, start + scalars),
    ),
    /** What may be touched is asked each time. */
    place: method(function place(this: Tensor) {
      const { array, offset, base, buffer } = placeOf(plain);
      return new Place(this, array && { array, offset, base, buffer }, false);
    }),
    /** What lies past the valid entries need not exist. */
    extent: method((): number => {
      const extent = plain.extent();
      return extent < mask.reach - start ? extent : Math.max(extent, plain.geometry.reach);
    }),
    masking: method((): Masking => ({ mask, start })),
    requireWhole: method((operation: string): void => mask.requireAll(operation, start, plain.geometry)),
  };
}

function method(value: (...args: never[]) => unknown): PropertyDescriptor {
  return { value };
}
