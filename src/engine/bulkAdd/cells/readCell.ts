import type { CellReading } from './CellReading.ts';
import { isEmptyMark } from './isEmptyMark.ts';
import type { FieldPlan } from './plan.ts';
import { plainWord } from './plainWord.ts';
import { readDate, type DateColumn } from './readDate.ts';
import { readDuration } from './readDuration.ts';
import { readEmail } from './readEmail.ts';
import { readName } from './readName.ts';
import { readPhone } from './readPhone.ts';

export interface Reading {
  /** Whether the text comes from a spreadsheet's number. */
  isNumber?: boolean;
  /** `YYYY-MM-DD` */
  today: string;
  /** How the dates of its column are read. */
  dates?: DateColumn;
}

type Field = Pick<FieldPlan, 'kind' | 'options' | 'isRequired'>;

/** Signs that cannot be seen, which come along when text is copied. */
const unseen = /[\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF\u00AD]/g;

/** Full-width letters, digits and signs. Other compatibility characters (², ㅋ) mean something of their own in a text. */
const fullWidth = /[\u3000\uFF01-\uFF5E]+/g;
const narrow = (text: string) => text.normalize('NFC').replace(fullWidth, part => part.normalize('NFKC'));

/** A text that has to be there and is of a person, rather than a remark. */
export const isName = ({ kind, isRequired }: Pick<FieldPlan, 'kind' | 'isRequired'>) =>
  kind === 'text' && isRequired;

/** What was typed, pasted or uploaded into a cell, in the form in which the console stores it, with what was corrected. */
export function readCellWith(field: Field, given: string, reading: Reading): CellReading {
  const form = field.kind === 'text' ? narrow(given) : given.normalize('NFKC');
  const text = form.replace(unseen, '').replace(/\s+/g, ' ').trim();
  if (text === '') return { text };
  // A word for none may be one of the choices.
  if (field.kind === 'choice') {
    const word = plainWord(text);
    const option = field.options.find(({ names }) => names.includes(word));
    if (option) return { text: option.value };
  }
  if (isEmptyMark(text)) return { text: '', correction: 'emptyMark' };
  switch (field.kind) {
    case 'text':
      return isName(field) ? readName(text) : { text };
    case 'email':
      return readEmail(text);
    case 'phone':
      // The parts of two lines are two numbers.
      return readPhone(
        form.includes('\n') ? form.replace(/\s*\n\s*/g, ' / ').trim() : text,
        reading.isNumber ?? false,
      );
    case 'date':
      return readDate(text, reading.isNumber ?? false, reading.today, reading.dates);
    case 'duration':
      return { text: readDuration(text) };
    case 'choice':
      return { text };
  }
}

/** The text alone. */
export const readCell = (field: Field, given: string, reading: Reading): string =>
  readCellWith(field, given, reading).text;
