/** The documents that people agree to when they sign up, as files and addresses name them. */
export const legalNames = ['terms', 'privacy'] as const;
export type LegalName = (typeof legalNames)[number];
