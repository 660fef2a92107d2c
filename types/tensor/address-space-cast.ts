// Under which other kind can a tensor be known?
//
// A cast relabels what the buffer already is. An array whose type does not say which buffer it has, `Float32Array<ArrayBufferLike>`,
// makes a heap tensor to the checker; whether it lies in shared memory the runtime knows.
import type { Say } from "../message/say.js";
import type { AnyTensor, Families } from "./tensor.js";

/** The address spaces, by their name in `t.space`. */
export type AddressSpace = Exclude<keyof Families<unknown, unknown>, "readonly">;

/**
 * What `t.addressSpaceCast(space)` gives: the tensor of that kind; a read-only one stays read-only.
 * @example
 * type T = AddressSpaceCastType<TileTensor<"float32", Layout<[8], [1]>>, "shared">; // SharedTensor<"float32", Layout<[8], [1]>>
 */
export type AddressSpaceCastType<Tensor extends AnyTensor, Space extends AddressSpace> = Families<
  Tensor["dtype"],
  Tensor["layout"]
>[CastFamily<Tensor["space"], Space>];

type CastFamily<Own, Space> = Own extends AddressSpace ? Space : "readonly";

/** The tensor of the kind that every typed array gives. The reference's `GenericType`. */
export type GenericType<Tensor extends AnyTensor> = AddressSpaceCastType<Tensor, "heap">;

/** `Space` where the tensor may lie there, else the sentence. */
export type CheckedSpace<Own, Space> = [Space] extends [never]
  ? Space
  : {
      ok: Space;
      bad: Say<"space.cast", { space: Own; wanted: Space }>;
    }[SpaceVerdict<Own, Space>];

/** `unknown` is the space of a read-only tensor, and what that of a generic one is at least: only the runtime knows it. */
type SpaceVerdict<Own, Space> = Own extends unknown ? (unknown extends Own ? "ok" : KnownVerdict<Own, Space>) : never;

type KnownVerdict<Own, Space> = Own extends "shared" | "wasm"
  ? Own extends Space
    ? "ok"
    : "bad"
  : Own extends "heap"
    ? Space extends "heap" | "shared"
      ? "ok"
      : "bad"
    : "ok";
