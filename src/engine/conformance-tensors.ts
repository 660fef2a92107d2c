// Do tensors over an engine's storage do what the same tensors over a typed array do?
import type { AnyLayout } from "../../types/layout/layout.js";
import { type DType, dtypeFacts } from "../dtype/index.js";
import { makeLayout } from "../layout/make-layout.js";
import type { RuntimeLayout } from "../layout/remake.js";
import { engineTensor } from "../tensor/engine-tensor.js";
import { zeros } from "../tensor/fresh.js";
import type { Tensor } from "../tensor/tensor.js";
import { tileTensorIter } from "../tensor/tile-tensor-iter.js";
import type { EngineCheck, EngineUnderTest } from "./conformance.js";
import { expectSame, filledStorage, samples } from "./conformance-expect.js";

/** Views of a 4 by 6 tensor. */
const views: readonly (readonly [name: string, view: (tensor: Tensor) => Tensor])[] = [
  ["the tensor itself", (tensor) => tensor],
  ["tile", (tensor) => tensor.tile([2, 3], [1, 1])],
  ["tileClipped", (tensor) => tensor.tileClipped([3, 4], [1, 1])],
  ["slice", (tensor) => tensor.slice("1:3", 2)],
  ["at", (tensor) => tensor.at("-2:", ":4")],
  ["an empty slice", (tensor) => tensor.slice("2:2", ":")],
  ["transpose", (tensor) => tensor.transpose()],
  ["transpose and tile", (tensor) => tensor.transpose().tile([3, 2], [1, 1])],
  ["vectorize", (tensor) => tensor.vectorize(1, 3)],
  ["vectorize by blocks", (tensor) => tensor.vectorize(2, 3).tile([1, 2], [1, 0])],
  ["distribute", (tensor) => tensor.distribute(makeLayout("layout", [2, 3], [3, 1]), 4)],
  ["split", (tensor) => tensor.split(2, 1) as Tensor],
  ["permute and squeeze", (tensor) => tensor.slice("2:3", ":").permute(1, 0).squeeze(1)],
  ["reshape", (tensor) => inRows(tensor).reshape(2, 2)],
  ["coalesce", (tensor) => inRows(tensor).coalesce()],
  ["broadcastTo", (tensor) => tensor.slice("1:2", ":").broadcastTo(3, 6)],
  ["bitcast to its own dtype", (tensor) => tensor.bitcast(tensor.dtype)],
  ["unsqueeze", (tensor) => tensor.tile([2, 2], [1, 2]).unsqueeze(1)],
  ["asImm", (tensor) => tensor.asImm().tile([2, 2], [1, 2])],
];

/** Four elements of a row or of a column: those that lie side by side. */
function inRows(tensor: Tensor): Tensor {
  const [row, column] = [tensor.slice("1:2", "2:6"), tensor.slice(":", "1:2")];
  return row.isRowMajor() ? row : column;
}

const layouts: readonly (readonly [name: string, layout: RuntimeLayout, offset: number])[] = [
  ["rows", makeLayout("layout", [4, 6], [6, 1]), 0],
  ["padded rows", makeLayout("layout", [4, 6], [7, 1]), 2],
  ["columns", makeLayout("layout", [4, 6], [1, 5]), 3],
];
const length = 40;

export function tensorChecks<Storage>(subject: EngineUnderTest<Storage>): readonly EngineCheck[] {
  return subject.dtypes.flatMap((dtype) =>
    layouts.flatMap(([order, layout, offset]) => {
      const pair = (): Pair => pairOf(subject, dtype, layout, offset);
      const check = (name: string, run: (subject: EngineUnderTest<Storage>, pair: Pair) => void): EngineCheck => ({
        name: `${name} (${dtype}, ${order})`,
        run: () => run(subject, pair()),
      });
      return [
        ...views.map(([name, view]) => check(`reads and writes ${name}`, (_, both) => checkView(subject, both, view))),
        check("calculates", checkArithmetic),
        check("walks tiles", checkTiles),
        check("walks with an iterator", checkIterator),
        check("stores what a typed array stores", checkStores),
      ];
    }),
  );
}

/** A tensor over the engine's storage and its twin over a typed array, each with the whole of its storage. */
interface Pair {
  readonly own: Tensor;
  readonly twin: Tensor;
  readonly ownAll: Tensor;
  readonly twinAll: Tensor;
}

function pairOf<Storage>(subject: EngineUnderTest<Storage>, dtype: DType, layout: RuntimeLayout, offset: number): Pair {
  const { engine } = subject;
  const values = samples(dtype, length);
  const all = makeLayout("layout", [length], [1]);
  const storage = filledStorage(subject, dtype, values);
  // A dtype and layouts of which nothing is known while compiling: the tensors are taken as the class that they are.
  const twinAll = zeros(dtype, all) as unknown as Tensor;
  for (const [place, value] of values.entries()) twinAll.set(place, value);
  const over = (handle: Storage, by: AnyLayout): Tensor => engineTensor(engine, handle, by) as unknown as Tensor;
  const twin = tileTensorIter(twinAll as never, layout, {
    bound: length,
    stride: 1,
    offset,
  }).get() as unknown as Tensor;
  return { own: over(engine.offset(storage, offset), layout), twin, ownAll: over(storage, all), twinAll };
}

function checkView<Storage>(
  subject: EngineUnderTest<Storage>,
  { own, twin, ownAll, twinAll }: Pair,
  view: (tensor: Tensor) => Tensor,
): void {
  const [mine, other] = [view(own), view(twin)];
  expectSame(subject, "what the view prints", mine, other);
  expectSame(subject, "the reference's text", mine.writeTo(), other.writeTo());
  if (!mine.kind.writable) return;
  const seven = sevenOf(mine);
  expectSame(subject, "what fill leaves", mine.fill(seven), other.fill(seven));
  expectSame(subject, "the storage after fill", ownAll, twinAll);
  const sources = [sourceOf(mine), sourceOf(other)] as const;
  expectSame(subject, "what copyFrom leaves", mine.copyFrom(sources[0]), other.copyFrom(sources[1]));
  expectSame(subject, "the storage after copyFrom", ownAll, twinAll);
  expectSame(subject, "a copy to the heap", sourceOf(mine).copyFrom(mine), other);
}

/** bool has no arithmetic; what one refuses, both do. */
function checkArithmetic<Storage>(subject: EngineUnderTest<Storage>, { own, twin, ownAll, twinAll }: Pair): void {
  if (own.kind.dtype === "bool") return;
  for (const operation of ["add", "sub", "mul", "min", "max"] as const) {
    const [mine, other] = [own.tile([2, 3], [1, 1]), twin.tile([2, 3], [1, 1])];
    expectSame(subject, operation, mine[operation](sourceOf(mine)), other[operation](sourceOf(other)));
    expectSame(
      subject,
      `${operation} of itself`,
      mine[operation](own.tile([2, 3], [0, 0])),
      other[operation](twin.tile([2, 3], [0, 0])),
    );
  }
  expectSame(subject, "the storage after arithmetic", ownAll, twinAll);
  expectSame(subject, "a tensor of the heap plus this one", sourceOf(own).add(own), sourceOf(twin).add(twin));
  expectSame(subject, "reduceMax", own.reduceMax(), twin.reduceMax());
  expectSame(subject, "argmax", own.argmax(), twin.argmax());
}

function checkTiles<Storage>(subject: EngineUnderTest<Storage>, { own, twin, ownAll, twinAll }: Pair): void {
  for (const ragged of ["clip", "mask"] as const) {
    const [mine, others] = [own.tiles([3, 4], { ragged }), [...twin.tiles([3, 4], { ragged })]];
    let place = 0;
    for (const { tile, clipped = tile } of mine) {
      const other = others[place++];
      expectSame(subject, "a tile", clipped, other?.clipped ?? other?.tile);
      clipped.fill(sevenOf(tile));
      (other?.clipped ?? other?.tile)?.fill(sevenOf(tile));
    }
    expectSame(subject, "the number of tiles", place, others.length);
    expectSame(subject, "the storage after filling the tiles", ownAll, twinAll);
  }
}

function checkIterator<Storage>(subject: EngineUnderTest<Storage>, { ownAll, twinAll }: Pair): void {
  const by = makeLayout("layout", [2, 3], [3, 1]);
  const walk = (tensor: Tensor): string[] => {
    const tiles = tileTensorIter(tensor as never, by, { bound: 36, offset: 12, circular: true });
    return [...tiles].map((tile) => String((tile as unknown as Tensor).transpose()));
  };
  expectSame(subject, "the tiles of an iterator", walk(ownAll), walk(twinAll));
}

function checkStores<Storage>(subject: EngineUnderTest<Storage>, { own, twin, ownAll, twinAll }: Pair): void {
  const { scalar } = dtypeFacts(own.kind.dtype);
  const value = scalar === "boolean" ? true : scalar === "bigint" ? 2n ** 63n + 5n : 70000.3;
  for (const tensor of [own, twin]) {
    tensor.set(1, 2, value);
    tensor.store([3, 5], value);
    tensor.vectorize(1, 3).set(0, 1, value);
    tensor.rawStore(0, value);
  }
  expectSame(subject, "the storage after stores", ownAll, twinAll);
  expectSame(subject, "an element", own.get(1, 2), twin.get(1, 2));
  expectSame(subject, "a wide load", own.rawLoad(0, { width: 5 }), twin.rawLoad(0, { width: 5 }));
}

function sevenOf({ kind }: Tensor): unknown {
  const { scalar } = kind.facts;
  return scalar === "boolean" ? true : scalar === "bigint" ? 7n : 7;
}

/** A tensor on the heap of the same shape and blocks, whose scalars count from 20. */
function sourceOf({ kind, geometry }: Tensor): Tensor {
  const { extents, block } = geometry;
  const widths = block?.extents ?? extents.map(() => 1);
  const shape = extents.map((extent, axis) => extent * (widths[axis] ?? 1));
  const scalars = geometry.size * geometry.elementSize;
  const flat = zeros(kind.dtype, scalars) as unknown as Tensor;
  for (const [place, value] of samples(kind.dtype, scalars, 20).entries()) flat.set(place, value);
  const shaped = flat.reshape(...shape);
  return block === undefined ? shaped : shaped.vectorize(...widths);
}
