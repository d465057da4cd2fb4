import { sheetTerms } from './sheetTerms.ts';
import { plainWord } from './plainWord.ts';

/** Error values that a spreadsheet shows for failed formulas. */
const formulaError = /^#(?:N\/A|REF!|VALUE!|DIV\/0!|NAME\?|NUM!|NULL!|SPILL!|CALC!|FIELD!|GETTING_DATA)$/i;
/** Dashes, dots and the like alone. */
const onlyMarks = /^[-‐-―−_.·~/\\*ㅡ○●□]+$/;

/** Whether a text says that there is nothing, such as `-`, `#N/A` or a word for none. */
export const isEmptyMark = (text: string): boolean =>
  formulaError.test(text) || onlyMarks.test(text) || sheetTerms.empty.has(plainWord(text));
