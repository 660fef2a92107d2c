// A right call of every member of a tensor, and what it does with the elements: the states of storage are tried on each.
import { rowMajor } from "../../../src/layout/index.js";
import { zeros } from "../../../src/tensor/index.js";
import type { LooseTensor } from "../loose.js";

/** An element is the last one: of a buffer that has shrunk, the first ones are still there. `tells`: of the tensor only. `views`: gives another tensor, touching nothing. `reads`, `writes`: elements. */
export type Nature = "tells" | "views" | "reads" | "writes";

export interface RightCall {
  readonly nature: Nature;
  readonly call: (t: LooseTensor) => unknown;
}

const ask = (nature: Nature, name: string, ...args: readonly unknown[]): [string, RightCall] => [
  name,
  {
    nature,
    call: (t) => {
      const member: unknown = Reflect.get(t, name);
      return typeof member === "function" ? Reflect.apply(member, t, args) : member;
    },
  },
];

export const calls: Readonly<Record<string, RightCall>> = Object.fromEntries([
  ...["dtype", "layout", "space", "rank", "flatRank", "elementSize", "linearIdxType"].map((name) => ask("tells", name)),
  ...["numElements", "isRowMajor", "getTypeName"].map((name) => ask("tells", name)),
  ask("tells", "dim", 0),
  ask("tells", "dynamicStride", 0),
  ask("tells", "isCompatibleWith", [0, 0]),
  ask("tells", "prefetch", 0),

  ask("reads", "get", 7, 3),
  ask("reads", "load", 31),
  ask("reads", "loadInto", new Float32Array(1), 31),
  ask("reads", "rawLoad", 31),
  ask("reads", "loadLinear", [7, 3]),
  ask("reads", "toString"),
  ask("reads", "writeTo"),
  ask("reads", "asSpan"),
  // Another typed array over the same buffer has to be made.
  ask("reads", "bitcast", "int32"),
  ...["reduceSum", "reduceMin", "reduceMax", "reduceMean", "argmax"].map((name) => ask("reads", name)),
  ask("tells", "unsafePtr"),
  ask("tells", "ptrAtOffset", 0),

  ask("writes", "set", 7, 3, 1),
  ask("writes", "store", 31, 1),
  ask("writes", "rawStore", 31, 1),
  ask("writes", "storeLinear", [7, 3], 1),
  ask("writes", "fill", 1),
  ...["add", "sub", "mul", "div", "floorDiv", "min", "max"].map((name) => ask("writes", name, 2)),
  ...["abs", "recip", "exp"].map((name) => ask("writes", name)),
  ask("writes", "copyFrom", zeros("float32", 8, 4)),
  ask("writes", "copyFromAsync", zeros("float32", 8, 4)),

  ask("views", "tile", [2, 2], [0, 0]),
  ask("views", "tileClipped", [2, 2], [0, 0]),
  ask("views", "tileWithOffset", [2, 2], [0, 0]),
  ask("views", "tiles", [2, 2]),
  ask("views", "slice", 0, ":"),
  ask("views", "at", 0, ":"),
  ask("views", "vectorize", 1, 4),
  ask("views", "reshape", 4, 8),
  ask("views", "permute", 1, 0),
  ask("views", "split", 2),
  ask("views", "distribute", rowMajor(2, 2), 0),
  ask("views", "distributeWithOffset", rowMajor(2, 2), 0),
  ask("views", "broadcastTo", 2, 8, 4),
  ask("views", "squeeze"),
  ask("views", "unsqueeze", 0),
  ask("views", "addressSpaceCast", "heap"),
  ...["transpose", "coalesce", "asImm", "makeDynamic", "toLayoutTensor"].map((name) => ask("views", name)),
]);
