import { isCalendarDate } from '../../../domain/rules.ts';

const pad = (part: string | number, length = 2) => String(part).padStart(length, '0');
const dateOf = (year: string | number, month: string | number, day: string | number): string | null => {
  const date = `${pad(year, 4)}-${pad(month)}-${pad(day)}`;
  return isCalendarDate(date) ? date : null;
};

/** The century that makes a date of two-digit years the latest one that is not to come. */
function ofTwoDigits(digits: string, today: string): string | null {
  const [year, month, day] = [digits.slice(0, 2), digits.slice(2, 4), digits.slice(4)] as const;
  const recent = dateOf(`20${year}`, month, day);
  return recent !== null && recent <= today ? recent : dateOf(`19${year}`, month, day);
}

/**
 * A date as `YYYY-MM-DD`: with any separators, as `20100304` or `100304`, in Korean, or with a time behind it. A
 * number has lost the zero of a year like 08. What is no such date is left as it is, for the rules to refuse.
 *
 * @param today `YYYY-MM-DD`; decides the century of years of two digits
 */
export function readDate(text: string, isNumber: boolean, today: string): string {
  const words = text.replace(/[T ]\d{1,2}:\d\d(:\d\d)?(\.\d+)?Z?$/, '');
  const parts = /^(\d{4})\s*[-./년]\s*(\d{1,2})\s*[-./월]\s*(\d{1,2})\s*[.일]?$/.exec(words);
  if (parts) return dateOf(parts[1]!, parts[2]!, parts[3]!) ?? text;
  const digits = isNumber ? words.padStart(6, '0') : words;
  const eight = /^(\d{4})(\d\d)(\d\d)$/.exec(digits);
  if (eight) return dateOf(eight[1]!, eight[2]!, eight[3]!) ?? text;
  if (/^\d{6}$/.test(digits)) return ofTwoDigits(digits, today) ?? text;
  return text;
}
