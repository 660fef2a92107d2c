// What does the coord room say? Placeholders in braces; see `say.ts`.
export const coordSentences = {
  "coord.not-a-size": "{operation}: mode {mode} has {role} {value}, not a whole number from 0 to 9007199254740991",
  "coord.union": "{operation}: mode {mode} has a union as {role}; dyn(x) makes it a runtime number",
  "coord.any": "{operation}: an argument is or holds any; give it a type",
  "coord.not-a-tuple": "{operation}: {value} is not an int-tuple: a whole number or an array of int-tuples",
  "coord.too-deep": "{operation}: an int-tuple is nested deeper than {limit} levels",
  "coord.too-large": "{operation}: the product of {tuple} passes 9007199254740991",
  "coord.sum-too-large": "{operation}: the result passes 9007199254740991",
  "coord.not-congruent": "{operation}: {left} and {right} are not congruent",
  "coord.no-mode": "{operation}: {tuple} has {rank} modes, none at {mode}",
  "coord.not-in-shape": "{operation}: coordinate {crd} does not fit shape {shape}",
  "coord.past-the-end": "{operation}: index {index} is past size {size} of shape {shape}",
  "coord.empty-shape": "{operation}: shape {shape} has size 0, so no index is inside",
} as const;
