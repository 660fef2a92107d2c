// What does the algebra room say? Placeholders in braces; see `say.ts`.
export const algebraSentences = {
  // --- swizzle -----------------------------------------------------------------------------------------------------
  "swizzle.part": "{operation}: {part} is {value}, not a whole number from 0",
  "swizzle.apart": "swizzle: shift {shift} is less than bits {bits}, so that moved bits would meet themselves",
  "swizzle.window": "{operation}: bits {bits}, base {base} and shift {shift} reach past bit 53",
  "swizzle.offset": "swizzle: {offset} is not an offset, a whole number from 0 to 9007199254740991",
  "makeSwizzle.size": "makeSwizzle: {part} is {value}, not a whole number from 1",
  "makeSwizzle.short": "makeSwizzle: a row of {rowSize} does not hold two accesses of {accessSize}",
  "makeSwizzle.rows": "makeSwizzle: numRows is {numRows}, more than the accesses ({accesses}) in a row of {rowSize}",
  "makeSwizzle.dtype": "makeSwizzle: {dtype} is not a dtype",
  "makeSwizzle.mode": "makeSwizzle: {mode} is not a mode; there are none, 32B, 64B and 128B",
  "makeLdmatrixSwizzle.dtype": "makeLdmatrixSwizzle: {dtype} is not a dtype",
  "makeLdmatrixSwizzle.row":
    "makeLdmatrixSwizzle: a row of {rowSize} {dtype} has {bytes} bytes; 16, 32, 64 or a multiple of 128 can be read",
  "composedLayout.offset": "composedLayout: offset {offset} is not a whole number from 0 to 9007199254740991",
  "composedLayout.outer": "composedLayout: {value} is neither a swizzle nor a layout",
  "composedLayout.far": "composedLayout: offset {offset} before {inner} reaches past 9007199254740991",
  // --- slice and dice ----------------------------------------------------------------------------------------------
  "slice.coordinate": "{operation}: coordinate {crd} does not fit {tuple}",
  "slice.index": "{operation}: {index} is not a whole number from 0 to 9007199254740991, nor null",
  // --- shapes by shapes --------------------------------------------------------------------------------------------
  "shapeDiv.zero": "shapeDiv: {left} by {right}; an extent of 0 divides nothing and is not divided",
  "shapeDiv.indivisible": "shapeDiv: {left} by {right}; neither divides the other",
  "shapeDiv.rank": "shapeDiv: {left} and {right} differ in rank",
  "elemScale.rank": "elemScale: {tuple} and {scale} differ in rank",
  // --- elements of another size ------------------------------------------------------------------------------------
  "cast.factor": "{operation}: {factor} is not a whole number from 1 to 9007199254740991",
  "upcast.stride": "{operation}: mode {extent}:{stride} has a stride that does not divide {factor}, nor {factor} it",
  "upcast.extent": "{operation}: mode {extent}:{stride} does not fill wide elements of {factor}, {group} steps each",
  "upcast.overlap": "{operation}: the modes together reach {reach} inside a wide element of {factor}",
  "downcast.overlap": "{operation}: modes {first}:1 and {second}:1 both run through consecutive elements",
  "cast.outer": "{operation}: behind another layout elements cannot change their size; only a swizzle can be cast",
  "cast.swizzle": "{operation}: a swizzle of base {base} does not move whole elements {factor} times as wide",
  "cast.offset": "{operation}: offset {offset} is not a multiple of {factor}",
  // --- modes -------------------------------------------------------------------------------------------------------
  "zipModes.rank": "zipModes: layouts of rank {left} and {right}",
  "expandModesAlike.rank": "expandModesAlike: {left} and {right} differ in rank",
  "expandModesAlike.size": "expandModesAlike: {extent} is not the size of {shape}",
  "tileToShape.rank": "tileToShape: the tile {tile} has more modes than the shape {shape}",
  "tileToShape.divide": "tileToShape: mode {mode} of size {size} is not a multiple of the tile's {tile}",
  "tileToShape.empty": "tileToShape: the tile {tile} has an extent of 0",
  // --- layouts by layouts ------------------------------------------------------------------------------------------
  "algebra.unusable": "{operation}: a layout is never, a union or holds sizes that are none; give it one type",
  "algebra.empty": "{operation}: shape {shape} has an extent of 0",
  "algebra.not-a-tiler": "{operation}: {value} is not a tiler: a layout, a size, null, or an array of tilers",
  "algebra.union": "{operation}: a {role} is a union; give it one type; dyn(x) makes a number a runtime number",
  "algebra.too-large": "{operation}: {shape}:{stride} gives a layout that passes 9007199254740991",
  "algebra.tiler-rank": "{operation}: more tilers ({tilers}) than modes ({modes})",
  "algebra.profile-rank": "{operation}: a profile of rank {parts} for a layout of rank {modes}",
  "applyTiler.operation": "applyTiler: {value} takes no tiler; composition, logicalDivide and logicalProduct do",
  "complement.cotarget": "complement: cotarget {cotarget} is not a whole number from 1 to 9007199254740991",
  "complement.overlap":
    "{operation}: mode {extent}:{stride} begins below {filled}, where the modes of smaller stride end",
  "composition.split":
    "{operation}: mode {extent}:{stride} carries out of extent {place} every {steps} steps, and {left} is not a multiple of {steps}",
  "composition.carry":
    "{operation}: the modes together count to {load} in extent {place}, so that an index would carry",
  "composition.diagonal": "{operation}: mode {extent}:{stride} steps through two gaps of the block at once",
  "leftInverse.overlap":
    "leftInverse: mode {extent}:{stride} begins below {filled}, where the mode of the next smaller stride ends",
  "leftInverse.stride":
    "leftInverse: the stride of mode {extent}:{stride} is not a multiple of {before}, the next smaller one",
} as const;
