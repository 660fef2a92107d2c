// The program of a worker as text inside a source file: no file for a bundler to lose, and one text for Node and browsers.
import { bundle } from "../bundle.js";

const program = bundle({ file: "src/thread/worker.ts" }, { keepEffects: true });

export const file = "src/thread/worker.generated.ts";

export const text = `// Made by tools/generate/worker.ts from src/thread/worker.ts; do not edit. The program of a worker, ${program.length} characters.
export const workerSource: string =
  ${JSON.stringify(program)};
`;
