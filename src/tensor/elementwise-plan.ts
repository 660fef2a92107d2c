// Which loops do the operands of an elementwise operation share? Found once for the layouts that meet.
import { inMemoryOrder, isPlainlyInjective, jointNest, type Nest } from "../kernel/nest.js";
import { planned } from "../kernel/rows.js";
import type { Geometry } from "./geometry.js";
import { operandAxes } from "./operand.js";

/** Operand 0 is what is written. */
export interface ElementwisePlan {
  /** The loops, kind to the memory of what is written; undefined where the operands have none in common, or several coordinates are one element. */
  readonly nest: Nest | undefined;
  /** Does each operand walk just as what is written does? */
  readonly leftIsAlike: boolean;
  readonly rightIsAlike: boolean;
  /** How many scalars there are if those of all operands lie side by side, in the same order; else 0. */
  readonly line: number;
}

/** The plan for a target and its operands; of one operand it is both. Throws where sizes do not fit: they have to for each layout once. */
export function elementwisePlan(
  operation: string,
  target: Geometry,
  left: Geometry,
  right: Geometry,
  axis: unknown,
): ElementwisePlan {
  const { elementwise } = target.plans;
  return (
    elementwise.find(left, right, axis) ??
    elementwise.keep(left, right, axis, makePlan(operation, target, left, right, axis))
  );
}

function makePlan(
  operation: string,
  target: Geometry,
  left: Geometry,
  right: Geometry,
  axis: unknown,
): ElementwisePlan {
  const operands = [
    target.axes(),
    operandAxes(operation, target, left, undefined),
    operandAxes(operation, target, right, axis),
  ];
  const nest = jointNest(operands);
  if (nest === undefined || !isPlainlyInjective(nest)) {
    return { nest: undefined, leftIsAlike: false, rightIsAlike: false, line: 0 };
  }
  const ordered = inMemoryOrder(nest);
  const [written, ...read] = ordered.strides;
  const [leftIsAlike = false, rightIsAlike = false] = read.map((strides) =>
    strides.every((stride, loop) => stride === written?.[loop]),
  );
  const isLine = ordered.extents.length <= 1 && ordered.strides.every(([stride = 1]) => stride === 1);
  const line = isLine ? (ordered.extents[0] ?? 1) : 0;
  return { nest: planned(ordered), leftIsAlike, rightIsAlike, line };
}
