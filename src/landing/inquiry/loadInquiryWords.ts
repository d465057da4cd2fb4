import type { Language } from '../../domain/choices.ts';
import { languageFolder } from '../../domain/languageFolder.ts';
import { withOwnWords } from '../../i18n/withOwnWords.ts';
import type { InquiryWords } from '../../i18n/en/landing/inquiry.ts';

/** What the inquiry says in a language; the others are not loaded. */
export async function loadInquiryWords(language: Language): Promise<InquiryWords> {
  const load = import(`../../i18n/${languageFolder(language)}/landing/inquiry.ts`) as Promise<{
    inquiry: InquiryWords;
  }>;
  const { landing } = await withOwnWords(
    load.then(({ inquiry }) => ({ landing: { inquiry } })),
    language,
  );
  return landing.inquiry;
}
