import type { CellReading } from './CellReading.ts';
import { joinName } from './joinName.ts';
import { sheetTerms } from './sheetTerms.ts';

/** Marks and pictures that lists put next to names. */
const decoration =
  /[★☆※*●○◎■□◆◇▶▷✓✔]|\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Variation_Selector}|^\s*-\s+/gu;

/** `Family, Given`, as lists in English have it. */
const familyFirst =
  /^(\p{Script=Latin}[\p{Script=Latin}'’-]*),\s*(\p{Script=Latin}[\p{Script=Latin}.'’ -]*)$/u;

/** A name without how the person is addressed, which follows a space or a whole name. */
function withoutTitle(name: string): string {
  const title = [...sheetTerms.titles].find(each => name.endsWith(each));
  const rest = title === undefined ? '' : name.slice(0, -title.length);
  return rest.endsWith(' ') || /\p{Script=Hangul}{3}$/u.test(rest) ? rest.trim() : name;
}

/** A person's name. Syllables that were spread out with spaces are put together; a note behind it is doubted. */
export function readName(text: string): CellReading {
  if (/^\p{Script=Hangul}(?: \p{Script=Hangul}){1,4}$/u.test(text))
    return { text: text.replaceAll(' ', ''), correction: 'nameSpaces' };
  const [, family, given] = familyFirst.exec(text) ?? [];
  if (family !== undefined && given !== undefined)
    return { text: joinName(family, given), correction: 'nameJoined' };
  const withoutNote = text
    .replace(decoration, '')
    .replace(/\s*(?:\([^()]*\)|\[[^[\]]*\])\s*/g, ' ')
    .trim();
  const unnumbered = withoutNote
    .replace(/^(?:\d+[.)]|\d{1,2}\s*-\s*\d{1,2}|\d{4,6}|\d{1,2}\p{L}{1,2}\s*\d{1,2}\p{L})\s*(?=\p{L})/u, '')
    .trim();
  const plain = withoutTitle(unnumbered);
  return plain !== text && plain !== '' ? { text, suggested: { kind: 'nameNote', text: plain } } : { text };
}
