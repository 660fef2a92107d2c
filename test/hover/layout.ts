import { compactOrder, crd2idx, dyn, flatten, idx2crd, suffixProduct } from "../../src/coord/index.js";
import { colMajor, layout, makeOrderedLayout, parseLayout, rowMajor } from "../../src/layout/index.js";
import type { ColMajor, Layout, MakeDynamic, ReverseLayout, RowMajor } from "../../types/layout/index.js";

declare const n: number;

export const matrix = rowMajor(8, 16);
//           ^? const matrix: Layout<[8, 16], [16, 1]>

export const image = rowMajor(n, 640, 3);
//           ^? const image: Layout<[number, 640, 3], [1920, 3, 1]>

export const mixed = rowMajor(3, n, 5);
//           ^? const mixed: Layout<[3, number, 5], [number, 5, 1]>

export const nested = rowMajor([2, 2], 4);
//           ^? const nested: Layout<[[2, 2], 4], [[8, 4], 1]>

export const aligned = rowMajor(4, dyn(n, { divisibleBy: 8 }), 2);
//           ^? const aligned: Layout<[4, Multiple<8>, 2], [Multiple<16>, 2, 1]>

export const columns = colMajor(3, 4, 5);
//           ^? const columns: Layout<[3, 4, 5], [1, 3, 12]>

export const strided = layout([2, [2, 3]], [6, [3, 1]]);
//           ^? const strided: Layout<[2, [2, 3]], [6, [3, 1]]>

const shape = [2, [2, 3]] as const;
export const constant = layout(shape);
//           ^? const constant: Layout<[2, [2, 3]], [1, [2, 4]]>

export const integer = layout(12);
//           ^? const integer: Layout<12, 1>

export const ordered = makeOrderedLayout([2, 3, 4], [2, 0, 1]);
//           ^? const ordered: Layout<[2, 3, 4], [12, 1, 3]>

export const parsed = parseLayout("((2,2),3):((1,6),2)");
//           ^? const parsed: Layout<[[2, 2], 3], [[1, 6], 2]>

export const turned = matrix.transpose();
//           ^? const turned: Layout<[16, 8], [1, 16]>

export const mode = strided.mode(1);
//           ^? const mode: Layout<[2, 3], [3, 1]>

export const modes = matrix.modes();
//           ^? const modes: [Layout<8, 16>, Layout<16, 1>]

export const flat = strided.flatten();
//           ^? const flat: Layout<[2, 2, 3], [6, 3, 1]>

export const loose = strided.makeDynamic();
//           ^? const loose: Layout<[number, [number, number]], [number, [number, number]]>

export const offset = matrix.index(3, 5);
//           ^? const offset: 53

export const crd = matrix.coord(10);
//           ^? const crd: [2, 1]

export const crds = matrix.coords();
//           ^? const crds: Generator<[number, number], void, undefined>

export const text = matrix.toString();
//           ^? const text: "(8,16):(16,1)"

export type Rows = RowMajor<[8, 4]>;
//          ^? type Rows = Layout<[8, 4], [4, 1]>

export declare const declared: ColMajor<[8, 4]>;
//                   ^? const declared: Layout<[8, 4], [1, 8]>

export declare const reversed: ReverseLayout<RowMajor<[8, 4]>>;
//                   ^? const reversed: Layout<[4, 8], [1, 4]>

export declare const dynamic: MakeDynamic<Layout<[8, 4], [4, 1]>>;
//                   ^? const dynamic: Layout<[number, number], [number, number]>

export const strides = suffixProduct([2, [3, 4]]);
//           ^? const strides: [12, [4, 1]]

export const leaves = flatten([2, [3, [4, 5]]]);
//           ^? const leaves: [2, 3, 4, 5]

export const order = compactOrder([2, 3, 4], [2, 0, 1]);
//           ^? const order: [12, 1, 3]

export const index = crd2idx([2, [2, 0]], [4, [3, 1]]);
//           ^? const index: 10

export const coordinate = idx2crd(5, [3, 4]);
//           ^? const coordinate: [2, 1]
