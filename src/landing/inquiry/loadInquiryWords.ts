import type { Language } from '../../domain/choices.ts';
import type { InquiryWords } from '../../i18n/en/landing/inquiry.ts';

/** What the inquiry says in a language; the others are not loaded. */
export async function loadInquiryWords(language: Language): Promise<InquiryWords> {
  const { inquiry } = (await import(`../../i18n/${language}/landing/inquiry.ts`)) as {
    inquiry: InquiryWords;
  };
  return inquiry;
}
