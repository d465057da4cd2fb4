import { normalizePhone } from '../../../domain/normalizePhone.ts';

/**
 * A phone number as its digits. Spreadsheets take numbers for numbers and drop the zero in front: it is put back for
 * mobile numbers, and for all that come from a cell with a number, since no number that is dialled begins otherwise.
 */
export function readPhone(text: string, isNumber: boolean): string {
  const digits = normalizePhone(text);
  const lostZero = isNumber ? /^[1-9]\d{7,9}$/ : /^1[016789]\d{7,8}$/;
  return !text.trimStart().startsWith('+') && lostZero.test(digits) ? `0${digits}` : digits;
}
