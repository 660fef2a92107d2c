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
  /** All that the job says, and the objects that it is about: not kept alive by being remembered here. */
  readonly values: readonly unknown[];
  readonly objects: readonly WeakRef<object>[];
}

export class Jobs {
  readonly #entries: Map<number, Entry> = new Map();
  #ids = 0;

  /** The job, begun again, or a new one. */
  begin(job: Job, threads: number, workers: number): KeptJob {
    if (workers === 0) return { id: 0, control: newControl(threads, 0) };
    const values: unknown[] = [];
    const objects: object[] = [];
    describe(job, values, objects);
    for (const entry of this.#entries.values()) {
      if (!isSame(entry, values, objects)) continue;
      beginAgain(entry.control);
      return entry;
    }
    this.#ids += 1;
    const control = newControl(threads, workers);
    const entry = { id: this.#ids, control, values, objects: objects.map((object) => new WeakRef(object)) };
    keep(this.#entries, entry.id, entry);
    return entry;
  }

  /** A job that has failed is not begun again: somebody may still be told of the failure. */
  forget(id: number): void {
    this.#entries.delete(id);
  }
}

function isSame(known: Entry, values: readonly unknown[], objects: readonly object[]): boolean {
  if (known.values.length !== values.length || known.objects.length !== objects.length) return false;
  for (let index = 0; index < values.length; index++) if (!Object.is(known.values[index], values[index])) return false;
  for (let index = 0; index < objects.length; index++) {
    if (known.objects[index]?.deref() !== objects[index]) return false;
  }
  return true;
}

/**
 * What a job says, in the order in which it says it; the kinds in it tell which properties there are. Not by `JSON.stringify`, which takes as
 * long as a small product.
 */
function describe(value: unknown, values: unknown[], objects: object[]): void {
  if (typeof value !== "object" || value === null) values.push(value);
  else if (ArrayBuffer.isView(value)) objects.push(value);
  else if (Array.isArray(value)) {
    values.push(value.length);
    for (const part of value) describe(part, values, objects);
  } else {
    for (const key in value) {
      const part: unknown = (value as Readonly<Record<string, unknown>>)[key];
      if (key === "code") objects.push(part as object);
      else describe(part, values, objects);
    }
  }
}
