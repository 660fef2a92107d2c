// What does the layout room say? Placeholders in braces; see `say.ts`.
export const layoutSentences = {
  "layout.not-congruent": "layout: shape {shape} and stride {stride} are not congruent",
} as const;
