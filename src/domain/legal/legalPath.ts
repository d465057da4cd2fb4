import type { Language } from '../choices.ts';
import type { LegalName } from './legalNames.ts';

/** Where this installation publishes a document in a language. */
export const legalPath = (name: LegalName, language: Language) => `/${language}/${name}`;
