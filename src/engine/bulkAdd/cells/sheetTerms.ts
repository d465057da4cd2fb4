import type { SheetTerms } from '../../../i18n/sheetNames.ts';
import { sheetWords } from '../../../i18n/sheetWords.ts';
import { plainWord } from './plainWord.ts';

const wordsOf = (kind: keyof SheetTerms) =>
  new Set(sheetWords.flatMap(words => words.sheetTerms[kind]).map(plainWord));

/** The words of files in general, of all languages, in the form of `plainWord`. */
export const sheetTerms: Record<keyof SheetTerms, ReadonlySet<string>> = {
  own: wordsOf('own'),
  others: wordsOf('others'),
  othersInNotes: wordsOf('othersInNotes'),
  fillers: wordsOf('fillers'),
  titles: wordsOf('titles'),
  familyName: wordsOf('familyName'),
  givenName: wordsOf('givenName'),
  ignored: wordsOf('ignored'),
  hours: wordsOf('hours'),
  minutes: wordsOf('minutes'),
  totals: wordsOf('totals'),
  empty: wordsOf('empty'),
  commonFamilyNames: wordsOf('commonFamilyNames'),
};
