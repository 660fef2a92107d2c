// What do arithmetic, reductions and asynchronous copies say? Placeholders in braces; see `say.ts`.
export const arithmeticSentences = {
  // --- operands ----------------------------------------------------------------------------------------------------
  "operand.rank": "{operation}: the operand has rank {other}, the tensor {rank}",
  "operand.axis":
    "{operation}: an operand of rank {other} for a tensor of rank {rank} needs an axis: 0 gives each row one value, {last} each column",
  "operand.axis-range":
    "{operation}: an operand of rank {other} does not fit from axis {axis} on in a tensor of rank {rank}",
  "operand.scalar": "{operation}: {value} is not a value of {dtype}",
  "operand.floats": "{operation}: the elements are {element}; only floats have one",
  "operand.zero": "{operation}: a divisor is 0",

  // --- reductions --------------------------------------------------------------------------------------------------
  "reduce.empty": "{operation}: there are no elements to reduce; only a sum of none is known, 0",
  "reduce.vector": "{operation}: the elements are {element}; reduce before vectorizing",
} as const;
