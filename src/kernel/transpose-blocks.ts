// How large are the blocks of a transpose that are turned in a place of their own? Read by the kernel's source and by the code that calls it.

/** Rows and columns, multiples of 16: where there are few, of most, and of what is larger than most caches. */
export const turnedBlocks = { least: [16, 16], usual: [64, 32], large: [256, 256] } as const;

/** From one line of a block to the next, in bytes: a cache line more than it need be, or the lines would compete for places in the caches. */
export function turnedLineBytes(rows: number): number {
  return rows * 4 + 64;
}

/** Room that a transpose needs beside its operands. */
export const transposeScratchBytes: number = turnedBlocks.large[1] * turnedLineBytes(turnedBlocks.large[0]);
