// What does the int room say? Placeholders in braces; see `say.ts`.
export const intSentences = {
  "int.not-a-size": "{operation}: {value} is not a whole number from 0 to 9007199254740991",
  "int.not-a-number": "{operation}: an operand is not a number",
  "int.not-a-tuple": "{operation}: takes a tuple of sizes",
  "int.branded": "{operation}: an operand is a number with a brand of its own, neither a literal nor number",
  "int.union": "{operation}: an operand is a union of sizes; dyn(x) makes it a runtime number",
  "int.any": "{operation}: an operand is any; give it a type",
  "int.never": "{operation}: an operand is never; no size can stand there",
  "int.negative-result": "{operation}: {left} - {right} is negative",
  "int.zero-divisor": "{operation}: the divisor is 0",
} as const;
