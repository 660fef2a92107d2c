// Which matrices can be multiplied? Each operand is judged as one argument, so that the sentence stands at the wrong one.
//
// A verdict is a chain of steps, each distributive over one naked parameter of its own: bodies that are generic in sizes compile.
import type { Say } from "../message/say.js";
import type { AgreeVerdict } from "./agree.js";
import type { SizeOfMode } from "./operand.js";
import type { LengthOf } from "./size.js";
import type { AnyTensor, ShapeOf } from "./tensor.js";
import type { TensorWrites } from "./writes.js";

/**
 * C = A · B, or C += A · B with `{ accumulate: true }`: `c[m, n] = Σ a[m, k] · b[k, n]`. All three are float32, or all float64; any
 * strides, nested modes counted colexicographically. Sums run over k in order, in blocks of 256 steps that begin at 0 and are added
 * to C one after the other. Each product and each sum is rounded to the dtype, unless the machine does both in one step, rounded once
 * ("relaxed SIMD"); `{ reproducible: true }` forbids that. C may share storage with A and B. Gives C.
 * @throws TilewrightError `matmul.inner`, `matmul.rows`, `matmul.columns`, `matmul.rank`, `matmul.element`, `matmul.dtype`, and
 * what writing to C throws.
 * @example
 * const a = full("float32", 2, 3, 4);
 * const b = full("float32", 0.5, 4, 5);
 * const c = matmul(zeros("float32", 3, 5), a, b); // TileTensor<"float32", Layout<[3, 5], [5, 1]>>
 * c.get(2, 4); // 4
 */
export type MatmulFunction = <C extends AnyTensor, A extends AnyTensor, B extends AnyTensor>(
  c: MatmulResult<C>,
  a: MatmulLeft<C, A>,
  b: MatmulRight<C, A, B>,
  options?: MatmulOptions,
) => C;

export interface MatmulOptions {
  /** Add the product to what C holds; without it C is overwritten. */
  readonly accumulate?: boolean;
  /** The same bits on every machine, at up to 15 % less speed where the machine has fused products and sums. */
  readonly reproducible?: boolean;
}

/** `C` where a product can be stored in it, else the sentence. */
export type MatmulResult<C extends AnyTensor, Operation extends string = "matmul"> = [C] extends [never]
  ? C
  : {
      ok: C;
      readOnly: Say<"tensor.read-only", { operation: Operation }>;
      element: Say<"matmul.element", { operation: Operation; operand: "c"; element: C["dtype"] }>;
      rank: RankSentence<Operation, "c", C>;
    }[ResultVerdict<C>];

/** `A` where its rows are those of `C`, else the sentence. */
export type MatmulLeft<C extends AnyTensor, A extends AnyTensor, Operation extends string = "matmul"> = [A] extends [
  never,
]
  ? A
  : {
      ok: A;
      dtype: DTypeSentence<Operation, C, "a", A>;
      rank: RankSentence<Operation, "a", A>;
      rows: Say<"matmul.rows", { operation: Operation; rows: Extent<C, 0>; other: Extent<A, 0> }>;
      packed: Say<"tensor.not-a-tensor", { operation: Operation; value: "an object" }>;
      side: Say<"mma.side", { operand: "a"; packer: "packRight" }>;
    }[OrPacked<PackedVerdict<A, Operation, "right">, LeftVerdict<A["dtype"], C["dtype"], ShapeOf<A>, ShapeOf<C>>>];

/** `B` where its rows are the columns of `A` and its columns those of `C`, else the sentence. */
export type MatmulRight<
  C extends AnyTensor,
  A extends AnyTensor,
  B extends AnyTensor,
  Operation extends string = "matmul",
> = [B] extends [never]
  ? B
  : {
      ok: B;
      dtype: DTypeSentence<Operation, C, "b", B>;
      rank: RankSentence<Operation, "b", B>;
      inner: Say<"matmul.inner", { operation: Operation; columns: Extent<A, 1>; rows: Extent<B, 0> }>;
      columns: Say<"matmul.columns", { operation: Operation; columns: Extent<C, 1>; other: Extent<B, 1> }>;
      packed: Say<"tensor.not-a-tensor", { operation: Operation; value: "an object" }>;
      side: Say<"mma.side", { operand: "b"; packer: "packLeft" }>;
    }[OrPacked<
      PackedVerdict<B, Operation, "left">,
      RightVerdict<B["dtype"], C["dtype"], ShapeOf<B>, ShapeOf<A>, ShapeOf<C>>
    >];

type RankSentence<Operation extends string, Operand extends string, Matrix extends AnyTensor> = Say<
  "matmul.rank",
  { operation: Operation; operand: Operand; rank: LengthOf<ShapeOf<Matrix>> }
>;

type DTypeSentence<
  Operation extends string,
  C extends AnyTensor,
  Operand extends string,
  Matrix extends AnyTensor,
> = Say<"matmul.dtype", { operation: Operation; element: C["dtype"]; operand: Operand; other: Matrix["dtype"] }>;

type Extent<Matrix extends AnyTensor, Axis extends number> = ExtentAt<ShapeOf<Matrix>, Axis>;

/** The size of a mode; a nested one counts its leaves. */
type ExtentAt<Shape, Axis extends number> = Shape extends readonly unknown[] ? SizeOfMode<Shape[Axis]> : number;

// --- C ---------------------------------------------------------------------------------------------------------------

/** Which sentence is about C? */
export type ResultVerdict<C extends AnyTensor> = C extends TensorWrites
  ? ElementVerdict<C["dtype"], ShapeOf<C>>
  : "readOnly";

/** Is this a matrix of floats? */
export type ElementVerdict<Element, Shape> = Element extends "float32" | "float64"
  ? RankVerdict<Shape>
  : string extends Element
    ? RankVerdict<Shape>
    : "element";

type RankVerdict<Shape> = Shape extends readonly unknown[] ? IsTwo<Shape["length"]> : "ok";

type IsTwo<Rank> = Rank extends 2 ? "ok" : number extends Rank ? "ok" : "rank";

// --- tiles that were packed for one side: `mma` takes them there, `matmul` nowhere -----------------------------------------

type PackedVerdict<Operand, Operation, Wrong> = Operand extends { readonly side: infer Side }
  ? PackedFor<Operation, Side, Wrong>
  : "ok";

type PackedFor<Operation, Side, Wrong> = Operation extends "mma" ? (Side extends Wrong ? "side" : "ok") : "packed";

type OrPacked<Packed, Verdict> = Packed extends "ok" ? Verdict : Packed;

// --- A ---------------------------------------------------------------------------------------------------------------

type LeftVerdict<Element, Wanted, Shape, Result> = Element extends unknown
  ? LeftElement<Wanted, Element, Shape, Result>
  : never;

type LeftElement<Wanted, Element, Shape, Result> = Wanted extends unknown
  ? SameElement<Wanted, Element> extends "ok"
    ? LeftRank<RankVerdict<Shape>, Shape, Result>
    : "dtype"
  : never;

type LeftRank<Verdict, Shape, Result> = Verdict extends "ok"
  ? OrElse<AgreeVerdict<ExtentAt<Shape, 0>, ExtentAt<Result, 0>>, "rows">
  : "rank";

// --- B ---------------------------------------------------------------------------------------------------------------

type RightVerdict<Element, Wanted, Shape, Left, Result> = Element extends unknown
  ? RightElement<Wanted, Element, Shape, Left, Result>
  : never;

type RightElement<Wanted, Element, Shape, Left, Result> = Wanted extends unknown
  ? SameElement<Wanted, Element> extends "ok"
    ? RightRank<RankVerdict<Shape>, Shape, Left, Result>
    : "dtype"
  : never;

type RightRank<Verdict, Shape, Left, Result> = Verdict extends "ok"
  ? RightInner<AgreeVerdict<ExtentAt<Left, 1>, ExtentAt<Shape, 0>>, Shape, Result>
  : "rank";

type RightInner<Verdict, Shape, Result> = Verdict extends "ok"
  ? OrElse<AgreeVerdict<ExtentAt<Shape, 1>, ExtentAt<Result, 1>>, "columns">
  : "inner";

type OrElse<Verdict, Mistake> = Verdict extends "ok" ? "ok" : Mistake;

// --- pairs -----------------------------------------------------------------------------------------------------------

type SameElement<Wanted, Element> = Element extends Wanted ? "ok" : string extends Wanted | Element ? "ok" : "bad";
