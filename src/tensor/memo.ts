// Which views of a layout were asked for before? A few answers are kept with their questions, so that a loop over tiles
// computes one layout and not one a step. Bounded: sizes that change at every call do not pile up.

/** The views of one operation, found by the numbers that it was called with. */
export class Memo<View> {
  readonly #keys: (readonly number[])[] = [];
  readonly #views: View[] = [];
  #next = 0;

  /** The view that was kept for these numbers. */
  find(key: readonly number[]): View | undefined {
    const keys = this.#keys;
    for (let entry = 0; entry < keys.length; entry++) {
      if (isSame(keys[entry] as readonly number[], key)) return this.#views[entry];
    }
    return undefined;
  }

  /** Keeps a view, in place of the oldest one where there are many. */
  keep(key: readonly number[], view: View): View {
    this.#keys[this.#next] = [...key];
    this.#views[this.#next] = view;
    this.#next = (this.#next + 1) % capacity;
    return view;
  }
}

const capacity = 8;

function isSame(left: readonly number[], right: readonly number[]): boolean {
  if (left.length !== right.length) return false;
  for (let place = 0; place < left.length; place++) if (left[place] !== right[place]) return false;
  return true;
}
