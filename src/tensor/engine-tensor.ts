// How does a tensor lie in storage of which only its engine knows what it is?
import type { AnyLayout } from "../../types/layout/layout.js";
import type { TensorLayoutOf } from "../../types/tensor/construct.js";
import type { ViewAs } from "../../types/tensor/index.js";
import { describe } from "../coord/check.js";
import { arrayNameOf, codecOf, type DType, dtypeFacts, isDType, type Scalar } from "../dtype/index.js";
import {
  checkEngine,
  type HeapStorage,
  isArrayEngine,
  type OffsetResultType,
  type StorageType,
  type TensorEngine,
} from "../engine/index.js";
import { checkLayout } from "../layout/remake.js";
import { fail } from "../message/index.js";
import { type Geometry, geometryOf } from "./geometry.js";
import { Kind, type Recast } from "./kind.js";
import { heapTensor } from "./make.js";
import { homeIn, Place } from "./place.js";
import { checkRoom } from "./storage.js";
import { Tensor } from "./tensor.js";

const operation = "engineTensor";

/** What `engineTensor` gives: the kind of tensor that `Families` names under the engine's `space`, else one that is only read. */
export type EngineTensorType<Engine extends TensorEngine<unknown>, GivenLayout> = ViewAs<
  { readonly dtype: ReturnType<Engine["dtypeOf"]>; readonly layout: GivenLayout; readonly space: Engine["space"] },
  ReturnType<Engine["dtypeOf"]>,
  TensorLayoutOf<GivenLayout>
>;

/**
 * A tensor over a handle of an engine of one's own: every view asks it for another handle, every access for a scalar.
 * @throws TilewrightError `layout.not-a-layout`, `engine.lacks` for what is no engine, `engine.storage` for what is no handle of the
 * heap engine, `dtype.unknown`, and `storage.too-small` if the handle does not reach as far as
 * the layout.
 */
export function engineTensor<Engine extends TensorEngine<unknown>, GivenLayout extends AnyLayout>(
  engine: Engine,
  storage: StorageType<Engine> | OffsetResultType<Engine>,
  layout: GivenLayout,
): EngineTensorType<Engine, GivenLayout> {
  checkLayout(operation, layout);
  checkEngine(operation, engine);
  const dtype = engine.dtypeOf(storage);
  if (!isDType(dtype)) fail("dtype.unknown", { operation, dtype: describe(dtype) });
  const geometry = geometryOf(layout);
  checkRoom(operation, layout, geometry.reach, engine.extentOf(storage));
  const tensor = new EngineTensor(storage, 0, geometry, kindOf(engine, dtype, storage));
  return tensor as unknown as EngineTensorType<Engine, GivenLayout>;
}

/** The offset of its views lies in their handles: an engine may keep it where it likes. */
class EngineTensor extends Tensor {
  // Defined on the class afterwards, V8 would make its objects by calls of its runtime: ten times as slow.
  static override get name(): string {
    return "TileTensor";
  }

  declare readonly data: unknown;
  declare readonly offset: number;
  declare readonly geometry: Geometry;
  declare readonly kind: Kind;

  constructor(data: unknown, offset: number, geometry: Geometry, kind: Kind) {
    super();
    this.data = data;
    this.offset = offset;
    this.geometry = geometry;
    this.kind = kind;
    this.placed = undefined;
  }

  /** An empty view lies nowhere: its engine is not asked for a place that may be past the end. */
  override view(scalars: number, geometry: Geometry, kind: Kind = this.kind): Tensor {
    const stays = scalars === 0 || geometry.size === 0;
    const handle = stays ? this.data : kind.engine.offset(this.data, scalars);
    return new EngineTensor(handle, 0, geometry, kind);
  }

  override readScalar(position: number): Scalar {
    return this.kind.engine.load(this.data, position);
  }

  override writeScalar(position: number, value: Scalar): void {
    this.kind.engine.store(this.data, position, value);
  }

  override fillRow(position: number, length: number, stride: number, value: Scalar): void {
    for (let step = 0; step < length; step++) this.writeScalar(position + step * stride, value);
  }

  override extent(): number {
    return this.kind.engine.extentOf(this.data);
  }

  /** An engine whose storage is gone has an extent of 0. */
  override loss(): undefined {
    return undefined;
  }

  override storage(): unknown {
    return this.data;
  }

  /** An engine may say something else each time. */
  override place(): Place {
    const position = this.kind.engine.arrayOf(this.data);
    return new Place(this, position && homeIn(position.array, position.offset), false);
  }
}

/** Of an engine of arrays, float16 may lie in an array of the platform's own or in words. */
function kindOf(engine: TensorEngine<unknown>, dtype: DType, storage: unknown): Kind {
  const known = kinds.get(engine) ?? new Map<string, Kind>();
  kinds.set(engine, known);
  const name = isArrayEngine(engine) ? arrayNameOf((storage as HeapStorage).array) : dtypeFacts(dtype).array;
  const key = dtype + name;
  const kind = known.get(key) ?? new Kind(dtype, engine, codecOf(dtype, name), makers, true);
  known.set(key, kind);
  return kind;
}

const kinds: WeakMap<TensorEngine<unknown>, Map<string, Kind>> = new WeakMap();

const makeEngineTensor = (data: unknown, offset: number, geometry: Geometry, kind: Kind): Tensor =>
  new EngineTensor(data, offset, geometry, kind);

/** Between elements of equal size the engine casts, or throws; how larger and smaller ones lie only an array tells. */
const recast: Recast = (tensor, dtype, geometry) => {
  const { engine, facts, writable } = tensor.kind;
  const handle = dtypeFacts(dtype).bytes === facts.bytes ? engine.unsafeCast(tensor.storage(), dtype) : undefined;
  if (handle === undefined || engine.dtypeOf(handle) !== dtype) {
    fail("storage.no-array", { operation: "bitcast", engine: engine.typeName });
  }
  return new EngineTensor(handle, 0, geometry, kindOf(engine, dtype, handle).writableIf(writable));
};

const makers = { scalars: makeEngineTensor, vectors: makeEngineTensor, heap: heapTensor, recast };
