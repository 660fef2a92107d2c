// Which loops were found for a layout? What operations on whole tensors remember with it. Whether storage is there, may be written and
// lies apart they ask each time: only what follows from the layouts alone is remembered.
import { inMemoryOrder, type Nest, nestOf } from "../kernel/nest.js";
import { planned } from "../kernel/rows.js";
import type { CopyPlan } from "./copy-plan.js";
import type { ElementwisePlan } from "./elementwise-plan.js";
import type { Geometry } from "./geometry.js";
import { PlanMemo } from "./plan-memo.js";
import type { ReductionPlan } from "./reduction-plan.js";

/** The plans for a layout, as what is written, or in reductions as what is read. */
export class Plans {
  readonly #geometry: Geometry;
  #walk: Nest | undefined = undefined;
  readonly copies: PlanMemo<CopyPlan> = new PlanMemo();
  readonly elementwise: PlanMemo<ElementwisePlan> = new PlanMemo();
  /** By the axis, from 1 on; 0 is all of them. */
  readonly reductions: ReductionPlan[] = [];

  constructor(geometry: Geometry) {
    this.#geometry = geometry;
  }

  /** The loops over all scalars, in an order that is kind to memory. */
  get walk(): Nest {
    this.#walk ??= planned(inMemoryOrder(nestOf(this.#geometry.axes())));
    return this.#walk;
  }
}
