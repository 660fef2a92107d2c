// `npm run laws:wide`: the laws by enumeration within wider bounds than CI can afford, a few minutes. It prints how many compositions are
// refused although there is an answer in which carries cancel. Names after `--` choose suites.
import { startVitest } from "vitest/node";

process.env.LAWS = "wide";
const chosen = process.argv.slice(2);
const vitest = await startVitest("test", chosen.length > 0 ? chosen : ["test/laws"], { watch: false, testTimeout: 0 });
const failed = vitest.state.getCountOfFailedTests() + vitest.state.getUnhandledErrors().length;
const modules = vitest.state.getTestModules().length;
await vitest.close();
process.exitCode = failed === 0 && modules > 0 ? 0 : 1;
