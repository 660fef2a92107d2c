// What does the coord room say? Placeholders in braces; see `say.ts`.
export const coordSentences = {
} as const;
