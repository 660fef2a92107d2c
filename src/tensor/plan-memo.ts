// Which plans were made for a layout that met others? A few are kept, found by the very layouts: tensors of one layout share it.
import type { Geometry } from "./geometry.js";

interface Entry<Plan> {
  readonly left: Geometry | undefined;
  readonly right: Geometry | undefined;
  readonly axis: unknown;
  readonly plan: Plan;
}

/** The plans for one layout and those of up to two operands. */
export class PlanMemo<Plan> {
  readonly #entries: Entry<Plan>[] = [];
  /** The one that was asked for last, which the next call most likely asks for again. */
  #last: Entry<Plan | undefined> = none;
  #next = 0;

  find(left: Geometry, right: Geometry, axis: unknown): Plan | undefined {
    const last = this.#last;
    return last.left === left && last.right === right && last.axis === axis
      ? last.plan
      : this.#search(left, right, axis);
  }

  #search(left: Geometry, right: Geometry, axis: unknown): Plan | undefined {
    for (const entry of this.#entries) {
      if (entry.left !== left || entry.right !== right || entry.axis !== axis) continue;
      this.#last = entry;
      return entry.plan;
    }
    return undefined;
  }

  /** Keeps a plan, in place of the oldest one where there are many. */
  keep(left: Geometry, right: Geometry, axis: unknown, plan: Plan): Plan {
    const entry = { left, right, axis, plan };
    this.#entries[this.#next] = entry;
    this.#last = entry;
    this.#next = (this.#next + 1) % capacity;
    return plan;
  }
}

const capacity = 16;

const none = { left: undefined, right: undefined, axis: undefined, plan: undefined };
