// The SIMD kernels as bytes inside a source file: no file for a bundler to lose.
import { kernelModule } from "../kernel/index.js";

const bytes = kernelModule();
const lines =
  Buffer.from(bytes)
    .toString("hex")
    .match(/.{1,116}/g) ?? [];

export const file = "src/kernel/simd/module.generated.ts";

export const text = `// Made by tools/generate/kernels.ts from tools/kernel; do not edit. The SIMD kernels: ${bytes.length} bytes of WebAssembly, in hexadecimal: compressed it is two thirds of base64, in which equal bytes look different.
export const moduleText: string = (
${lines.map((line) => `  "${line}"`).join(" +\n")}
);
`;
