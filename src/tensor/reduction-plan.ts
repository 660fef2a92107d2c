// Which loops reduce a layout? Found once for each axis, and remembered with the layout.
import type { IntTuple } from "../../types/coord/int-tuple.js";
import { productOf } from "../coord/product.js";
import { type Axis, commonNest, type Nest, nestOf, reductionNest } from "../kernel/nest.js";
import { planned } from "../kernel/rows.js";
import type { RuntimeLayout } from "../layout/remake.js";
import { rowMajorLayout } from "./dense.js";
import { axesOfMode, type Geometry } from "./geometry.js";

/** How a layout is reduced. */
export interface ReductionPlan {
  /** The sizes of the modes that are left. */
  readonly sizes: readonly number[];
  readonly outputs: number;
  /** The row-major layout of the modes that are left, and whether none of them is nested. */
  readonly layout: RuntimeLayout;
  readonly isFlat: boolean;
  /** Elements for each result. */
  readonly count: number;
  /** The loops over the results, in a dense array and in what is reduced. */
  readonly kept: Nest;
  /** The loops over the elements of one result, in order of their index. */
  readonly dropped: Nest;
  readonly nest: Nest;
}

/** The plan for an axis, or for all of them. */
export function reductionPlan(geometry: Geometry, axis: number | undefined): ReductionPlan {
  const { reductions } = geometry.plans;
  const place = axis === undefined ? 0 : axis + 1;
  reductions[place] ??= makePlan(geometry, axis);
  return reductions[place];
}

/** The modes that are left. */
export function keptModes({ shape }: Geometry, axis: number | undefined): readonly IntTuple[] {
  return axis === undefined ? [] : shape.toSpliced(axis, 1);
}

function makePlan(geometry: Geometry, axis: number | undefined): ReductionPlan {
  const left = keptModes(geometry, axis);
  const sizes = left.map((mode) => productOf(mode));
  const outputs = sizes.reduce((product, size) => product * size, 1);
  const modes = geometry.shape.map((mode, at) => axesOfMode(mode, geometry.stride[at] as IntTuple));
  const isDropped = (mode: number): boolean => axis === undefined || mode === axis;
  const dropped = modes.filter((_, mode) => isDropped(mode)).flat();
  let step = outputs;
  const totals = geometry.shape.map((mode, at): Axis => {
    const extent = productOf(mode);
    if (isDropped(at)) return { extent, stride: 0 };
    step /= Math.max(1, extent);
    return { extent, stride: step };
  });
  const dense = totals.filter((_, mode) => !isDropped(mode));
  return {
    sizes,
    outputs,
    layout: rowMajorLayout(left),
    isFlat: left.every((mode) => typeof mode === "number"),
    count: dropped.reduce((product, { extent }) => product * extent, 1),
    kept: commonNest(dense, modes.filter((_, mode) => !isDropped(mode)).flat()) as Nest,
    dropped: nestOf(dropped),
    nest: planned(reductionNest(totals, modes.flat())),
  };
}
