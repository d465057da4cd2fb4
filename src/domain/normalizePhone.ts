/** A Korean number without its leading zero: mobile, Seoul, other areas, internet telephony. */
const koreanNumber = /^(?:1[016789]\d{7,8}|2\d{7,8}|[3-6][1-5]\d{7,8}|[57]0\d{8})$/;

/** What separates two numbers in one cell. */
const betweenNumbers = /[/,;|\n]| {2,}|또는|\bor\b/i;

const hasDigits = (text: string) => (text.match(/\d/g)?.length ?? 0) >= 7;

/**
 * A phone number as its digits, whatever way it was written: full-width characters, separators, a note in parentheses,
 * or several numbers, of which the first counts. Korea's country code (`+82`, `0082` or `82`) becomes the leading zero;
 * other country codes keep their digits. Text that is no number is returned as it is.
 */
export function normalizePhone(text: string): string {
  const plain = text.normalize('NFKC');
  const first = plain.split(betweenNumbers).find(hasDigits) ?? plain;
  const written = first.replace(/\([^()\d]*\)/g, '').trim();
  const digits = written.replace(/[\s()+.‐-―−-]/g, '');
  if (!/^\d+$/.test(digits)) return text;
  const isForeign = written.startsWith('+') || digits.startsWith('00');
  const [, afterCode] = /^(?:00)?82(\d+)$/.exec(digits) ?? [];
  const national = afterCode?.replace(/^0/, '');
  if (national !== undefined && (isForeign || koreanNumber.test(national))) return `0${national}`;
  return digits;
}
