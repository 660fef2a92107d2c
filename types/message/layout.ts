// What does the layout room say? Placeholders in braces; see `say.ts`.
export const layoutSentences = {
  "layout.not-congruent": "{operation}: shape {shape} and stride {stride} are not congruent",
  "layout.too-large": "{operation}: the extents of shape {shape} multiply past 9007199254740991",
  "layout.reaches-too-far": "{operation}: {shape}:{stride} reaches offsets past 9007199254740991",
  "layout.not-a-layout": "{operation}: {value} is not a layout",
  "layout.no-text": "{operation}: '{text}' is not a layout such as '(3,4):(4,1)'",
  "layout.coordinate-outside": "{operation}: coordinate {value} is past extent {extent} of mode {mode}",
  "layout.index-outside": "{operation}: index {value} is past size {size} of shape {shape}",
  "layout.wrong-count": "{operation}: shape {shape} of rank {rank} takes no coordinate of rank {count}",
  "layout.draw-limit": "drawLayout: {option} is {value}, not a whole number from 0 to 9007199254740991",
  "layout.not-drawable": "{operation}: a layout of rank {rank} has no grid; it takes rank 1 or 2",
} as const;
