import { expectError, expectType } from "tsd";
import { cosize, dyn, type Layout, layout, rowMajor, size } from "../../src/layout/index.js";
import type { IntTuple } from "../../types/coord/index.js";
import type { Multiple } from "../../types/int/index.js";
import type {
  AllDimsKnown,
  AnyLayout,
  Cosize,
  FlattenLayout,
  IsRowMajor,
  LayoutEqual,
  MakeDynamic,
  Mode,
  Modes,
  ReverseLayout,
  ShapeKnown,
  ShowLayout,
  Size,
  StaticShape,
  StaticStride,
  StrideKnown,
} from "../../types/layout/index.js";

declare const n: number;
declare const either: 0 | 1;
declare const anyLayout: Layout<IntTuple, IntTuple>;
const any = JSON.parse("0");
const nested = layout([4, [3, 2]], [6, [2, 1]]);
const rows = rowMajor(n, 8);

// --- size and cosize -------------------------------------------------------------------------------------------------
expectType<24>(nested.size());
expectType<24>(nested.cosize());
expectType<12>(layout([2, 2], [10, 1]).cosize());
expectType<4>(layout([4, 4], [0, 1]).cosize());
expectType<0>(rowMajor(3, 0).cosize());
expectType<1>(rowMajor().size());
expectType<number>(rows.size());
expectType<number>(rows.cosize());
expectType<Multiple<24>>(rowMajor(dyn(n, { divisibleBy: 8 }), 3).size());
expectType<24>(size(nested));
expectType<24>(cosize(nested));
expectType<number>(anyLayout.size());
expectType<24>(null as unknown as Size<typeof nested>);
expectType<12>(null as unknown as Cosize<Layout<[2, 2], [10, 1]>>);
// 1 + 2 + 7 * 4 is no multiple of 8: a known divisor of an extent is one of the offsets only where all behind it is known.
expectType<number>(null as unknown as Cosize<Layout<[Multiple<8>, number], [4, 1]>>);
expectType<Multiple<32>>(null as unknown as Cosize<Layout<[Multiple<8>, 4], [4, 1]>>);

// --- rank, flatRank, depth -------------------------------------------------------------------------------------------
expectType<2>(nested.rank());
expectType<3>(nested.flatRank());
expectType<2>(nested.depth());
expectType<1>(layout(12).rank());
expectType<0>(layout(12).depth());
expectType<number>(anyLayout.rank());
expectType<number>(anyLayout.depth());

// --- modes -----------------------------------------------------------------------------------------------------------
expectType<Layout<4, 6>>(nested.mode(0));
expectType<Layout<[3, 2], [2, 1]>>(nested.mode(1));
expectType<Layout<12, 3>>(layout(12, 3).mode(0));
expectType<Layout<number, 8>>(rows.mode(0));
expectType<[Layout<4, 6>, Layout<[3, 2], [2, 1]>]>(nested.modes());
expectType<[Layout<12, 3>]>(layout(12, 3).modes());
expectType<Layout<[3, 2], [2, 1]>>(null as unknown as Mode<typeof nested, 1>);
expectType<[Layout<number, 8>, Layout<8, 1>]>(null as unknown as Modes<typeof rows>);
const [first, second] = rowMajor(4, 8).modes();
expectType<Layout<4, 8>>(first);
expectType<Layout<8, 1>>(second);
// sentence: mode: (4,(3,2)) of rank 2 has no mode 2
expectError(nested.mode(2));
// sentence: mode: (4,(3,2)) of rank 2 has no mode -1
expectError(nested.mode(-1));
// sentence: mode: (4,(3,2)) of rank 2 has no mode 0
expectError(nested.mode(either));
// sentence: mode: 12 of rank 1 has no mode 1
expectError(layout(12).mode(1));

// --- other forms -----------------------------------------------------------------------------------------------------
expectType<Layout<[4, 3, 2], [6, 2, 1]>>(nested.flatten());
expectType<Layout<[12], [3]>>(layout(12, 3).flatten());
expectType<Layout<[[3, 2], 4], [[2, 1], 6]>>(nested.reverse());
expectType<Layout<[8, number], [1, 8]>>(rows.transpose());
expectType<Layout<[number, [number, number]], [number, [number, number]]>>(nested.makeDynamic());
expectType<Layout<[4, 3, 2], [6, 2, 1]>>(null as unknown as FlattenLayout<typeof nested>);
expectType<Layout<[[3, 2], 4], [[2, 1], 6]>>(null as unknown as ReverseLayout<typeof nested>);
expectType<Layout<number, number>>(null as unknown as MakeDynamic<Layout<12, 3>>);

// --- what is known ---------------------------------------------------------------------------------------------------
expectType<false>(null as unknown as ShapeKnown<typeof rows>);
expectType<true>(null as unknown as StrideKnown<typeof rows>);
expectType<false>(null as unknown as AllDimsKnown<typeof rows>);
expectType<true>(null as unknown as AllDimsKnown<typeof nested>);
expectType<true>(null as unknown as AllDimsKnown<Layout<[], []>>);
expectType<false>(null as unknown as ShapeKnown<Layout<[Multiple<8>], [1]>>);
expectType<false>(null as unknown as AllDimsKnown<Layout<number[], number[]>>);
expectType<[-1, 8]>(null as unknown as StaticShape<typeof rows>);
expectType<[8, 1]>(null as unknown as StaticStride<typeof rows>);
expectType<[4, 3, 2]>(null as unknown as StaticShape<typeof nested>);

// --- isRowMajor ------------------------------------------------------------------------------------------------------
expectType<true>(rowMajor(3, 4).isRowMajor());
expectType<false>(layout([3, 4], [5, 1]).isRowMajor());
expectType<true>(layout([3, 1, 4], [4, 99, 1]).isRowMajor());
expectType<false>(rowMajor([2, 2], 4).isRowMajor());
expectType<true>(layout([[2, 2], 4], [[4, 8], 1]).isRowMajor());
expectType<true>(rowMajor(3, 0).isRowMajor());
expectType<true>(rowMajor().isRowMajor());
expectType<true>(layout(12).isRowMajor());
expectType<false>(layout(12, 2).isRowMajor());
expectType<true>(rows.isRowMajor());
expectType<boolean>(layout([n, 4], [5, 1]).isRowMajor());
expectType<boolean>(layout([3, n], [5, 1]).isRowMajor());
expectType<boolean>(layout([3, 4], [n, 1]).isRowMajor());
expectType<false>(layout([3, 4], [n, 2]).isRowMajor());
expectType<boolean>(null as unknown as IsRowMajor<Layout<number[], number[]>>);

// --- equality --------------------------------------------------------------------------------------------------------
expectType<true>(rowMajor(3, 4).equals(layout([3, 4], [4, 1])));
expectType<false>(layout([12]).equals(layout(12)));
expectType<boolean>(rows.equals(rowMajor(4, 8)));
expectType<false>(rows.equals(rowMajor(4, 9)));
expectType<boolean>(rows.equals(any));
expectType<false>(null as unknown as LayoutEqual<Layout<[1], [5]>, Layout<[1], [6]>>);
expectType<boolean>(null as unknown as LayoutEqual<Layout<number[], number[]>, Layout<[1], [6]>>);
// sentence: …missing the following properties from type 'AnyLayout'…
expectError(rows.equals([4, 8]));

// --- text ------------------------------------------------------------------------------------------------------------
expectType<"(4,(3,2)):(6,(2,1))">(nested.toString());
expectType<`(${number},8):(8,1)`>(rows.toString());
expectType<"12:1">(null as unknown as ShowLayout<Layout<12, 1>>);
expectType<string>(`${nested}`);

// --- a method belongs to a layout ------------------------------------------------------------------------------------
const { size: detached } = nested;
// sentence: …'this' context of type 'void' is not assignable to method's 'this' of type 'AnyLayout'…
expectError(detached());

// --- generic layouts -------------------------------------------------------------------------------------------------
export function generic<M extends number, N extends number>(matrix: Layout<[M, N], [N, 1]>) {
  const again: Layout<[M, N], [N, 1]> = matrix.reverse().reverse();
  const column: Layout<M, N> = matrix.mode(0);
  const loose: Layout<[number, number], [number, number]> = matrix.makeDynamic();
  const extents: [M, N] = matrix.shape;
  matrix.rank();
  matrix.isRowMajor();
  return { again, column, loose, extents };
}
expectType<Layout<3, 4>>(generic(rowMajor(3, 4)).column);

export function anyOf<L extends AnyLayout & Layout<unknown, unknown>>(given: L) {
  given.size();
  given.index(3);
  return given.reverse();
}
expectType<Layout<[8, 4], [1, 8]>>(anyOf(rowMajor(4, 8)));
