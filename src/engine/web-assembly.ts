// What does the library use of WebAssembly? Declared here, since not every program that compiles against it knows the namespace.

export interface WasmMemoryObject {
  readonly buffer: ArrayBuffer;
}

export interface WasmExports {
  readonly [name: string]: unknown;
}

export interface WebAssemblyApi {
  readonly Memory: new (limits: { initial: number; maximum: number }) => WasmMemoryObject;
  readonly Module: new (bytes: Uint8Array) => object;
  readonly Instance: new (module: object, imports: object) => { readonly exports: WasmExports };
  validate(bytes: Uint8Array): boolean;
}

/** The platform's WebAssembly; undefined where there is none. Asked each time: policies and tests may take it away. */
export function webAssembly(): WebAssemblyApi | undefined {
  const api: unknown = Reflect.get(globalThis, "WebAssembly");
  return api === null ? undefined : (api as WebAssemblyApi | undefined);
}
