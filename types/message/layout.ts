// What does the layout room say? Placeholders in braces; see `say.ts`.
export const layoutSentences = {
  "layout.not-congruent": "layout: shape {shape} and stride {stride} are not congruent",
  "layout.negative-stride": "{operation}: mode {mode} has stride {value}; a stride is never negative",
  "layout.too-large": "{operation}: shape {shape} has more than 9007199254740991 elements",
  "layout.reaches-too-far": "{operation}: {shape}:{stride} reaches offsets past 9007199254740991",
  "layout.not-a-layout": "{operation}: {value} is not a layout",
} as const;
