/** A Korean number without its leading zero: mobile, Seoul, other areas, internet telephony. */
const koreanNumber = /^(?:1[016789]\d{7,8}|2\d{7,8}|[3-6][1-5]\d{7,8}|[57]0\d{8})$/;

/** One number whose parts have slashes or bars between them, which otherwise separate two numbers. */
const slashed = /^0\d{1,2}[/|]\d{3,4}[/|]\d{4}$/;

/** What separates two numbers in one cell. */
const betweenNumbers = /[/,;|\n]| {2,}|\([^()\d]*\)|또는|\bor\b/i;

const hasDigits = (text: string) => (text.match(/\d/g)?.length ?? 0) >= 7;

/**
 * A phone number as its digits, whatever way it was written: full-width characters, separators, a note in parentheses,
 * or several numbers, of which the first counts. Korea's country code (`+82`, `0082` or `82`) becomes the leading zero;
 * other country codes keep their digits. Text that is no number is returned as it is.
 */
export function normalizePhone(text: string): string {
  const plain = text.normalize('NFKC').trim();
  const first = slashed.test(plain)
    ? plain.replace(/[/|]/g, '')
    : (plain.split(betweenNumbers).find(hasDigits) ?? plain);
  const written = first.trim();
  const digits = written.replace(/[\s()+._~ー〜ㅡᅳ‐-―−-]/g, '');
  if (!/^\d+$/.test(digits)) return text;
  const isForeign = written.startsWith('+') || digits.startsWith('00');
  const [, afterCode] = /^(?:00)?82(\d+)$/.exec(digits) ?? [];
  const national = afterCode?.replace(/^0/, '');
  if (national !== undefined && (isForeign || koreanNumber.test(national))) return `0${national}`;
  return digits;
}
