// The other libraries that npm has, as far as they are installed: `npm ci --prefix bench`.
import type { Contestant } from "../measure.js";
import { jaxJs } from "./jax-js.js";
import { mathjs } from "./mathjs.js";
import { ndarrayPeers } from "./ndarray.js";
import { numpyTs } from "./numpy-ts.js";
import { onnxruntime } from "./onnxruntime.js";
import type { Operation, Peer } from "./peer.js";
import { stdlib } from "./stdlib.js";
import { tfjs } from "./tfjs.js";

const steady = { ndarray: ndarrayPeers, "numpy-ts": numpyTs, stdlib, mathjs };

/** As their memories grow, arrays over them are detached; from the first time on V8 asks every array in the process whether it is. */
const growing = { tfjs, onnxruntime, "jax-js": jaxJs };

let peers: readonly Peer[] = await load(steady);

/** From now on only the libraries that slow down loops over arrays; gives their names. */
export async function turnToGrowing(): Promise<readonly string[]> {
  peers = await load(growing);
  return peers.map(({ name }) => name);
}

/** All that can do the operation on n by n float32. */
export async function peersOf(operation: Operation, n: number): Promise<readonly Contestant[]> {
  const contestants: Contestant[] = [];
  for (const { name, operations } of peers) {
    const run = await operations[operation]?.(n);
    if (run !== undefined) contestants.push({ name, run });
  }
  return contestants;
}

async function load(libraries: Readonly<Record<string, () => Promise<readonly Peer[]>>>): Promise<readonly Peer[]> {
  return (await Promise.all(Object.entries(libraries).map(([name, library]) => installed(name, library)))).flat();
}

async function installed(name: string, library: () => Promise<readonly Peer[]>): Promise<readonly Peer[]> {
  try {
    return await library();
  } catch (error) {
    console.log(`${name} does not run (npm ci --prefix bench installs the peers): ${String(error)}`);
    return [];
  }
}
