// What does the coord room say? Placeholders in braces; see `say.ts`.
export const coordSentences = {
  "coord.not-a-size": "{operation}: mode {mode} has {role} {value}, not a whole number from 0 to 9007199254740991",
  "coord.negative-stride": "{operation}: mode {mode} has stride {value}; a stride is never negative",
  "coord.union": "{operation}: mode {mode} has a union as {role}; dyn(x) makes it a runtime number",
  "coord.any": "{operation}: an argument is or holds any; give it a type",
  "coord.not-a-tuple": "{operation}: {value} is not an int-tuple: a whole number or an array of int-tuples",
  "coord.too-deep": "{operation}: an int-tuple is nested deeper than {limit} levels",
  "coord.too-large": "{operation}: {tuple} gives a result past 9007199254740991",
  "coord.not-congruent": "{operation}: {left} and {right} are not congruent",
  "coord.wrong-count": "{operation}: {left} has flat rank {leaves}, {right} has {places}",
  "coord.no-mode": "{operation}: {tuple} of rank {rank} has no mode {mode}",
  "coord.not-in-shape": "{operation}: coordinate {crd} does not fit shape {shape}",
  "coord.past-the-end": "{operation}: index {index} is past the end of shape {shape}",
  "coord.empty": "{operation}: shape {shape} has size 0, so no index is inside",
  "coord.needs-source": "{operation}: coordinate {crd} has no index without the shape that it comes from",
  "coord.not-a-multiple": "{operation}: {value} is not a multiple of {divisor}",
  "coord.not-a-divisor": "{operation}: {divisor} cannot divide: it is not a whole number from 1 to 9007199254740991",
} as const;
