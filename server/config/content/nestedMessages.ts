import set from 'lodash/set.js';
import type { Language } from '../../../src/domain/choices.ts';
import type { Content } from './content.ts';

/** A language's texts in place of the product's, nested as its own are; the server's are under `server`. */
export function nestedMessages(
  { messages }: Pick<Content, 'messages'>,
  language: Language,
): Record<string, object> {
  const nested = {};
  for (const { texts } of messages[language] ?? [])
    for (const [key, text] of Object.entries(texts)) set(nested, key, text);
  return nested;
}
