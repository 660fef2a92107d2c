// In which order are floats added up? Read by the kernels' source and by the scalar loops, which agree bit for bit.
//
// The loops run as is kind to memory. Where the innermost one is summed, each row is taken in blocks: element i of a block is added to
// lane i mod 32, in the dtype; the lanes are added in halves (0 to 15 take 16 to 31, 0 to 7 take 8 to 15, …), and what is left goes to
// the total, which is a double. Where sums lie side by side along the innermost loop, each takes 64 rows in order, in the dtype,
// and adds that to its total. So a float32 never meets a sum of more than 128 others.

export const sumLanes = 32;

/** Elements of a row that are summed in the dtype. */
export const sumBlock = 4096;

/** Rows that are summed in the dtype. */
export const sumChunk = 64;
