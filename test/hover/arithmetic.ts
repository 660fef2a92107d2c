import { add, full, reduceMax, zeros } from "../../src/tensor/index.js";

export const sum = zeros("float32", 8, 4).add(full("float32", 1, 4), { axis: 1 });
//           ^? const sum: TileTensor<"float32", Layout<[8, 4], [4, 1]>>

export const made = add(zeros("float32", 8, 4), sum, 1);
//           ^? const made: TileTensor<"float32", Layout<[8, 4], [4, 1]>>

export const total = sum.reduceSum();
//           ^? const total: number

export const rows = sum.reduceSum({ axis: 1 });
//           ^? const rows: TileTensor<"float32", Layout<[8], [1]>>

export const means = zeros("int16", [2, 4], 3).reduceMean({ axis: 1 });
//           ^? const means: TileTensor<"float64", Layout<[[2, 4]], [[4, 1]]>>

export const places = sum.argmax({ axis: 0 });
//           ^? const places: TileTensor<"int32", Layout<[4], [1]>>

export const greatest = reduceMax(zeros("float32", 8), sum, { axis: 1 });
//           ^? const greatest: TileTensor<"float32", Layout<[8], [1]>>
