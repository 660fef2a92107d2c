// Which kernels are there? All in one module.
import { Module } from "../wasm/module.js";
import { exportCopyRows } from "./copy-rows.js";
import { exportGemm } from "./gemm.js";
import { exportTranspose } from "./transpose.js";

export function kernelModule(): Uint8Array {
  const module = new Module();
  exportGemm(module);
  exportCopyRows(module);
  exportTranspose(module);
  return module.bytes();
}
