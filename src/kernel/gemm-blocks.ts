// How large are the blocks of the matrix multiplication? Read by the kernel's source and by the code that calls it.

/** Steps of k that are summed at once: a panel of B stays in the first-level cache. All kernels and the reference sum in these. */
export const blockDepth = 256;

/** Rows of A that are packed at once: 128 KiB of float32, a part of the second-level cache. */
export const gemmRows = 128;

/** Columns of B that are packed at once: 1 MiB of float32. */
export const gemmColumns = 1024;

/** Rows of a panel of A; a panel of B has two vectors of columns, 32 bytes. */
export const panelRows = 4;

/** Room for a block of C at its edge: 4 rows of two vectors. */
export const edgeBytes = 128;

/** Room that `gemm` needs beside its operands, be they float32 or float64. */
export const gemmScratchBytes: number = edgeBytes + blockDepth * (gemmRows + gemmColumns) * 8;
