// How does a tensor lie in WebAssembly memory? As in any typed array, but for the array's end: `dispose` empties it for all views.
import { arrayNameOf, codecOf, type DType, type StorageArray } from "../dtype/index.js";
import { type Allocation, wasmEngine } from "../engine/index.js";
import { ArrayTensor } from "./array-tensor.js";
import type { Geometry } from "./geometry.js";
import { Kind } from "./kind.js";
import type { Tensor } from "./tensor.js";

/** The tensor over an allocation that was made for its layout. */
export function tensorIn(allocation: Allocation, geometry: Geometry, dtype: DType): Tensor {
  return makeWasmTensor(allocation, 0, geometry, kindOf(allocation.data, dtype));
}

/** The kind of writable scalar tensors of a dtype in WebAssembly memory. */
function kindOf(array: StorageArray, dtype: DType): Kind {
  const known = kinds.get(dtype);
  if (known !== undefined) return known;
  const makers = { scalars: makeWasmTensor, vectors: makeWasmTensor };
  const kind = new Kind(dtype, wasmEngine, codecOf(dtype, arrayNameOf(array)), makers, true);
  kinds.set(dtype, kind);
  return kind;
}

const kinds: Map<DType, Kind> = new Map();

function makeWasmTensor(allocation: Allocation, offset: number, geometry: Geometry, kind: Kind): Tensor {
  return new WasmTensor(allocation, offset, geometry, kind);
}

/**
 * A tensor in an allocation, which all its views share. What the base knows as its `data` is an accessor here, so that one
 * assignment takes the array from every view.
 */
class WasmTensor extends ArrayTensor {
  declare readonly allocation: Allocation;

  override view(scalars: number, geometry: Geometry, kind: Kind = this.kind): Tensor {
    return makeWasmTensor(this.allocation, this.offset + scalars, geometry, kind);
  }

  override loss(): "storage.disposed" | undefined {
    return this.allocation.isDisposed ? "storage.disposed" : undefined;
  }

  dispose(): void {
    this.allocation.dispose();
  }

  static {
    Object.defineProperty(WasmTensor, "name", { value: "TileTensor" });
    Object.defineProperty(WasmTensor.prototype, "data", {
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
      Object.defineProperty(WasmTensor.prototype, Symbol.dispose, { value: WasmTensor.prototype.dispose });
    }
  }
}
