import { isCalendarDate } from '../../../domain/isCalendarDate.ts';
import type { CellReading } from './CellReading.ts';
import { monthOf } from './monthOf.ts';

/** What the other dates of a column say about how to read one. */
export interface DateColumn {
  /** Numbers of five digits are days since 1900, as spreadsheets count them. */
  hasSerials?: boolean;
  /** In `3/4/2010`: whether the month or the day comes first; undefined while both are possible. */
  first?: 'month' | 'day';
}

const pad = (part: string | number, length = 2) => String(part).padStart(length, '0');
const dateOf = (year: string | number, month: string | number, day: string | number): string | null => {
  const date = `${pad(year, 4)}-${pad(month)}-${pad(day)}`;
  return isCalendarDate(date) ? date : null;
};
const read = (date: string | null, text: string, correction?: CellReading['correction']): CellReading => {
  if (date === null) return { text };
  return correction === undefined ? { text: date } : { text: date, correction };
};

/** The century that makes a date of two-digit years the latest one that is not to come. */
function ofTwoDigits(year: string, month: string, day: string, today: string): string | null {
  const recent = dateOf(`20${year}`, month, day);
  return recent !== null && recent <= today ? recent : dateOf(`19${year}`, month, day);
}

/** The date of a spreadsheet's serial number, or null when it is no likely date of birth. */
export function ofSerial(serial: number, today: string): string | null {
  const dayMs = 86_400_000;
  const date = new Date(Date.UTC(1899, 11, 30) + Math.floor(serial) * dayMs);
  if (Number.isNaN(date.getTime())) return null;
  const text = date.toISOString().slice(0, 10);
  return text >= '1920-01-01' && text <= today ? text : null;
}

const separator = String.raw`\s*[-./,년월_·ㆍᆞ・]\s*`;
const yearFirst = new RegExp(String.raw`^(\d{4})${separator}(\d{1,2})${separator}(\d{1,2})$`);
const shortYearFirst = new RegExp(String.raw`^(\d{2})${separator}(\d{1,2})${separator}(\d{1,2})$`);
const yearLast = /^(\d{1,2})\s*[-./]\s*(\d{1,2})\s*[-./]\s*(\d{4})$/;
const spaced = /^(\d{4}) (\d{1,2}) (\d{1,2})$/;
const withMonthName =
  /^(?:(\d{1,2})(?:st|nd|rd|th)?\s+)?(\p{L}{3,})\.?(?:\s+(\d{1,2})(?:st|nd|rd|th)?)?,?\s+(\d{4})$/u;
/** A weekday, an age or a calendar behind a date, or the calendar before it. */
const note = /\s*\([^()]{1,10}\)$/;
const calendar = /^\(?[양음]력?\)?\s*(?=\d)/;
const time = /[T ](?:(?:오전|오후|am|pm)\s*)?\d{1,2}:\d\d(?::\d\d)?(?:\.\d+)?(?:Z|[+-]\d\d:?\d\d| ?[ap]m)?$/i;
/** The front of a resident registration number; the digit after it says the century, the rest is not read. */
const registration = /^(\d{2}|\d{4})(\d{2})(\d{2})\s*-\s*([1-8])[\d*●○xX]{0,6}$/;

function ofRegistration(parts: RegExpExecArray): string | null {
  const [, year, month, day, mark] = parts;
  const century = '3478'.includes(mark!) ? 20 : 19;
  return dateOf(year!.length === 4 ? year! : `${century}${year!}`, month!, day!);
}

/**
 * A date as `YYYY-MM-DD`, from any usual way to write one. A number has lost the zero of a year like 08. Text that is
 * no such date is returned as it is, for the rules to reject.
 *
 * @param today `YYYY-MM-DD`; decides the century of years of two digits
 */
export function readDate(
  text: string,
  isNumber: boolean,
  today: string,
  { hasSerials = false, first }: DateColumn = {},
): CellReading {
  const words = text
    .replace(/^['’`]/, '')
    .replace(time, '')
    .replace(note, '')
    .replace(calendar, '')
    .replace(/(?:\s*생)?\s*[.일]?\s*(?:생)?$/, '')
    .trim();
  const whole = yearFirst.exec(words) ?? spaced.exec(words);
  if (whole) return read(dateOf(whole[1]!, whole[2]!, whole[3]!), text);
  const short = shortYearFirst.exec(words);
  if (short) return read(ofTwoDigits(short[1]!, short[2]!, short[3]!, today), text, 'twoDigitYear');
  const registered = registration.exec(words);
  if (registered) return read(ofRegistration(registered), text, 'noteRemoved');
  const named = withMonthName.exec(words);
  if (named) {
    const month = monthOf(named[2]!);
    const day = named[1] ?? named[3];
    if (month !== null && day !== undefined) return read(dateOf(named[4]!, month, day), text);
  }
  const last = yearLast.exec(words);
  if (last) return ofYearLast(last, text, first);
  if (hasSerials && /^\d{5}(?:\.\d+)?$/.test(words))
    return read(ofSerial(Number(words), today), text, 'serialDate');
  const digits = isNumber ? words.padStart(6, '0') : words;
  const eight = /^(\d{4})(\d\d)(\d\d)$/.exec(digits);
  if (eight) return read(dateOf(eight[1]!, eight[2]!, eight[3]!), text);
  const six = /^(\d\d)(\d\d)(\d\d)$/.exec(digits);
  if (six) return read(ofTwoDigits(six[1]!, six[2]!, six[3]!, today), text, 'twoDigitYear');
  return { text };
}

function ofYearLast([, a, b, year]: RegExpExecArray, text: string, first: DateColumn['first']): CellReading {
  const monthFirst = dateOf(year!, a!, b!);
  const dayFirst = dateOf(year!, b!, a!);
  if (first !== undefined) return read(first === 'month' ? monthFirst : dayFirst, text);
  if (monthFirst === null || dayFirst === null || monthFirst === dayFirst)
    return read(monthFirst ?? dayFirst, text);
  return { text, suggested: { kind: 'dateOrder', text: monthFirst } };
}
