import type { LandingContent } from '../../../src/i18n/landingContent.ts';
import type { Language } from '../../../src/domain/choices.ts';
import type { Messages } from './readMessages.ts';
import type { LegalName } from '../../../src/domain/legal/legalNames.ts';

/** What a document says in one language. */
export interface LegalText {
  /** Markdown; empty where it is published at `url`. */
  markdown: string;
  url: string | null;
  /** What the version changes, in a sentence or two; empty if that is not said. */
  changes: string;
}

/** A version of the terms or of the privacy policy. */
export interface LegalDocument {
  /** The day from which it applies, `YYYY-MM-DD`. */
  version: string;
  texts: Readonly<Record<Language, LegalText>>;
}

/** What a provider says in place of the product, as `CONTENT_DIR` has it. */
export interface Content {
  legal: Partial<Record<LegalName, LegalDocument>>;
  /** What the landing page says for its operator, in place of the samples. */
  landing: Partial<Record<Language, LandingContent>>;
  messages: Messages;
}
