// The layout compiler: every public type, room by room from the ground up. `tilewright/types` is this file.

export type * from "./algebra/index.js";
export type * from "./coord/index.js";
export type {
  Add,
  CeilDiv,
  Compare,
  DivisorOf,
  DivMod,
  Equal,
  FloorDiv,
  Gcd,
  Greater,
  GreaterOrEqual,
  IsStatic,
  Kind,
  Less,
  LessOrEqual,
  Max,
  Min,
  Mod,
  Mul,
  Multiple,
  Sub,
} from "./int/index.js";
export type * from "./layout/index.js";
export type { Refused, SentenceCode } from "./message/index.js";
export type * from "./tensor/index.js";
