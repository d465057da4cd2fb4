import { fillGaps } from '../../src/domain/fillGaps.ts';
import type { MailWords } from '../../src/i18n/mailWords.ts';
import type { MailDraft } from '../core/mail/outgoing.ts';

interface Given {
  /** What fills the gaps of the words, besides the product's name. */
  values: Record<string, string | number>;
  /** Where the button leads. */
  url?: string;
  /** Digits that are to be typed. */
  code?: string;
  /** Where the recipient stops mails of this kind. */
  stop?: { label: string; url: string };
}

/** A mail of a language's words, whose gaps are filled once the product's name is known. */
export const composeMail = (words: MailWords, { values, url, code, stop }: Given): MailDraft => ({
  write(product) {
    const fill = (text: string) => fillGaps(text, { ...values, product });
    const { subject, title, lines, facts = [], action, note } = words;
    return {
      subject: fill(subject),
      title: fill(title),
      lines: lines.map(fill),
      facts: Object.fromEntries(facts.map(([label, value]) => [label, fill(value)])),
      ...(code === undefined ? {} : { code }),
      ...(action === undefined || url === undefined ? {} : { action: { label: fill(action), url } }),
      ...(stop === undefined ? {} : { stop }),
      ...(note === undefined ? {} : { note: fill(note) }),
    };
  },
});
