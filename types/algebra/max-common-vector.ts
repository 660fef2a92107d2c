// How many elements can a copy from one layout to another move at once?
import type { AnyLayout } from "../layout/layout.js";
import type { Size } from "../layout/size.js";
import type { MaxCommonLayout } from "./max-common-layout.js";

/**
 * The number of consecutive elements that both layouts give to the same indices: the size of `MaxCommonLayout`.
 * Says nothing of alignment: see `MaxVectorWidth`. Source: CuTe's `max_common_vector`.
 * @example
 * type N = MaxCommonVector<Layout<[4, 8], [8, 1]>, Layout<[4, 8], [16, 1]>>; // 8
 */
export type MaxCommonVector<Left, Right> = SizeOf<MaxCommonLayout<Left, Right>>;

type SizeOf<Common> = Common extends AnyLayout
  ? Size<Common> extends infer Count extends number
    ? Count
    : number
  : Common;
