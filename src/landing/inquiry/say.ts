import { fillGaps } from '../../domain/fillGaps.ts';
import type { InquiryWords } from '../../i18n/en/landing/inquiry.ts';

/** The words of a message's key such as `validation.email`, with its gaps filled in; the key itself when there are none. */
export function say(words: InquiryWords, key: string, values: Record<string, unknown> = {}): string {
  const found = key
    .split('.')
    .reduce<unknown>((within, name) => (within as Record<string, unknown> | undefined)?.[name], words);
  return typeof found === 'string' ? fillGaps(found, values) : key;
}
