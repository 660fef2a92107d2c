// tsd's assertions as plain types, for the compilers that tsd does not bundle. The runner writes the call that a test
// makes, `expectType<Expected>(actual)`, as `expectType<Expected>()(actual).holds`: the type of the argument is inferred
// beside the one that is stated, and where the assertion does not hold there is no such property, on a type that names both.
// Stricter than tsd in one point: `any` satisfies nothing.
import type { Equal, IsAny } from "./equal.js";

export declare function expectType<Expected>(): <const Actual>(
  actual: Actual,
) => Equal<Actual, Expected> extends true ? Holds : IsNotIdentical<Actual, Expected>;

export declare function expectNotType<Expected>(): <const Actual>(
  actual: Actual,
) => IsAny<Actual> extends true ? IsAnyType : Equal<Actual, Expected> extends true ? IsIdentical<Actual> : Holds;

export declare function expectAssignable<Expected>(): <const Actual>(
  actual: Actual,
) => IsAny<Actual> extends true ? IsAnyType : [Actual] extends [Expected] ? Holds : IsNotAssignable<Actual, Expected>;

export declare function expectNotAssignable<Expected>(): <const Actual>(
  actual: Actual,
) => IsAny<Actual> extends true ? IsAnyType : [Actual] extends [Expected] ? IsAssignable<Actual, Expected> : Holds;

export declare function expectNever(actual: never): void;
export declare function expectError<Expected = unknown>(actual: Expected): void;

interface Holds {
  readonly holds: true;
}

interface IsAnyType {
  readonly found: unknown;
}

interface IsIdentical<Actual> {
  readonly found: Actual;
}

interface IsNotIdentical<Actual, Expected> {
  readonly found: Actual;
  readonly expected: Expected;
}

interface IsAssignable<Actual, Expected> {
  readonly found: Actual;
  readonly expected: Expected;
}

interface IsNotAssignable<Actual, Expected> {
  readonly found: Actual;
  readonly expected: Expected;
}
