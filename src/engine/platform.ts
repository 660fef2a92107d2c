// How many threads can work at once on this platform, and why not more?

/** How many threads the processor has, as far as the platform tells. */
export function hardwareThreads(): number {
  const node = nodeModule<{ availableParallelism(): number }>("node:os")?.availableParallelism();
  return node ?? platform.navigator?.hardwareConcurrency ?? 1;
}

/** Why there can be no workers here; undefined where nothing is known to be in the way. */
export function threadObstacle(): string | undefined {
  if (typeof SharedArrayBuffer === "undefined") {
    return platform.crossOriginIsolated === false
      ? "the page is not cross-origin isolated, so no memory is shared; it needs the headers Cross-Origin-Opener-Policy: same-origin and Cross-Origin-Embedder-Policy: require-corp"
      : "the platform has no SharedArrayBuffer";
  }
  const hasWorkers = Reflect.has(globalThis, "Worker") || nodeModule("node:worker_threads") !== undefined;
  return hasWorkers ? undefined : "the platform has no workers";
}

/** A module of Node, asked for so that bundlers for browsers see no import; undefined elsewhere. */
export function nodeModule<Module>(name: string): Module | undefined {
  return platform.process?.getBuiltinModule?.(name) as Module | undefined;
}

/** What is used of the platform; not every program that compiles against the library knows these names. */
const platform = globalThis as unknown as {
  readonly process?: { getBuiltinModule?(name: string): unknown };
  readonly navigator?: { readonly hardwareConcurrency?: number };
  readonly crossOriginIsolated?: boolean;
};
