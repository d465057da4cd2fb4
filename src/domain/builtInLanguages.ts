/** The languages that the product brings: each has its folder in `src/i18n`. */
export const builtInLanguages = ['ko', 'en'] as const;
export type Language = (typeof builtInLanguages)[number];
