// `npm test`: runs every suite and ends with the line `N passed, N failed`. Names after `--` choose suites.
// A suite that fails to load counts as a failure, and so does one that runs no test.
import { startVitest, type TestModule } from "vitest/node";

const vitest = await startVitest("test", process.argv.slice(2), { watch: false });
const modules = vitest.state.getTestModules();
const problems = modules.flatMap(problemsOf);
if (modules.length === 0) {
  problems.push("no suite was found");
}
for (const error of vitest.state.getUnhandledErrors()) {
  problems.push(`outside of tests: ${error instanceof Error ? error.message : JSON.stringify(error)}`);
}
await vitest.close();

const tests = modules.flatMap((suite) => [...suite.children.allTests()]);
const passed = tests.filter((test) => test.result().state === "passed").length;
const failed = tests.length - passed + problems.length;
for (const problem of problems) {
  console.log(problem);
}
console.log("Tests in a browser have a command of their own: npm run test:browser");
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;

function problemsOf(suite: TestModule): readonly string[] {
  const errors = suite.errors().map(({ message }) => `${suite.relativeModuleId}: ${message}`);
  const isEmpty = [...suite.children.allTests()].length === 0;
  return isEmpty && errors.length === 0 ? [`${suite.relativeModuleId}: runs no test`] : errors;
}
