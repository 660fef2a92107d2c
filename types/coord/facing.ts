// Do the modes of two int-tuples face each other? The verdict in the form of `checked.ts`: "ok", or "apart" if it is
// known that they do not.

/** Each leaf faces a leaf. */
export type Facing<Left, Right> = Left extends readonly unknown[]
  ? number extends Left["length"]
    ? "ok"
    : FacingTuple<Right, Left, "leaf by leaf">
  : LeafFacing<Right>;

/** Each leaf of `Left` faces a mode. */
export type Refining<Left, Right> = Left extends readonly unknown[]
  ? number extends Left["length"]
    ? "ok"
    : FacingTuple<Right, Left, "leaf by mode">
  : "ok";

type How = "leaf by leaf" | "leaf by mode";

type LeafFacing<Right> = Right extends readonly unknown[] ? (number extends Right["length"] ? "ok" : "apart") : "ok";

type FacingTuple<Right, Left extends readonly unknown[], Pairing extends How> = Right extends readonly unknown[]
  ? number extends Right["length"]
    ? "ok"
    : Left["length"] extends Right["length"]
      ? FacingModes<Left, Right, Pairing>
      : "apart"
  : "apart";

type FacingModes<Left, Right, Pairing extends How> = Left extends readonly [infer LeftHead, ...infer LeftRest]
  ? Right extends readonly [infer RightHead, ...infer RightRest]
    ? Then<FacingMode<LeftHead, RightHead, Pairing>, LeftRest, RightRest, Pairing>
    : "ok"
  : "ok";

type FacingMode<Left, Right, Pairing extends How> = {
  "leaf by leaf": Facing<Left, Right>;
  "leaf by mode": Refining<Left, Right>;
}[Pairing];

type Then<Judged, Left, Right, Pairing extends How> = Judged extends "ok" ? FacingModes<Left, Right, Pairing> : "apart";
