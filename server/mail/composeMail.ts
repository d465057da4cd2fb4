import type { Language } from '../../src/domain/choices.ts';
import { fillGaps } from '../../src/domain/fillGaps.ts';
import type { MailWords } from '../../src/i18n/mailWords.ts';
import { renderMail } from './renderMail.ts';

interface Given {
  /** What fills the gaps of the words. */
  values: Record<string, string | number>;
  /** Where the button leads. */
  url?: string;
  /** Digits that are to be typed. */
  code?: string;
}

/** A mail of a language's words, with their gaps filled in. */
export function composeMail(language: Language, words: MailWords, { values, url, code }: Given) {
  const fill = (text: string) => fillGaps(text, values);
  const { subject, title, lines, facts = [], action, note } = words;
  return renderMail(language, {
    subject: fill(subject),
    title: fill(title),
    lines: lines.map(fill),
    facts: Object.fromEntries(facts.map(([label, value]) => [label, fill(value)])),
    code,
    action: action === undefined || url === undefined ? undefined : { label: fill(action), url },
    note: note && fill(note),
  });
}
