// What does an element name say? `"float32"` is a scalar, `"float32x4x4"` a block of 4 by 4.
import { type DType, isDType } from "./dtype.js";

/** An element: its scalar type and the block of scalars that it groups; a scalar element has no block. */
export interface Element {
  readonly dtype: DType;
  readonly block: readonly number[];
}

/** The name of an element that groups a block of these extents: leading 1s are dropped, the last extent is kept. */
export function elementName(dtype: DType, block: readonly number[]): string {
  const first = block.findIndex((extent, axis) => extent !== 1 || axis === block.length - 1);
  return [dtype, ...(first === -1 ? [] : block.slice(first))].join("x");
}

/** The element with this name, or undefined if it is no name of one. */
export function parseElement(name: unknown): Element | undefined {
  const [dtype, ...extents] = typeof name === "string" ? name.split("x") : [];
  if (!isDType(dtype) || !extents.every((extent) => /^[1-9]\d*$/.test(extent))) return undefined;
  return { dtype, block: extents.map(Number) };
}
