import { expectError, expectType } from "tsd";
import {
  compactOrder,
  compatible,
  innerProduct,
  prefixProduct,
  product,
  productEach,
  suffixProduct,
  weaklyCompatible,
} from "../../src/coord/index.js";
import type {
  CompactOrder,
  Compatible,
  InnerProduct,
  IntTuple,
  PrefixProduct,
  Product,
  ProductEach,
  SuffixProduct,
  WeaklyCompatible,
} from "../../types/coord/index.js";
import type { Multiple } from "../../types/int/index.js";
import type { Refused } from "../../types/message/index.js";

declare const n: number;
declare const eights: Multiple<8>;
declare const list: number[];
declare const unknownTuple: IntTuple;
const any = JSON.parse("0");

// --- product ---------------------------------------------------------------------------------------------------------
expectType<24>(product([2, [3, 4]]));
expectType<1>(product([]));
expectType<7>(product(7));
expectType<number>(product([2, n]));
expectType<0>(product([0, n]));
expectType<Multiple<32>>(product([eights, 4]));
expectType<number>(product(list));
expectType<number>(product(unknownTuple));
expectType<number>(product([94906267, 94906267]));
expectType<9007199136250225>(product([94906265, 94906265]));
expectType<[6, 4, 1]>(productEach([[2, 3], 4, []]));
expectType<[number, 4]>(productEach([[2, n], 4]));
expectType<362880>(null as unknown as Product<[1, 2, 3, 4, 5, 6, 7, 8, 9]>);
expectType<120>(null as unknown as Product<[[[[[[5], 4], 3], 2], 1]]>);
expectType<Refused<"product: an argument is or holds any; give it a type">>(null as unknown as Product<typeof any>);
expectType<Refused<"productEach: an argument is or holds any; give it a type">>(
  null as unknown as ProductEach<typeof any>,
);
// sentence: product: mode 1 has leaf -3, not a whole number from 0 to 9007199254740991
expectError(product([2, -3]));

// --- running products ------------------------------------------------------------------------------------------------
expectType<[12, [4, 1]]>(suffixProduct([2, [3, 4]]));
expectType<[1, [2, 6]]>(prefixProduct([2, [3, 4]]));
expectType<[60, [20, 5]]>(suffixProduct([2, [3, 4]], 5));
expectType<[[1, 2], [7, 28]]>(
  prefixProduct(
    [
      [2, 3],
      [4, 5],
    ],
    [1, 7],
  ),
);
expectType<1>(suffixProduct(9));
expectType<[]>(suffixProduct([]));
expectType<[number, 5, 1]>(suffixProduct([3, n, 5]));
expectType<[1, 3, number]>(prefixProduct([3, n, 5]));
expectType<[Multiple<40>, 5, 1]>(suffixProduct([3, eights, 5]));
expectType<number[]>(suffixProduct(list));
expectType<[20, 5, 1]>(null as unknown as SuffixProduct<readonly [3, 4, 5]>);
expectType<[1, 3, 12]>(null as unknown as PrefixProduct<readonly [3, 4, 5]>);
expectType<Refused<"suffixProduct: an argument is or holds any; give it a type">>(
  null as unknown as SuffixProduct<typeof any>,
);
expectType<Refused<"prefixProduct: 3 and (1,2) are not congruent">>(null as unknown as PrefixProduct<3, [1, 2]>);
// sentence: suffixProduct: (2,3) and (1) are not congruent
expectError(suffixProduct([2, 3], [1]));
// sentence: prefixProduct: (2,(3,4)) and (1,(2)) are not congruent
expectError(prefixProduct([2, [3, 4]], [1, [2]]));

// --- inner product ---------------------------------------------------------------------------------------------------
expectType<32>(innerProduct([1, [2, 3]], [4, [5, 6]]));
expectType<0>(innerProduct([], []));
expectType<number>(innerProduct([1, n], [4, 5]));
expectType<4>(innerProduct([1, n], [4, 0]));
expectType<Refused<"innerProduct: 2 and (3) are not congruent">>(null as unknown as InnerProduct<2, [3]>);
// sentence: innerProduct: (1,2) and (3) are not congruent
expectError(innerProduct([1, 2], [3]));

// --- compatibility ---------------------------------------------------------------------------------------------------
expectType<true>(compatible(24, [4, 6]));
expectType<false>(compatible([4, 6], 24));
expectType<false>(compatible(24, [4, 5]));
expectType<boolean>(compatible(24, [4, n]));
expectType<false>(compatible([3, 24], [2, [4, n]]));
expectType<boolean>(null as unknown as Compatible<number, 24>);
expectType<true>(weaklyCompatible([2, 8], [2, [2, 4]]));
expectType<false>(weaklyCompatible(16, 8));
expectType<boolean>(weaklyCompatible(n, 8));
expectType<true>(weaklyCompatible(1, n));
expectType<true>(weaklyCompatible(4, eights));
expectType<true>(null as unknown as WeaklyCompatible<0, [0, 3]>);
expectType<false>(null as unknown as WeaklyCompatible<0, 3>);

// --- strides in a given order ----------------------------------------------------------------------------------------
expectType<[1, 40, 10, 2]>(compactOrder([2, 3, 4, 5], [1, 4, 3, 2]));
expectType<[12, [1, 3], 24]>(compactOrder([2, [3, 4], 5], [1, 0, 2]));
expectType<[1, 2, 6]>(compactOrder([2, 3, 4], [0, 0, 0]));
expectType<[number, 1, 3]>(compactOrder([2, 3, n], [2, 0, 1]));
expectType<[number, number]>(compactOrder([2, 3], [n, 0]));
expectType<1>(compactOrder(7, 0));
expectType<Refused<"compactOrder: 2 and (1) are not congruent">>(null as unknown as CompactOrder<2, [1]>);
// sentence: compactOrder: (2,3) and (1) are not congruent
expectError(compactOrder([2, 3], [1]));

// --- generic sizes ---------------------------------------------------------------------------------------------------
export function generic<M extends number, N extends number>(m: M, n: N) {
  const strides: [N, 1] = suffixProduct([m, n]);
  const columns: [1, M] = prefixProduct([m, n]);
  product([m, n, 2]);
  return [strides, columns] as const;
}
expectType<readonly [[5, 1], [1, 4]]>(generic(4, 5));
