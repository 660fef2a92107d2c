// `tilewright/engine-conformance`: does an engine do what tensors ask of it? A list of checks for any test runner.
//
// An entry of the package like `core.ts`: the checks make tensors, so that nothing in the engine room imports them.
import type { DType } from "../dtype/index.js";
import { copyChecks } from "./conformance-copies.js";
import { handleChecks } from "./conformance-handles.js";
import { tensorChecks } from "./conformance-tensors.js";
import type { TensorEngine } from "./engine.js";

/** An engine, and how its storage comes into being. */
export interface EngineUnderTest<Storage> {
  readonly engine: TensorEngine<Storage>;
  /** The element types that its storage holds. */
  readonly dtypes: readonly DType[];
  /** A handle on fresh storage of at least so many scalars, which nothing else refers to. */
  allocate(dtype: DType, length: number): Storage;
}

/** One thing that an engine must do. */
export interface EngineCheck {
  readonly name: string;
  /** Throws `engine.differs`, or what the engine throws, where it does not. */
  run(): void;
}

/**
 * Everything that tensors rely on in an engine, for a test runner: each check has a name and throws a sentence where it fails.
 * @example
 * const engine = heapEngine;
 * const allocate = (dtype: DType, length: number): HeapStorage => ({ array: new Float32Array(length), offset: 0, dtype });
 * const checks = engineChecks({ engine, dtypes: ["float32"], allocate });
 * for (const { run } of checks) run();
 */
export function engineChecks<Storage>(subject: EngineUnderTest<Storage>): readonly EngineCheck[] {
  return [...handleChecks(subject), ...copyChecks(subject), ...tensorChecks(subject)];
}
