// Which kernels are there? All in one module.
import { Module } from "../wasm/module.js";
import { exportConversions } from "./convert.js";
import { exportCopyRows } from "./copy-rows.js";
import { exportCombinations, exportMappings } from "./elementwise.js";
import { exportExp } from "./exp.js";
import { exportGemm } from "./gemm.js";
import { exportExtremeRows, exportSumColumns, exportSumRows } from "./reduce.js";
import { exportTranspose } from "./transpose.js";

export function kernelModule(): Uint8Array {
  const module = new Module();
  exportGemm(module);
  exportCopyRows(module);
  exportTranspose(module);
  exportCombinations(module);
  exportMappings(module);
  exportExp(module);
  exportSumRows(module);
  exportSumColumns(module);
  exportExtremeRows(module);
  exportConversions(module);
  return module.bytes();
}
