import { sheetTerms } from '../cells/sheetTerms.ts';

/** Whether a text looks like a person's name: by a common family name, or as two capitalized words. */
export function looksLikeName(text: string): boolean {
  const plain = text
    .normalize('NFC')
    .replace(/\([^()]*\)/g, '')
    .replace(/\s+/g, ' ')
    .trim();
  const word = plain.replaceAll(' ', '');
  if (/^\p{Script=Hangul}{2,5}$/u.test(word))
    return sheetTerms.commonFamilyNames.has(word[0]!) || sheetTerms.commonFamilyNames.has(word.slice(0, 2));
  return /^\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}.'’-]*){1,3}$/u.test(plain);
}
