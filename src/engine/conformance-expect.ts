// What do the checks of an engine compare, and with which values?
import { type DType, dtypeFacts, type Scalar, storedScalar } from "../dtype/index.js";
import { fail } from "../message/index.js";
import type { EngineUnderTest } from "./conformance.js";

/** Throws unless the two read alike; -0 is another value than 0. */
export function expectSame<Storage>(
  { engine }: EngineUnderTest<Storage>,
  what: string,
  found: unknown,
  expected: unknown,
): void {
  const [left, right] = [show(found), show(expected)];
  if (left !== right) fail("engine.differs", { engine: engine.typeName, what, found: left, expected: right });
}

function show(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(show).join(", ")}]`;
  if (Object.is(value, -0)) return "-0";
  return typeof value === "bigint" ? `${value}n` : String(value);
}

/** Values of an element type that differ from one another; bool has but two. */
export function samples(dtype: DType, count: number, first = 1): readonly Scalar[] {
  return Array.from({ length: count }, (_, place) => sample(dtype, first + place));
}

function sample(dtype: DType, number: number): Scalar {
  const { scalar } = dtypeFacts(dtype);
  if (scalar === "boolean") return number % 3 === 1;
  return scalar === "bigint" ? BigInt(number) : number;
}

/** Values that a store narrows, rounds or keeps, each with what it leaves. */
export function hardValues(dtype: DType): readonly (readonly [stored: Scalar, read: Scalar])[] {
  const { scalar } = dtypeFacts(dtype);
  const values: readonly Scalar[] =
    scalar === "boolean"
      ? [true, false]
      : scalar === "bigint"
        ? [0n, -1n, 2n ** 63n, 2n ** 64n + 5n]
        : [0, -0, 0.1, -1, 300, 65536.5, 2 ** 31, 1e39, Number.NaN, Infinity];
  return values.map((value) => [value, storedScalar(dtype, value)]);
}

/** A handle on storage of these values. */
export function filledStorage<Storage>(
  { engine, allocate }: EngineUnderTest<Storage>,
  dtype: DType,
  values: readonly Scalar[],
): Storage {
  const storage = allocate(dtype, values.length);
  for (const [place, value] of values.entries()) engine.store(storage, place, value);
  return storage;
}

/** The first values of a storage. */
export function readStorage<Storage>(
  { engine }: EngineUnderTest<Storage>,
  storage: Storage,
  length: number,
): readonly Scalar[] {
  return Array.from({ length }, (_, place) => engine.load(storage, place));
}
