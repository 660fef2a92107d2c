// Made by tools/generate/access.ts; do not edit. How is a scalar of each dtype read and written by its index, fast?
import { decodeBfloat16, decodeFloat16, encodeBfloat16, encodeFloat16 } from "../dtype/small-float.js";
import { getSlowly, setSlowly } from "./access.js";
import { ArrayTensor, type ArrayTensorMaker, PlainTensor } from "./array-tensor.js";
import type { Accessors } from "./derived.js";
import type { Geometry } from "./geometry.js";
import type { Kind, TensorMaker } from "./kind.js";
import type { Tensor } from "./tensor.js";
import type { Value } from "./value.js";

const BoolReader1 = class TileTensor extends ArrayTensor {
  declare readonly data: Uint8Array;
  declare readonly offset: number;
  declare readonly geometry: Geometry;
  declare readonly kind: Kind;

  constructor(data: Uint8Array, offset: number, geometry: Geometry, kind: Kind) {
    super();
    this.data = data;
    this.offset = offset;
    this.geometry = geometry;
    this.kind = kind;
    this.placed = undefined;
  }

  override view(scalars: number, geometry: Geometry, kind: Kind = this.kind): Tensor {
    return (kind.make as ArrayTensorMaker)(this.data, this.offset + scalars, geometry, kind);
  }

  override get(i: number): Value {
    const { geometry } = this;
    if (typeof i === "number" && i >>> 0 === i && i < geometry.extent0 && arguments.length === 1) {
      const raw = this.data[this.offset + i * geometry.stride0];
      if (raw !== undefined) return raw !== 0;
    }
    return getSlowly(this, arguments.length, i);
  }
};

const BoolWriter1 = class TileTensor extends BoolReader1 {
  override set(i: number, value: boolean): void {
    const { geometry, data } = this;
    if (typeof i === "number" && i >>> 0 === i && i < geometry.extent0 && typeof value === "boolean" && arguments.length === 2) {
      const place = this.offset + i * geometry.stride0;
      if (place < data.length) {
        data[place] = value ? 1 : 0;
        return;
      }
    }
    setSlowly(this, arguments.length, i, value);
  }
};

const BoolReader2 = class TileTensor extends ArrayTensor {
  declare readonly data: Uint8Array;
  declare readonly offset: number;
  declare readonly geometry: Geometry;
  declare readonly kind: Kind;

  constructor(data: Uint8Array, offset: number, geometry: Geometry, kind: Kind) {
    super();
    this.data = data;
    this.offset = offset;
    this.geometry = geometry;
    this.kind = kind;
    this.placed = undefined;
  }

  override view(scalars: number, geometry: Geometry, kind: Kind = this.kind): Tensor {
    return (kind.make as ArrayTensorMaker)(this.data, this.offset + scalars, geometry, kind);
  }

  override get(i: number, j: number): Value {
    const { geometry } = this;
    if (typeof i === "number" && typeof j === "number" && i >>> 0 === i && j >>> 0 === j && i < geometry.extent0 && j < geometry.extent1 && arguments.length === 2) {
      const raw = this.data[this.offset + i * geometry.stride0 + j * geometry.stride1];
      if (raw !== undefined) return raw !== 0;
    }
    return getSlowly(this, arguments.length, i, j);
  }
};

const BoolWriter2 = class TileTensor extends BoolReader2 {
  override set(i: number, j: number, value: boolean): void {
    const { geometry, data } = this;
    if (typeof i === "number" && typeof j === "number" && i >>> 0 === i && j >>> 0 === j && i < geometry.extent0 && j < geometry.extent1 && typeof value === "boolean" && arguments.length === 3) {
      const place = this.offset + i * geometry.stride0 + j * geometry.stride1;
      if (place < data.length) {
        data[place] = value ? 1 : 0;
        return;
      }
    }
    setSlowly(this, arguments.length, i, j, value);
  }
};

const BoolReader3 = class TileTensor extends ArrayTensor {
  declare readonly data: Uint8Array;
  declare readonly offset: number;
  declare readonly geometry: Geometry;
  declare readonly kind: Kind;

  constructor(data: Uint8Array, offset: number, geometry: Geometry, kind: Kind) {
    super();
    this.data = data;
    this.offset = offset;
    this.geometry = geometry;
    this.kind = kind;
    this.placed = undefined;
  }

  override view(scalars: number, geometry: Geometry, kind: Kind = this.kind): Tensor {
    return (kind.make as ArrayTensorMaker)(this.data, this.offset + scalars, geometry, kind);
  }

  override get(i: number, j: number, k: number): Value {
    const { geometry } = this;
    if (typeof i === "number" && typeof j === "number" && typeof k === "number" && i >>> 0 === i && j >>> 0 === j && k >>> 0 === k && i < geometry.extent0 && j < geometry.extent1 && k < geometry.extent2 && arguments.length === 3) {
      const raw = this.data[this.offset + i * geometry.stride0 + j * geometry.stride1 + k * geometry.stride2];
      if (raw !== undefined) return raw !== 0;
    }
    return getSlowly(this, arguments.length, i, j, k);
  }
};

const BoolWriter3 = class TileTensor extends BoolReader3 {
  override set(i: number, j: number, k: number, value: boolean): void {
    const { geometry, data } = this;
    if (typeof i === "number" && typeof j === "number" && typeof k === "number" && i >>> 0 === i && j >>> 0 === j && k >>> 0 === k && i < geometry.extent0 && j < geometry.extent1 && k < geometry.extent2 && typeof value === "boolean" && arguments.length === 4) {
      const place = this.offset + i * geometry.stride0 + j * geometry.stride1 + k * geometry.stride2;
      if (place < data.length) {
        data[place] = value ? 1 : 0;
        return;
      }
    }
    setSlowly(this, arguments.length, i, j, k, value);
  }
};

const BoolReader4 = class TileTensor extends ArrayTensor {
  declare readonly data: Uint8Array;
  declare readonly offset: number;
  declare readonly geometry: Geometry;
  declare readonly kind: Kind;

  constructor(data: Uint8Array, offset: number, geometry: Geometry, kind: Kind) {
    super();
    this.data = data;
    this.offset = offset;
    this.geometry = geometry;
    this.kind = kind;
    this.placed = undefined;
  }

  override view(scalars: number, geometry: Geometry, kind: Kind = this.kind): Tensor {
    return (kind.make as ArrayTensorMaker)(this.data, this.offset + scalars, geometry, kind);
  }

  override get(i: number, j: number, k: number, l: number): Value {
    const { geometry } = this;
    if (typeof i === "number" && typeof j === "number" && typeof k === "number" && typeof l === "number" && i >>> 0 === i && j >>> 0 === j && k >>> 0 === k && l >>> 0 === l && i < geometry.extent0 && j < geometry.extent1 && k < geometry.extent2 && l < geometry.extent3 && arguments.length === 4) {
      const raw = this.data[this.offset + i * geometry.stride0 + j * geometry.stride1 + k * geometry.stride2 + l * geometry.stride3];
      if (raw !== undefined) return raw !== 0;
    }
    return getSlowly(this, arguments.length, i, j, k, l);
  }
};

const BoolWriter4 = class TileTensor extends BoolReader4 {
  override set(i: number, j: number, k: number, l: number, value: boolean): void {
    const { geometry, data } = this;
    if (typeof i === "number" && typeof j === "number" && typeof k === "number" && typeof l === "number" && i >>> 0 === i && j >>> 0 === j && k >>> 0 === k && l >>> 0 === l && i < geometry.extent0 && j < geometry.extent1 && k < geometry.extent2 && l < geometry.extent3 && typeof value === "boolean" && arguments.length === 5) {
      const place = this.offset + i * geometry.stride0 + j * geometry.stride1 + k * geometry.stride2 + l * geometry.stride3;
      if (place < data.length) {
        data[place] = value ? 1 : 0;
        return;
      }
    }
    setSlowly(this, arguments.length, i, j, k, l, value);
  }
};

const Int8Reader1 = class TileTensor extends ArrayTensor {
  declare readonly data: Int8Array;
  declare readonly offset: number;
  declare readonly geometry: Geometry;
  declare readonly kind: Kind;

  constructor(data: Int8Array, offset: number, geometry: Geometry, kind: Kind) {
    super();
    this.data = data;
    this.offset = offset;
    this.geometry = geometry;
    this.kind = kind;
    this.placed = undefined;
  }

  override view(scalars: number, geometry: Geometry, kind: Kind = this.kind): Tensor {
    return (kind.make as ArrayTensorMaker)(this.data, this.offset + scalars, geometry, kind);
  }

  override get(i: number): Value {
    const { geometry } = this;
    if (typeof i === "number" && i >>> 0 === i && i < geometry.extent0 && arguments.length === 1) {
      const raw = this.data[this.offset + i * geometry.stride0];
      if (raw !== undefined) return raw;
    }
    return getSlowly(this, arguments.length, i);
  }
};

const Int8Writer1 = class TileTensor extends Int8Reader1 {
  override set(i: number, value: number): void {
    const { geometry, data } = this;
    if (typeof i === "number" && i >>> 0 === i && i < geometry.extent0 && typeof value === "number" && arguments.length === 2) {
      const place = this.offset + i * geometry.stride0;
      if (place < data.length) {
        data[place] = value;
        return;
      }
    }
    setSlowly(this, arguments.length, i, value);
  }
};

const Int8Reader2 = class TileTensor extends ArrayTensor {
  declare readonly data: Int8Array;
  declare readonly offset: number;
  declare readonly geometry: Geometry;
  declare readonly kind: Kind;

  constructor(data: Int8Array, offset: number, geometry: Geometry, kind: Kind) {
    super();
    this.data = data;
    this.offset = offset;
    this.geometry = geometry;
    this.kind = kind;
    this.placed = undefined;
  }

  override view(scalars: number, geometry: Geometry, kind: Kind = this.kind): Tensor {
    return (kind.make as ArrayTensorMaker)(this.data, this.offset + scalars, geometry, kind);
  }

  override get(i: number, j: number): Value {
    const { geometry } = this;
    if (typeof i === "number" && typeof j === "number" && i >>> 0 === i && j >>> 0 === j && i < geometry.extent0 && j < geometry.extent1 && arguments.length === 2) {
      const raw = this.data[this.offset + i * geometry.stride0 + j * geometry.stride1];
      if (raw !== undefined) return raw;
    }
    return getSlowly(this, arguments.length, i, j);
  }
};

const Int8Writer2 = class TileTensor extends Int8Reader2 {
  override set(i: number, j: number, value: number): void {
    const { geometry, data } = this;
    if (typeof i === "number" && typeof j === "number" && i >>> 0 === i && j >>> 0 === j && i < geometry.extent0 && j < geometry.extent1 && typeof value === "number" && arguments.length === 3) {
      const place = this.offset + i * geometry.stride0 + j * geometry.stride1;
      if (place < data.length) {
        data[place] = value;
        return;
      }
    }
    setSlowly(this, arguments.length, i, j, value);
  }
};

const Int8Reader3 = class TileTensor extends ArrayTensor {
  declare readonly data: Int8Array;
  declare readonly offset: number;
  declare readonly geometry: Geometry;
  declare readonly kind: Kind;

  constructor(data: Int8Array, offset: number, geometry: Geometry, kind: Kind) {
    super();
    this.data = data;
    this.offset = offset;
    this.geometry = geometry;
    this.kind = kind;
    this.placed = undefined;
  }

  override view(scalars: number, geometry: Geometry, kind: Kind = this.kind): Tensor {
    return (kind.make as ArrayTensorMaker)(this.data, this.offset + scalars, geometry, kind);
  }

  override get(i: number, j: number, k: number): Value {
    const { geometry } = this;
    if (typeof i === "number" && typeof j === "number" && typeof k === "number" && i >>> 0 === i && j >>> 0 === j && k >>> 0 === k && i < geometry.extent0 && j < geometry.extent1 && k < geometry.extent2 && arguments.length === 3) {
      const raw = this.data[this.offset + i * geometry.stride0 + j * geometry.stride1 + k * geometry.stride2];
      if (raw !== undefined) return raw;
    }
    return getSlowly(this, arguments.length, i, j, k);
  }
};

const Int8Writer3 = class TileTensor extends Int8Reader3 {
  override set(i: number, j: number, k: number, value: number): void {
    const { geometry, data } = this;
    if (typeof i === "number" && typeof j === "number" && typeof k === "number" && i >>> 0 === i && j >>> 0 === j && k >>> 0 === k && i < geometry.extent0 && j < geometry.extent1 && k < geometry.extent2 && typeof value === "number" && arguments.length === 4) {
      const place = this.offset + i * geometry.stride0 + j * geometry.stride1 + k * geometry.stride2;
      if (place < data.length) {
        data[place] = value;
        return;
      }
    }
    setSlowly(this, arguments.length, i, j, k, value);
  }
};

const Int8Reader4 = class TileTensor extends ArrayTensor {
  declare readonly data: Int8Array;
  declare readonly offset: number;
  declare readonly geometry: Geometry;
  declare readonly kind: Kind;

  constructor(data: Int8Array, offset: number, geometry: Geometry, kind: Kind) {
    super();
    this.data = data;
    this.offset = offset;
    this.geometry = geometry;
    this.kind = kind;
    this.placed = undefined;
  }

  override view(scalars: number, geometry: Geometry, kind: Kind = this.kind): Tensor {
    return (kind.make as ArrayTensorMaker)(this.data, this.offset + scalars, geometry, kind);
  }

  override get(i: number, j: number, k: number, l: number): Value {
    const { geometry } = this;
    if (typeof i === "number" && typeof j === "number" && typeof k === "number" && typeof l === "number" && i >>> 0 === i && j >>> 0 === j && k >>> 0 === k && l >>> 0 === l && i < geometry.extent0 && j < geometry.extent1 && k < geometry.extent2 && l < geometry.extent3 && arguments.length === 4) {
      const raw = this.data[this.offset + i * geometry.stride0 + j * geometry.stride1 + k * geometry.stride2 + l * geometry.stride3];
      if (raw !== undefined) return raw;
    }
    return getSlowly(this, arguments.length, i, j, k, l);
  }
};

const Int8Writer4 = class TileTensor extends Int8Reader4 {
  override set(i: number, j: number, k: number, l: number, value: number): void {
    const { geometry, data } = this;
    if (typeof i === "number" && typeof j === "number" && typeof k === "number" && typeof l === "number" && i >>> 0 === i && j >>> 0 === j && k >>> 0 === k && l >>> 0 === l && i < geometry.extent0 && j < geometry.extent1 && k < geometry.extent2 && l < geometry.extent3 && typeof value === "number" && arguments.length === 5) {
      const place = this.offset + i * geometry.stride0 + j * geometry.stride1 + k * geometry.stride2 + l * geometry.stride3;
      if (place < data.length) {
        data[place] = value;
        return;
      }
    }
    setSlowly(this, arguments.length, i, j, k, l, value);
  }
};

const Int16Reader1 = class TileTensor extends ArrayTensor {
  declare readonly data: Int16Array;
  declare readonly offset: number;
  declare readonly geometry: Geometry;
  declare readonly kind: Kind;

  constructor(data: Int16Array, offset: number, geometry: Geometry, kind: Kind) {
    super();
    this.data = data;
    this.offset = offset;
    this.geometry = geometry;
    this.kind = kind;
    this.placed = undefined;
  }

  override view(scalars: number, geometry: Geometry, kind: Kind = this.kind): Tensor {
    return (kind.make as ArrayTensorMaker)(this.data, this.offset + scalars, geometry, kind);
  }

  override get(i: number): Value {
    const { geometry } = this;
    if (typeof i === "number" && i >>> 0 === i && i < geometry.extent0 && arguments.length === 1) {
      const raw = this.data[this.offset + i * geometry.stride0];
      if (raw !== undefined) return raw;
    }
    return getSlowly(this, arguments.length, i);
  }
};

const Int16Writer1 = class TileTensor extends Int16Reader1 {
  override set(i: number, value: number): void {
    const { geometry, data } = this;
    if (typeof i === "number" && i >>> 0 === i && i < geometry.extent0 && typeof value === "number" && arguments.length === 2) {
      const place = this.offset + i * geometry.stride0;
      if (place < data.length) {
        data[place] = value;
        return;
      }
    }
    setSlowly(this, arguments.length, i, value);
  }
};

const Int16Reader2 = class TileTensor extends ArrayTensor {
  declare readonly data: Int16Array;
  declare readonly offset: number;
  declare readonly geometry: Geometry;
  declare readonly kind: Kind;

  constructor(data: Int16Array, offset: number, geometry: Geometry, kind: Kind) {
    super();
    this.data = data;
    this.offset = offset;
    this.geometry = geometry;
    this.kind = kind;
    this.placed = undefined;
  }

  override view(scalars: number, geometry: Geometry, kind: Kind = this.kind): Tensor {
    return (kind.make as ArrayTensorMaker)(this.data, this.offset + scalars, geometry, kind);
  }

  override get(i: number, j: number): Value {
    const { geometry } = this;
    if (typeof i === "number" && typeof j === "number" && i >>> 0 === i && j >>> 0 === j && i < geometry.extent0 && j < geometry.extent1 && arguments.length === 2) {
      const raw = this.data[this.offset + i * geometry.stride0 + j * geometry.stride1];
      if (raw !== undefined) return raw;
    }
    return getSlowly(this, arguments.length, i, j);
  }
};

const Int16Writer2 = class TileTensor extends Int16Reader2 {
  override set(i: number, j: number, value: number): void {
    const { geometry, data } = this;
    if (typeof i === "number" && typeof j === "number" && i >>> 0 === i && j >>> 0 === j && i < geometry.extent0 && j < geometry.extent1 && typeof value === "number" && arguments.length === 3) {
      const place = this.offset + i * geometry.stride0 + j * geometry.stride1;
      if (place < data.length) {
        data[place] = value;
        return;
      }
    }
    setSlowly(this, arguments.length, i, j, value);
  }
};

const Int16Reader3 = class TileTensor extends ArrayTensor {
  declare readonly data: Int16Array;
  declare readonly offset: number;
  declare readonly geometry: Geometry;
  declare readonly kind: Kind;

  constructor(data: Int16Array, offset: number, geometry: Geometry, kind: Kind) {
    super();
    this.data = data;
    this.offset = offset;
    this.geometry = geometry;
    this.kind = kind;
    this.placed = undefined;
  }

  override view(scalars: number, geometry: Geometry, kind: Kind = this.kind): Tensor {
    return (kind.make as ArrayTensorMaker)(this.data, this.offset + scalars, geometry, kind);
  }

  override get(i: number, j: number, k: number): Value {
    const { geometry } = this;
    if (typeof i === "number" && typeof j === "number" && typeof k === "number" && i >>> 0 === i && j >>> 0 === j && k >>> 0 === k && i < geometry.extent0 && j < geometry.extent1 && k < geometry.extent2 && arguments.length === 3) {
      const raw = this.data[this.offset + i * geometry.stride0 + j * geometry.stride1 + k * geometry.stride2];
      if (raw !== undefined) return raw;
    }
    return getSlowly(this, arguments.length, i, j, k);
  }
};

const Int16Writer3 = class TileTensor extends Int16Reader3 {
  override set(i: number, j: number, k: number, value: number): void {
    const { geometry, data } = this;
    if (typeof i === "number" && typeof j === "number" && typeof k === "number" && i >>> 0 === i && j >>> 0 === j && k >>> 0 === k && i < geometry.extent0 && j < geometry.extent1 && k < geometry.extent2 && typeof value === "number" && arguments.length === 4) {
      const place = this.offset + i * geometry.stride0 + j * geometry.stride1 + k * geometry.stride2;
      if (place < data.length) {
        data[place] = value;
        return;
      }
    }
    setSlowly(this, arguments.length, i, j, k, value);
  }
};

const Int16Reader4 = class TileTensor extends ArrayTensor {
  declare readonly data: Int16Array;
  declare readonly offset: number;
  declare readonly geometry: Geometry;
  declare readonly kind: Kind;

  constructor(data: Int16Array, offset: number, geometry: Geometry, kind: Kind) {
    super();
    this.data = data;
    this.offset = offset;
    this.geometry = geometry;
    this.kind = kind;
    this.placed = undefined;
  }

  override view(scalars: number, geometry: Geometry, kind: Kind = this.kind): Tensor {
    return (kind.make as ArrayTensorMaker)(this.data, this.offset + scalars, geometry, kind);
  }

  override get(i: number, j: number, k: number, l: number): Value {
    const { geometry } = this;
    if (typeof i === "number" && typeof j === "number" && typeof k === "number" && typeof l === "number" && i >>> 0 === i && j >>> 0 === j && k >>> 0 === k && l >>> 0 === l && i < geometry.extent0 && j < geometry.extent1 && k < geometry.extent2 && l < geometry.extent3 && arguments.length === 4) {
      const raw = this.data[this.offset + i * geometry.stride0 + j * geometry.stride1 + k * geometry.stride2 + l * geometry.stride3];
      if (raw !== undefined) return raw;
    }
    return getSlowly(this, arguments.length, i, j, k, l);
  }
};

const Int16Writer4 = class TileTensor extends Int16Reader4 {
  override set(i: number, j: number, k: number, l: number, value: number): void {
    const { geometry, data } = this;
    if (typeof i === "number" && typeof j === "number" && typeof k === "number" && typeof l === "number" && i >>> 0 === i && j >>> 0 === j && k >>> 0 === k && l >>> 0 === l && i < geometry.extent0 && j < geometry.extent1 && k < geometry.extent2 && l < geometry.extent3 && typeof value === "number" && arguments.length === 5) {
      const place = this.offset + i * geometry.stride0 + j * geometry.stride1 + k * geometry.stride2 + l * geometry.stride3;
      if (place < data.length) {
        data[place] = value;
        return;
      }
    }
    setSlowly(this, arguments.length, i, j, k, l, value);
  }
};

const Int32Reader1 = class TileTensor extends ArrayTensor {
  declare readonly data: Int32Array;
  declare readonly offset: number;
  declare readonly geometry: Geometry;
  declare readonly kind: Kind;

  constructor(data: Int32Array, offset: number, geometry: Geometry, kind: Kind) {
    super();
    this.data = data;
    this.offset = offset;
    this.geometry = geometry;
    this.kind = kind;
    this.placed = undefined;
  }

  override view(scalars: number, geometry: Geometry, kind: Kind = this.kind): Tensor {
    return (kind.make as ArrayTensorMaker)(this.data, this.offset + scalars, geometry, kind);
  }

  override get(i: number): Value {
    const { geometry } = this;
    if (typeof i === "number" && i >>> 0 === i && i < geometry.extent0 && arguments.length === 1) {
      const raw = this.data[this.offset + i * geometry.stride0];
      if (raw !== undefined) return raw;
    }
    return getSlowly(this, arguments.length, i);
  }
};

const Int32Writer1 = class TileTensor extends Int32Reader1 {
  override set(i: number, value: number): void {
    const { geometry, data } = this;
    if (typeof i === "number" && i >>> 0 === i && i < geometry.extent0 && typeof value === "number" && arguments.length === 2) {
      const place = this.offset + i * geometry.stride0;
      if (place < data.length) {
        data[place] = value;
        return;
      }
    }
    setSlowly(this, arguments.length, i, value);
  }
};

const Int32Reader2 = class TileTensor extends ArrayTensor {
  declare readonly data: Int32Array;
  declare readonly offset: number;
  declare readonly geometry: Geometry;
  declare readonly kind: Kind;

  constructor(data: Int32Array, offset: number, geometry: Geometry, kind: Kind) {
    super();
    this.data = data;
    this.offset = offset;
    this.geometry = geometry;
    this.kind = kind;
    this.placed = undefined;
  }

  override view(scalars: number, geometry: Geometry, kind: Kind = this.kind): Tensor {
    return (kind.make as ArrayTensorMaker)(this.data, this.offset + scalars, geometry, kind);
  }

  override get(i: number, j: number): Value {
    const { geometry } = this;
    if (typeof i === "number" && typeof j === "number" && i >>> 0 === i && j >>> 0 === j && i < geometry.extent0 && j < geometry.extent1 && arguments.length === 2) {
      const raw = this.data[this.offset + i * geometry.stride0 + j * geometry.stride1];
      if (raw !== undefined) return raw;
    }
    return getSlowly(this, arguments.length, i, j);
  }
};

const Int32Writer2 = class TileTensor extends Int32Reader2 {
  override set(i: number, j: number, value: number): void {
    const { geometry, data } = this;
    if (typeof i === "number" && typeof j === "number" && i >>> 0 === i && j >>> 0 === j && i < geometry.extent0 && j < geometry.extent1 && typeof value === "number" && arguments.length === 3) {
      const place = this.offset + i * geometry.stride0 + j * geometry.stride1;
      if (place < data.length) {
        data[place] = value;
        return;
      }
    }
    setSlowly(this, arguments.length, i, j, value);
  }
};

const Int32Reader3 = class TileTensor extends ArrayTensor {
  declare readonly data: Int32Array;
  declare readonly offset: number;
  declare readonly geometry: Geometry;
  declare readonly kind: Kind;

  constructor(data: Int32Array, offset: number, geometry: Geometry, kind: Kind) {
    super();
    this.data = data;
    this.offset = offset;
    this.geometry = geometry;
    this.kind = kind;
    this.placed = undefined;
  }

  override view(scalars: number, geometry: Geometry, kind: Kind = this.kind): Tensor {
    return (kind.make as ArrayTensorMaker)(this.data, this.offset + scalars, geometry, kind);
  }

  override get(i: number, j: number, k: number): Value {
    const { geometry } = this;
    if (typeof i === "number" && typeof j === "number" && typeof k === "number" && i >>> 0 === i && j >>> 0 === j && k >>> 0 === k && i < geometry.extent0 && j < geometry.extent1 && k < geometry.extent2 && arguments.length === 3) {
      const raw = this.data[this.offset + i * geometry.stride0 + j * geometry.stride1 + k * geometry.stride2];
      if (raw !== undefined) return raw;
    }
    return getSlowly(this, arguments.length, i, j, k);
  }
};

const Int32Writer3 = class TileTensor extends Int32Reader3 {
  override set(i: number, j: number, k: number, value: number): void {
    const { geometry, data } = this;
    if (typeof i === "number" && typeof j === "number" && typeof k === "number" && i >>> 0 === i && j >>> 0 === j && k >>> 0 === k && i < geometry.extent0 && j < geometry.extent1 && k < geometry.extent2 && typeof value === "number" && arguments.length === 4) {
      const place = this.offset + i * geometry.stride0 + j * geometry.stride1 + k * geometry.stride2;
      if (place < data.length) {
        data[place] = value;
        return;
      }
    }
    setSlowly(this, arguments.length, i, j, k, value);
  }
};

const Int32Reader4 = class TileTensor extends ArrayTensor {
  declare readonly data: Int32Array;
  declare readonly offset: number;
  declare readonly geometry: Geometry;
  declare readonly kind: Kind;

  constructor(data: Int32Array, offset: number, geometry: Geometry, kind: Kind) {
    super();
    this.data = data;
    this.offset = offset;
    this.geometry = geometry;
    this.kind = kind;
    this.placed = undefined;
  }

  override view(scalars: number, geometry: Geometry, kind: Kind = this.kind): Tensor {
    return (kind.make as ArrayTensorMaker)(this.data, this.offset + scalars, geometry, kind);
  }

  override get(i: number, j: number, k: number, l: number): Value {
    const { geometry } = this;
    if (typeof i === "number" && typeof j === "number" && typeof k === "number" && typeof l === "number" && i >>> 0 === i && j >>> 0 === j && k >>> 0 === k && l >>> 0 === l && i < geometry.extent0 && j < geometry.extent1 && k < geometry.extent2 && l < geometry.extent3 && arguments.length === 4) {
      const raw = this.data[this.offset + i * geometry.stride0 + j * geometry.stride1 + k * geometry.stride2 + l * geometry.stride3];
      if (raw !== undefined) return raw;
    }
    return getSlowly(this, arguments.length, i, j, k, l);
  }
};

const Int32Writer4 = class TileTensor extends Int32Reader4 {
  override set(i: number, j: number, k: number, l: number, value: number): void {
    const { geometry, data } = this;
    if (typeof i === "number" && typeof j === "number" && typeof k === "number" && typeof l === "number" && i >>> 0 === i && j >>> 0 === j && k >>> 0 === k && l >>> 0 === l && i < geometry.extent0 && j < geometry.extent1 && k < geometry.extent2 && l < geometry.extent3 && typeof value === "number" && arguments.length === 5) {
      const place = this.offset + i * geometry.stride0 + j * geometry.stride1 + k * geometry.stride2 + l * geometry.stride3;
      if (place < data.length) {
        data[place] = value;
        return;
      }
    }
    setSlowly(this, arguments.length, i, j, k, l, value);
  }
};

const Int64Reader1 = class TileTensor extends ArrayTensor {
  declare readonly data: BigInt64Array;
  declare readonly offset: number;
  declare readonly geometry: Geometry;
  declare readonly kind: Kind;

  constructor(data: BigInt64Array, offset: number, geometry: Geometry, kind: Kind) {
    super();
    this.data = data;
    this.offset = offset;
    this.geometry = geometry;
    this.kind = kind;
    this.placed = undefined;
  }

  override view(scalars: number, geometry: Geometry, kind: Kind = this.kind): Tensor {
    return (kind.make as ArrayTensorMaker)(this.data, this.offset + scalars, geometry, kind);
  }

  override get(i: number): Value {
    const { geometry } = this;
    if (typeof i === "number" && i >>> 0 === i && i < geometry.extent0 && arguments.length === 1) {
      const raw = this.data[this.offset + i * geometry.stride0];
      if (raw !== undefined) return raw;
    }
    return getSlowly(this, arguments.length, i);
  }
};

const Int64Writer1 = class TileTensor extends Int64Reader1 {
  override set(i: number, value: bigint): void {
    const { geometry, data } = this;
    if (typeof i === "number" && i >>> 0 === i && i < geometry.extent0 && typeof value === "bigint" && arguments.length === 2) {
      const place = this.offset + i * geometry.stride0;
      if (place < data.length) {
        data[place] = value;
        return;
      }
    }
    setSlowly(this, arguments.length, i, value);
  }
};

const Int64Reader2 = class TileTensor extends ArrayTensor {
  declare readonly data: BigInt64Array;
  declare readonly offset: number;
  declare readonly geometry: Geometry;
  declare readonly kind: Kind;

  constructor(data: BigInt64Array, offset: number, geometry: Geometry, kind: Kind) {
    super();
    this.data = data;
    this.offset = offset;
    this.geometry = geometry;
    this.kind = kind;
    this.placed = undefined;
  }

  override view(scalars: number, geometry: Geometry, kind: Kind = this.kind): Tensor {
    return (kind.make as ArrayTensorMaker)(this.data, this.offset + scalars, geometry, kind);
  }

  override get(i: number, j: number): Value {
    const { geometry } = this;
    if (typeof i === "number" && typeof j === "number" && i >>> 0 === i && j >>> 0 === j && i < geometry.extent0 && j < geometry.extent1 && arguments.length === 2) {
      const raw = this.data[this.offset + i * geometry.stride0 + j * geometry.stride1];
      if (raw !== undefined) return raw;
    }
    return getSlowly(this, arguments.length, i, j);
  }
};

const Int64Writer2 = class TileTensor extends Int64Reader2 {
  override set(i: number, j: number, value: bigint): void {
    const { geometry, data } = this;
    if (typeof i === "number" && typeof j === "number" && i >>> 0 === i && j >>> 0 === j && i < geometry.extent0 && j < geometry.extent1 && typeof value === "bigint" && arguments.length === 3) {
      const place = this.offset + i * geometry.stride0 + j * geometry.stride1;
      if (place < data.length) {
        data[place] = value;
        return;
      }
    }
    setSlowly(this, arguments.length, i, j, value);
  }
};

const Int64Reader3 = class TileTensor extends ArrayTensor {
  declare readonly data: BigInt64Array;
  declare readonly offset: number;
  declare readonly geometry: Geometry;
  declare readonly kind: Kind;

  constructor(data: BigInt64Array, offset: number, geometry: Geometry, kind: Kind) {
    super();
    this.data = data;
    this.offset = offset;
    this.geometry = geometry;
    this.kind = kind;
    this.placed = undefined;
  }

  override view(scalars: number, geometry: Geometry, kind: Kind = this.kind): Tensor {
    return (kind.make as ArrayTensorMaker)(this.data, this.offset + scalars, geometry, kind);
  }

  override get(i: number, j: number, k: number): Value {
    const { geometry } = this;
    if (typeof i === "number" && typeof j === "number" && typeof k === "number" && i >>> 0 === i && j >>> 0 === j && k >>> 0 === k && i < geometry.extent0 && j < geometry.extent1 && k < geometry.extent2 && arguments.length === 3) {
      const raw = this.data[this.offset + i * geometry.stride0 + j * geometry.stride1 + k * geometry.stride2];
      if (raw !== undefined) return raw;
    }
    return getSlowly(this, arguments.length, i, j, k);
  }
};

const Int64Writer3 = class TileTensor extends Int64Reader3 {
  override set(i: number, j: number, k: number, value: bigint): void {
    const { geometry, data } = this;
    if (typeof i === "number" && typeof j === "number" && typeof k === "number" && i >>> 0 === i && j >>> 0 === j && k >>> 0 === k && i < geometry.extent0 && j < geometry.extent1 && k < geometry.extent2 && typeof value === "bigint" && arguments.length === 4) {
      const place = this.offset + i * geometry.stride0 + j * geometry.stride1 + k * geometry.stride2;
      if (place < data.length) {
        data[place] = value;
        return;
      }
    }
    setSlowly(this, arguments.length, i, j, k, value);
  }
};

const Int64Reader4 = class TileTensor extends ArrayTensor {
  declare readonly data: BigInt64Array;
  declare readonly offset: number;
  declare readonly geometry: Geometry;
  declare readonly kind: Kind;

  constructor(data: BigInt64Array, offset: number, geometry: Geometry, kind: Kind) {
    super();
    this.data = data;
    this.offset = offset;
    this.geometry = geometry;
    this.kind = kind;
    this.placed = undefined;
  }

  override view(scalars: number, geometry: Geometry, kind: Kind = this.kind): Tensor {
    return (kind.make as ArrayTensorMaker)(this.data, this.offset + scalars, geometry, kind);
  }

  override get(i: number, j: number, k: number, l: number): Value {
    const { geometry } = this;
    if (typeof i === "number" && typeof j === "number" && typeof k === "number" && typeof l === "number" && i >>> 0 === i && j >>> 0 === j && k >>> 0 === k && l >>> 0 === l && i < geometry.extent0 && j < geometry.extent1 && k < geometry.extent2 && l < geometry.extent3 && arguments.length === 4) {
      const raw = this.data[this.offset + i * geometry.stride0 + j * geometry.stride1 + k * geometry.stride2 + l * geometry.stride3];
      if (raw !== undefined) return raw;
    }
    return getSlowly(this, arguments.length, i, j, k, l);
  }
};

const Int64Writer4 = class TileTensor extends Int64Reader4 {
  override set(i: number, j: number, k: number, l: number, value: bigint): void {
    const { geometry, data } = this;
    if (typeof i === "number" && typeof j === "number" && typeof k === "number" && typeof l === "number" && i >>> 0 === i && j >>> 0 === j && k >>> 0 === k && l >>> 0 === l && i < geometry.extent0 && j < geometry.extent1 && k < geometry.extent2 && l < geometry.extent3 && typeof value === "bigint" && arguments.length === 5) {
      const place = this.offset + i * geometry.stride0 + j * geometry.stride1 + k * geometry.stride2 + l * geometry.stride3;
      if (place < data.length) {
        data[place] = value;
        return;
      }
    }
    setSlowly(this, arguments.length, i, j, k, l, value);
  }
};

const Uint8Reader1 = class TileTensor extends ArrayTensor {
  declare readonly data: Uint8Array;
  declare readonly offset: number;
  declare readonly geometry: Geometry;
  declare readonly kind: Kind;

  constructor(data: Uint8Array, offset: number, geometry: Geometry, kind: Kind) {
    super();
    this.data = data;
    this.offset = offset;
    this.geometry = geometry;
    this.kind = kind;
    this.placed = undefined;
  }

  override view(scalars: number, geometry: Geometry, kind: Kind = this.kind): Tensor {
    return (kind.make as ArrayTensorMaker)(this.data, this.offset + scalars, geometry, kind);
  }

  override get(i: number): Value {
    const { geometry } = this;
    if (typeof i === "number" && i >>> 0 === i && i < geometry.extent0 && arguments.length === 1) {
      const raw = this.data[this.offset + i * geometry.stride0];
      if (raw !== undefined) return raw;
    }
    return getSlowly(this, arguments.length, i);
  }
};

const Uint8Writer1 = class TileTensor extends Uint8Reader1 {
  override set(i: number, value: number): void {
    const { geometry, data } = this;
    if (typeof i === "number" && i >>> 0 === i && i < geometry.extent0 && typeof value === "number" && arguments.length === 2) {
      const place = this.offset + i * geometry.stride0;
      if (place < data.length) {
        data[place] = value;
        return;
      }
    }
    setSlowly(this, arguments.length, i, value);
  }
};

const Uint8Reader2 = class TileTensor extends ArrayTensor {
  declare readonly data: Uint8Array;
  declare readonly offset: number;
  declare readonly geometry: Geometry;
  declare readonly kind: Kind;

  constructor(data: Uint8Array, offset: number, geometry: Geometry, kind: Kind) {
    super();
    this.data = data;
    this.offset = offset;
    this.geometry = geometry;
    this.kind = kind;
    this.placed = undefined;
  }

  override view(scalars: number, geometry: Geometry, kind: Kind = this.kind): Tensor {
    return (kind.make as ArrayTensorMaker)(this.data, this.offset + scalars, geometry, kind);
  }

  override get(i: number, j: number): Value {
    const { geometry } = this;
    if (typeof i === "number" && typeof j === "number" && i >>> 0 === i && j >>> 0 === j && i < geometry.extent0 && j < geometry.extent1 && arguments.length === 2) {
      const raw = this.data[this.offset + i * geometry.stride0 + j * geometry.stride1];
      if (raw !== undefined) return raw;
    }
    return getSlowly(this, arguments.length, i, j);
  }
};

const Uint8Writer2 = class TileTensor extends Uint8Reader2 {
  override set(i: number, j: number, value: number): void {
    const { geometry, data } = this;
    if (typeof i === "number" && typeof j === "number" && i >>> 0 === i && j >>> 0 === j && i < geometry.extent0 && j < geometry.extent1 && typeof value === "number" && arguments.length === 3) {
      const place = this.offset + i * geometry.stride0 + j * geometry.stride1;
      if (place < data.length) {
        data[place] = value;
        return;
      }
    }
    setSlowly(this, arguments.length, i, j, value);
  }
};

const Uint8Reader3 = class TileTensor extends ArrayTensor {
  declare readonly data: Uint8Array;
  declare readonly offset: number;
  declare readonly geometry: Geometry;
  declare readonly kind: Kind;

  constructor(data: Uint8Array, offset: number, geometry: Geometry, kind: Kind) {
    super();
    this.data = data;
    this.offset = offset;
    this.geometry = geometry;
    this.kind = kind;
    this.placed = undefined;
  }

  override view(scalars: number, geometry: Geometry, kind: Kind = this.kind): Tensor {
    return (kind.make as ArrayTensorMaker)(this.data, this.offset + scalars, geometry, kind);
  }

  override get(i: number, j: number, k: number): Value {
    const { geometry } = this;
    if (typeof i === "number" && typeof j === "number" && typeof k === "number" && i >>> 0 === i && j >>> 0 === j && k >>> 0 === k && i < geometry.extent0 && j < geometry.extent1 && k < geometry.extent2 && arguments.length === 3) {
      const raw = this.data[this.offset + i * geometry.stride0 + j * geometry.stride1 + k * geometry.stride2];
      if (raw !== undefined) return raw;
    }
    return getSlowly(this, arguments.length, i, j, k);
  }
};

const Uint8Writer3 = class TileTensor extends Uint8Reader3 {
  override set(i: number, j: number, k: number, value: number): void {
    const { geometry, data } = this;
    if (typeof i === "number" && typeof j === "number" && typeof k === "number" && i >>> 0 === i && j >>> 0 === j && k >>> 0 === k && i < geometry.extent0 && j < geometry.extent1 && k < geometry.extent2 && typeof value === "number" && arguments.length === 4) {
      const place = this.offset + i * geometry.stride0 + j * geometry.stride1 + k * geometry.stride2;
      if (place < data.length) {
        data[place] = value;
        return;
      }
    }
    setSlowly(this, arguments.length, i, j, k, value);
  }
};

const Uint8Reader4 = class TileTensor extends ArrayTensor {
  declare readonly data: Uint8Array;
  declare readonly offset: number;
  declare readonly geometry: Geometry;
  declare readonly kind: Kind;

  constructor(data: Uint8Array, offset: number, geometry: Geometry, kind: Kind) {
    super();
    this.data = data;
    this.offset = offset;
    this.geometry = geometry;
    this.kind = kind;
    this.placed = undefined;
  }

  override view(scalars: number, geometry: Geometry, kind: Kind = this.kind): Tensor {
    return (kind.make as ArrayTensorMaker)(this.data, this.offset + scalars, geometry, kind);
  }

  override get(i: number, j: number, k: number, l: number): Value {
    const { geometry } = this;
    if (typeof i === "number" && typeof j === "number" && typeof k === "number" && typeof l === "number" && i >>> 0 === i && j >>> 0 === j && k >>> 0 === k && l >>> 0 === l && i < geometry.extent0 && j < geometry.extent1 && k < geometry.extent2 && l < geometry.extent3 && arguments.length === 4) {
      const raw = this.data[this.offset + i * geometry.stride0 + j * geometry.stride1 + k * geometry.stride2 + l * geometry.stride3];
      if (raw !== undefined) return raw;
    }
    return getSlowly(this, arguments.length, i, j, k, l);
  }
};

const Uint8Writer4 = class TileTensor extends Uint8Reader4 {
  override set(i: number, j: number, k: number, l: number, value: number): void {
    const { geometry, data } = this;
    if (typeof i === "number" && typeof j === "number" && typeof k === "number" && typeof l === "number" && i >>> 0 === i && j >>> 0 === j && k >>> 0 === k && l >>> 0 === l && i < geometry.extent0 && j < geometry.extent1 && k < geometry.extent2 && l < geometry.extent3 && typeof value === "number" && arguments.length === 5) {
      const place = this.offset + i * geometry.stride0 + j * geometry.stride1 + k * geometry.stride2 + l * geometry.stride3;
      if (place < data.length) {
        data[place] = value;
        return;
      }
    }
    setSlowly(this, arguments.length, i, j, k, l, value);
  }
};

const Uint8clampedReader1 = class TileTensor extends ArrayTensor {
  declare readonly data: Uint8ClampedArray;
  declare readonly offset: number;
  declare readonly geometry: Geometry;
  declare readonly kind: Kind;

  constructor(data: Uint8ClampedArray, offset: number, geometry: Geometry, kind: Kind) {
    super();
    this.data = data;
    this.offset = offset;
    this.geometry = geometry;
    this.kind = kind;
    this.placed = undefined;
  }

  override view(scalars: number, geometry: Geometry, kind: Kind = this.kind): Tensor {
    return (kind.make as ArrayTensorMaker)(this.data, this.offset + scalars, geometry, kind);
  }

  override get(i: number): Value {
    const { geometry } = this;
    if (typeof i === "number" && i >>> 0 === i && i < geometry.extent0 && arguments.length === 1) {
      const raw = this.data[this.offset + i * geometry.stride0];
      if (raw !== undefined) return raw;
    }
    return getSlowly(this, arguments.length, i);
  }
};

const Uint8clampedWriter1 = class TileTensor extends Uint8clampedReader1 {
  override set(i: number, value: number): void {
    const { geometry, data } = this;
    if (typeof i === "number" && i >>> 0 === i && i < geometry.extent0 && typeof value === "number" && arguments.length === 2) {
      const place = this.offset + i * geometry.stride0;
      if (place < data.length) {
        data[place] = value;
        return;
      }
    }
    setSlowly(this, arguments.length, i, value);
  }
};

const Uint8clampedReader2 = class TileTensor extends ArrayTensor {
  declare readonly data: Uint8ClampedArray;
  declare readonly offset: number;
  declare readonly geometry: Geometry;
  declare readonly kind: Kind;

  constructor(data: Uint8ClampedArray, offset: number, geometry: Geometry, kind: Kind) {
    super();
    this.data = data;
    this.offset = offset;
    this.geometry = geometry;
    this.kind = kind;
    this.placed = undefined;
  }

  override view(scalars: number, geometry: Geometry, kind: Kind = this.kind): Tensor {
    return (kind.make as ArrayTensorMaker)(this.data, this.offset + scalars, geometry, kind);
  }

  override get(i: number, j: number): Value {
    const { geometry } = this;
    if (typeof i === "number" && typeof j === "number" && i >>> 0 === i && j >>> 0 === j && i < geometry.extent0 && j < geometry.extent1 && arguments.length === 2) {
      const raw = this.data[this.offset + i * geometry.stride0 + j * geometry.stride1];
      if (raw !== undefined) return raw;
    }
    return getSlowly(this, arguments.length, i, j);
  }
};

const Uint8clampedWriter2 = class TileTensor extends Uint8clampedReader2 {
  override set(i: number, j: number, value: number): void {
    const { geometry, data } = this;
    if (typeof i === "number" && typeof j === "number" && i >>> 0 === i && j >>> 0 === j && i < geometry.extent0 && j < geometry.extent1 && typeof value === "number" && arguments.length === 3) {
      const place = this.offset + i * geometry.stride0 + j * geometry.stride1;
      if (place < data.length) {
        data[place] = value;
        return;
      }
    }
    setSlowly(this, arguments.length, i, j, value);
  }
};

const Uint8clampedReader3 = class TileTensor extends ArrayTensor {
  declare readonly data: Uint8ClampedArray;
  declare readonly offset: number;
  declare readonly geometry: Geometry;
  declare readonly kind: Kind;

  constructor(data: Uint8ClampedArray, offset: number, geometry: Geometry, kind: Kind) {
    super();
    this.data = data;
    this.offset = offset;
    this.geometry = geometry;
    this.kind = kind;
    this.placed = undefined;
  }

  override view(scalars: number, geometry: Geometry, kind: Kind = this.kind): Tensor {
    return (kind.make as ArrayTensorMaker)(this.data, this.offset + scalars, geometry, kind);
  }

  override get(i: number, j: number, k: number): Value {
    const { geometry } = this;
    if (typeof i === "number" && typeof j === "number" && typeof k === "number" && i >>> 0 === i && j >>> 0 === j && k >>> 0 === k && i < geometry.extent0 && j < geometry.extent1 && k < geometry.extent2 && arguments.length === 3) {
      const raw = this.data[this.offset + i * geometry.stride0 + j * geometry.stride1 + k * geometry.stride2];
      if (raw !== undefined) return raw;
    }
    return getSlowly(this, arguments.length, i, j, k);
  }
};

const Uint8clampedWriter3 = class TileTensor extends Uint8clampedReader3 {
  override set(i: number, j: number, k: number, value: number): void {
    const { geometry, data } = this;
    if (typeof i === "number" && typeof j === "number" && typeof k === "number" && i >>> 0 === i && j >>> 0 === j && k >>> 0 === k && i < geometry.extent0 && j < geometry.extent1 && k < geometry.extent2 && typeof value === "number" && arguments.length === 4) {
      const place = this.offset + i * geometry.stride0 + j * geometry.stride1 + k * geometry.stride2;
      if (place < data.length) {
        data[place] = value;
        return;
      }
    }
    setSlowly(this, arguments.length, i, j, k, value);
  }
};

const Uint8clampedReader4 = class TileTensor extends ArrayTensor {
  declare readonly data: Uint8ClampedArray;
  declare readonly offset: number;
  declare readonly geometry: Geometry;
  declare readonly kind: Kind;

  constructor(data: Uint8ClampedArray, offset: number, geometry: Geometry, kind: Kind) {
    super();
    this.data = data;
    this.offset = offset;
    this.geometry = geometry;
    this.kind = kind;
    this.placed = undefined;
  }

  override view(scalars: number, geometry: Geometry, kind: Kind = this.kind): Tensor {
    return (kind.make as ArrayTensorMaker)(this.data, this.offset + scalars, geometry, kind);
  }

  override get(i: number, j: number, k: number, l: number): Value {
    const { geometry } = this;
    if (typeof i === "number" && typeof j === "number" && typeof k === "number" && typeof l === "number" && i >>> 0 === i && j >>> 0 === j && k >>> 0 === k && l >>> 0 === l && i < geometry.extent0 && j < geometry.extent1 && k < geometry.extent2 && l < geometry.extent3 && arguments.length === 4) {
      const raw = this.data[this.offset + i * geometry.stride0 + j * geometry.stride1 + k * geometry.stride2 + l * geometry.stride3];
      if (raw !== undefined) return raw;
    }
    return getSlowly(this, arguments.length, i, j, k, l);
  }
};

const Uint8clampedWriter4 = class TileTensor extends Uint8clampedReader4 {
  override set(i: number, j: number, k: number, l: number, value: number): void {
    const { geometry, data } = this;
    if (typeof i === "number" && typeof j === "number" && typeof k === "number" && typeof l === "number" && i >>> 0 === i && j >>> 0 === j && k >>> 0 === k && l >>> 0 === l && i < geometry.extent0 && j < geometry.extent1 && k < geometry.extent2 && l < geometry.extent3 && typeof value === "number" && arguments.length === 5) {
      const place = this.offset + i * geometry.stride0 + j * geometry.stride1 + k * geometry.stride2 + l * geometry.stride3;
      if (place < data.length) {
        data[place] = value;
        return;
      }
    }
    setSlowly(this, arguments.length, i, j, k, l, value);
  }
};

const Uint16Reader1 = class TileTensor extends ArrayTensor {
  declare readonly data: Uint16Array;
  declare readonly offset: number;
  declare readonly geometry: Geometry;
  declare readonly kind: Kind;

  constructor(data: Uint16Array, offset: number, geometry: Geometry, kind: Kind) {
    super();
    this.data = data;
    this.offset = offset;
    this.geometry = geometry;
    this.kind = kind;
    this.placed = undefined;
  }

  override view(scalars: number, geometry: Geometry, kind: Kind = this.kind): Tensor {
    return (kind.make as ArrayTensorMaker)(this.data, this.offset + scalars, geometry, kind);
  }

  override get(i: number): Value {
    const { geometry } = this;
    if (typeof i === "number" && i >>> 0 === i && i < geometry.extent0 && arguments.length === 1) {
      const raw = this.data[this.offset + i * geometry.stride0];
      if (raw !== undefined) return raw;
    }
    return getSlowly(this, arguments.length, i);
  }
};

const Uint16Writer1 = class TileTensor extends Uint16Reader1 {
  override set(i: number, value: number): void {
    const { geometry, data } = this;
    if (typeof i === "number" && i >>> 0 === i && i < geometry.extent0 && typeof value === "number" && arguments.length === 2) {
      const place = this.offset + i * geometry.stride0;
      if (place < data.length) {
        data[place] = value;
        return;
      }
    }
    setSlowly(this, arguments.length, i, value);
  }
};

const Uint16Reader2 = class TileTensor extends ArrayTensor {
  declare readonly data: Uint16Array;
  declare readonly offset: number;
  declare readonly geometry: Geometry;
  declare readonly kind: Kind;

  constructor(data: Uint16Array, offset: number, geometry: Geometry, kind: Kind) {
    super();
    this.data = data;
    this.offset = offset;
    this.geometry = geometry;
    this.kind = kind;
    this.placed = undefined;
  }

  override view(scalars: number, geometry: Geometry, kind: Kind = this.kind): Tensor {
    return (kind.make as ArrayTensorMaker)(this.data, this.offset + scalars, geometry, kind);
  }

  override get(i: number, j: number): Value {
    const { geometry } = this;
    if (typeof i === "number" && typeof j === "number" && i >>> 0 === i && j >>> 0 === j && i < geometry.extent0 && j < geometry.extent1 && arguments.length === 2) {
      const raw = this.data[this.offset + i * geometry.stride0 + j * geometry.stride1];
      if (raw !== undefined) return raw;
    }
    return getSlowly(this, arguments.length, i, j);
  }
};

const Uint16Writer2 = class TileTensor extends Uint16Reader2 {
  override set(i: number, j: number, value: number): void {
    const { geometry, data } = this;
    if (typeof i === "number" && typeof j === "number" && i >>> 0 === i && j >>> 0 === j && i < geometry.extent0 && j < geometry.extent1 && typeof value === "number" && arguments.length === 3) {
      const place = this.offset + i * geometry.stride0 + j * geometry.stride1;
      if (place < data.length) {
        data[place] = value;
        return;
      }
    }
    setSlowly(this, arguments.length, i, j, value);
  }
};

const Uint16Reader3 = class TileTensor extends ArrayTensor {
  declare readonly data: Uint16Array;
  declare readonly offset: number;
  declare readonly geometry: Geometry;
  declare readonly kind: Kind;

  constructor(data: Uint16Array, offset: number, geometry: Geometry, kind: Kind) {
    super();
    this.data = data;
    this.offset = offset;
    this.geometry = geometry;
    this.kind = kind;
    this.placed = undefined;
  }

  override view(scalars: number, geometry: Geometry, kind: Kind = this.kind): Tensor {
    return (kind.make as ArrayTensorMaker)(this.data, this.offset + scalars, geometry, kind);
  }

  override get(i: number, j: number, k: number): Value {
    const { geometry } = this;
    if (typeof i === "number" && typeof j === "number" && typeof k === "number" && i >>> 0 === i && j >>> 0 === j && k >>> 0 === k && i < geometry.extent0 && j < geometry.extent1 && k < geometry.extent2 && arguments.length === 3) {
      const raw = this.data[this.offset + i * geometry.stride0 + j * geometry.stride1 + k * geometry.stride2];
      if (raw !== undefined) return raw;
    }
    return getSlowly(this, arguments.length, i, j, k);
  }
};

const Uint16Writer3 = class TileTensor extends Uint16Reader3 {
  override set(i: number, j: number, k: number, value: number): void {
    const { geometry, data } = this;
    if (typeof i === "number" && typeof j === "number" && typeof k === "number" && i >>> 0 === i && j >>> 0 === j && k >>> 0 === k && i < geometry.extent0 && j < geometry.extent1 && k < geometry.extent2 && typeof value === "number" && arguments.length === 4) {
      const place = this.offset + i * geometry.stride0 + j * geometry.stride1 + k * geometry.stride2;
      if (place < data.length) {
        data[place] = value;
        return;
      }
    }
    setSlowly(this, arguments.length, i, j, k, value);
  }
};

const Uint16Reader4 = class TileTensor extends ArrayTensor {
  declare readonly data: Uint16Array;
  declare readonly offset: number;
  declare readonly geometry: Geometry;
  declare readonly kind: Kind;

  constructor(data: Uint16Array, offset: number, geometry: Geometry, kind: Kind) {
    super();
    this.data = data;
    this.offset = offset;
    this.geometry = geometry;
    this.kind = kind;
    this.placed = undefined;
  }

  override view(scalars: number, geometry: Geometry, kind: Kind = this.kind): Tensor {
    return (kind.make as ArrayTensorMaker)(this.data, this.offset + scalars, geometry, kind);
  }

  override get(i: number, j: number, k: number, l: number): Value {
    const { geometry } = this;
    if (typeof i === "number" && typeof j === "number" && typeof k === "number" && typeof l === "number" && i >>> 0 === i && j >>> 0 === j && k >>> 0 === k && l >>> 0 === l && i < geometry.extent0 && j < geometry.extent1 && k < geometry.extent2 && l < geometry.extent3 && arguments.length === 4) {
      const raw = this.data[this.offset + i * geometry.stride0 + j * geometry.stride1 + k * geometry.stride2 + l * geometry.stride3];
      if (raw !== undefined) return raw;
    }
    return getSlowly(this, arguments.length, i, j, k, l);
  }
};

const Uint16Writer4 = class TileTensor extends Uint16Reader4 {
  override set(i: number, j: number, k: number, l: number, value: number): void {
    const { geometry, data } = this;
    if (typeof i === "number" && typeof j === "number" && typeof k === "number" && typeof l === "number" && i >>> 0 === i && j >>> 0 === j && k >>> 0 === k && l >>> 0 === l && i < geometry.extent0 && j < geometry.extent1 && k < geometry.extent2 && l < geometry.extent3 && typeof value === "number" && arguments.length === 5) {
      const place = this.offset + i * geometry.stride0 + j * geometry.stride1 + k * geometry.stride2 + l * geometry.stride3;
      if (place < data.length) {
        data[place] = value;
        return;
      }
    }
    setSlowly(this, arguments.length, i, j, k, l, value);
  }
};

const Uint32Reader1 = class TileTensor extends ArrayTensor {
  declare readonly data: Uint32Array;
  declare readonly offset: number;
  declare readonly geometry: Geometry;
  declare readonly kind: Kind;

  constructor(data: Uint32Array, offset: number, geometry: Geometry, kind: Kind) {
    super();
    this.data = data;
    this.offset = offset;
    this.geometry = geometry;
    this.kind = kind;
    this.placed = undefined;
  }

  override view(scalars: number, geometry: Geometry, kind: Kind = this.kind): Tensor {
    return (kind.make as ArrayTensorMaker)(this.data, this.offset + scalars, geometry, kind);
  }

  override get(i: number): Value {
    const { geometry } = this;
    if (typeof i === "number" && i >>> 0 === i && i < geometry.extent0 && arguments.length === 1) {
      const raw = this.data[this.offset + i * geometry.stride0];
      if (raw !== undefined) return raw;
    }
    return getSlowly(this, arguments.length, i);
  }
};

const Uint32Writer1 = class TileTensor extends Uint32Reader1 {
  override set(i: number, value: number): void {
    const { geometry, data } = this;
    if (typeof i === "number" && i >>> 0 === i && i < geometry.extent0 && typeof value === "number" && arguments.length === 2) {
      const place = this.offset + i * geometry.stride0;
      if (place < data.length) {
        data[place] = value;
        return;
      }
    }
    setSlowly(this, arguments.length, i, value);
  }
};

const Uint32Reader2 = class TileTensor extends ArrayTensor {
  declare readonly data: Uint32Array;
  declare readonly offset: number;
  declare readonly geometry: Geometry;
  declare readonly kind: Kind;

  constructor(data: Uint32Array, offset: number, geometry: Geometry, kind: Kind) {
    super();
    this.data = data;
    this.offset = offset;
    this.geometry = geometry;
    this.kind = kind;
    this.placed = undefined;
  }

  override view(scalars: number, geometry: Geometry, kind: Kind = this.kind): Tensor {
    return (kind.make as ArrayTensorMaker)(this.data, this.offset + scalars, geometry, kind);
  }

  override get(i: number, j: number): Value {
    const { geometry } = this;
    if (typeof i === "number" && typeof j === "number" && i >>> 0 === i && j >>> 0 === j && i < geometry.extent0 && j < geometry.extent1 && arguments.length === 2) {
      const raw = this.data[this.offset + i * geometry.stride0 + j * geometry.stride1];
      if (raw !== undefined) return raw;
    }
    return getSlowly(this, arguments.length, i, j);
  }
};

const Uint32Writer2 = class TileTensor extends Uint32Reader2 {
  override set(i: number, j: number, value: number): void {
    const { geometry, data } = this;
    if (typeof i === "number" && typeof j === "number" && i >>> 0 === i && j >>> 0 === j && i < geometry.extent0 && j < geometry.extent1 && typeof value === "number" && arguments.length === 3) {
      const place = this.offset + i * geometry.stride0 + j * geometry.stride1;
      if (place < data.length) {
        data[place] = value;
        return;
      }
    }
    setSlowly(this, arguments.length, i, j, value);
  }
};

const Uint32Reader3 = class TileTensor extends ArrayTensor {
  declare readonly data: Uint32Array;
  declare readonly offset: number;
  declare readonly geometry: Geometry;
  declare readonly kind: Kind;

  constructor(data: Uint32Array, offset: number, geometry: Geometry, kind: Kind) {
    super();
    this.data = data;
    this.offset = offset;
    this.geometry = geometry;
    this.kind = kind;
    this.placed = undefined;
  }

  override view(scalars: number, geometry: Geometry, kind: Kind = this.kind): Tensor {
    return (kind.make as ArrayTensorMaker)(this.data, this.offset + scalars, geometry, kind);
  }

  override get(i: number, j: number, k: number): Value {
    const { geometry } = this;
    if (typeof i === "number" && typeof j === "number" && typeof k === "number" && i >>> 0 === i && j >>> 0 === j && k >>> 0 === k && i < geometry.extent0 && j < geometry.extent1 && k < geometry.extent2 && arguments.length === 3) {
      const raw = this.data[this.offset + i * geometry.stride0 + j * geometry.stride1 + k * geometry.stride2];
      if (raw !== undefined) return raw;
    }
    return getSlowly(this, arguments.length, i, j, k);
  }
};

const Uint32Writer3 = class TileTensor extends Uint32Reader3 {
  override set(i: number, j: number, k: number, value: number): void {
    const { geometry, data } = this;
    if (typeof i === "number" && typeof j === "number" && typeof k === "number" && i >>> 0 === i && j >>> 0 === j && k >>> 0 === k && i < geometry.extent0 && j < geometry.extent1 && k < geometry.extent2 && typeof value === "number" && arguments.length === 4) {
      const place = this.offset + i * geometry.stride0 + j * geometry.stride1 + k * geometry.stride2;
      if (place < data.length) {
        data[place] = value;
        return;
      }
    }
    setSlowly(this, arguments.length, i, j, k, value);
  }
};

const Uint32Reader4 = class TileTensor extends ArrayTensor {
  declare readonly data: Uint32Array;
  declare readonly offset: number;
  declare readonly geometry: Geometry;
  declare readonly kind: Kind;

  constructor(data: Uint32Array, offset: number, geometry: Geometry, kind: Kind) {
    super();
    this.data = data;
    this.offset = offset;
    this.geometry = geometry;
    this.kind = kind;
    this.placed = undefined;
  }

  override view(scalars: number, geometry: Geometry, kind: Kind = this.kind): Tensor {
    return (kind.make as ArrayTensorMaker)(this.data, this.offset + scalars, geometry, kind);
  }

  override get(i: number, j: number, k: number, l: number): Value {
    const { geometry } = this;
    if (typeof i === "number" && typeof j === "number" && typeof k === "number" && typeof l === "number" && i >>> 0 === i && j >>> 0 === j && k >>> 0 === k && l >>> 0 === l && i < geometry.extent0 && j < geometry.extent1 && k < geometry.extent2 && l < geometry.extent3 && arguments.length === 4) {
      const raw = this.data[this.offset + i * geometry.stride0 + j * geometry.stride1 + k * geometry.stride2 + l * geometry.stride3];
      if (raw !== undefined) return raw;
    }
    return getSlowly(this, arguments.length, i, j, k, l);
  }
};

const Uint32Writer4 = class TileTensor extends Uint32Reader4 {
  override set(i: number, j: number, k: number, l: number, value: number): void {
    const { geometry, data } = this;
    if (typeof i === "number" && typeof j === "number" && typeof k === "number" && typeof l === "number" && i >>> 0 === i && j >>> 0 === j && k >>> 0 === k && l >>> 0 === l && i < geometry.extent0 && j < geometry.extent1 && k < geometry.extent2 && l < geometry.extent3 && typeof value === "number" && arguments.length === 5) {
      const place = this.offset + i * geometry.stride0 + j * geometry.stride1 + k * geometry.stride2 + l * geometry.stride3;
      if (place < data.length) {
        data[place] = value;
        return;
      }
    }
    setSlowly(this, arguments.length, i, j, k, l, value);
  }
};

const Uint64Reader1 = class TileTensor extends ArrayTensor {
  declare readonly data: BigUint64Array;
  declare readonly offset: number;
  declare readonly geometry: Geometry;
  declare readonly kind: Kind;

  constructor(data: BigUint64Array, offset: number, geometry: Geometry, kind: Kind) {
    super();
    this.data = data;
    this.offset = offset;
    this.geometry = geometry;
    this.kind = kind;
    this.placed = undefined;
  }

  override view(scalars: number, geometry: Geometry, kind: Kind = this.kind): Tensor {
    return (kind.make as ArrayTensorMaker)(this.data, this.offset + scalars, geometry, kind);
  }

  override get(i: number): Value {
    const { geometry } = this;
    if (typeof i === "number" && i >>> 0 === i && i < geometry.extent0 && arguments.length === 1) {
      const raw = this.data[this.offset + i * geometry.stride0];
      if (raw !== undefined) return raw;
    }
    return getSlowly(this, arguments.length, i);
  }
};

const Uint64Writer1 = class TileTensor extends Uint64Reader1 {
  override set(i: number, value: bigint): void {
    const { geometry, data } = this;
    if (typeof i === "number" && i >>> 0 === i && i < geometry.extent0 && typeof value === "bigint" && arguments.length === 2) {
      const place = this.offset + i * geometry.stride0;
      if (place < data.length) {
        data[place] = value;
        return;
      }
    }
    setSlowly(this, arguments.length, i, value);
  }
};

const Uint64Reader2 = class TileTensor extends ArrayTensor {
  declare readonly data: BigUint64Array;
  declare readonly offset: number;
  declare readonly geometry: Geometry;
  declare readonly kind: Kind;

  constructor(data: BigUint64Array, offset: number, geometry: Geometry, kind: Kind) {
    super();
    this.data = data;
    this.offset = offset;
    this.geometry = geometry;
    this.kind = kind;
    this.placed = undefined;
  }

  override view(scalars: number, geometry: Geometry, kind: Kind = this.kind): Tensor {
    return (kind.make as ArrayTensorMaker)(this.data, this.offset + scalars, geometry, kind);
  }

  override get(i: number, j: number): Value {
    const { geometry } = this;
    if (typeof i === "number" && typeof j === "number" && i >>> 0 === i && j >>> 0 === j && i < geometry.extent0 && j < geometry.extent1 && arguments.length === 2) {
      const raw = this.data[this.offset + i * geometry.stride0 + j * geometry.stride1];
      if (raw !== undefined) return raw;
    }
    return getSlowly(this, arguments.length, i, j);
  }
};

const Uint64Writer2 = class TileTensor extends Uint64Reader2 {
  override set(i: number, j: number, value: bigint): void {
    const { geometry, data } = this;
    if (typeof i === "number" && typeof j === "number" && i >>> 0 === i && j >>> 0 === j && i < geometry.extent0 && j < geometry.extent1 && typeof value === "bigint" && arguments.length === 3) {
      const place = this.offset + i * geometry.stride0 + j * geometry.stride1;
      if (place < data.length) {
        data[place] = value;
        return;
      }
    }
    setSlowly(this, arguments.length, i, j, value);
  }
};

const Uint64Reader3 = class TileTensor extends ArrayTensor {
  declare readonly data: BigUint64Array;
  declare readonly offset: number;
  declare readonly geometry: Geometry;
  declare readonly kind: Kind;

  constructor(data: BigUint64Array, offset: number, geometry: Geometry, kind: Kind) {
    super();
    this.data = data;
    this.offset = offset;
    this.geometry = geometry;
    this.kind = kind;
    this.placed = undefined;
  }

  override view(scalars: number, geometry: Geometry, kind: Kind = this.kind): Tensor {
    return (kind.make as ArrayTensorMaker)(this.data, this.offset + scalars, geometry, kind);
  }

  override get(i: number, j: number, k: number): Value {
    const { geometry } = this;
    if (typeof i === "number" && typeof j === "number" && typeof k === "number" && i >>> 0 === i && j >>> 0 === j && k >>> 0 === k && i < geometry.extent0 && j < geometry.extent1 && k < geometry.extent2 && arguments.length === 3) {
      const raw = this.data[this.offset + i * geometry.stride0 + j * geometry.stride1 + k * geometry.stride2];
      if (raw !== undefined) return raw;
    }
    return getSlowly(this, arguments.length, i, j, k);
  }
};

const Uint64Writer3 = class TileTensor extends Uint64Reader3 {
  override set(i: number, j: number, k: number, value: bigint): void {
    const { geometry, data } = this;
    if (typeof i === "number" && typeof j === "number" && typeof k === "number" && i >>> 0 === i && j >>> 0 === j && k >>> 0 === k && i < geometry.extent0 && j < geometry.extent1 && k < geometry.extent2 && typeof value === "bigint" && arguments.length === 4) {
      const place = this.offset + i * geometry.stride0 + j * geometry.stride1 + k * geometry.stride2;
      if (place < data.length) {
        data[place] = value;
        return;
      }
    }
    setSlowly(this, arguments.length, i, j, k, value);
  }
};

const Uint64Reader4 = class TileTensor extends ArrayTensor {
  declare readonly data: BigUint64Array;
  declare readonly offset: number;
  declare readonly geometry: Geometry;
  declare readonly kind: Kind;

  constructor(data: BigUint64Array, offset: number, geometry: Geometry, kind: Kind) {
    super();
    this.data = data;
    this.offset = offset;
    this.geometry = geometry;
    this.kind = kind;
    this.placed = undefined;
  }

  override view(scalars: number, geometry: Geometry, kind: Kind = this.kind): Tensor {
    return (kind.make as ArrayTensorMaker)(this.data, this.offset + scalars, geometry, kind);
  }

  override get(i: number, j: number, k: number, l: number): Value {
    const { geometry } = this;
    if (typeof i === "number" && typeof j === "number" && typeof k === "number" && typeof l === "number" && i >>> 0 === i && j >>> 0 === j && k >>> 0 === k && l >>> 0 === l && i < geometry.extent0 && j < geometry.extent1 && k < geometry.extent2 && l < geometry.extent3 && arguments.length === 4) {
      const raw = this.data[this.offset + i * geometry.stride0 + j * geometry.stride1 + k * geometry.stride2 + l * geometry.stride3];
      if (raw !== undefined) return raw;
    }
    return getSlowly(this, arguments.length, i, j, k, l);
  }
};

const Uint64Writer4 = class TileTensor extends Uint64Reader4 {
  override set(i: number, j: number, k: number, l: number, value: bigint): void {
    const { geometry, data } = this;
    if (typeof i === "number" && typeof j === "number" && typeof k === "number" && typeof l === "number" && i >>> 0 === i && j >>> 0 === j && k >>> 0 === k && l >>> 0 === l && i < geometry.extent0 && j < geometry.extent1 && k < geometry.extent2 && l < geometry.extent3 && typeof value === "bigint" && arguments.length === 5) {
      const place = this.offset + i * geometry.stride0 + j * geometry.stride1 + k * geometry.stride2 + l * geometry.stride3;
      if (place < data.length) {
        data[place] = value;
        return;
      }
    }
    setSlowly(this, arguments.length, i, j, k, l, value);
  }
};

const Float16Reader1 = class TileTensor extends ArrayTensor {
  declare readonly data: Uint16Array;
  declare readonly offset: number;
  declare readonly geometry: Geometry;
  declare readonly kind: Kind;

  constructor(data: Uint16Array, offset: number, geometry: Geometry, kind: Kind) {
    super();
    this.data = data;
    this.offset = offset;
    this.geometry = geometry;
    this.kind = kind;
    this.placed = undefined;
  }

  override view(scalars: number, geometry: Geometry, kind: Kind = this.kind): Tensor {
    return (kind.make as ArrayTensorMaker)(this.data, this.offset + scalars, geometry, kind);
  }

  override get(i: number): Value {
    const { geometry } = this;
    if (typeof i === "number" && i >>> 0 === i && i < geometry.extent0 && arguments.length === 1) {
      const raw = this.data[this.offset + i * geometry.stride0];
      if (raw !== undefined) return decodeFloat16(raw);
    }
    return getSlowly(this, arguments.length, i);
  }
};

const Float16Writer1 = class TileTensor extends Float16Reader1 {
  override set(i: number, value: number): void {
    const { geometry, data } = this;
    if (typeof i === "number" && i >>> 0 === i && i < geometry.extent0 && typeof value === "number" && arguments.length === 2) {
      const place = this.offset + i * geometry.stride0;
      if (place < data.length) {
        data[place] = encodeFloat16(value);
        return;
      }
    }
    setSlowly(this, arguments.length, i, value);
  }
};

const Float16Reader2 = class TileTensor extends ArrayTensor {
  declare readonly data: Uint16Array;
  declare readonly offset: number;
  declare readonly geometry: Geometry;
  declare readonly kind: Kind;

  constructor(data: Uint16Array, offset: number, geometry: Geometry, kind: Kind) {
    super();
    this.data = data;
    this.offset = offset;
    this.geometry = geometry;
    this.kind = kind;
    this.placed = undefined;
  }

  override view(scalars: number, geometry: Geometry, kind: Kind = this.kind): Tensor {
    return (kind.make as ArrayTensorMaker)(this.data, this.offset + scalars, geometry, kind);
  }

  override get(i: number, j: number): Value {
    const { geometry } = this;
    if (typeof i === "number" && typeof j === "number" && i >>> 0 === i && j >>> 0 === j && i < geometry.extent0 && j < geometry.extent1 && arguments.length === 2) {
      const raw = this.data[this.offset + i * geometry.stride0 + j * geometry.stride1];
      if (raw !== undefined) return decodeFloat16(raw);
    }
    return getSlowly(this, arguments.length, i, j);
  }
};

const Float16Writer2 = class TileTensor extends Float16Reader2 {
  override set(i: number, j: number, value: number): void {
    const { geometry, data } = this;
    if (typeof i === "number" && typeof j === "number" && i >>> 0 === i && j >>> 0 === j && i < geometry.extent0 && j < geometry.extent1 && typeof value === "number" && arguments.length === 3) {
      const place = this.offset + i * geometry.stride0 + j * geometry.stride1;
      if (place < data.length) {
        data[place] = encodeFloat16(value);
        return;
      }
    }
    setSlowly(this, arguments.length, i, j, value);
  }
};

const Float16Reader3 = class TileTensor extends ArrayTensor {
  declare readonly data: Uint16Array;
  declare readonly offset: number;
  declare readonly geometry: Geometry;
  declare readonly kind: Kind;

  constructor(data: Uint16Array, offset: number, geometry: Geometry, kind: Kind) {
    super();
    this.data = data;
    this.offset = offset;
    this.geometry = geometry;
    this.kind = kind;
    this.placed = undefined;
  }

  override view(scalars: number, geometry: Geometry, kind: Kind = this.kind): Tensor {
    return (kind.make as ArrayTensorMaker)(this.data, this.offset + scalars, geometry, kind);
  }

  override get(i: number, j: number, k: number): Value {
    const { geometry } = this;
    if (typeof i === "number" && typeof j === "number" && typeof k === "number" && i >>> 0 === i && j >>> 0 === j && k >>> 0 === k && i < geometry.extent0 && j < geometry.extent1 && k < geometry.extent2 && arguments.length === 3) {
      const raw = this.data[this.offset + i * geometry.stride0 + j * geometry.stride1 + k * geometry.stride2];
      if (raw !== undefined) return decodeFloat16(raw);
    }
    return getSlowly(this, arguments.length, i, j, k);
  }
};

const Float16Writer3 = class TileTensor extends Float16Reader3 {
  override set(i: number, j: number, k: number, value: number): void {
    const { geometry, data } = this;
    if (typeof i === "number" && typeof j === "number" && typeof k === "number" && i >>> 0 === i && j >>> 0 === j && k >>> 0 === k && i < geometry.extent0 && j < geometry.extent1 && k < geometry.extent2 && typeof value === "number" && arguments.length === 4) {
      const place = this.offset + i * geometry.stride0 + j * geometry.stride1 + k * geometry.stride2;
      if (place < data.length) {
        data[place] = encodeFloat16(value);
        return;
      }
    }
    setSlowly(this, arguments.length, i, j, k, value);
  }
};

const Float16Reader4 = class TileTensor extends ArrayTensor {
  declare readonly data: Uint16Array;
  declare readonly offset: number;
  declare readonly geometry: Geometry;
  declare readonly kind: Kind;

  constructor(data: Uint16Array, offset: number, geometry: Geometry, kind: Kind) {
    super();
    this.data = data;
    this.offset = offset;
    this.geometry = geometry;
    this.kind = kind;
    this.placed = undefined;
  }

  override view(scalars: number, geometry: Geometry, kind: Kind = this.kind): Tensor {
    return (kind.make as ArrayTensorMaker)(this.data, this.offset + scalars, geometry, kind);
  }

  override get(i: number, j: number, k: number, l: number): Value {
    const { geometry } = this;
    if (typeof i === "number" && typeof j === "number" && typeof k === "number" && typeof l === "number" && i >>> 0 === i && j >>> 0 === j && k >>> 0 === k && l >>> 0 === l && i < geometry.extent0 && j < geometry.extent1 && k < geometry.extent2 && l < geometry.extent3 && arguments.length === 4) {
      const raw = this.data[this.offset + i * geometry.stride0 + j * geometry.stride1 + k * geometry.stride2 + l * geometry.stride3];
      if (raw !== undefined) return decodeFloat16(raw);
    }
    return getSlowly(this, arguments.length, i, j, k, l);
  }
};

const Float16Writer4 = class TileTensor extends Float16Reader4 {
  override set(i: number, j: number, k: number, l: number, value: number): void {
    const { geometry, data } = this;
    if (typeof i === "number" && typeof j === "number" && typeof k === "number" && typeof l === "number" && i >>> 0 === i && j >>> 0 === j && k >>> 0 === k && l >>> 0 === l && i < geometry.extent0 && j < geometry.extent1 && k < geometry.extent2 && l < geometry.extent3 && typeof value === "number" && arguments.length === 5) {
      const place = this.offset + i * geometry.stride0 + j * geometry.stride1 + k * geometry.stride2 + l * geometry.stride3;
      if (place < data.length) {
        data[place] = encodeFloat16(value);
        return;
      }
    }
    setSlowly(this, arguments.length, i, j, k, l, value);
  }
};

const Float16NativeReader1 = class TileTensor extends ArrayTensor {
  declare readonly data: Float32Array;
  declare readonly offset: number;
  declare readonly geometry: Geometry;
  declare readonly kind: Kind;

  constructor(data: Float32Array, offset: number, geometry: Geometry, kind: Kind) {
    super();
    this.data = data;
    this.offset = offset;
    this.geometry = geometry;
    this.kind = kind;
    this.placed = undefined;
  }

  override view(scalars: number, geometry: Geometry, kind: Kind = this.kind): Tensor {
    return (kind.make as ArrayTensorMaker)(this.data, this.offset + scalars, geometry, kind);
  }

  override get(i: number): Value {
    const { geometry } = this;
    if (typeof i === "number" && i >>> 0 === i && i < geometry.extent0 && arguments.length === 1) {
      const raw = this.data[this.offset + i * geometry.stride0];
      if (raw !== undefined) return raw;
    }
    return getSlowly(this, arguments.length, i);
  }
};

const Float16NativeWriter1 = class TileTensor extends Float16NativeReader1 {
  override set(i: number, value: number): void {
    const { geometry, data } = this;
    if (typeof i === "number" && i >>> 0 === i && i < geometry.extent0 && typeof value === "number" && arguments.length === 2) {
      const place = this.offset + i * geometry.stride0;
      if (place < data.length) {
        data[place] = value;
        return;
      }
    }
    setSlowly(this, arguments.length, i, value);
  }
};

const Float16NativeReader2 = class TileTensor extends ArrayTensor {
  declare readonly data: Float32Array;
  declare readonly offset: number;
  declare readonly geometry: Geometry;
  declare readonly kind: Kind;

  constructor(data: Float32Array, offset: number, geometry: Geometry, kind: Kind) {
    super();
    this.data = data;
    this.offset = offset;
    this.geometry = geometry;
    this.kind = kind;
    this.placed = undefined;
  }

  override view(scalars: number, geometry: Geometry, kind: Kind = this.kind): Tensor {
    return (kind.make as ArrayTensorMaker)(this.data, this.offset + scalars, geometry, kind);
  }

  override get(i: number, j: number): Value {
    const { geometry } = this;
    if (typeof i === "number" && typeof j === "number" && i >>> 0 === i && j >>> 0 === j && i < geometry.extent0 && j < geometry.extent1 && arguments.length === 2) {
      const raw = this.data[this.offset + i * geometry.stride0 + j * geometry.stride1];
      if (raw !== undefined) return raw;
    }
    return getSlowly(this, arguments.length, i, j);
  }
};

const Float16NativeWriter2 = class TileTensor extends Float16NativeReader2 {
  override set(i: number, j: number, value: number): void {
    const { geometry, data } = this;
    if (typeof i === "number" && typeof j === "number" && i >>> 0 === i && j >>> 0 === j && i < geometry.extent0 && j < geometry.extent1 && typeof value === "number" && arguments.length === 3) {
      const place = this.offset + i * geometry.stride0 + j * geometry.stride1;
      if (place < data.length) {
        data[place] = value;
        return;
      }
    }
    setSlowly(this, arguments.length, i, j, value);
  }
};

const Float16NativeReader3 = class TileTensor extends ArrayTensor {
  declare readonly data: Float32Array;
  declare readonly offset: number;
  declare readonly geometry: Geometry;
  declare readonly kind: Kind;

  constructor(data: Float32Array, offset: number, geometry: Geometry, kind: Kind) {
    super();
    this.data = data;
    this.offset = offset;
    this.geometry = geometry;
    this.kind = kind;
    this.placed = undefined;
  }

  override view(scalars: number, geometry: Geometry, kind: Kind = this.kind): Tensor {
    return (kind.make as ArrayTensorMaker)(this.data, this.offset + scalars, geometry, kind);
  }

  override get(i: number, j: number, k: number): Value {
    const { geometry } = this;
    if (typeof i === "number" && typeof j === "number" && typeof k === "number" && i >>> 0 === i && j >>> 0 === j && k >>> 0 === k && i < geometry.extent0 && j < geometry.extent1 && k < geometry.extent2 && arguments.length === 3) {
      const raw = this.data[this.offset + i * geometry.stride0 + j * geometry.stride1 + k * geometry.stride2];
      if (raw !== undefined) return raw;
    }
    return getSlowly(this, arguments.length, i, j, k);
  }
};

const Float16NativeWriter3 = class TileTensor extends Float16NativeReader3 {
  override set(i: number, j: number, k: number, value: number): void {
    const { geometry, data } = this;
    if (typeof i === "number" && typeof j === "number" && typeof k === "number" && i >>> 0 === i && j >>> 0 === j && k >>> 0 === k && i < geometry.extent0 && j < geometry.extent1 && k < geometry.extent2 && typeof value === "number" && arguments.length === 4) {
      const place = this.offset + i * geometry.stride0 + j * geometry.stride1 + k * geometry.stride2;
      if (place < data.length) {
        data[place] = value;
        return;
      }
    }
    setSlowly(this, arguments.length, i, j, k, value);
  }
};

const Float16NativeReader4 = class TileTensor extends ArrayTensor {
  declare readonly data: Float32Array;
  declare readonly offset: number;
  declare readonly geometry: Geometry;
  declare readonly kind: Kind;

  constructor(data: Float32Array, offset: number, geometry: Geometry, kind: Kind) {
    super();
    this.data = data;
    this.offset = offset;
    this.geometry = geometry;
    this.kind = kind;
    this.placed = undefined;
  }

  override view(scalars: number, geometry: Geometry, kind: Kind = this.kind): Tensor {
    return (kind.make as ArrayTensorMaker)(this.data, this.offset + scalars, geometry, kind);
  }

  override get(i: number, j: number, k: number, l: number): Value {
    const { geometry } = this;
    if (typeof i === "number" && typeof j === "number" && typeof k === "number" && typeof l === "number" && i >>> 0 === i && j >>> 0 === j && k >>> 0 === k && l >>> 0 === l && i < geometry.extent0 && j < geometry.extent1 && k < geometry.extent2 && l < geometry.extent3 && arguments.length === 4) {
      const raw = this.data[this.offset + i * geometry.stride0 + j * geometry.stride1 + k * geometry.stride2 + l * geometry.stride3];
      if (raw !== undefined) return raw;
    }
    return getSlowly(this, arguments.length, i, j, k, l);
  }
};

const Float16NativeWriter4 = class TileTensor extends Float16NativeReader4 {
  override set(i: number, j: number, k: number, l: number, value: number): void {
    const { geometry, data } = this;
    if (typeof i === "number" && typeof j === "number" && typeof k === "number" && typeof l === "number" && i >>> 0 === i && j >>> 0 === j && k >>> 0 === k && l >>> 0 === l && i < geometry.extent0 && j < geometry.extent1 && k < geometry.extent2 && l < geometry.extent3 && typeof value === "number" && arguments.length === 5) {
      const place = this.offset + i * geometry.stride0 + j * geometry.stride1 + k * geometry.stride2 + l * geometry.stride3;
      if (place < data.length) {
        data[place] = value;
        return;
      }
    }
    setSlowly(this, arguments.length, i, j, k, l, value);
  }
};

const Bfloat16Reader1 = class TileTensor extends ArrayTensor {
  declare readonly data: Uint16Array;
  declare readonly offset: number;
  declare readonly geometry: Geometry;
  declare readonly kind: Kind;

  constructor(data: Uint16Array, offset: number, geometry: Geometry, kind: Kind) {
    super();
    this.data = data;
    this.offset = offset;
    this.geometry = geometry;
    this.kind = kind;
    this.placed = undefined;
  }

  override view(scalars: number, geometry: Geometry, kind: Kind = this.kind): Tensor {
    return (kind.make as ArrayTensorMaker)(this.data, this.offset + scalars, geometry, kind);
  }

  override get(i: number): Value {
    const { geometry } = this;
    if (typeof i === "number" && i >>> 0 === i && i < geometry.extent0 && arguments.length === 1) {
      const raw = this.data[this.offset + i * geometry.stride0];
      if (raw !== undefined) return decodeBfloat16(raw);
    }
    return getSlowly(this, arguments.length, i);
  }
};

const Bfloat16Writer1 = class TileTensor extends Bfloat16Reader1 {
  override set(i: number, value: number): void {
    const { geometry, data } = this;
    if (typeof i === "number" && i >>> 0 === i && i < geometry.extent0 && typeof value === "number" && arguments.length === 2) {
      const place = this.offset + i * geometry.stride0;
      if (place < data.length) {
        data[place] = encodeBfloat16(value);
        return;
      }
    }
    setSlowly(this, arguments.length, i, value);
  }
};

const Bfloat16Reader2 = class TileTensor extends ArrayTensor {
  declare readonly data: Uint16Array;
  declare readonly offset: number;
  declare readonly geometry: Geometry;
  declare readonly kind: Kind;

  constructor(data: Uint16Array, offset: number, geometry: Geometry, kind: Kind) {
    super();
    this.data = data;
    this.offset = offset;
    this.geometry = geometry;
    this.kind = kind;
    this.placed = undefined;
  }

  override view(scalars: number, geometry: Geometry, kind: Kind = this.kind): Tensor {
    return (kind.make as ArrayTensorMaker)(this.data, this.offset + scalars, geometry, kind);
  }

  override get(i: number, j: number): Value {
    const { geometry } = this;
    if (typeof i === "number" && typeof j === "number" && i >>> 0 === i && j >>> 0 === j && i < geometry.extent0 && j < geometry.extent1 && arguments.length === 2) {
      const raw = this.data[this.offset + i * geometry.stride0 + j * geometry.stride1];
      if (raw !== undefined) return decodeBfloat16(raw);
    }
    return getSlowly(this, arguments.length, i, j);
  }
};

const Bfloat16Writer2 = class TileTensor extends Bfloat16Reader2 {
  override set(i: number, j: number, value: number): void {
    const { geometry, data } = this;
    if (typeof i === "number" && typeof j === "number" && i >>> 0 === i && j >>> 0 === j && i < geometry.extent0 && j < geometry.extent1 && typeof value === "number" && arguments.length === 3) {
      const place = this.offset + i * geometry.stride0 + j * geometry.stride1;
      if (place < data.length) {
        data[place] = encodeBfloat16(value);
        return;
      }
    }
    setSlowly(this, arguments.length, i, j, value);
  }
};

const Bfloat16Reader3 = class TileTensor extends ArrayTensor {
  declare readonly data: Uint16Array;
  declare readonly offset: number;
  declare readonly geometry: Geometry;
  declare readonly kind: Kind;

  constructor(data: Uint16Array, offset: number, geometry: Geometry, kind: Kind) {
    super();
    this.data = data;
    this.offset = offset;
    this.geometry = geometry;
    this.kind = kind;
    this.placed = undefined;
  }

  override view(scalars: number, geometry: Geometry, kind: Kind = this.kind): Tensor {
    return (kind.make as ArrayTensorMaker)(this.data, this.offset + scalars, geometry, kind);
  }

  override get(i: number, j: number, k: number): Value {
    const { geometry } = this;
    if (typeof i === "number" && typeof j === "number" && typeof k === "number" && i >>> 0 === i && j >>> 0 === j && k >>> 0 === k && i < geometry.extent0 && j < geometry.extent1 && k < geometry.extent2 && arguments.length === 3) {
      const raw = this.data[this.offset + i * geometry.stride0 + j * geometry.stride1 + k * geometry.stride2];
      if (raw !== undefined) return decodeBfloat16(raw);
    }
    return getSlowly(this, arguments.length, i, j, k);
  }
};

const Bfloat16Writer3 = class TileTensor extends Bfloat16Reader3 {
  override set(i: number, j: number, k: number, value: number): void {
    const { geometry, data } = this;
    if (typeof i === "number" && typeof j === "number" && typeof k === "number" && i >>> 0 === i && j >>> 0 === j && k >>> 0 === k && i < geometry.extent0 && j < geometry.extent1 && k < geometry.extent2 && typeof value === "number" && arguments.length === 4) {
      const place = this.offset + i * geometry.stride0 + j * geometry.stride1 + k * geometry.stride2;
      if (place < data.length) {
        data[place] = encodeBfloat16(value);
        return;
      }
    }
    setSlowly(this, arguments.length, i, j, k, value);
  }
};

const Bfloat16Reader4 = class TileTensor extends ArrayTensor {
  declare readonly data: Uint16Array;
  declare readonly offset: number;
  declare readonly geometry: Geometry;
  declare readonly kind: Kind;

  constructor(data: Uint16Array, offset: number, geometry: Geometry, kind: Kind) {
    super();
    this.data = data;
    this.offset = offset;
    this.geometry = geometry;
    this.kind = kind;
    this.placed = undefined;
  }

  override view(scalars: number, geometry: Geometry, kind: Kind = this.kind): Tensor {
    return (kind.make as ArrayTensorMaker)(this.data, this.offset + scalars, geometry, kind);
  }

  override get(i: number, j: number, k: number, l: number): Value {
    const { geometry } = this;
    if (typeof i === "number" && typeof j === "number" && typeof k === "number" && typeof l === "number" && i >>> 0 === i && j >>> 0 === j && k >>> 0 === k && l >>> 0 === l && i < geometry.extent0 && j < geometry.extent1 && k < geometry.extent2 && l < geometry.extent3 && arguments.length === 4) {
      const raw = this.data[this.offset + i * geometry.stride0 + j * geometry.stride1 + k * geometry.stride2 + l * geometry.stride3];
      if (raw !== undefined) return decodeBfloat16(raw);
    }
    return getSlowly(this, arguments.length, i, j, k, l);
  }
};

const Bfloat16Writer4 = class TileTensor extends Bfloat16Reader4 {
  override set(i: number, j: number, k: number, l: number, value: number): void {
    const { geometry, data } = this;
    if (typeof i === "number" && typeof j === "number" && typeof k === "number" && typeof l === "number" && i >>> 0 === i && j >>> 0 === j && k >>> 0 === k && l >>> 0 === l && i < geometry.extent0 && j < geometry.extent1 && k < geometry.extent2 && l < geometry.extent3 && typeof value === "number" && arguments.length === 5) {
      const place = this.offset + i * geometry.stride0 + j * geometry.stride1 + k * geometry.stride2 + l * geometry.stride3;
      if (place < data.length) {
        data[place] = encodeBfloat16(value);
        return;
      }
    }
    setSlowly(this, arguments.length, i, j, k, l, value);
  }
};

const Float32Reader1 = class TileTensor extends ArrayTensor {
  declare readonly data: Float32Array;
  declare readonly offset: number;
  declare readonly geometry: Geometry;
  declare readonly kind: Kind;

  constructor(data: Float32Array, offset: number, geometry: Geometry, kind: Kind) {
    super();
    this.data = data;
    this.offset = offset;
    this.geometry = geometry;
    this.kind = kind;
    this.placed = undefined;
  }

  override view(scalars: number, geometry: Geometry, kind: Kind = this.kind): Tensor {
    return (kind.make as ArrayTensorMaker)(this.data, this.offset + scalars, geometry, kind);
  }

  override get(i: number): Value {
    const { geometry } = this;
    if (typeof i === "number" && i >>> 0 === i && i < geometry.extent0 && arguments.length === 1) {
      const raw = this.data[this.offset + i * geometry.stride0];
      if (raw !== undefined) return raw;
    }
    return getSlowly(this, arguments.length, i);
  }
};

const Float32Writer1 = class TileTensor extends Float32Reader1 {
  override set(i: number, value: number): void {
    const { geometry, data } = this;
    if (typeof i === "number" && i >>> 0 === i && i < geometry.extent0 && typeof value === "number" && arguments.length === 2) {
      const place = this.offset + i * geometry.stride0;
      if (place < data.length) {
        data[place] = value;
        return;
      }
    }
    setSlowly(this, arguments.length, i, value);
  }
};

const Float32Reader2 = class TileTensor extends ArrayTensor {
  declare readonly data: Float32Array;
  declare readonly offset: number;
  declare readonly geometry: Geometry;
  declare readonly kind: Kind;

  constructor(data: Float32Array, offset: number, geometry: Geometry, kind: Kind) {
    super();
    this.data = data;
    this.offset = offset;
    this.geometry = geometry;
    this.kind = kind;
    this.placed = undefined;
  }

  override view(scalars: number, geometry: Geometry, kind: Kind = this.kind): Tensor {
    return (kind.make as ArrayTensorMaker)(this.data, this.offset + scalars, geometry, kind);
  }

  override get(i: number, j: number): Value {
    const { geometry } = this;
    if (typeof i === "number" && typeof j === "number" && i >>> 0 === i && j >>> 0 === j && i < geometry.extent0 && j < geometry.extent1 && arguments.length === 2) {
      const raw = this.data[this.offset + i * geometry.stride0 + j * geometry.stride1];
      if (raw !== undefined) return raw;
    }
    return getSlowly(this, arguments.length, i, j);
  }
};

const Float32Writer2 = class TileTensor extends Float32Reader2 {
  override set(i: number, j: number, value: number): void {
    const { geometry, data } = this;
    if (typeof i === "number" && typeof j === "number" && i >>> 0 === i && j >>> 0 === j && i < geometry.extent0 && j < geometry.extent1 && typeof value === "number" && arguments.length === 3) {
      const place = this.offset + i * geometry.stride0 + j * geometry.stride1;
      if (place < data.length) {
        data[place] = value;
        return;
      }
    }
    setSlowly(this, arguments.length, i, j, value);
  }
};

const Float32Reader3 = class TileTensor extends ArrayTensor {
  declare readonly data: Float32Array;
  declare readonly offset: number;
  declare readonly geometry: Geometry;
  declare readonly kind: Kind;

  constructor(data: Float32Array, offset: number, geometry: Geometry, kind: Kind) {
    super();
    this.data = data;
    this.offset = offset;
    this.geometry = geometry;
    this.kind = kind;
    this.placed = undefined;
  }

  override view(scalars: number, geometry: Geometry, kind: Kind = this.kind): Tensor {
    return (kind.make as ArrayTensorMaker)(this.data, this.offset + scalars, geometry, kind);
  }

  override get(i: number, j: number, k: number): Value {
    const { geometry } = this;
    if (typeof i === "number" && typeof j === "number" && typeof k === "number" && i >>> 0 === i && j >>> 0 === j && k >>> 0 === k && i < geometry.extent0 && j < geometry.extent1 && k < geometry.extent2 && arguments.length === 3) {
      const raw = this.data[this.offset + i * geometry.stride0 + j * geometry.stride1 + k * geometry.stride2];
      if (raw !== undefined) return raw;
    }
    return getSlowly(this, arguments.length, i, j, k);
  }
};

const Float32Writer3 = class TileTensor extends Float32Reader3 {
  override set(i: number, j: number, k: number, value: number): void {
    const { geometry, data } = this;
    if (typeof i === "number" && typeof j === "number" && typeof k === "number" && i >>> 0 === i && j >>> 0 === j && k >>> 0 === k && i < geometry.extent0 && j < geometry.extent1 && k < geometry.extent2 && typeof value === "number" && arguments.length === 4) {
      const place = this.offset + i * geometry.stride0 + j * geometry.stride1 + k * geometry.stride2;
      if (place < data.length) {
        data[place] = value;
        return;
      }
    }
    setSlowly(this, arguments.length, i, j, k, value);
  }
};

const Float32Reader4 = class TileTensor extends ArrayTensor {
  declare readonly data: Float32Array;
  declare readonly offset: number;
  declare readonly geometry: Geometry;
  declare readonly kind: Kind;

  constructor(data: Float32Array, offset: number, geometry: Geometry, kind: Kind) {
    super();
    this.data = data;
    this.offset = offset;
    this.geometry = geometry;
    this.kind = kind;
    this.placed = undefined;
  }

  override view(scalars: number, geometry: Geometry, kind: Kind = this.kind): Tensor {
    return (kind.make as ArrayTensorMaker)(this.data, this.offset + scalars, geometry, kind);
  }

  override get(i: number, j: number, k: number, l: number): Value {
    const { geometry } = this;
    if (typeof i === "number" && typeof j === "number" && typeof k === "number" && typeof l === "number" && i >>> 0 === i && j >>> 0 === j && k >>> 0 === k && l >>> 0 === l && i < geometry.extent0 && j < geometry.extent1 && k < geometry.extent2 && l < geometry.extent3 && arguments.length === 4) {
      const raw = this.data[this.offset + i * geometry.stride0 + j * geometry.stride1 + k * geometry.stride2 + l * geometry.stride3];
      if (raw !== undefined) return raw;
    }
    return getSlowly(this, arguments.length, i, j, k, l);
  }
};

const Float32Writer4 = class TileTensor extends Float32Reader4 {
  override set(i: number, j: number, k: number, l: number, value: number): void {
    const { geometry, data } = this;
    if (typeof i === "number" && typeof j === "number" && typeof k === "number" && typeof l === "number" && i >>> 0 === i && j >>> 0 === j && k >>> 0 === k && l >>> 0 === l && i < geometry.extent0 && j < geometry.extent1 && k < geometry.extent2 && l < geometry.extent3 && typeof value === "number" && arguments.length === 5) {
      const place = this.offset + i * geometry.stride0 + j * geometry.stride1 + k * geometry.stride2 + l * geometry.stride3;
      if (place < data.length) {
        data[place] = value;
        return;
      }
    }
    setSlowly(this, arguments.length, i, j, k, l, value);
  }
};

const Float64Reader1 = class TileTensor extends ArrayTensor {
  declare readonly data: Float64Array;
  declare readonly offset: number;
  declare readonly geometry: Geometry;
  declare readonly kind: Kind;

  constructor(data: Float64Array, offset: number, geometry: Geometry, kind: Kind) {
    super();
    this.data = data;
    this.offset = offset;
    this.geometry = geometry;
    this.kind = kind;
    this.placed = undefined;
  }

  override view(scalars: number, geometry: Geometry, kind: Kind = this.kind): Tensor {
    return (kind.make as ArrayTensorMaker)(this.data, this.offset + scalars, geometry, kind);
  }

  override get(i: number): Value {
    const { geometry } = this;
    if (typeof i === "number" && i >>> 0 === i && i < geometry.extent0 && arguments.length === 1) {
      const raw = this.data[this.offset + i * geometry.stride0];
      if (raw !== undefined) return raw;
    }
    return getSlowly(this, arguments.length, i);
  }
};

const Float64Writer1 = class TileTensor extends Float64Reader1 {
  override set(i: number, value: number): void {
    const { geometry, data } = this;
    if (typeof i === "number" && i >>> 0 === i && i < geometry.extent0 && typeof value === "number" && arguments.length === 2) {
      const place = this.offset + i * geometry.stride0;
      if (place < data.length) {
        data[place] = value;
        return;
      }
    }
    setSlowly(this, arguments.length, i, value);
  }
};

const Float64Reader2 = class TileTensor extends ArrayTensor {
  declare readonly data: Float64Array;
  declare readonly offset: number;
  declare readonly geometry: Geometry;
  declare readonly kind: Kind;

  constructor(data: Float64Array, offset: number, geometry: Geometry, kind: Kind) {
    super();
    this.data = data;
    this.offset = offset;
    this.geometry = geometry;
    this.kind = kind;
    this.placed = undefined;
  }

  override view(scalars: number, geometry: Geometry, kind: Kind = this.kind): Tensor {
    return (kind.make as ArrayTensorMaker)(this.data, this.offset + scalars, geometry, kind);
  }

  override get(i: number, j: number): Value {
    const { geometry } = this;
    if (typeof i === "number" && typeof j === "number" && i >>> 0 === i && j >>> 0 === j && i < geometry.extent0 && j < geometry.extent1 && arguments.length === 2) {
      const raw = this.data[this.offset + i * geometry.stride0 + j * geometry.stride1];
      if (raw !== undefined) return raw;
    }
    return getSlowly(this, arguments.length, i, j);
  }
};

const Float64Writer2 = class TileTensor extends Float64Reader2 {
  override set(i: number, j: number, value: number): void {
    const { geometry, data } = this;
    if (typeof i === "number" && typeof j === "number" && i >>> 0 === i && j >>> 0 === j && i < geometry.extent0 && j < geometry.extent1 && typeof value === "number" && arguments.length === 3) {
      const place = this.offset + i * geometry.stride0 + j * geometry.stride1;
      if (place < data.length) {
        data[place] = value;
        return;
      }
    }
    setSlowly(this, arguments.length, i, j, value);
  }
};

const Float64Reader3 = class TileTensor extends ArrayTensor {
  declare readonly data: Float64Array;
  declare readonly offset: number;
  declare readonly geometry: Geometry;
  declare readonly kind: Kind;

  constructor(data: Float64Array, offset: number, geometry: Geometry, kind: Kind) {
    super();
    this.data = data;
    this.offset = offset;
    this.geometry = geometry;
    this.kind = kind;
    this.placed = undefined;
  }

  override view(scalars: number, geometry: Geometry, kind: Kind = this.kind): Tensor {
    return (kind.make as ArrayTensorMaker)(this.data, this.offset + scalars, geometry, kind);
  }

  override get(i: number, j: number, k: number): Value {
    const { geometry } = this;
    if (typeof i === "number" && typeof j === "number" && typeof k === "number" && i >>> 0 === i && j >>> 0 === j && k >>> 0 === k && i < geometry.extent0 && j < geometry.extent1 && k < geometry.extent2 && arguments.length === 3) {
      const raw = this.data[this.offset + i * geometry.stride0 + j * geometry.stride1 + k * geometry.stride2];
      if (raw !== undefined) return raw;
    }
    return getSlowly(this, arguments.length, i, j, k);
  }
};

const Float64Writer3 = class TileTensor extends Float64Reader3 {
  override set(i: number, j: number, k: number, value: number): void {
    const { geometry, data } = this;
    if (typeof i === "number" && typeof j === "number" && typeof k === "number" && i >>> 0 === i && j >>> 0 === j && k >>> 0 === k && i < geometry.extent0 && j < geometry.extent1 && k < geometry.extent2 && typeof value === "number" && arguments.length === 4) {
      const place = this.offset + i * geometry.stride0 + j * geometry.stride1 + k * geometry.stride2;
      if (place < data.length) {
        data[place] = value;
        return;
      }
    }
    setSlowly(this, arguments.length, i, j, k, value);
  }
};

const Float64Reader4 = class TileTensor extends ArrayTensor {
  declare readonly data: Float64Array;
  declare readonly offset: number;
  declare readonly geometry: Geometry;
  declare readonly kind: Kind;

  constructor(data: Float64Array, offset: number, geometry: Geometry, kind: Kind) {
    super();
    this.data = data;
    this.offset = offset;
    this.geometry = geometry;
    this.kind = kind;
    this.placed = undefined;
  }

  override view(scalars: number, geometry: Geometry, kind: Kind = this.kind): Tensor {
    return (kind.make as ArrayTensorMaker)(this.data, this.offset + scalars, geometry, kind);
  }

  override get(i: number, j: number, k: number, l: number): Value {
    const { geometry } = this;
    if (typeof i === "number" && typeof j === "number" && typeof k === "number" && typeof l === "number" && i >>> 0 === i && j >>> 0 === j && k >>> 0 === k && l >>> 0 === l && i < geometry.extent0 && j < geometry.extent1 && k < geometry.extent2 && l < geometry.extent3 && arguments.length === 4) {
      const raw = this.data[this.offset + i * geometry.stride0 + j * geometry.stride1 + k * geometry.stride2 + l * geometry.stride3];
      if (raw !== undefined) return raw;
    }
    return getSlowly(this, arguments.length, i, j, k, l);
  }
};

const Float64Writer4 = class TileTensor extends Float64Reader4 {
  override set(i: number, j: number, k: number, l: number, value: number): void {
    const { geometry, data } = this;
    if (typeof i === "number" && typeof j === "number" && typeof k === "number" && typeof l === "number" && i >>> 0 === i && j >>> 0 === j && k >>> 0 === k && l >>> 0 === l && i < geometry.extent0 && j < geometry.extent1 && k < geometry.extent2 && l < geometry.extent3 && typeof value === "number" && arguments.length === 5) {
      const place = this.offset + i * geometry.stride0 + j * geometry.stride1 + k * geometry.stride2 + l * geometry.stride3;
      if (place < data.length) {
        data[place] = value;
        return;
      }
    }
    setSlowly(this, arguments.length, i, j, k, l, value);
  }
};

function makeBool(data: Uint8Array, offset: number, geometry: Geometry, kind: Kind): Tensor {
  if (kind.writable && geometry.broadcastLeaf < 0) {
    switch (geometry.extents.length) {
      case 1:
        return new BoolWriter1(data, offset, geometry, kind);
      case 2:
        return new BoolWriter2(data, offset, geometry, kind);
      case 3:
        return new BoolWriter3(data, offset, geometry, kind);
      case 4:
        return new BoolWriter4(data, offset, geometry, kind);
    }
  } else {
    switch (geometry.extents.length) {
      case 1:
        return new BoolReader1(data, offset, geometry, kind);
      case 2:
        return new BoolReader2(data, offset, geometry, kind);
      case 3:
        return new BoolReader3(data, offset, geometry, kind);
      case 4:
        return new BoolReader4(data, offset, geometry, kind);
    }
  }
  return new PlainTensor(data, offset, geometry, kind);
}

function makeInt8(data: Int8Array, offset: number, geometry: Geometry, kind: Kind): Tensor {
  if (kind.writable && geometry.broadcastLeaf < 0) {
    switch (geometry.extents.length) {
      case 1:
        return new Int8Writer1(data, offset, geometry, kind);
      case 2:
        return new Int8Writer2(data, offset, geometry, kind);
      case 3:
        return new Int8Writer3(data, offset, geometry, kind);
      case 4:
        return new Int8Writer4(data, offset, geometry, kind);
    }
  } else {
    switch (geometry.extents.length) {
      case 1:
        return new Int8Reader1(data, offset, geometry, kind);
      case 2:
        return new Int8Reader2(data, offset, geometry, kind);
      case 3:
        return new Int8Reader3(data, offset, geometry, kind);
      case 4:
        return new Int8Reader4(data, offset, geometry, kind);
    }
  }
  return new PlainTensor(data, offset, geometry, kind);
}

function makeInt16(data: Int16Array, offset: number, geometry: Geometry, kind: Kind): Tensor {
  if (kind.writable && geometry.broadcastLeaf < 0) {
    switch (geometry.extents.length) {
      case 1:
        return new Int16Writer1(data, offset, geometry, kind);
      case 2:
        return new Int16Writer2(data, offset, geometry, kind);
      case 3:
        return new Int16Writer3(data, offset, geometry, kind);
      case 4:
        return new Int16Writer4(data, offset, geometry, kind);
    }
  } else {
    switch (geometry.extents.length) {
      case 1:
        return new Int16Reader1(data, offset, geometry, kind);
      case 2:
        return new Int16Reader2(data, offset, geometry, kind);
      case 3:
        return new Int16Reader3(data, offset, geometry, kind);
      case 4:
        return new Int16Reader4(data, offset, geometry, kind);
    }
  }
  return new PlainTensor(data, offset, geometry, kind);
}

function makeInt32(data: Int32Array, offset: number, geometry: Geometry, kind: Kind): Tensor {
  if (kind.writable && geometry.broadcastLeaf < 0) {
    switch (geometry.extents.length) {
      case 1:
        return new Int32Writer1(data, offset, geometry, kind);
      case 2:
        return new Int32Writer2(data, offset, geometry, kind);
      case 3:
        return new Int32Writer3(data, offset, geometry, kind);
      case 4:
        return new Int32Writer4(data, offset, geometry, kind);
    }
  } else {
    switch (geometry.extents.length) {
      case 1:
        return new Int32Reader1(data, offset, geometry, kind);
      case 2:
        return new Int32Reader2(data, offset, geometry, kind);
      case 3:
        return new Int32Reader3(data, offset, geometry, kind);
      case 4:
        return new Int32Reader4(data, offset, geometry, kind);
    }
  }
  return new PlainTensor(data, offset, geometry, kind);
}

function makeInt64(data: BigInt64Array, offset: number, geometry: Geometry, kind: Kind): Tensor {
  if (kind.writable && geometry.broadcastLeaf < 0) {
    switch (geometry.extents.length) {
      case 1:
        return new Int64Writer1(data, offset, geometry, kind);
      case 2:
        return new Int64Writer2(data, offset, geometry, kind);
      case 3:
        return new Int64Writer3(data, offset, geometry, kind);
      case 4:
        return new Int64Writer4(data, offset, geometry, kind);
    }
  } else {
    switch (geometry.extents.length) {
      case 1:
        return new Int64Reader1(data, offset, geometry, kind);
      case 2:
        return new Int64Reader2(data, offset, geometry, kind);
      case 3:
        return new Int64Reader3(data, offset, geometry, kind);
      case 4:
        return new Int64Reader4(data, offset, geometry, kind);
    }
  }
  return new PlainTensor(data, offset, geometry, kind);
}

function makeUint8(data: Uint8Array, offset: number, geometry: Geometry, kind: Kind): Tensor {
  if (kind.writable && geometry.broadcastLeaf < 0) {
    switch (geometry.extents.length) {
      case 1:
        return new Uint8Writer1(data, offset, geometry, kind);
      case 2:
        return new Uint8Writer2(data, offset, geometry, kind);
      case 3:
        return new Uint8Writer3(data, offset, geometry, kind);
      case 4:
        return new Uint8Writer4(data, offset, geometry, kind);
    }
  } else {
    switch (geometry.extents.length) {
      case 1:
        return new Uint8Reader1(data, offset, geometry, kind);
      case 2:
        return new Uint8Reader2(data, offset, geometry, kind);
      case 3:
        return new Uint8Reader3(data, offset, geometry, kind);
      case 4:
        return new Uint8Reader4(data, offset, geometry, kind);
    }
  }
  return new PlainTensor(data, offset, geometry, kind);
}

function makeUint8clamped(data: Uint8ClampedArray, offset: number, geometry: Geometry, kind: Kind): Tensor {
  if (kind.writable && geometry.broadcastLeaf < 0) {
    switch (geometry.extents.length) {
      case 1:
        return new Uint8clampedWriter1(data, offset, geometry, kind);
      case 2:
        return new Uint8clampedWriter2(data, offset, geometry, kind);
      case 3:
        return new Uint8clampedWriter3(data, offset, geometry, kind);
      case 4:
        return new Uint8clampedWriter4(data, offset, geometry, kind);
    }
  } else {
    switch (geometry.extents.length) {
      case 1:
        return new Uint8clampedReader1(data, offset, geometry, kind);
      case 2:
        return new Uint8clampedReader2(data, offset, geometry, kind);
      case 3:
        return new Uint8clampedReader3(data, offset, geometry, kind);
      case 4:
        return new Uint8clampedReader4(data, offset, geometry, kind);
    }
  }
  return new PlainTensor(data, offset, geometry, kind);
}

function makeUint16(data: Uint16Array, offset: number, geometry: Geometry, kind: Kind): Tensor {
  if (kind.writable && geometry.broadcastLeaf < 0) {
    switch (geometry.extents.length) {
      case 1:
        return new Uint16Writer1(data, offset, geometry, kind);
      case 2:
        return new Uint16Writer2(data, offset, geometry, kind);
      case 3:
        return new Uint16Writer3(data, offset, geometry, kind);
      case 4:
        return new Uint16Writer4(data, offset, geometry, kind);
    }
  } else {
    switch (geometry.extents.length) {
      case 1:
        return new Uint16Reader1(data, offset, geometry, kind);
      case 2:
        return new Uint16Reader2(data, offset, geometry, kind);
      case 3:
        return new Uint16Reader3(data, offset, geometry, kind);
      case 4:
        return new Uint16Reader4(data, offset, geometry, kind);
    }
  }
  return new PlainTensor(data, offset, geometry, kind);
}

function makeUint32(data: Uint32Array, offset: number, geometry: Geometry, kind: Kind): Tensor {
  if (kind.writable && geometry.broadcastLeaf < 0) {
    switch (geometry.extents.length) {
      case 1:
        return new Uint32Writer1(data, offset, geometry, kind);
      case 2:
        return new Uint32Writer2(data, offset, geometry, kind);
      case 3:
        return new Uint32Writer3(data, offset, geometry, kind);
      case 4:
        return new Uint32Writer4(data, offset, geometry, kind);
    }
  } else {
    switch (geometry.extents.length) {
      case 1:
        return new Uint32Reader1(data, offset, geometry, kind);
      case 2:
        return new Uint32Reader2(data, offset, geometry, kind);
      case 3:
        return new Uint32Reader3(data, offset, geometry, kind);
      case 4:
        return new Uint32Reader4(data, offset, geometry, kind);
    }
  }
  return new PlainTensor(data, offset, geometry, kind);
}

function makeUint64(data: BigUint64Array, offset: number, geometry: Geometry, kind: Kind): Tensor {
  if (kind.writable && geometry.broadcastLeaf < 0) {
    switch (geometry.extents.length) {
      case 1:
        return new Uint64Writer1(data, offset, geometry, kind);
      case 2:
        return new Uint64Writer2(data, offset, geometry, kind);
      case 3:
        return new Uint64Writer3(data, offset, geometry, kind);
      case 4:
        return new Uint64Writer4(data, offset, geometry, kind);
    }
  } else {
    switch (geometry.extents.length) {
      case 1:
        return new Uint64Reader1(data, offset, geometry, kind);
      case 2:
        return new Uint64Reader2(data, offset, geometry, kind);
      case 3:
        return new Uint64Reader3(data, offset, geometry, kind);
      case 4:
        return new Uint64Reader4(data, offset, geometry, kind);
    }
  }
  return new PlainTensor(data, offset, geometry, kind);
}

function makeFloat16(data: Uint16Array, offset: number, geometry: Geometry, kind: Kind): Tensor {
  if (kind.writable && geometry.broadcastLeaf < 0) {
    switch (geometry.extents.length) {
      case 1:
        return new Float16Writer1(data, offset, geometry, kind);
      case 2:
        return new Float16Writer2(data, offset, geometry, kind);
      case 3:
        return new Float16Writer3(data, offset, geometry, kind);
      case 4:
        return new Float16Writer4(data, offset, geometry, kind);
    }
  } else {
    switch (geometry.extents.length) {
      case 1:
        return new Float16Reader1(data, offset, geometry, kind);
      case 2:
        return new Float16Reader2(data, offset, geometry, kind);
      case 3:
        return new Float16Reader3(data, offset, geometry, kind);
      case 4:
        return new Float16Reader4(data, offset, geometry, kind);
    }
  }
  return new PlainTensor(data, offset, geometry, kind);
}

function makeFloat16Native(data: Float32Array, offset: number, geometry: Geometry, kind: Kind): Tensor {
  if (kind.writable && geometry.broadcastLeaf < 0) {
    switch (geometry.extents.length) {
      case 1:
        return new Float16NativeWriter1(data, offset, geometry, kind);
      case 2:
        return new Float16NativeWriter2(data, offset, geometry, kind);
      case 3:
        return new Float16NativeWriter3(data, offset, geometry, kind);
      case 4:
        return new Float16NativeWriter4(data, offset, geometry, kind);
    }
  } else {
    switch (geometry.extents.length) {
      case 1:
        return new Float16NativeReader1(data, offset, geometry, kind);
      case 2:
        return new Float16NativeReader2(data, offset, geometry, kind);
      case 3:
        return new Float16NativeReader3(data, offset, geometry, kind);
      case 4:
        return new Float16NativeReader4(data, offset, geometry, kind);
    }
  }
  return new PlainTensor(data, offset, geometry, kind);
}

function makeBfloat16(data: Uint16Array, offset: number, geometry: Geometry, kind: Kind): Tensor {
  if (kind.writable && geometry.broadcastLeaf < 0) {
    switch (geometry.extents.length) {
      case 1:
        return new Bfloat16Writer1(data, offset, geometry, kind);
      case 2:
        return new Bfloat16Writer2(data, offset, geometry, kind);
      case 3:
        return new Bfloat16Writer3(data, offset, geometry, kind);
      case 4:
        return new Bfloat16Writer4(data, offset, geometry, kind);
    }
  } else {
    switch (geometry.extents.length) {
      case 1:
        return new Bfloat16Reader1(data, offset, geometry, kind);
      case 2:
        return new Bfloat16Reader2(data, offset, geometry, kind);
      case 3:
        return new Bfloat16Reader3(data, offset, geometry, kind);
      case 4:
        return new Bfloat16Reader4(data, offset, geometry, kind);
    }
  }
  return new PlainTensor(data, offset, geometry, kind);
}

function makeFloat32(data: Float32Array, offset: number, geometry: Geometry, kind: Kind): Tensor {
  if (kind.writable && geometry.broadcastLeaf < 0) {
    switch (geometry.extents.length) {
      case 1:
        return new Float32Writer1(data, offset, geometry, kind);
      case 2:
        return new Float32Writer2(data, offset, geometry, kind);
      case 3:
        return new Float32Writer3(data, offset, geometry, kind);
      case 4:
        return new Float32Writer4(data, offset, geometry, kind);
    }
  } else {
    switch (geometry.extents.length) {
      case 1:
        return new Float32Reader1(data, offset, geometry, kind);
      case 2:
        return new Float32Reader2(data, offset, geometry, kind);
      case 3:
        return new Float32Reader3(data, offset, geometry, kind);
      case 4:
        return new Float32Reader4(data, offset, geometry, kind);
    }
  }
  return new PlainTensor(data, offset, geometry, kind);
}

function makeFloat64(data: Float64Array, offset: number, geometry: Geometry, kind: Kind): Tensor {
  if (kind.writable && geometry.broadcastLeaf < 0) {
    switch (geometry.extents.length) {
      case 1:
        return new Float64Writer1(data, offset, geometry, kind);
      case 2:
        return new Float64Writer2(data, offset, geometry, kind);
      case 3:
        return new Float64Writer3(data, offset, geometry, kind);
      case 4:
        return new Float64Writer4(data, offset, geometry, kind);
    }
  } else {
    switch (geometry.extents.length) {
      case 1:
        return new Float64Reader1(data, offset, geometry, kind);
      case 2:
        return new Float64Reader2(data, offset, geometry, kind);
      case 3:
        return new Float64Reader3(data, offset, geometry, kind);
      case 4:
        return new Float64Reader4(data, offset, geometry, kind);
    }
  }
  return new PlainTensor(data, offset, geometry, kind);
}

/**
 * Who makes the scalar tensors of each dtype in the array that stores it; float16 in a native array has accessors of its own.
 * Where nothing may be written, the class does not know how to.
 */
export const makers: Readonly<Record<"bool" | "int8" | "int16" | "int32" | "int64" | "uint8" | "uint8clamped" | "uint16" | "uint32" | "uint64" | "float16" | "float16Native" | "bfloat16" | "float32" | "float64", TensorMaker>> = {
  bool: makeBool,
  int8: makeInt8,
  int16: makeInt16,
  int32: makeInt32,
  int64: makeInt64,
  uint8: makeUint8,
  uint8clamped: makeUint8clamped,
  uint16: makeUint16,
  uint32: makeUint32,
  uint64: makeUint64,
  float16: makeFloat16,
  float16Native: makeFloat16Native,
  bfloat16: makeBfloat16,
  float32: makeFloat32,
  float64: makeFloat64,
};

/** The writers by the number of leaves less one, each under its reader, for storage that adds to them. */
export const accessors: Readonly<Record<keyof typeof makers, Accessors>> = {
  bool: [BoolWriter1, BoolWriter2, BoolWriter3, BoolWriter4],
  int8: [Int8Writer1, Int8Writer2, Int8Writer3, Int8Writer4],
  int16: [Int16Writer1, Int16Writer2, Int16Writer3, Int16Writer4],
  int32: [Int32Writer1, Int32Writer2, Int32Writer3, Int32Writer4],
  int64: [Int64Writer1, Int64Writer2, Int64Writer3, Int64Writer4],
  uint8: [Uint8Writer1, Uint8Writer2, Uint8Writer3, Uint8Writer4],
  uint8clamped: [Uint8clampedWriter1, Uint8clampedWriter2, Uint8clampedWriter3, Uint8clampedWriter4],
  uint16: [Uint16Writer1, Uint16Writer2, Uint16Writer3, Uint16Writer4],
  uint32: [Uint32Writer1, Uint32Writer2, Uint32Writer3, Uint32Writer4],
  uint64: [Uint64Writer1, Uint64Writer2, Uint64Writer3, Uint64Writer4],
  float16: [Float16Writer1, Float16Writer2, Float16Writer3, Float16Writer4],
  float16Native: [Float16NativeWriter1, Float16NativeWriter2, Float16NativeWriter3, Float16NativeWriter4],
  bfloat16: [Bfloat16Writer1, Bfloat16Writer2, Bfloat16Writer3, Bfloat16Writer4],
  float32: [Float32Writer1, Float32Writer2, Float32Writer3, Float32Writer4],
  float64: [Float64Writer1, Float64Writer2, Float64Writer3, Float64Writer4],
};
