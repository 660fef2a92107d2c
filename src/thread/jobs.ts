// Is a job the same as one before? Then workers that still know it need no message, and its runs have the same words.
import { beginAgain, newControl } from "./control.js";
import { keep } from "./kept.js";
import type { Job } from "./protocol.js";

/** A job as the pool keeps it: under which number, and the words of its runs. */
export interface KeptJob {
  readonly id: number;
  readonly control: Int32Array;
}

interface Entry extends KeptJob {
  /** All that a job says, and the objects that it is about: not kept alive by being remembered here. */
  readonly text: string;
  readonly objects: readonly WeakRef<object>[];
}

export class Jobs {
  readonly #entries: Map<number, Entry> = new Map();
  #ids = 0;

  /** The job, begun again, or a new one. */
  begin(job: Job, threads: number, workers: number): KeptJob {
    if (workers === 0) return { id: 0, control: newControl(threads, 0) };
    const { text, objects } = described(job);
    for (const entry of this.#entries.values()) {
      if (entry.text !== text || !isSame(entry.objects, objects)) continue;
      beginAgain(entry.control);
      return entry;
    }
    this.#ids += 1;
    const control = newControl(threads, workers);
    const entry = { id: this.#ids, control, text, objects: objects.map((object) => new WeakRef(object)) };
    keep(this.#entries, entry.id, entry);
    return entry;
  }

  /** A job that has failed is not begun again: somebody may still be told of the failure. */
  forget(id: number): void {
    this.#entries.delete(id);
  }
}

function isSame(known: readonly WeakRef<object>[], objects: readonly object[]): boolean {
  return known.length === objects.length && known.every((reference, index) => reference.deref() === objects[index]);
}

/** Numbers that JSON does not know, and bigints, are told apart from all others. */
function described(job: Job): { readonly text: string; readonly objects: readonly object[] } {
  const objects: object[] = [];
  const text = JSON.stringify(job, (key, value: unknown) => {
    if (ArrayBuffer.isView(value) || key === "code") return objects.push(value as object);
    if (typeof value === "bigint") return { bigint: String(value) };
    const isPlain = typeof value !== "number" || (Number.isFinite(value) && !Object.is(value, -0));
    return isPlain ? value : { number: Object.is(value, -0) ? "-0" : String(value) };
  });
  return { text, objects };
}
