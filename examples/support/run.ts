// How does an example end? With exit code 1 and one sentence, if what it was given was wrong; with a stack trace only for a bug.
import { TilewrightError } from "tilewright";

/** Something is wrong with what an example was given. */
export class BadArgument extends Error {}

/** Runs an example on the arguments of its command line. */
export async function run(name: string, example: (...paths: string[]) => Promise<void>): Promise<void> {
  try {
    await example(...process.argv.slice(2));
  } catch (error) {
    if (!isMistakeOfTheCaller(error)) throw error;
    console.error(`${name}: ${error.message}`);
    process.exitCode = 1;
  }
}

/** Node's own errors about files carry the system call that failed. */
function isMistakeOfTheCaller(error: unknown): error is Error {
  return (
    error instanceof BadArgument || error instanceof TilewrightError || (error instanceof Error && "syscall" in error)
  );
}
