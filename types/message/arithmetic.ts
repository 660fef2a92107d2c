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

  // --- outerProductAcc ---------------------------------------------------------------------------------------------
  "outer.rank": "outerProductAcc: {operand} has rank {rank}, not {wanted}",
  "outer.dtype": "outerProductAcc: c is {element}, {operand} is {other}",
  "outer.vector": "outerProductAcc: c is {element}; only scalars are multiplied",
  "outer.extent": "outerProductAcc: axis {axis} of c has extent {extent}, {operand} has {other}",

  // --- copyFromAsync -----------------------------------------------------------------------------------------------
  "copyFromAsync.group": "{operation}: {value} is not a group of copies",
  "copyFromAsync.mask": "copyFromAsync: {name} is a whole number from 0, not {value}",
  "copyFromAsync.fill": "copyFromAsync: a fill is 'none', 'zero' or 'nan', not {fill}",
  "copyFromAsync.nan": "copyFromAsync: {dtype} has no NaN to fill with",
  "copyFromAsync.base": "copyFromAsync: a base offset is a whole number from 0, not {value}",
  "copyFromAsync.lanes": "copyFromAsync: a swizzle moves elements of {lanes} scalars, which are not stored as such",
  "copyFromAsync.place":
    "copyFromAsync: the swizzle sends offset {offset} to {place}, the last addressable one is {last}",
} as const;
