// What is known of a tuple that is computed from one of unknown rank?
import type { IntTuple } from "../coord/int-tuple.js";

/** `number[]` where all modes are leaves; else any nesting is possible. */
export type UnknownTuple<Tuple> = Tuple extends readonly number[] ? number[] : IntTuple;
