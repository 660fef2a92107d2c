// Wrong calls of the members that give views. The subject is 8 by 4 in row-major order.
import { blockedProduct } from "../../../src/algebra/index.js";
import { layout, rowMajor } from "../../../src/layout/index.js";
import { zeros } from "../../../src/tensor/index.js";
import { loose } from "../loose.js";
import { type BadCall, each, noOptions, sizes } from "./bad-call.js";

const blocked = () => loose(zeros("int8", blockedProduct(rowMajor(2, 2), rowMajor(2, 3))));
const noArrays: readonly unknown[] = [undefined, null, 2, "22", {}, new Int32Array(2)];
const noSlices: readonly unknown[] = ["1.9:3", "3x:", "1:2:3", "::", "", null, undefined, {}, true, [0]];

export const views: Readonly<Record<string, readonly BadCall[]>> = {
  tile: [
    ...each(sizes, "tensor.size-invalid", (t, v) => t.tile([v, 2], [0, 0])),
    ...each(sizes, "tile.at-invalid", (t, v) => t.tile([2, 2], [0, v])),
    ...each(noArrays, "tensor.not-an-array", (t, v) => t.tile(v, [0, 0])),
    ...each(noArrays, "tensor.not-an-array", (t, v) => t.tile([2, 2], v)),
    ...each(noOptions, "tensor.not-options", (t, v) => t.tile([2, 2], [0, 0], v)),
    { code: "tile.too-large", call: (t) => t.tile([9, 2], [0, 0]) },
    { code: "tile.overrun", call: (t) => t.tile([2, 2], [4, 0]) },
    { code: "tile.count", call: (t) => t.tile([2], [0, 0]) },
    { code: "tile.count", call: (t) => t.tile([2, 2], [0, 0, 0]) },
    { code: "tile.stride", call: (t) => t.tile([2, 2], [0, 0], { strides: [8, 1] }) },
    { code: "tensor.not-an-array", call: (t) => t.tile([2, 2], [0, 0], { strides: 4 }) },
    { code: "tile.sub-size", call: () => blocked().tile([2, 3], [0, 0]) },
    { code: "tile.sub-count", call: () => blocked().tile([2, 2], [0, 3]) },
    { code: "tile.sub-modes", call: () => loose(zeros("int8", [2, 2, 2], 3)).tile([2, 3], [0, 0]) },
  ],
  tileClipped: [
    ...each(sizes, "tensor.size-invalid", (t, v) => t.tileClipped([v, 2], [0, 0])),
    ...each(sizes, "tile.at-invalid", (t, v) => t.tileClipped([2, 2], [0, v])),
    ...each(noArrays, "tensor.not-an-array", (t, v) => t.tileClipped(v, [0, 0])),
    ...each(noArrays, "tensor.not-an-array", (t, v) => t.tileClipped([2, 2], v)),
    { code: "tile.start", call: (t) => t.tileClipped([3, 2], [3, 0]) },
    { code: "tile.count", call: (t) => t.tileClipped([2], [0, 0]) },
    // biome-ignore lint/suspicious/noSparseArray: a hole is no size
    { code: "tensor.size-invalid", call: (t) => t.tileClipped([, 2], [0, 0]) },
  ],
  tileWithOffset: [
    ...each(sizes, "tensor.size-invalid", (t, v) => t.tileWithOffset([v, 2], [0, 0])),
    ...each(sizes, "tile.at-invalid", (t, v) => t.tileWithOffset([2, 2], [0, v])),
    ...each(noArrays, "tensor.not-an-array", (t, v) => t.tileWithOffset(v, [0, 0])),
    ...each(noOptions, "tensor.not-options", (t, v) => t.tileWithOffset([2, 2], [0, 0], v)),
    { code: "tile.overrun", call: (t) => t.tileWithOffset([2, 2], [0, 2]) },
    { code: "tensor.nested", call: () => blocked().tileWithOffset([2, 2], [0, 0]) },
  ],
  tiles: [
    ...each([...sizes, 0], "iter.tile-size", (t, v) => t.tiles([v, 2])),
    ...each(noArrays, "tensor.not-an-array", (t, v) => t.tiles(v)),
    ...each(noOptions, "tensor.not-options", (t, v) => t.tiles([2, 2], v)),
    ...each(["CLIP", null, 1, {}], "iter.ragged", (t, ragged) => t.tiles([2, 2], { ragged })),
    { code: "iter.divide", call: (t) => t.tiles([3, 2]) },
    { code: "tile.count", call: (t) => t.tiles([2]) },
  ],
  slice: [
    ...each(noSlices, "slice.malformed", (t, v) => t.slice(v, 0)),
    ...each([-1, 0.5, Number.NaN, Infinity, 2 ** 53], "tensor.index-invalid", (t, v) => t.slice(v, 0)),
    { code: "tensor.index", call: (t) => t.slice(8, 0) },
    { code: "slice.overrun", call: (t) => t.slice("0:9", 0) },
    { code: "slice.reversed", call: (t) => t.slice("5:2", 0) },
    { code: "slice.negative", call: (t) => t.slice("-2:", 0) },
    { code: "slice.count", call: (t) => t.slice(0) },
    { code: "slice.overrun", call: (t) => t.slice([6, { length: 4 }], 0) },
  ],
  at: [
    ...each(noSlices, "slice.malformed", (t, v) => t.at(0, v)),
    ...each([-1, 0.5, Number.NaN, Infinity, 2 ** 53], "tensor.index-invalid", (t, v) => t.at(0, v)),
    { code: "tensor.index", call: (t) => t.at(0, 4) },
    { code: "slice.overrun", call: (t) => t.at(":", "0:5") },
    { code: "slice.before-start", call: (t) => t.at("-9:", 0) },
    { code: "slice.count", call: (t) => t.at(0, 0, 0) },
    { code: "slice.nested", call: () => blocked().at("0:2", 0) },
  ],
  vectorize: [
    ...each(
      [...sizes, 0].filter((v) => v !== undefined),
      "vectorize.width",
      (t, v) => t.vectorize(1, v),
    ),
    { code: "vectorize.divide", call: (t) => t.vectorize(1, 3) },
    { code: "vectorize.count", call: (t) => t.vectorize(4) },
    { code: "vectorize.again", call: (t) => t.vectorize(1, 4).vectorize(2, 1) },
    { code: "vectorize.no-axis", call: () => loose(zeros("int8")).vectorize() },
    { code: "vectorize.nested", call: () => blocked().vectorize(1, 2) },
  ],
  reshape: [
    ...each(
      sizes.filter((v) => typeof v !== "object" || v === null),
      "tensor.size-invalid",
      (t, v) => t.reshape(v, 4),
    ),
    { code: "reshape.count", call: (t) => t.reshape(3, 10) },
    { code: "reshape.order", call: (t) => t.transpose().reshape(32) },
    { code: "reshape.count", call: (t) => t.reshape(rowMajor(4, 4)) },
    { code: "reshape.cosize", call: (t) => t.reshape(layout([8, 4], [5, 1])) },
    { code: "reshape.not-compact", call: (t) => t.tile([2, 2], [0, 0]).reshape(rowMajor(4)) },
  ],
  permute: [
    ...each(sizes, "permute.axis", (t, v) => t.permute(v, 0)),
    { code: "permute.axis", call: (t) => t.permute(2, 0) },
    { code: "permute.repeated", call: (t) => t.permute(0, 0) },
    { code: "permute.count", call: (t) => t.permute(0) },
  ],
  coalesce: [{ code: "reshape.order", call: (t) => t.transpose().coalesce() }],
  split: [
    ...each([...sizes, 0], "split.count", (t, v) => t.split(v)),
    { code: "split.divide", call: (t) => t.split(3) },
    ...each([-1, 0.5, Number.NaN, 3], "split.part", (t, v) => t.split(3, v as number)),
    ...each([-1, 2, 0.5, "0"], "view.axis", (t, axis) => t.split(2, { axis })),
    ...each([0, -1, 0.5, "4"], "split.alignment", (t, alignment) => t.split(3, 0, { alignment })),
    ...each([null, 4, "axis"], "tensor.not-options", (t, v) => t.split(2, 0, v)),
  ],
  distribute: [
    ...each(sizes, "distribute.thread", (t, v) => t.distribute(rowMajor(2, 2), v)),
    { code: "distribute.thread", call: (t) => t.distribute(rowMajor(2, 2), 4) },
    { code: "distribute.rank", call: (t) => t.distribute(rowMajor(4), 0) },
    { code: "distribute.nested", call: (t) => t.distribute(rowMajor([2, 2], 1), 0) },
    { code: "distribute.divide", call: (t) => t.distribute(rowMajor(3, 2), 0) },
    { code: "distribute.injective", call: (t) => t.distribute(layout([2, 2], [1, 1]), 0) },
    { code: "distribute.not-a-swizzle", call: (t) => t.distribute(rowMajor(2, 2), 0, { swizzle: 3 }) },
    ...each([undefined, null, 4, "2,2", {}, [2, 2]], "layout.not-a-layout", (t, v) => t.distribute(v, 0)),
    ...each(noOptions, "tensor.not-options", (t, v) => t.distribute(rowMajor(2, 2), 0, v)),
  ],
  distributeWithOffset: [
    ...each(sizes, "distribute.thread", (t, v) => t.distributeWithOffset(rowMajor(2, 2), v)),
    { code: "distribute.divide", call: (t) => t.distributeWithOffset(rowMajor(3, 2), 0) },
    ...each(noOptions, "tensor.not-options", (t, v) => t.distributeWithOffset(rowMajor(2, 2), 0, v)),
  ],
  broadcastTo: [
    ...each(sizes, "tensor.size-invalid", (t, v) => t.broadcastTo(v, 8, 4)),
    { code: "broadcastTo.extent", call: (t) => t.broadcastTo(8, 5) },
    { code: "broadcastTo.count", call: (t) => t.broadcastTo(8) },
  ],
  squeeze: [
    ...each(
      sizes.filter((v) => v !== undefined),
      "view.axis",
      (t, v) => t.squeeze(v),
    ),
    { code: "view.axis", call: (t) => t.squeeze(2) },
    { code: "squeeze.extent", call: (t) => t.squeeze(0) },
  ],
  unsqueeze: [
    ...each(sizes, "view.axis", (t, v) => t.unsqueeze(v)),
    { code: "view.axis", call: (t) => t.unsqueeze(3) },
  ],
  bitcast: [
    ...each([undefined, null, 4, "float128", {}, "toString"], "dtype.unknown", (t, v) => t.bitcast(v)),
    { code: "bitcast.divide", call: (t) => t.at(":", "0:3").bitcast("float64") },
    { code: "bitcast.no-axis", call: (t) => t.at(":", 0).bitcast("float64") },
    { code: "bitcast.vector", call: (t) => t.vectorize(1, 4).bitcast("int32") },
  ],
  addressSpaceCast: each([undefined, null, "shared", "wasm", "gpu", 0], "space.cast", (t, v) => t.addressSpaceCast(v)),
};
