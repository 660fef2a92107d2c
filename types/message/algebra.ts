// What does the algebra room say? Placeholders in braces; see `say.ts`.
export const algebraSentences = {
} as const;
