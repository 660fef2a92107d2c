// Which kernels are there? All in one module.
import { Module } from "../wasm/module.js";
import { exportGemm } from "./gemm.js";

export function kernelModule(): Uint8Array {
  const module = new Module();
  exportGemm(module);
  return module.bytes();
}
