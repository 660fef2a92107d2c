// How does a tensor lie in WebAssembly memory? As in any typed array, but for the array's end: `dispose` empties it for all views.
import { arrayNameOf, codecOf, type DType, dtypeFacts, type StorageArray } from "../dtype/index.js";
import { type Allocation, type HeapStorage, wasmEngine } from "../engine/index.js";
import { accessors } from "./access.generated.js";
import { wasmMakers } from "./derived.generated.js";
import { type ArrayTensorClass, derivedMaker } from "./derived.js";
import type { Geometry } from "./geometry.js";
import { Kind, type TensorMaker } from "./kind.js";
import { heapTensor } from "./make.js";
import { Place } from "./place.js";
import { firstByte } from "./pointer.js";
import type { Tensor } from "./tensor.js";

/** The tensor over an allocation that was made for its layout. */
export function tensorIn(allocation: Allocation, geometry: Geometry, dtype: DType): Tensor {
  const kind = kindOf(allocation.data, dtype);
  return (kind.make as WasmTensorMaker)(allocation, 0, geometry, kind);
}

/** The kind of writable scalar tensors of a dtype in arrays of this class over WebAssembly memory: float16 may lie in words. */
function kindOf(array: StorageArray, dtype: DType): Kind {
  const name = arrayNameOf(array);
  const key = dtype + name;
  const known = kinds.get(key);
  if (known !== undefined) return known;
  const accessor = name === "Float16Array" ? "float16Native" : dtype;
  const scalars = derivedMaker(inMemory, wasmMakers[accessor], accessors[accessor]);
  const family = { scalars, vectors: makeVectors, heap: heapTensor, recast };
  const kind = new Kind(dtype, wasmEngine, codecOf(dtype, name), family, true);
  kinds.set(key, kind);
  return kind;
}

const kinds: Map<string, Kind> = new Map();

/**
 * Tensors in an allocation, which all views share. What the base knows as its `data` is an accessor here, so that one assignment takes
 * the array from every view: element access, which reads `data` each time, never sees memory that was given back.
 */
function inMemory(base: ArrayTensorClass): ArrayTensorClass {
  class WasmTensor extends base {
    // Defined on the class afterwards, V8 would make its objects by calls of its runtime: ten times as slow.
    static override get name(): string {
      return "TileTensor";
    }

    declare readonly allocation: Allocation;

    override view(scalars: number, geometry: Geometry, kind: Kind = this.kind): Tensor {
      return (kind.make as WasmTensorMaker)(this.allocation, this.offset + scalars, geometry, kind);
    }

    override storage(): HeapStorage {
      const { allocation, offset, kind } = this;
      return { array: allocation.data, offset, dtype: kind.dtype, base: allocation.start };
    }

    override place(): Place {
      const { allocation, offset } = this;
      const { data: array, start: base, buffer } = allocation;
      this.placed = new Place(this, { array, offset, base, buffer, allocation }, true);
      return this.placed;
    }

    override loss(): "storage.disposed" | undefined {
      return this.allocation.isDisposed ? "storage.disposed" : undefined;
    }

    dispose(): void {
      this.allocation.dispose();
    }

    static {
      Object.defineProperty(this.prototype, "data", {
        get(this: WasmTensor): StorageArray {
          return this.allocation.data;
        },
        // The constructor of the base assigns what it was handed, and here that is the allocation.
        set(this: { allocation: Allocation }, allocation: Allocation) {
          this.allocation = allocation;
        },
      });
      // Platforms without `Symbol.dispose` have no `using` either.
      if (Symbol.dispose !== undefined) {
        Object.defineProperty(this.prototype, Symbol.dispose, { value: this.prototype.dispose });
      }
    }
  }
  return WasmTensor;
}

const makeVectors: TensorMaker = derivedMaker(inMemory);

function recast(tensor: Tensor, dtype: DType, geometry: Geometry): Tensor {
  const { allocation, kind } = tensor as Tensor & { readonly allocation: Allocation };
  const offset = (firstByte(tensor, dtype) - allocation.start) / dtypeFacts(dtype).bytes;
  const read = allocation.readAs(dtype);
  const other = kindOf(read.data, dtype).writableIf(kind.writable);
  return (other.make as WasmTensorMaker)(read, offset, geometry, other);
}

/** A `TensorMaker` of tensors in an allocation. */
type WasmTensorMaker = (data: Allocation, offset: number, geometry: Geometry, kind: Kind) => Tensor;
