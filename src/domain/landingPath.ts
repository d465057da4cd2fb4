import { languages, type Language } from './choices.ts';

/** Where the landing page is in a language; at `/` it is in the visitor's. */
export const landingPath = (language: Language) => `/${language}`;

/** The file that a plain file server answers for it. */
export const landingFile = (language: Language) => `${landingPath(language)}/index.html`;

/** Every address of the landing page, with its language; null is the visitor's. */
export const landingPaths: readonly (readonly [path: string, language: Language | null])[] = [
  ['/', null],
  ...languages.map(language => [landingPath(language), language] as const),
];

/** What opens the inquiry on the landing page, and the address that leads to it. */
export const inquiryHash = '#inquiry';
export const inquiryPath = `/${inquiryHash}`;

/** The section that says how support is reached. */
export const supportId = 'support';
export const supportPath = `/#${supportId}`;
