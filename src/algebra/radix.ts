// In which mixed radix does a layout read an index?
//
// The leaves of a layout, from the left, are the places of a positional number system: the place of extent s counts modulo s and
// carries into the next one, and the last takes what is left, however much. Places that say the same as fewer places are merged as
// they come in: an extent of 1 is no place unless it is the last, and s:d followed by t:(s*d) is one place, (s*t):d. That changes
// neither the function nor where it runs on past its size.
import { bare, type LayoutTree, type Leaf, one } from "./layout-tree.js";

/** The places, from the fastest; at least one. */
export type Radix = readonly Leaf[];

export function radixOf(tree: LayoutTree): Radix {
  const places: Leaf[] = [];
  appendLeaves(places, tree);
  return places.length > 0 ? places : [one];
}

/** Puts a place after those that are there, merged with the last of them where it can be. */
export function appendPlace(places: Leaf[], place: Leaf): void {
  if (places.at(-1)?.extent === 1) {
    places.pop();
  }
  const last = places.at(-1);
  if (last !== undefined && last.extent * last.stride === place.stride) {
    places[places.length - 1] = { extent: last.extent * place.extent, stride: last.stride };
  } else {
    places.push(place);
  }
}

/** The places within the size: without a last extent of 1. */
export function placesWithin(radix: Radix): Radix {
  return radix.at(-1)?.extent === 1 ? radix.slice(0, -1) : radix;
}

/** The function within its size, with the fewest modes. */
export function coalesced(radix: Radix): LayoutTree {
  return bare(placesWithin(radix));
}

function appendLeaves(places: Leaf[], tree: LayoutTree): void {
  if ("extent" in tree) {
    appendPlace(places, tree);
    return;
  }
  for (const mode of tree) {
    appendLeaves(places, mode);
  }
}
