// How many elements has a tensor?
import type { Product } from "../coord/product.js";
import type { Mul } from "../int/index.js";
import type { AllKnown } from "./size.js";

/**
 * The product of a shape, of which the checker knows that it is a number where sizes are still generic: it finds that through conditional
 * types that ask after one factor alone. So literals that meet such a product in a generic body are left to the runtime.
 */
export type Elements<Shape> = { known: Product<Shape>; open: OpenProduct<Shape> }[AllKnown<Shape>] & number;

type OpenProduct<Shape> = Shape extends readonly [infer Mode, ...infer Modes]
  ? TimesModes<Modes, Product<Mode>>
  : Product<Shape>;

type TimesModes<Modes, Done> = Modes extends readonly [infer Mode, ...infer Others]
  ? TimesModes<Others, Times<Done, Product<Mode>>>
  : Modes extends readonly []
    ? Done
    : number;

/** `Mul` refuses a union, so it gets one whole. */
type Times<Left, Right, Whole = Left> = Left extends unknown
  ? number extends Left
    ? TimesRight<Right, Left>
    : TimesRight<Right, Whole>
  : never;

type TimesRight<Right, Left, Whole = Right> = Right extends unknown
  ? number extends Right
    ? Mul<Left, Right>
    : Mul<Left, Whole>
  : never;
