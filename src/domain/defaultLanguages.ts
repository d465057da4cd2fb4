import type { Language } from './builtInLanguages.ts';

/** The language before anything is known of the visitor, and of accounts made without one (specification, section 3). */
export const initialLanguage: Language = 'ko';
/** The language of visitors whose browsers ask for none of ours (specification, section 9). */
export const fallbackLanguage: Language = 'en';
