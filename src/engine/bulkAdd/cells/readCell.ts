import { plainWord, type FieldPlan } from './plan.ts';
import { readDate } from './readDate.ts';
import { readPhone } from './readPhone.ts';

export interface Reading {
  /** Whether the text comes from a spreadsheet's number. */
  isNumber?: boolean;
  /** `YYYY-MM-DD` */
  today: string;
}

/** Signs that cannot be seen, which come along when text is copied. */
const unseen = /[\u200B-\u200D\u2060\uFEFF\u00AD]/g;

/** Error values that a spreadsheet shows for failed formulas; read as empty. */
const formulaError = /^#(?:N\/A|REF!|VALUE!|DIV\/0!|NAME\?|NUM!|NULL!|SPILL!|CALC!|FIELD!|GETTING_DATA)$/i;

/** Full-width letters, digits and signs. Other compatibility characters (², ㅋ) mean something of their own in a text. */
const fullWidth = /[\u3000\uFF01-\uFF5E]+/g;
const narrow = (text: string) => text.normalize('NFC').replace(fullWidth, part => part.normalize('NFKC'));

/** What was typed, pasted or uploaded into a cell, in the form in which the console keeps it; nothing is lost. */
export function readCell(
  field: Pick<FieldPlan, 'kind' | 'options'>,
  given: string,
  reading: Reading,
): string {
  const form = field.kind === 'text' ? narrow(given) : given.normalize('NFKC');
  const text = form.replace(unseen, '').replace(/\s+/g, ' ').trim();
  if (text === '' || formulaError.test(text)) return '';
  switch (field.kind) {
    case 'text':
      return text;
    case 'email':
      return text.replace(/^mailto:/i, '').toLowerCase();
    case 'phone':
      return readPhone(text, reading.isNumber ?? false);
    case 'date':
      return readDate(text, reading.isNumber ?? false, reading.today);
    case 'choice': {
      const word = plainWord(text);
      return field.options.find(({ names }) => names.includes(word))?.value ?? text;
    }
  }
}
