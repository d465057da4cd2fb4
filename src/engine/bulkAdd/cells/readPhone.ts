import { normalizePhone } from '../../../domain/normalizePhone.ts';
import type { CellReading, Correction } from './CellReading.ts';

const separators = /[\s()+.·_~ー〜ㅡᅳ/|‐-―−-]/g;
const onlyDigits = /^\d+$/;
/** A number among other characters, with whatever separates its parts. */
const within = /\+?\d(?:[\s().·_~ー〜ㅡᅳ‐-―−-]*\d){7,}/;
/** Letters and digits that look alike. */
const lookalikes: Record<string, string> = { o: '0', O: '0', l: '1', I: '1', ㅇ: '0' };

const lostZero = (isNumber: boolean) => (isNumber ? /^[1-9]\d{7,9}$/ : /^1[016789]\d{7,8}$/);

/** A number with its zero, or a mobile number that has lost it. */
const whole = /^(?:0\d{8,10}|1[016789]\d{7,8})$/;
const withoutLookalikes = (text: string) =>
  normalizePhone(text.replace(/[oOlIㅇ]/g, letter => lookalikes[letter]!));

/** The digits of a text that is a number, or has one next to a note; null when it has none. */
function digitsIn(text: string): string | null {
  const digits = normalizePhone(text);
  if (onlyDigits.test(digits)) return digits;
  // A letter within a number would end it too soon.
  if (whole.test(withoutLookalikes(text))) return null;
  const found = normalizePhone(within.exec(text)?.[0] ?? '');
  return whole.test(found) ? found : null;
}

function correctionOf(text: string, digits: string): Correction | undefined {
  const plain = text.replace(separators, '');
  if (plain === digits) return undefined;
  if (!onlyDigits.test(plain)) return /\d{7}.*\d{7}/.test(plain) ? 'firstOfSeveral' : 'noteRemoved';
  return plain.length > digits.length + 3 ? 'firstOfSeveral' : 'countryCode';
}

/**
 * A phone number as its digits. Spreadsheets take numbers for numbers and drop the zero in front: it is put back for
 * mobile numbers, and for all that come from a cell with a number, since no number that is dialled begins otherwise.
 */
export function readPhone(given: string, isNumber: boolean): CellReading {
  // Programs that take numbers for decimal ones write them like that.
  const text = given.replace(/(?<=\d{8})\.0$/, '');
  const digits = digitsIn(text);
  if (digits === null) {
    const replaced = withoutLookalikes(text);
    return whole.test(replaced)
      ? { text, suggested: { kind: 'letterForDigit', text: replaced } }
      : { text: given };
  }
  if (!text.trimStart().startsWith('+') && lostZero(isNumber).test(digits))
    return { text: `0${digits}`, correction: 'lostZero' };
  const correction = correctionOf(text, digits);
  return correction === undefined ? { text: digits } : { text: digits, correction };
}
