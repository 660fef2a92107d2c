// Which bytes of a memory are taken? Nothing here touches the memory: regions are a start and a length.

/** The granularity of regions: a cache line, so that no two tensors share one and every vector load may be aligned. */
const alignment = 64;

interface Region {
  readonly start: number;
  readonly bytes: number;
}

/**
 * Hands out regions of a memory and takes them back. Free regions are kept in order of address and joined with their neighbours, so
 * that a memory whose regions have all come back is whole again; the first one that is large enough is taken, which keeps
 * large ones at the end together. A search costs time in proportion to the gaps.
 */
export class Regions {
  readonly #free: Region[];
  readonly #taken: Map<number, number> = new Map();
  #used = 0;

  constructor(start: number, end: number) {
    this.#free = [{ start, bytes: end - start }];
  }

  /** Bytes that are taken, rounded up to whole cache lines. */
  get used(): number {
    return this.#used;
  }

  /** The largest region that can be had. */
  get largest(): number {
    return this.#free.reduce((largest, region) => Math.max(largest, region.bytes), 0);
  }

  /** The start of a new region, a multiple of 64; undefined where there is no room. */
  take(bytes: number): number | undefined {
    const whole = Math.max(alignment, Math.ceil(bytes / alignment) * alignment);
    const place = this.#free.findIndex((region) => region.bytes >= whole);
    const region = this.#free[place];
    if (region === undefined) return undefined;
    const rest = { start: region.start + whole, bytes: region.bytes - whole };
    this.#free.splice(place, 1, ...(rest.bytes > 0 ? [rest] : []));
    this.#taken.set(region.start, whole);
    this.#used += whole;
    return region.start;
  }

  /** Takes a region back; one that has come back already is left alone. */
  giveBack(start: number): void {
    const bytes = this.#taken.get(start);
    if (bytes === undefined) return;
    this.#taken.delete(start);
    this.#used -= bytes;
    const place = 1 + this.#free.findLastIndex((region) => region.start < start);
    this.#free.splice(place, 0, { start, bytes });
    this.#join(place);
    this.#join(place - 1);
  }

  /** Makes one region of a free one and the next, if nothing lies between them. */
  #join(place: number): void {
    const [region, next] = [this.#free[place], this.#free[place + 1]];
    if (region && next && region.start + region.bytes === next.start) {
      this.#free.splice(place, 2, { start: region.start, bytes: region.bytes + next.bytes });
    }
  }
}
