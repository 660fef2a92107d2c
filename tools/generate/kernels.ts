// The SIMD kernels as bytes inside a source file: no file for a bundler to lose.
import { kernelModule } from "../kernel/index.js";
import { linesOf } from "../wasm/text.js";

const bytes = kernelModule();

export const file = "src/kernel/simd/module.generated.ts";

export const text = `// Made by tools/generate/kernels.ts from tools/kernel; do not edit. The SIMD kernels: ${bytes.length} bytes of WebAssembly, as tools/wasm/text.ts writes them.
export const moduleText: string = (
${linesOf(bytes)
  .map((line) => `  ${line}`)
  .join(" +\n")}
);
`;
