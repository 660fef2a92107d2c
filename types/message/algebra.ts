// What does the algebra room say? Placeholders in braces; see `say.ts`.
export const algebraSentences = {
  // --- swizzle -----------------------------------------------------------------------------------------------------
  "swizzle.part": "swizzle: {part} is {value}, not a whole number from 0",
  "swizzle.apart": "swizzle: shift {shift} is less than the {bits} bits that it moves, which would meet themselves",
  "swizzle.window": "swizzle: bits {bits}, base {base} and shift {shift} reach past bit 53",
  "swizzle.offset": "swizzle: {offset} is not an offset, a whole number from 0 to 9007199254740991",
  "makeSwizzle.size": "makeSwizzle: {part} is {value}, not a whole number from 1",
  "makeSwizzle.short": "makeSwizzle: a row of {rowSize} does not hold two accesses of {accessSize}",
  "makeSwizzle.rows": "makeSwizzle: {numRows} rows are more than the {accesses} accesses in a row of {rowSize}",
  "makeSwizzle.dtype": "makeSwizzle: {dtype} is not a dtype",
  "makeSwizzle.mode": "makeSwizzle: {mode} is not a mode; there are none, 32B, 64B and 128B",
  "makeLdmatrixSwizzle.dtype": "makeLdmatrixSwizzle: {dtype} is not a dtype",
  "makeLdmatrixSwizzle.row":
    "makeLdmatrixSwizzle: a row of {rowSize} {dtype} has {bytes} bytes; 16, 32, 64 or a multiple of 128 can be read",
} as const;
