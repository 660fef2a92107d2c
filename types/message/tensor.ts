// What does the tensor room say? Placeholders in braces; see `say.ts`.
export const tensorSentences = {
} as const;
