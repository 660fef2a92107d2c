// Under which headers is the page served, and what may it do then?

export interface Scenario {
  readonly name: string;
  /** Does the page share memory? */
  readonly isolated: boolean;
  readonly policy?: string;
  /** May it start workers from `blob:` URLs? */
  readonly blobWorkers: boolean;
  /** The kernels before their first use, and after. */
  readonly kernels: "simd" | "scalar";
  readonly kernelsAfterUse: "simd" | "scalar";
}

/** What the page found out; without a problem it holds. */
export interface Check {
  readonly name: string;
  readonly problem?: string;
}

export const scenarios: readonly Scenario[] = [
  {
    name: "a cross-origin isolated page",
    isolated: true,
    blobWorkers: true,
    kernels: "simd",
    kernelsAfterUse: "simd",
  },
  {
    name: "a page without isolation",
    isolated: false,
    blobWorkers: false,
    kernels: "simd",
    kernelsAfterUse: "simd",
  },
  {
    name: "an isolated page without unsafe-eval, but with wasm-unsafe-eval and workers from blobs",
    isolated: true,
    policy: "default-src 'none'; connect-src 'self'; script-src 'self' 'wasm-unsafe-eval'; worker-src 'self' blob:",
    blobWorkers: true,
    kernels: "simd",
    kernelsAfterUse: "simd",
  },
  {
    name: "an isolated page under the strictest policy",
    isolated: true,
    policy: "default-src 'none'; connect-src 'self'; script-src 'self'; worker-src 'self'",
    blobWorkers: false,
    kernels: "simd",
    kernelsAfterUse: "scalar",
  },
];
