import { normalizePhone } from './normalizePhone.ts';

/**
 * The digits that a search for a phone number, or a part of one, looks for: as it is stored now, and with the country
 * code, as it may have been stored before. Empty when the text is no number.
 */
export function phoneForms(text: string): string[] {
  const digits = normalizePhone(text);
  if (!/^\d+$/.test(digits)) return [];
  const isWhole = /^0\d{8,}$/.test(digits);
  return isWhole ? [digits, `82${digits.slice(1)}`] : [digits];
}
