// What does the algebra room say? Placeholders in braces; see `say.ts`.
export const algebraSentences = {
  // --- swizzle -----------------------------------------------------------------------------------------------------
  "swizzle.part": "swizzle: {part} is {value}, not a whole number from 0",
  "swizzle.apart": "swizzle: shift {shift} is less than the {bits} bits that it moves, which would meet themselves",
  "swizzle.window": "swizzle: bits {bits}, base {base} and shift {shift} reach past bit 53",
  "swizzle.offset": "swizzle: {offset} is not an offset, a whole number from 0 to 9007199254740991",
} as const;
