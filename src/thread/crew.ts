// How is a worker started, and how does one talk to it? Node and browsers differ; behind this they are alike.
import { nodeModule } from "../engine/index.js";
import type { Greeting, Order, Report } from "./protocol.js";
import { workerSource } from "./worker.generated.js";

/** A worker that is ready. */
export interface Hand {
  post(message: Greeting | Order): void;
  terminate(): void;
  /** While it is busy, the program does not end. */
  keep(busy: boolean): void;
}

/** What a worker's pool wants to hear. */
export interface Listener {
  report(report: Report): void;
  /** The worker has ended, or can no longer be trusted. */
  death(cause: string): void;
}

/** Starts a worker; rejects with the reason if it does not come up. */
export function startHand(url: string | undefined, listener: Listener): Promise<Hand> {
  const node = nodeModule<{ readonly Worker: new (url: URL) => NodeWorker }>("node:worker_threads");
  return node === undefined ? startBrowserHand(url, listener) : startNodeHand(node.Worker, url, listener);
}

function startNodeHand(
  Worker: new (url: URL) => NodeWorker,
  url: string | undefined,
  listener: Listener,
): Promise<Hand> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL(url ?? `data:text/javascript,${encodeURIComponent(workerSource)}`));
    let cause = "it called process.exit";
    worker.on("message", (report: unknown) => {
      if (!isReport(report)) return;
      if (report.run > 0) listener.report(report);
      else {
        worker.unref();
        const keep = (busy: boolean): void => (busy ? worker.ref() : worker.unref());
        resolve({ post: (message) => worker.postMessage(message), terminate: () => void worker.terminate(), keep });
      }
    });
    worker.on("error", (error: unknown) => {
      cause = error instanceof Error ? error.message : String(error);
    });
    worker.on("exit", () => {
      reject(new Error(cause));
      listener.death(cause);
    });
  });
}

function startBrowserHand(url: string | undefined, listener: Listener): Promise<Hand> {
  return new Promise((resolve, reject) => {
    const Worker = Reflect.get(globalThis, "Worker") as BrowserWorkerClass;
    const address = url ?? URL.createObjectURL(new Blob([workerSource], { type: "text/javascript" }));
    const worker = new Worker(address, { type: "module" });
    let isDead = false;
    const end = (cause: string): void => {
      if (isDead) return;
      isDead = true;
      worker.terminate();
      reject(new Error(cause));
      listener.death(cause);
    };
    worker.onmessage = ({ data }) => {
      if (!isReport(data)) return undefined;
      if (data.run > 0) return listener.report(data);
      if (url === undefined) URL.revokeObjectURL(address);
      if (data.lock !== undefined) void locks()?.request(data.lock, () => end("it called close"));
      resolve({
        post: (message) => worker.postMessage(message),
        terminate: () => worker.terminate(),
        keep: () => undefined,
      });
    };
    worker.onerror = (event) => end(event.message || "its program could not be loaded");
  });
}

/** Locks that a page and its workers have in common. */
function locks(): Locks | undefined {
  return (Reflect.get(globalThis, "navigator") as { readonly locks?: Locks } | undefined)?.locks;
}

/** The module of a kernel may send messages of its own. */
function isReport(message: unknown): message is Report {
  return typeof message === "object" && message !== null && typeof (message as Partial<Report>).run === "number";
}

// What is used of the platforms; not every program that compiles against the library knows these names.

type BrowserWorkerClass = new (url: string, options: { readonly type: "module" }) => BrowserWorker;

/** Of a page's; see `Report`. */
interface Locks {
  request(name: string, held: () => void): Promise<unknown>;
}

interface BrowserWorker {
  onmessage: (event: { readonly data: unknown }) => void;
  onerror: (event: { readonly message?: string }) => void;
  postMessage(message: Greeting | Order): void;
  terminate(): void;
}

interface NodeWorker {
  on(event: "message" | "error" | "exit", listener: (value: never) => void): void;
  postMessage(message: Greeting | Order): void;
  terminate(): Promise<number>;
  ref(): void;
  unref(): void;
}
