// How large are the blocks of the matrix multiplication? Read by the kernel's source and by the code that calls it.

/** Steps of k that are summed at once: a panel of B stays in the first-level cache. All kernels and the reference sum in these. */
export const blockDepth = 256;

/** Rows of A that are packed at once: 128 KiB, a part of the second-level cache. */
export const gemmRows = 128;

/** Columns of B that are packed at once: 1 MiB. */
export const gemmColumns = 1024;

/** Room for a block of 4 by 8 at the edge of C. */
export const edgeBytes = 128;

export const packedLeftBytes: number = blockDepth * gemmRows * 4;

/** Room that `gemm` needs beside its operands. */
export const gemmScratchBytes: number = edgeBytes + packedLeftBytes + blockDepth * gemmColumns * 4;
