import type { LegalName } from './legalNames.ts';

/** That someone accepted a document, as it is stored with their account. */
export interface StoredConsent {
  document: LegalName;
  /** `YYYY-MM-DD`; null where only the document's address was known. */
  version: string | null;
  /** ISO 8601. */
  at: string;
}
