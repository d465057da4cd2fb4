import type { CellReading } from './CellReading.ts';

/** A person's name. Syllables that were spread out with spaces are put together; a note behind it is doubted. */
export function readName(text: string): CellReading {
  if (/^\p{Script=Hangul}(?: \p{Script=Hangul}){1,4}$/u.test(text))
    return { text: text.replaceAll(' ', ''), correction: 'nameSpaces' };
  const withoutNote = text.replace(/\s*(?:\([^()]*\)|\[[^[\]]*\])\s*/g, ' ').trim();
  const plain = withoutNote
    .replace(/^(?:\d+[.)]|\d{1,2}\s*-\s*\d{1,2}|\d{4,6}|\d{1,2}\p{L}{1,2}\s*\d{1,2}\p{L})\s*(?=\p{L})/u, '')
    .replace(/[★☆※*]+/g, '')
    .trim();
  return plain !== text && plain !== '' ? { text, suggested: { kind: 'nameNote', text: plain } } : { text };
}
