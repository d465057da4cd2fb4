import { formatSeconds } from '../../../domain/format.ts';
import { limits } from '../../../domain/limits.ts';
import { sheetTerms } from './sheetTerms.ts';

const clock = /^(\d{1,3}):(\d{1,2})(?::(\d{1,2}))?$/;
const anyOf = (words: ReadonlySet<string>) => [...words].toSorted((a, b) => b.length - a.length).join('|');
const withUnits = new RegExp(
  `^(?:(\\d+(?:\\.\\d+)?)\\s*(?:${anyOf(sheetTerms.hours)}))?\\s*(?:(\\d+)\\s*(?:${anyOf(sheetTerms.minutes)}))?$`,
  'i',
);

/**
 * A length of time as `H:MM:SS`, from `2:30`, `2h 30m`, `150min`, the same with other languages' units, or a number of
 * hours. Any other text is returned as it is, for the rules to reject.
 */
export function readDuration(text: string): string {
  const ofClock = clock.exec(text);
  if (ofClock !== null) {
    const [hours, minutes, seconds] = ofClock.slice(1).map(part => Number(part ?? 0));
    return minutes! < 60 && seconds! < 60 ? formatSeconds(hours! * 3_600 + minutes! * 60 + seconds!) : text;
  }
  const ofUnits = withUnits.exec(text);
  if (ofUnits !== null && (ofUnits[1] ?? ofUnits[2]) !== undefined)
    return formatSeconds(Number(ofUnits[1] ?? 0) * 3_600 + Number(ofUnits[2] ?? 0) * 60);
  const hours = /^\d+(?:\.\d+)?$/.test(text) ? Number(text) : Number.NaN;
  return hours <= limits.studyDay.hours ? formatSeconds(hours * 3_600) : text;
}
