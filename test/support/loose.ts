/** The function as JavaScript calls it: with any arguments, for tests of what it refuses. */
export function loose(operation: (...args: never[]) => unknown): (...args: readonly unknown[]) => unknown {
  return (...args) => Reflect.apply(operation, undefined, args);
}
