// The kernels of relaxed SIMD, as `kernels.ts` has the others.
import { relaxedModule } from "../kernel/index.js";

const bytes = relaxedModule();
const lines =
  Buffer.from(bytes)
    .toString("hex")
    .match(/.{1,116}/g) ?? [];

export const file = "src/kernel/simd/relaxed.generated.ts";

export const text = `// Made by tools/generate/relaxed-kernels.ts from tools/kernel; do not edit. The kernels of relaxed SIMD: ${bytes.length} bytes of WebAssembly, in hexadecimal: compressed it is two thirds of base64, in which equal bytes look different.
export const relaxedText: string = (
${lines.map((line) => `  "${line}"`).join(" +\n")}
);
`;
