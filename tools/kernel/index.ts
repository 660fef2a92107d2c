// Which kernels are there? All in one module.
import { Module } from "../wasm/module.js";
import { exportConversions } from "./convert.js";
import { exportCopyRows } from "./copy-rows.js";
import { exportCombinations, exportMappings } from "./elementwise.js";
import { exportExp } from "./exp.js";
import { exportExtremeColumns } from "./extreme-columns.js";
import { double, single } from "./float.js";
import { exportGemm } from "./gemm.js";
import { exportExtremeRows, exportSumColumns, exportSumRows } from "./reduce.js";
import { exportTranspose } from "./transpose.js";

/** Multiplication comes last, next to its other form: so compression finds what both have in common, a kilobyte. */
export function kernelModule(): Uint8Array {
  const module = new Module();
  exportTranspose(module);
  exportCombinations(module);
  exportMappings(module);
  exportSumRows(module);
  exportExtremeRows(module);
  exportExtremeColumns(module);
  exportSumColumns(module);
  exportExp(module);
  exportConversions(module);
  exportCopyRows(module);
  exportGemm(module, "", single(false));
  exportGemm(module, "64", double(false));
  return module.bytes();
}

/** The kernels that gain by "relaxed SIMD": products and sums in one step, on machines that have it. */
export function relaxedModule(): Uint8Array {
  const module = new Module();
  exportGemm(module, "", single(true));
  exportGemm(module, "64", double(true));
  return module.bytes();
}
