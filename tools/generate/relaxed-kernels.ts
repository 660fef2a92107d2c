// The kernels of relaxed SIMD, as `kernels.ts` has the others.
import { relaxedModule } from "../kernel/index.js";
import { linesOf } from "../wasm/text.js";

const bytes = relaxedModule();

export const file = "src/kernel/simd/relaxed.generated.ts";

export const text = `// Made by tools/generate/relaxed-kernels.ts from tools/kernel; do not edit. The kernels of relaxed SIMD: ${bytes.length} bytes of WebAssembly, as tools/wasm/text.ts writes them.
export const relaxedText: string = (
${linesOf(bytes)
  .map((line) => `  ${line}`)
  .join(" +\n")}
);
`;
