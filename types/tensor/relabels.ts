// Which methods has every tensor that show the same elements under other axes, or under another label? As in `reads.ts`, each is generic
// in its receiver.
import type { NotAny } from "../coord/checked.js";
import type { AddressSpace, AddressSpaceCastType, CheckedSpace } from "./address-space-cast.js";
import type { BitcastedType, CheckedBitcast, WithScalars } from "./bitcast.js";
import type { BroadcastType, CheckedBroadcast } from "./broadcast.js";
import type { DType } from "./dtype.js";
import type { DynamicType } from "./make-dynamic.js";
import type { Numbers, WithoutAny } from "./size.js";
import type { CheckedSqueeze, CheckedUnsqueeze, SqueezedType, UnsqueezedType } from "./squeeze.js";
import type { AnyTensor, ShapeOf } from "./tensor.js";

/**
 * What shows the same elements otherwise.
 * @example
 * const a = zeros("float32", 8, 4);
 */
export interface TensorRelabels {
  /**
   * The tensor under these sizes: modes are matched from the last one, one of extent 1 is repeated, and so is the whole along sizes in
   * front. Repeating is stride 0, so nothing is copied, and the result is only read.
   * @throws TilewrightError `broadcastTo.extent` if an extent is neither 1 nor the size, `broadcastTo.count` if there are too few sizes.
   * @example
   * a.broadcastTo(3, 8, 4); // ReadonlyTileTensor<"float32", Layout<[3, 8, 4], [0, 4, 1]>>
   */
  broadcastTo<T extends AnyTensor, const Sizes extends Numbers>(
    this: WithoutAny<T, "broadcastTo", Sizes>,
    ...sizes: CheckedBroadcast<ShapeOf<T>, Sizes>
  ): BroadcastType<T, Sizes>;

  /**
   * Without this axis of extent 1; without an argument, without all such axes.
   * @throws TilewrightError `squeeze.extent` if the extent is another, `view.axis` if there is no such axis.
   * @example
   * a.slice("3:4", ":").squeeze(0); // TileTensor<"float32", Layout<[4], [1]>>
   */
  squeeze<T extends AnyTensor, const Axis extends number | undefined = undefined>(
    this: T & NotAny<Axis, "squeeze">,
    axis?: CheckedSqueeze<ShapeOf<T>, Axis>,
  ): SqueezedType<T, Axis>;

  /**
   * With an axis of extent 1 and stride 0 in front of this one, or after the last.
   * @throws TilewrightError `view.axis` if the result has no such axis.
   * @example
   * a.unsqueeze(1); // TileTensor<"float32", Layout<[8, 1, 4], [4, 0, 1]>>
   */
  unsqueeze<T extends AnyTensor, const Axis extends number>(
    this: T & NotAny<Axis, "unsqueeze">,
    axis: CheckedUnsqueeze<ShapeOf<T>, Axis>,
  ): UnsqueezedType<T, Axis>;

  /**
   * The same tensor, of which the checker knows no size any more.
   * @example
   * a.makeDynamic(); // TileTensor<"float32", Layout<[number, number], [number, number]>>
   */
  makeDynamic<T extends AnyTensor>(this: T): DynamicType<T>;

  /**
   * The same bytes as elements of another type; where sizes differ, the axis of stride 1 has more or fewer of them.
   * @throws TilewrightError `bitcast.divide` if an extent or stride does not divide, `bitcast.no-axis` if no axis has stride 1,
   * `bitcast.alignment` if the first byte does not lie at a multiple of the type's size, `bitcast.vector`.
   * @example
   * a.bitcast("uint8"); // TileTensor<"uint8", Layout<[8, 16], [16, 1]>>
   */
  bitcast<T extends AnyTensor, const Name extends DType>(
    this: WithScalars<T> & NotAny<Name, "bitcast">,
    dtype: CheckedBitcast<T, Name>,
  ): BitcastedType<T, Name>;

  /**
   * The tensor under the kind that its buffer is of, for one made of an array whose type does not say so.
   * @throws TilewrightError `space.cast` if the buffer is of another kind.
   * @example
   * a.addressSpaceCast("heap"); // TileTensor<"float32", Layout<[8, 4], [4, 1]>>
   */
  addressSpaceCast<T extends AnyTensor, const Space extends AddressSpace>(
    this: T & NotAny<Space, "addressSpaceCast">,
    space: CheckedSpace<T["space"], Space>,
  ): AddressSpaceCastType<T, Space>;
}
