// Storage without a typed array behind it: scalars lie in pages that come into being when first written.
import { type DType, type Scalar, storedScalar } from "../../src/dtype/index.js";
import { copyScalars } from "../../src/engine/copy-scalars.js";
import type { TensorEngine } from "../../src/engine/index.js";
import type { Nest } from "../../src/kernel/nest.js";

export interface PagedStorage {
  readonly pages: Map<number, Scalar[]>;
  readonly dtype: DType;
  readonly length: number;
  readonly start: number;
}

/** Pages of so many scalars; what was never written reads as `empty`. */
export class PagedEngine implements TensorEngine<PagedStorage> {
  readonly typeName = "PagedEngine";
  readonly space = "paged";
  readonly elementSize = 1;

  constructor(
    readonly pageSize: number,
    readonly empty: Scalar,
  ) {}

  allocate(dtype: DType, length: number): PagedStorage {
    return { pages: new Map(), dtype, length, start: 0 };
  }

  dtypeOf(storage: PagedStorage): DType {
    return storage.dtype;
  }

  extentOf(storage: PagedStorage): number {
    return storage.length - storage.start;
  }

  offset(storage: PagedStorage, scalars: number): PagedStorage {
    return { ...storage, start: storage.start + scalars };
  }

  distance(storage: PagedStorage, other: PagedStorage): number {
    return storage.start - other.start;
  }

  /** Scalars have no bytes here that could be read in another way. */
  unsafeCast(storage: PagedStorage, dtype: DType): PagedStorage {
    if (dtype !== storage.dtype) throw new TypeError(`pages of ${storage.dtype} are not read as ${dtype}`);
    return storage;
  }

  load(storage: PagedStorage, index: number): Scalar {
    const [page, place] = this.#place(storage, index);
    return storage.pages.get(page)?.[place] ?? storedScalar(storage.dtype, this.empty);
  }

  store(storage: PagedStorage, index: number, value: Scalar): void {
    const [page, place] = this.#place(storage, index);
    const scalars = storage.pages.get(page) ?? [];
    scalars[place] = storedScalar(storage.dtype, value);
    storage.pages.set(page, scalars);
  }

  arrayOf(): undefined {
    return undefined;
  }

  copyFrom<Other>(storage: PagedStorage, nest: Nest, from: Other, engine: TensorEngine<Other>): void {
    copyScalars(nest, storage, this, from, engine);
  }

  copyTo<Other>(storage: PagedStorage, nest: Nest, to: Other, engine: TensorEngine<Other>): void {
    engine.copyFrom(to, nest, storage, this);
  }

  #place(storage: PagedStorage, index: number): [page: number, place: number] {
    const at = storage.start + index;
    if (!(at >= 0 && at < storage.length)) throw new RangeError(`${at} is not below ${storage.length}`);
    return [Math.floor(at / this.pageSize), at % this.pageSize];
  }
}
