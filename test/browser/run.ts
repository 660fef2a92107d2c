// `npm run test:browser`: does the library work in a page? Serves a page under several headers to headless Chromium and prints what it found;
// ends with the line `N passed, N failed`. `CHROMIUM` names the browser, else it is looked for.
import { type ChildProcess, spawn } from "node:child_process";
import { accessSync, constants, mkdtempSync, rmSync } from "node:fs";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { workerSource } from "../../src/thread/index.js";
import { bundle } from "../../tools/bundle.js";
import { type Check, type Scenario, scenarios } from "./scenarios.js";

/** A page that has told nothing for so long is stuck. */
const patience = 120_000;

const files: Readonly<Record<string, string>> = {
  "/page.js": bundle({ file: "test/browser/page.ts" }, { keepEffects: true }),
  "/kernels.js": bundle({ file: "test/thread/kernels.ts" }, { keepEffects: true }),
  "/worker.js": workerSource,
};

const document = '<!doctype html><script src="/scenario.js"></script><script type="module" src="/page.js"></script>';

const browser = findBrowser();
if (browser === undefined) {
  console.log("no Chromium: install Debian's package chromium, or name one in CHROMIUM");
  process.exitCode = 1;
} else {
  let [passed, failed] = [0, 0];
  for (const scenario of scenarios) {
    console.log(scenario.name);
    for (const { name, problem } of await checksOf(browser, scenario)) {
      if (problem === undefined) passed += 1;
      else failed += 1;
      console.log(problem === undefined ? `  ✓ ${name}` : `  ✗ ${name}: ${problem}`);
    }
  }
  console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 && passed > 0 ? 0 : 1;
}

/** Serves the page, opens it, and waits for its report. */
async function checksOf(command: string, scenario: Scenario): Promise<readonly Check[]> {
  const profile = mkdtempSync(join(tmpdir(), "tilewright-browser-"));
  const { server, report } = serve(scenario);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const page = openPage(command, profile, `http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  let timer: NodeJS.Timeout | undefined;
  const silence = new Promise<readonly Check[]>((resolve) => {
    timer = setTimeout(() => resolve([{ name: "the page", problem: "tells nothing" }]), patience);
    page.on("exit", (code) => resolve([{ name: "the browser", problem: `ended with ${code}` }]));
  });
  try {
    return await Promise.race([report, silence]);
  } finally {
    clearTimeout(timer);
    // Its helpers write to the profile as long as they live; they are of its process group.
    if (page.pid !== undefined && page.exitCode === null) process.kill(-page.pid, "SIGKILL");
    server.closeAllConnections();
    server.close();
    await removed(profile);
  }
}

/** The last of the helpers may take a moment to end. */
async function removed(folder: string): Promise<void> {
  for (let attempt = 0; attempt < 20; attempt++) {
    try {
      rmSync(folder, { recursive: true, force: true });
      return;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
  console.log(`${folder} is still in use and stays`);
}

function serve(scenario: Scenario): { readonly server: Server; readonly report: Promise<readonly Check[]> } {
  let tell: (checks: readonly Check[]) => void = () => undefined;
  const report = new Promise<readonly Check[]>((resolve) => {
    tell = resolve;
  });
  const server = createServer((request, response) => answer(scenario, request, response, tell));
  return { server, report };
}

function answer(
  scenario: Scenario,
  request: IncomingMessage,
  response: ServerResponse,
  tell: (checks: readonly Check[]) => void,
): void {
  const path = request.url ?? "/";
  const headers: Record<string, string> = { "Cross-Origin-Resource-Policy": "same-origin" };
  if (scenario.isolated) {
    headers["Cross-Origin-Opener-Policy"] = "same-origin";
    headers["Cross-Origin-Embedder-Policy"] = "require-corp";
  }
  if (scenario.policy !== undefined) headers["Content-Security-Policy"] = scenario.policy;
  const send = (type: string, body: string): void => {
    response.writeHead(200, { ...headers, "Content-Type": type }).end(body);
  };
  const script = files[path];
  if (path === "/") send("text/html", document);
  else if (path === "/scenario.js") send("text/javascript", `globalThis.scenario = ${JSON.stringify(scenario)};`);
  else if (path === "/report") {
    let text = "";
    request.on("data", (chunk) => {
      text += chunk;
    });
    request.on("end", () => {
      send("text/plain", "");
      tell(JSON.parse(text));
    });
  } else if (script === undefined) response.writeHead(404).end();
  else send("text/javascript", script);
}

function openPage(command: string, profile: string, address: string): ChildProcess {
  const quiet = ["quic", "background-networking", "component-update", "sync", "gpu", "dev-shm-usage"];
  const options = ["--headless", "--no-sandbox", "--no-first-run", ...quiet.map((name) => `--disable-${name}`)];
  return spawn(command, [...options, `--user-data-dir=${profile}`, address], { stdio: "ignore", detached: true });
}

function findBrowser(): string | undefined {
  const { CHROMIUM, PATH = "" } = process.env;
  if (CHROMIUM !== undefined) return CHROMIUM;
  const names = ["chromium", "chromium-browser", "google-chrome"];
  return PATH.split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .find(isExecutable);
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
