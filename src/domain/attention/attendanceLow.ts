import { limits } from '../limits.ts';
import type { AttentionSettings } from './attentionSettings.ts';
import type { Finding } from './finding.ts';
import { lastHolding } from './lastHolding.ts';
import { countDays, dayFlags, type StudentHistory } from './studentHistory.ts';

function isLow(
  { days }: StudentHistory,
  { attendanceBelow, attendanceDays }: AttentionSettings,
  place: number,
): boolean {
  const counted = countDays(days, dayFlags.counted, place, attendanceDays);
  if (counted < limits.attention.leastCountedDays) return false;
  return countDays(days, dayFlags.present, place, attendanceDays) * 100 < attendanceBelow * counted;
}

/** The attendance of a window of days is below the threshold. Few counted days make no rate. */
export function attendanceLow(history: StudentHistory, settings: AttentionSettings): Finding | null {
  const { days, memberDays } = history;
  const { attendanceBelow, attendanceDays } = settings;
  if (!isLow(history, settings, 0)) return null;
  const places = Math.max(1, days.length - attendanceDays + 1);
  const since = lastHolding(places, place => isLow(history, settings, place));
  const present = countDays(days, dayFlags.present, 0, attendanceDays);
  const counted = countDays(days, dayFlags.counted, 0, attendanceDays);
  return {
    since,
    isLonger: since === places - 1 && memberDays > days.length,
    level: Math.floor((attendanceBelow - (present / counted) * 100) / 10),
    value: present,
    compared: counted,
  };
}
