// All coordinates of a shape, counted by hand: the first leaf moves fastest.
import type { IntTuple } from "../../src/coord/index.js";

export function allCoordinates(shape: IntTuple): readonly IntTuple[] {
  if (typeof shape === "number") return Array.from({ length: shape }, (_, index) => index);
  return shape.reduce<readonly (readonly IntTuple[])[]>(
    (slower, mode) => allCoordinates(mode).flatMap((crd) => slower.map((before) => [...before, crd])),
    [[]],
  );
}
