// How is one layout repeated after another? The core of the six products; layouts are pairs [shape, stride] here.
import type { Product } from "../coord/product.js";
import type { Layout } from "../layout/layout.js";
import type { Cosize } from "../layout/size.js";
import type { Refused } from "../message/say.js";
import type { ComplementPlaces } from "./complement-places.js";
import type { Through } from "./compose.js";
import type { RefuseEmpty } from "./empty.js";
import type { AreLiterals } from "./grown.js";
import type { Times } from "./radix.js";

/**
 * (A, A* ∘ B), where A* is the complement of A in size(A) * cosize(B): [[block, copies], [stride of the block, of the copies]].
 * The end of A* stays even where it fits the cotarget, as in `src/algebra/multiply.ts`; each mode of B walks along one gap of A.
 */
export type MultiplyParts<Operation extends string, Shape, Stride, TileShape, TileStride> = Multiply<
  RefuseEmpty<Operation, Shape, TileShape>,
  Operation,
  Shape,
  Stride,
  TileShape,
  TileStride
>;

type Multiply<Empty, Operation extends string, Shape, Stride, TileShape, TileStride> =
  Empty extends Refused<string>
    ? Empty
    : Copies<
        ComplementPlaces<Operation, Shape, Stride, Capped<Product<Shape>, Cosize<Layout<TileShape, TileStride>>>>,
        Operation,
        Shape,
        Stride,
        TileShape,
        TileStride
      >;

/** A product of literals that passes 2^53-1 is as good as that: the last place takes what is left, however much. */
type Capped<Left, Right> =
  Times<Left, Right> extends infer Cotarget
    ? number extends Cotarget
      ? AreLiterals<Left | Right> extends true
        ? 9007199254740991
        : Cotarget
      : Cotarget
    : never;

type Copies<Free, Operation extends string, Shape, Stride, TileShape, TileStride> = Free extends readonly unknown[]
  ? WithBlock<Through<Operation, "straight", Free, TileShape, TileStride>, Shape, Stride>
  : Free;

type WithBlock<Copied, Shape, Stride> = Copied extends readonly [infer CopyShape, infer CopyStride, unknown]
  ? [[Shape, CopyShape], [Stride, CopyStride]]
  : Copied;
