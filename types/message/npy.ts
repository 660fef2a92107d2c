// What does the npy room say? Placeholders in braces; see `say.ts`.
export const npySentences = {
} as const;
